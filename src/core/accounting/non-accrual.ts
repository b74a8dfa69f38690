// Since when a loan accrues nothing: from the day on which it is so many days past due until it is cured.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { keepReplay, onDay } from '../loan/kept-replay.ts'
import type { Loan, LoanEvent } from '../loan/loan-event.ts'
import { stateOf } from '../loan/loan-state.ts'
import type { BooksPolicy } from './policy.ts'

/** From one day to another, both counted, the same instalment was the oldest unpaid one; null: none was. */
export interface Stretch {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly nextDue: CalendarDate | null
}

/** The stretches of a loan from its payout through a day, by value dates: only an event changes which instalment is the oldest. */
export function stretchesOf(loan: Loan, events: readonly LoanEvent[], through: CalendarDate): Stretch[] {
  const days = events.map(({ valueDate }) => valueDate).filter((day) => day > loan.disbursedOn && day <= through)
  const starts = [loan.disbursedOn, ...new Set(days.toSorted())]
  let replay = keepReplay(loan, events, loan.disbursedOn)
  return starts.map((from, index) => {
    replay = onDay(replay, from)
    const next = starts[index + 1]
    const nextDue = stateOf(replay.book, from).nextInstalment?.dueDate ?? null
    return { from, to: next === undefined ? through : addDays(next, -1), nextDue }
  })
}

/** ACCOUNTING-5: the first day of the non-accrual that holds at the end of the last stretch; null where the loan accrues. */
export function nonAccrualSince(
  stretches: readonly Stretch[],
  { nonAccrualDays, cureDays }: Pick<BooksPolicy, 'nonAccrualDays' | 'cureDays'>,
): CalendarDate | null {
  let since: CalendarDate | null = null
  let currentFrom: CalendarDate | null = null
  for (const { from, to, nextDue } of stretches) {
    if (nextDue === null || nextDue >= from) {
      // Nothing is past due from here on, through the day on which the next instalment falls due.
      currentFrom ??= from
      const lastCurrent = nextDue === null || nextDue > to ? to : nextDue
      if (since !== null && addDays(currentFrom, cureDays) <= lastCurrent) since = null
    }
    if (nextDue === null || nextDue >= to) continue
    currentFrom = null
    const stops = addDays(nextDue, nonAccrualDays)
    if (since === null && stops <= to) since = latest(stops, from)
  }
  return since
}

function latest(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a > b ? a : b
}
