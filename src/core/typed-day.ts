// A day as people type it: in three fields, in the order of their form.

import { type CalendarDate, parseCalendarDate } from './calendar-date.ts'
import { readDigits } from './typed-digits.ts'

/** A day as it was typed, in its three parts. */
export interface TypedDate {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** The day that three fields mean, digits of any script; null where it is none of the calendar, or the year is not of four digits. */
export function readDay({ day, month, year }: TypedDate): CalendarDate | null {
  const parts = [readDigits(year), readDigits(month), readDigits(day)] as const
  if (parts[0]?.length !== 4) return null
  return parseCalendarDate(parts.map((part) => (part ?? '').padStart(2, '0')).join('-'))
}
