// The words of the desk by language. English is the measure; another language is a file beside it and a line here.

import { spokenLanguage, wantedTags } from '../../core/language.ts'
import { en } from './en.ts'

export type DeskWords = typeof en

/** The languages that the desk speaks. */
const spoken: Readonly<Partial<Record<string, DeskWords>>> = { en }

/** The first language of the desk that a browser asks for; English where it speaks none of them. */
export function deskLanguage(acceptLanguage: string | undefined): string {
  for (const tag of wantedTags(acceptLanguage ?? '')) {
    const language = spokenLanguage(tag)
    if (language !== null && spoken[language] !== undefined) return language
  }
  return 'en'
}

export function deskWordsFor(language: string): DeskWords {
  return spoken[language] ?? en
}

/** The words of a code, or the code itself where it has none. */
export function inWords(known: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(known, code) ? (known[code] ?? code) : code
}
