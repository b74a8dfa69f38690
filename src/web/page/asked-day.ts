// A day that a form or an address asks for: written as the wire does under its name, or typed in the three fields of its parts.

import { type CalendarDate, parseCalendarDate } from '../../core/calendar-date.ts'
import { readDay } from '../../core/typed-day.ts'
import { datePartNames, writeDateParts } from '../ui/questions.tsx'

/** `day` is null where nothing was asked for, and where `typed` is no day; `typed` stands in the fields again. */
export interface AskedDay {
  readonly day: CalendarDate | null
  readonly typed: string
}

/** The day asked for under a name; the fields of its parts come first. */
export function askedDay(sent: Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>, name: string): AskedDay {
  const textOf = (of: string): string => {
    const text = sent.get(of)
    return typeof text === 'string' ? text.trim() : ''
  }
  const names = datePartNames(name)
  const parts = { day: textOf(names.day), month: textOf(names.month), year: textOf(names.year) }
  const typed = writeDateParts(parts)
  if (typed !== '') return { day: readDay(parts), typed }
  const written = textOf(name)
  return { day: parseCalendarDate(written), typed: written }
}

/** The fields of a day, each without a value: what an address no longer asks for. */
export function withoutDay(name: string): Readonly<Record<string, null>> {
  const { day, month, year } = datePartNames(name)
  return { [name]: null, [day]: null, [month]: null, [year]: null }
}
