// By when a case is acknowledged, answered and finally decided: the same clock for the borrower and the desk.

import { addDays, addWeekdays, type CalendarDate, dateIn, startOfDayIn } from '../calendar-date.ts'
import type { Market } from '../market/market.ts'
import { type CaseMoments, isOpenCase } from './case-thread.ts'

interface TimedCase extends Pick<CaseMoments, 'answeredAt' | 'reopenedAt'> {
  readonly openedAt: Date
  readonly acknowledgedAt: Date | null
  /** Null where the lender promises no time: then there is no clock at all. */
  readonly answerBy: Date | null
}

/** Null where it has happened, or was never promised. */
interface CaseClock {
  readonly acknowledgeBy: Date | null
  readonly answerBy: Date | null
  readonly finalBy: Date | null
}

const stopped: CaseClock = { acknowledgeBy: null, answerBy: null, finalBy: null }

/** What the lender still owes, each by the last second of its day in the market's zone. */
export function caseClock(timed: TimedCase, { zone, complaints }: Pick<Market, 'zone' | 'complaints'>): CaseClock {
  const { openedAt, reopenedAt, acknowledgedAt, answerBy } = timed
  if (answerBy === null || !isOpenCase(timed)) return stopped
  const endOf = (days: number): Date =>
    new Date(startOfDayIn(zone, addDays(dateIn(zone, reopenedAt ?? openedAt), days + 1)).getTime() - 1_000)
  return {
    acknowledgeBy: acknowledgedAt === null ? endOf(complaints.acknowledgeDays) : null,
    answerBy,
    finalBy: endOf(complaints.finalDays),
  }
}

/**
 * The last second of the promised weekday after the day on which the complaint came, in the market's zone; null where no
 * time is promised.
 */
export function answerBy(openedOn: CalendarDate, zone: string, weekdays: number | null): Date | null {
  if (weekdays === null) return null
  const last = addWeekdays(openedOn, weekdays)
  return new Date(startOfDayIn(zone, addDays(last, 1)).getTime() - 1000)
}
