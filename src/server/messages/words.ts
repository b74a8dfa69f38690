// The server's words by language: messages of refusals, texts of answers, bodies of SMS.

import { en, type ServerWords } from './en.ts'
import { id } from './id.ts'

export type { ServerWords } from './en.ts'

const byLanguage = { en, id } satisfies Record<string, ServerWords>

/** The languages that the server speaks. */
export const serverLanguages = Object.keys(byLanguage) as readonly (keyof typeof byLanguage)[]

/** The words of a `lang` parameter (`id`, `id-ID`, the old code `in`); English for a language that we do not speak. */
export function serverWordsFor(language: string): ServerWords {
  const primary = language.split(/[-_]/)[0]?.toLowerCase()
  return primary === 'id' || primary === 'in' ? byLanguage.id : byLanguage.en
}
