// The words of the desk by language. English is the measure; another language is a folder of catalogues (src/words/desk).

import { spokenLanguage, wantedTags } from '../../core/language.ts'
import type { ContactStop } from '../../core/outbox/contact-now.ts'
import { languagesOf } from '../../words/files.ts'
import { type DeskWords, wordsOf } from '../../words/words.ts'

export type { DeskWords } from '../../words/words.ts'

const spoken = languagesOf('desk')

/** The first language of the desk that a browser asks for; English where it speaks none of them. */
export function deskLanguage(acceptLanguage: string | undefined): string {
  for (const tag of wantedTags(acceptLanguage ?? '')) {
    const language = spokenLanguage(tag)
    if (language !== null && spoken.includes(language)) return language
  }
  return 'en'
}

export function deskWordsFor(language: string): DeskWords {
  return wordsOf('desk', spoken.includes(language) ? language : 'en')
}

/** The words of a code, or the code itself where it has none. */
export function inWords(known: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(known, code) ? (known[code] ?? code) : code
}

/** {@link inWords} of several codes in one text, a space between them. */
export function eachInWords(known: Readonly<Record<string, string>>, codes: string): string {
  return codes
    .split(' ')
    .map((code) => inWords(known, code))
    .join(', ')
}

/** Every reason why a borrower may not be contacted; empty where they may. */
export function stopsOf(of: {
  readonly because: ContactStop | null
  readonly also: readonly ContactStop[]
}): ContactStop[] {
  return of.because === null ? [] : [of.because, ...of.also]
}

/** Every rule that stands against a contact, or that one passed, in words. */
export function rulesIn({ contacts }: DeskWords, stops: readonly ContactStop[]): string {
  return stops.map((stop) => inWords(contacts.rules, stop)).join(', ')
}
