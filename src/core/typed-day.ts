// A day as people type it: in three fields, in the order of their form, or in one line, as the desk's officers do.

import { addDays, type CalendarDate, daysBetween, parseCalendarDate, weekday } from './calendar-date.ts'
import { readDigits, tidyFigures } from './typed-digits.ts'

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

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** One for the first name that begins so; 0 for none. A name is cut to three letters or more. */
const numberOf = (names: readonly string[], typed: string): number =>
  names.findIndex((name) => name.startsWith(typed)) + 1

/**
 * The day that one line means, in English: `2026-12-04`, `4 Dec 2026`, `4 Dec` (the nearest one), with or without its day of the week, or
 * `+5` and `-5` days from `today`. Null for what could mean two days, such as `4/12`, for a day that the calendar does not have, and for
 * one that falls on another day of the week than is said.
 */
export function readDayLine(text: string, today: CalendarDate): CalendarDate | null {
  const typed = tidyFigures(text)
    .toLowerCase()
    .replace(/[ .,]+/g, ' ')
    .trim()
  const [, sign, count] = /^([+\-\u2212]) ?(\d{1,3})$/.exec(typed) ?? []
  if (count !== undefined) return addDays(today, sign === '+' ? Number(count) : -Number(count))
  if (/^\d/.test(typed) && parseCalendarDate(typed) !== null) return parseCalendarDate(typed)
  const parts = /^(?:([a-z]{3,9}) )?(\d{1,2}) ([a-z]{3,9})(?: (\d{4}))?$/.exec(typed)
  if (parts === null) return null
  const [, name, day = '', month = '', year] = parts
  const number = numberOf(months, month)
  const inYear = (of: number) =>
    parseCalendarDate([of, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-'))
  const found = number === 0 ? null : year === undefined ? nearest(today, inYear) : inYear(Number(year))
  return found === null || name === undefined || numberOf(weekdays, name) === weekday(found) ? found : null
}

/** The field beside a typed day that says from which day it counts. */
export const dayCountsFrom = (name: string): string => `${name}.today`

/**
 * The fields of a question in which days were typed in one line: each day as `2026-12-04`, and one that cannot be read as it was typed.
 * Only what comes from such a line says from which day it counts; every other field stays as it is.
 */
export function withReadDays(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = { ...fields }
  for (const [name, typed] of Object.entries(fields)) {
    const today = fields[dayCountsFrom(name)]
    if (typeof typed !== 'string' || typeof today !== 'string') continue
    delete found[dayCountsFrom(name)]
    const day = parseCalendarDate(today)
    if (day !== null && typed.trim() !== '') found[name] = readDayLine(typed, day) ?? typed
  }
  return found
}

/** The day of the year before, of this one or of the next that is nearest to `today`; null where none of them has it. */
function nearest(today: CalendarDate, inYear: (year: number) => CalendarDate | null): CalendarDate | null {
  const year = Number(today.slice(0, 4))
  const there = [year, year - 1, year + 1].map(inYear).filter((one) => one !== null)
  const far = (one: CalendarDate): number => Math.abs(daysBetween(today, one))
  return there.toSorted((one, other) => far(one) - far(other))[0] ?? null
}
