// Words in the browser: only the language in use, and of it only the sections that the screens so far have needed.

import type { AnyLanguage } from '../../core/language.ts'
import { withSingleStops } from '../../core/single-stops.ts'
import type { Words } from './en.ts'

export type Section = keyof Words

const files = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*.ts')

function fileOf(section: Section): string {
  return section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** One section of a language. Rejects when it cannot be fetched. */
export async function loadSection<Name extends Section>(language: AnyLanguage, section: Name): Promise<Words[Name]> {
  const stretched = language === 'en-XA' || language === 'ar-XB'
  const load = files[`./${stretched ? 'en' : language}/${fileOf(section)}.ts`]
  if (load === undefined) throw new Error(`there are no words ${section} in ${language}`)
  const words = (await load())[section] as Words[Name]
  if (!stretched) return withSingleStops(words)
  const { pseudo } = await import('../../core/pseudo-language.ts')
  return pseudo(words, language === 'ar-XB' ? 'rtl' : 'ltr')
}

/** Filled as sections come; the page's provider hands out this one object. */
const words: Partial<Words> = {}

/** The words of this page. A section is there once its screen's module has loaded: each one asks with {@link needWords}. */
export function clientWords(): Words {
  return words as Words
}

/**
 * Fetches sections before they are spoken: `await needWords('order')` at the top of a screen's module, so that the router
 * has them with the screen. On the server all words are there already.
 */
export async function needWords(...sections: readonly Section[]): Promise<void> {
  if (typeof document === 'undefined') return
  // The server has chosen among the languages that there are.
  const language = document.documentElement.lang as AnyLanguage
  const missing = sections.filter((section) => words[section] === undefined)
  const loaded = await Promise.all(missing.map((section) => loadSection(language, section)))
  for (const [index, section] of missing.entries()) Object.assign(words, { [section]: loaded[index] })
}
