// The status of a loan that was paid out, from its state alone: what is owed, and since when.

import type { OrderStatus } from '../order/status.ts'
import type { LoanState } from './loan-state.ts'

/** Statuses of a loan that was paid out. */
export type LoanStatus = Extract<OrderStatus, 'active' | 'due' | 'overdue' | 'settled'>

/**
 * `settled`: nothing owed. `overdue`: more days past due than grace. `due`: something falls due today or is within its
 * grace days. Else `active`. Of the day that the state is for.
 */
export function statusOf(state: LoanState): LoanStatus {
  const next = state.nextInstalment
  // What was sent back by mistake keeps a loan open, and makes it neither due nor late.
  if (next === null) return state.excessRefundMinor > 0 ? 'active' : 'settled'
  if (next.daysPastDue > state.loan.terms.late.graceDays) return 'overdue'
  return next.dueDate <= state.asOf ? 'due' : 'active'
}
