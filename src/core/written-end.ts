// The moment at which something ends, as people write it: a day that ends at midnight by its own date, not by the next one.

import { addDays, type CalendarDate } from './calendar-date.ts'
import type { Language } from './language.ts'
import { writtenDate } from './written-date.ts'

/** The midnight that ends a day, behind the language's word for 'before' or 'until'. */
const endOf: Readonly<Record<Language, (date: string) => string>> = {
  en: (date) => `the end of ${date}`,
  fil: (date) => `matapos ang ${date}`,
  id: (date) => `akhir hari ${date}`,
  hi: (date) => `${date} के अंत`,
  es: (date) => `final del ${date}`,
  'zh-CN': (date) => `${date} 24:00`,
}

/**
 * Writes `2026-11-25 00:00:00` as `the end of 24 Nov 2026`: readers do not look for midnight on the day after. Any other moment as
 * `written` does, which is how the day is written, too.
 */
export function writtenEnd(language: Language, written = writtenDate(language)): (moment: string) => string {
  return (moment) => {
    const [, date] = /^(\d{4}-\d\d-\d\d)[ T]00:00(?::00)?$/.exec(moment) ?? []
    return date === undefined ? written(moment) : endOf[language](written(addDays(date as CalendarDate, -1)))
  }
}
