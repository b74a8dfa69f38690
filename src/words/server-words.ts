// The server's words by language: messages of refusals, texts of answers, bodies of SMS.

import { spokenLanguage, testLanguages } from '../core/language.ts'
import type { RefusalName } from '../core/refusal.ts'
import type { Values } from './message.ts'
import { type ServerWords, wordsOf } from './words.ts'

export type { ServerWords } from './words.ts'
export type LoanWords = ServerWords['loan']
export type RepaymentWords = ServerWords['repayment']
export type HardshipWords = ServerWords['hardship']
export type DocumentWords = ServerWords['documents']

/**
 * The words of a `lang` parameter (`id`, `id-ID`, the old code `in`); English for a language that we do not speak. Who calls
 * has decided whether the languages of the tests count.
 */
export function serverWordsFor(language: string): ServerWords {
  const test = testLanguages.find((tag) => tag === language)
  return wordsOf('server', test ?? spokenLanguage(language) ?? 'en')
}

/** Why a call was refused. A value that is not given is left out of the sentence. */
export function refusalText(words: ServerWords, name: RefusalName, values: Values = {}): string {
  const text: string | ((values: never) => string) = words.refusals[name]
  return typeof text === 'string' ? text : text(values as never)
}

/** What a fee is called; one of a code that has no name of its own is a fee. */
export function feeName(code: string, { fees }: Pick<LoanWords, 'fees'>): string {
  const names: Readonly<Record<string, string>> = fees
  return names[code] ?? fees.other
}
