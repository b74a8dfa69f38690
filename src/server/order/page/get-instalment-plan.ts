// The instalments of an order: what each asked for, what was paid of it, what is owed.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { replayLoan } from '../../../core/loan/replay.ts'
import { refuse } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan } from '../../account/loan/door.ts'
import { findOrder } from '../../account/order/door.ts'
import type { Handler } from '../../http/call.ts'

/** Refusals: `notFound`, `orderIsNotPayable` before the payout, where no date is set yet. */
export const getInstalmentPlan: Handler<'getInstalmentPlan'> = async ({ orderId }, call) => {
  const order = await findOrder(call.db, { orderId, borrowerId: call.caller.borrowerId })
  if (order === null) return refuse('notFound')
  const { loan, events } = await loadLoan(call.db, order)
  if (loan === null) return refuse('orderIsNotPayable')
  const today = marketDay(call.deps, order)
  const state = replayLoan(loan, events, today)
  const { totalMinor, penaltyMinor, feeMinor, interestMinor, principalMinor } = state.amountDue
  return {
    orderId: order.id,
    schedule: scheduleAnswer(state),
    amountDue: { totalMinor, penaltyMinor, feeMinor, interestMinor, principalMinor, asOf: today },
    totalUnpaidMinor: state.instalments.reduce((sum, { unpaidMinor }) => sum + unpaidMinor, 0),
    currencySymbol: call.currencySymbol,
  }
}

/** `amountMinor` is what the instalment asks for without its late charge, what was waived taken off. */
export function scheduleAnswer(state: LoanState | null): CallOutput<'getOrder'>['schedule'] {
  return (state?.instalments ?? []).map((one) => {
    const { fee, interest, principal, penalty } = one.dueMinor
    const waived = one.waivedMinor
    const paid = one.paidMinor
    return {
      n: one.n,
      dueDate: one.dueDate,
      amountMinor: fee + interest + principal - waived.fee - waived.interest - waived.principal,
      paidMinor: paid.fee + paid.interest + paid.principal + paid.penalty,
      lateChargeMinor: penalty - waived.penalty,
      state: one.standing,
      paidOn: one.paidOn,
      daysLate: one.daysPastDue,
    }
  })
}
