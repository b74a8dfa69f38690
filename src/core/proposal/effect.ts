// What one more event would do to a loan: the replay with it and without it, side by side, and the ledger entries between them.

import type { CalendarDate } from '../calendar-date.ts'
import type { LedgerTransfer } from '../ledger/accounts.ts'
import { replayWith } from '../ledger/act-effect.ts'
import type { Loan, LoanEvent } from '../loan/loan-event.ts'
import type { LoanState } from '../loan/loan-state.ts'

/** The figures of a loan that an officer signs. Minor units. */
export interface Standing
  extends Pick<
    LoanState,
    | 'owedMinor'
    | 'outstandingPrincipalMinor'
    | 'receivedMinor'
    | 'lateNominalMinor'
    | 'lateChargedMinor'
    | 'daysPastDue'
    | 'pausedUntil'
    | 'recoveredMinor'
  > {
  readonly dueMinor: number
  readonly penaltyMinor: number
  readonly feeMinor: number
  readonly interestMinor: number
  readonly principalMinor: number
  readonly creditMinor: number
  readonly waivedMinor: number
  readonly closedOn: CalendarDate | null
  readonly writtenOffOn: CalendarDate | null
  readonly plan: readonly { readonly n: number; readonly dueDate: CalendarDate; readonly unpaidMinor: number }[]
}

export interface Effect {
  readonly asOf: CalendarDate
  readonly before: Standing
  readonly after: Standing
  readonly transfers: readonly LedgerTransfer[]
}

/** The figures of a state. */
export function standingOf(state: LoanState): Standing {
  const { amountDue } = state
  return {
    owedMinor: state.owedMinor,
    dueMinor: amountDue.totalMinor,
    penaltyMinor: amountDue.penaltyMinor,
    feeMinor: amountDue.feeMinor,
    interestMinor: amountDue.interestMinor,
    principalMinor: amountDue.principalMinor,
    outstandingPrincipalMinor: state.outstandingPrincipalMinor,
    creditMinor: state.creditBalanceMinor,
    receivedMinor: state.receivedMinor,
    waivedMinor: state.waivers.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    lateNominalMinor: state.lateNominalMinor,
    lateChargedMinor: state.lateChargedMinor,
    daysPastDue: state.daysPastDue,
    closedOn: state.closed?.on ?? null,
    pausedUntil: state.pausedUntil,
    writtenOffOn: state.writtenOff?.on ?? null,
    recoveredMinor: state.recoveredMinor,
    plan: state.instalments.map(({ n, dueDate, unpaidMinor }) => ({ n, dueDate, unpaidMinor })),
  }
}

/** The effect of an event, or of several, on a day. The loan, its events and the ledger stay as they are. */
export function effectOf(
  loan: Loan,
  events: readonly LoanEvent[],
  event: LoanEvent | readonly LoanEvent[],
  asOf: CalendarDate,
): Effect {
  const { before, after, entries } = replayWith(loan, events, event, asOf)
  return { asOf, before: standingOf(before), after: standingOf(after), transfers: entries }
}
