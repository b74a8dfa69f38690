// How each language writes what stands in its messages: dates, ends of days, waiting times, numbers, lists, plurals.

import { betweenTwo, type Language } from '../core/spoken-languages.ts'
import { writtenWait } from '../core/waiting-time.ts'
import { shortDate, unbrokenDate, writtenDate, writtenEnd } from '../core/written-date.ts'
import type { Writing } from './message.ts'

const knownBelow = 1_000

/**
 * On a page no line ends within a date (`unbroken`). Never in a text message, which has no such blank among its plain letters and would
 * be sent in two.
 */
export function writingOf(language: Language, dates: 'plain' | 'unbroken'): Writing {
  const date = dates === 'plain' ? writtenDate(language) : unbrokenDate(language)
  let plurals: Intl.PluralRules | undefined
  /** Of small numbers, which is what is counted on pages: the rules themselves are slow. */
  const known: string[] = []
  return {
    date,
    end: writtenEnd(language, date),
    short: shortDate(language),
    number: (value: number) => value.toLocaleString(language),
    wait: writtenWait(language),
    gap: betweenTwo[language],
    plural(count) {
      if (known[count] !== undefined) return known[count]
      plurals ??= new Intl.PluralRules(language)
      const category = plurals.select(count)
      if (Number.isInteger(count) && count >= 0 && count < knownBelow) known[count] = category
      return category
    },
  }
}
