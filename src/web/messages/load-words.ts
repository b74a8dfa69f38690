// Words in the browser: one language is fetched, the one in use.

import type { Words } from './en.ts'
import type { AnyLanguage } from './languages.ts'

async function loadPseudo(direction: 'ltr' | 'rtl'): Promise<Words> {
  const [{ en }, { pseudo }] = await Promise.all([import('./en.ts'), import('./pseudo.ts')])
  return pseudo(en, direction)
}

const loaders: Readonly<Record<AnyLanguage, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  id: async () => (await import('./id.ts')).id,
  'en-XA': () => loadPseudo('ltr'),
  'ar-XB': () => loadPseudo('rtl'),
}

/** All words of a language, to be awaited before the page is hydrated. Rejects when they cannot be fetched. */
export function loadWords(language: AnyLanguage): Promise<Words> {
  return loaders[language]()
}
