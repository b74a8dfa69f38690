// What the portfolio counts of a loan on a day: since when it is late, and what is unpaid of it by part. Kept where it changes.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { keepReplay, onDay, withEvent } from '../loan/kept-replay.ts'
import type { Loan, LoanEvent } from '../loan/loan-event.ts'
import { type LoanState, stateOf } from '../loan/loan-state.ts'

/** Minor units, of the whole loan, future interest included: without the principal, what of it is still to be earned. */
export interface LoanPosition {
  /** When the oldest unpaid instalment falls due; null where nothing is unpaid. */
  readonly nextDue: CalendarDate | null
  readonly principalMinor: number
  readonly interestMinor: number
  readonly feeMinor: number
  readonly penaltyMinor: number
  readonly isWrittenOff: boolean
}

/** Of a loan on which nothing is owed: before the payout, and after a payout that came back. */
export const noPosition: LoanPosition = {
  nextDue: null,
  principalMinor: 0,
  interestMinor: 0,
  feeMinor: 0,
  penaltyMinor: 0,
  isWrittenOff: false,
}

/** The position of a state. Days that only pass leave it as it is: days past due are counted when it is read. */
export function positionOf(state: LoanState): LoanPosition {
  let [principalMinor, interestMinor, feeMinor, penaltyMinor] = [0, 0, 0, 0]
  for (const { dueMinor: due, paidMinor: paid, waivedMinor: waived } of state.instalments) {
    principalMinor += due.principal - paid.principal - waived.principal
    interestMinor += due.interest - paid.interest - waived.interest
    feeMinor += due.fee - paid.fee - waived.fee
    penaltyMinor += due.penalty - paid.penalty - waived.penalty
  }
  const nextDue = state.nextInstalment?.dueDate ?? null
  return { nextDue, principalMinor, interestMinor, feeMinor, penaltyMinor, isWrittenOff: state.writtenOff !== null }
}

/** True where the two count as the same. */
export function isSamePosition(a: LoanPosition, b: LoanPosition): boolean {
  return (
    a.nextDue === b.nextDue &&
    a.principalMinor === b.principalMinor &&
    a.interestMinor === b.interestMinor &&
    a.feeMinor === b.feeMinor &&
    a.penaltyMinor === b.penaltyMinor &&
    a.isWrittenOff === b.isWrittenOff
  )
}

/** An event with the day on which it became known. */
export interface PostedEvent {
  readonly event: LoanEvent
  readonly postingDate: CalendarDate
}

/**
 * The positions of a loan from its payout through a day, each on the day from which it stood, as they were known on it: what the
 * close of each day keeps, made again from the events.
 */
export function loanDays(
  loan: Loan,
  events: readonly PostedEvent[],
  through: CalendarDate,
): (LoanPosition & { readonly day: CalendarDate })[] {
  const found: (LoanPosition & { readonly day: CalendarDate })[] = []
  let replay = keepReplay(loan)
  for (let day = loan.disbursedOn; day <= through; day = addDays(day, 1)) {
    replay = onDay(replay, day)
    for (const { event, postingDate } of events) if (postingDate === day) replay = withEvent(replay, event)
    const position = positionOf(stateOf(replay.book, day))
    const last = found.at(-1)
    if (last === undefined || !isSamePosition(last, position)) found.push({ ...position, day })
  }
  return found
}
