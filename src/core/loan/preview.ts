// Where a payment would go, before it is made: the same replay with one payment more.

import type { CalendarDate } from '../calendar-date.ts'
import type { Receipt } from './loan-book.ts'
import type { Loan, LoanEvent } from './loan-event.ts'
import { type LoanState, type LoanStatus, receiptOf, statusOf } from './loan-state.ts'
import { replayLoan } from './replay.ts'

export interface PaymentPreview {
  /** As the receipt would say it. */
  readonly receipt: Receipt
  readonly after: LoanState
  readonly statusAfter: LoanStatus
}

/** Sorts after all other events of the day: no provider's reference begins with this character. */
const previewId = '\u{10FFFF}preview'

/** What a payment of `amountMinor` (> 0) on `asOf` would pay, and what would be left. */
export function previewPayment(
  loan: Loan,
  events: readonly LoanEvent[],
  asOf: CalendarDate,
  amountMinor: number,
): PaymentPreview {
  const payment: LoanEvent = { kind: 'payment', id: previewId, valueDate: asOf, amountMinor }
  const after = replayLoan(loan, [...events, payment], asOf)
  return { receipt: receiptOf(after, previewId), after, statusAfter: statusOf(after) }
}
