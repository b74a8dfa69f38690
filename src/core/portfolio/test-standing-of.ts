// The standing of a loan, counted one by one: what the database's count is held against.

import { type CalendarDate, toEpochDay } from '../calendar-date.ts'
import type { LoanPosition } from './loan-day.ts'
import { buckets, type Standing } from './standing.ts'

/** Days past due of a position on a day. */
export function daysLate({ nextDue }: Pick<LoanPosition, 'nextDue'>, on: CalendarDate): number {
  return nextDue === null ? 0 : Math.max(0, toEpochDay(on) - toEpochDay(nextDue))
}

/** The standing of a loan by its position on a day; null for a loan that has none yet. */
export function standingOf(position: LoanPosition | null, on: CalendarDate): Standing {
  if (position === null) return 'none'
  if (position.isWrittenOff) return 'writtenOff'
  if (position.nextDue === null) return 'paid'
  const late = daysLate(position, on)
  return buckets.findLast(({ fromDays }) => late >= fromDays)?.bucket ?? 'current'
}
