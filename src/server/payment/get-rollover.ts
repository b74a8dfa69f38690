// What a rollover costs, the plan after it, and the same compared with paying today.

import { isRefusal } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { taxesOfRollover } from './code/included-taxes.ts'
import { sharedPayInfo } from './code/pay-info.ts'
import { offeredRollover } from './intent/offered-rollover.ts'
import { moneyOf, payableOrder } from './payable-order.ts'

/**
 * Refused as `rolloverIsNotOffered` unless something is due, the product's limit is not reached and no plan is on offer. The totals compare the
 * same thing: what is due today, paid today (`payNowTotalMinor`) or later with the fee (`newTotalMinor`).
 */
export const getRollover: Handler<'getRollover'> = async (input, call) => {
  const payable = await payableOrder(call, input)
  if (isRefusal(payable)) return payable
  const quote = await offeredRollover(call.db, call.deps, payable)
  if (isRefusal(quote)) return quote
  const { rows, rollover, rolloverNotice } = call.words.repayment
  const money = moneyOf(call)
  const count = payable.loan.schedule.length
  const newTotalMinor = quote.payNowMinor + quote.feeMinor
  return {
    ...(await sharedPayInfo(call, payable, 'rollover')),
    amountMinor: quote.payNowMinor,
    dueDate: payable.state.nextInstalment?.dueDate ?? payable.today,
    details: [
      { label: rows.rolloverFee, value: money(quote.feeMinor) },
      { label: rows.newDueDate, value: quote.nextDueDate },
      { label: rows.toPayInstead, value: money(quote.payNowMinor) },
      { label: rows.totalAfter, value: money(newTotalMinor) },
      { label: rows.rolloversLeft, value: String(quote.rolloversLeft) },
    ],
    repaymentNotice: rolloverNotice({ days: quote.days }),
    rollover: {
      feeMinor: quote.feeMinor,
      title: rollover.title({ days: quote.days }),
      taxes: taxesOfRollover(call, payable.loan.terms, quote.feeMinor),
    },
    plan: quote.plan.map(({ n, dueDateBefore, dueDate, amountMinor }) => ({
      n,
      remark: rollover.plan.remark({ before: dueDateBefore }),
      title: rollover.plan.title({ n, count }),
      amountMinor,
      dueDate,
    })),
    nextDueDate: quote.nextDueDate,
    payNowTotalMinor: quote.payNowMinor,
    newTotalMinor,
    extraCostMinor: quote.feeMinor,
    rolloversLeft: quote.rolloversLeft,
    days: quote.days,
  }
}
