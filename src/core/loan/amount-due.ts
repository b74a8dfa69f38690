// The amount due today, and the late charge that one more day would add.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { noParts, unpaidPart } from './loan-book.ts'
import type { Loan, LoanEvent } from './loan-event.ts'
import { type AmountDue, amountOf, type LoanState } from './loan-state.ts'
import { replayLoan } from './replay.ts'

/**
 * The amount on the repayment screen: all that is due with its charges, or the next instalment while nothing is due; where no instalment is
 * left, what was sent back by mistake.
 */
export interface AmountToPay extends AmountDue {
  /** Of the oldest instalment in it. */
  readonly dueDate: CalendarDate
  /** Numbers of the instalments in it, in order. */
  readonly instalments: readonly number[]
  /** Sent back by mistake of a payment: not among the parts. */
  readonly sentBackMinor: number
  /** What of it paid another loan. */
  readonly usedBackMinor: number
}

/** Null once nothing is owed. */
export function amountToPay(state: LoanState): AmountToPay | null {
  const next = state.nextInstalment
  if (next === null) return sentBack(state)
  const due = state.instalments.filter((one) => one.standing === 'late' || one.standing === 'due')
  if (due.length === 0) {
    const of = { due: next.dueMinor, paid: next.paidMinor, waived: next.waivedMinor }
    const parts = {
      penalty: unpaidPart(of, 'penalty'),
      fee: unpaidPart(of, 'fee'),
      interest: unpaidPart(of, 'interest'),
      principal: unpaidPart(of, 'principal'),
    }
    return { ...amountOf(parts), dueDate: next.dueDate, instalments: [next.n], ...noneBack }
  }
  return { ...state.amountDue, dueDate: next.dueDate, instalments: due.map((one) => one.n), ...noneBack }
}

const noneBack = { sentBackMinor: 0, usedBackMinor: 0 }

/** It has no date: it is paid today. */
function sentBack({ excessRefundMinor: totalMinor, excessUsedMinor, asOf }: LoanState): AmountToPay | null {
  if (totalMinor === 0) return null
  const back = { sentBackMinor: totalMinor, usedBackMinor: excessUsedMinor }
  return { ...amountOf(noParts()), totalMinor, dueDate: asOf, instalments: [], ...back }
}

/** The late charge that accrues until tomorrow if nothing is paid, minor units. */
export function chargeOfNextDay(loan: Loan, events: readonly LoanEvent[], asOf: CalendarDate): number {
  const tomorrow = replayLoan(loan, events, addDays(asOf, 1))
  return tomorrow.lateChargedMinor - replayLoan(loan, events, asOf).lateChargedMinor
}
