// A pause of late charges, or a plan, that was agreed and begins on a later day: when, and which payment it is going to move.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { isPause, type Loan, type LoanEvent, type Pause } from './loan-event.ts'
import type { LoanState } from './loan-state.ts'
import { replayLoan } from './replay.ts'

/** Both days counted. */
export interface PauseAhead {
  readonly id: string
  readonly kind: Pause['kind']
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** MONEY-29: the pause that begins next after `asOf`; null without one. One that was taken back by then is none. */
export function pauseAhead(events: readonly LoanEvent[], asOf: CalendarDate): PauseAhead | null {
  let next: Pause | null = null
  for (const event of events) {
    if (!isPause(event) || event.valueDate <= asOf || isTakenBack(events, event.id, asOf)) continue
    // Stryker disable next-line EqualityOperator: of two on one day either is the next
    if (next === null || event.valueDate < next.valueDate) next = event
  }
  return next === null ? null : { id: next.id, kind: next.kind, from: next.valueDate, until: next.lastDay }
}

/** The last day of the pause in which no late charge is added tomorrow: of one that runs, or that begins tomorrow. Null without one. */
export function pausedTomorrow(state: LoanState, events: readonly LoanEvent[]): CalendarDate | null {
  if (state.pausedUntil !== null) return state.pausedUntil
  const ahead = pauseAhead(events, state.asOf)
  return ahead?.from === addDays(state.asOf, 1) ? ahead.until : null
}

/**
 * True where a plan begins before the next payment falls due, or on that day, and moves it to a later one: until then no borrower is to be
 * asked for money by the old date.
 */
export function isMovedAhead(loan: Loan, events: readonly LoanEvent[], state: LoanState): boolean {
  const next = state.nextInstalment
  if (next === null) return false
  // Stryker disable next-line ConditionalExpression: saves a replay where nothing is ahead
  if (pauseAhead(events, state.asOf) === null) return false
  const { instalments } = replayLoan(loan, events, next.dueDate)
  return instalments.some(({ n, dueDate }) => n === next.n && dueDate > next.dueDate)
}

function isTakenBack(events: readonly LoanEvent[], id: string, asOf: CalendarDate): boolean {
  // Stryker disable next-line ConditionalExpression: nothing but a reversal names a payment
  return events.some((one) => one.kind === 'reversal' && one.paymentId === id && one.valueDate <= asOf)
}
