// The moment at which something ends, as people write it: a day that ends at midnight by its own date, not by the next one.

import { addDays, type CalendarDate } from './calendar-date.ts'
import { endsOfDay, type Language } from './spoken-languages.ts'
import { writtenDate } from './written-date.ts'

/**
 * Writes `2026-11-25 00:00:00` as `the end of 24 Nov 2026`: readers do not look for midnight on the day after. Any other moment as
 * `written` does, which is how the day is written, too.
 */
export function writtenEnd(language: Language, written = writtenDate(language)): (moment: string) => string {
  return (moment) => {
    const [, date] = /^(\d{4}-\d\d-\d\d)[ T]00:00(?::00)?$/.exec(moment) ?? []
    return date === undefined
      ? written(moment)
      : endsOfDay[language].replace('{date}', written(addDays(date as CalendarDate, -1)))
  }
}
