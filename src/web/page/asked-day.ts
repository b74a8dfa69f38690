// A day that a form or an address asks for: written as the wire does under its name, or typed in the three fields of its parts.

import { type CalendarDate, parseCalendarDate } from '../../core/calendar-date.ts'
import { readDay } from '../../core/typed-day.ts'
import { datePartNames, writeDateParts } from '../ui/questions.tsx'
import { readCount } from './page-query.ts'

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

/** What an address says of the loan that is asked for, beside its product. */
export interface AskedPlan {
  readonly principalMinor?: number
  readonly termDays?: number
  readonly firstDueDate?: CalendarDate
}

/** Amount, term and first payment of an address; without those that it does not say, or that are none. */
export function askedPlan(query: URLSearchParams): AskedPlan {
  const principalMinor = readCount(query.get('amount'))
  const termDays = readCount(query.get('days'))
  const { day: firstDueDate } = askedDay(query, 'firstPay')
  return {
    ...(principalMinor === null ? {} : { principalMinor }),
    ...(termDays === null || termDays > 3650 ? {} : { termDays }),
    ...(firstDueDate === null ? {} : { firstDueDate }),
  }
}

/** The same plan for another address, so that who comes back from there finds the loan that was chosen. */
export function planQuery({ principalMinor, termDays, firstDueDate }: AskedPlan): Record<string, string> {
  return {
    ...(principalMinor === undefined ? {} : { amount: String(principalMinor) }),
    ...(termDays === undefined ? {} : { days: String(termDays) }),
    ...(firstDueDate === undefined ? {} : { firstPay: firstDueDate }),
  }
}
