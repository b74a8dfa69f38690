// What a rollover costs, the plan after it, and the same compared with paying today.

import { isRefusal } from '../../core/refusal.ts'
import { refusalText } from '../../words/server-words.ts'
import type { Handler } from '../http/call.ts'
import { taxesOfRollover } from './code/list-receipts.ts'
import { sharedPayInfo } from './code/pay-info.ts'
import { offeredRollover } from './intent/open-intent.ts'
import { disbursedOrder, moneyOf, payableOrder } from './payable-order.ts'

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

/** Refusals: `notFound`, `orderIsNotPayable` before the payout. That no rollover is offered is an answer. */
export const getRolloverDetail: Handler<'getRolloverDetail'> = async (input, call) => {
  const found = await disbursedOrder(call, input)
  if (isRefusal(found)) return found
  const limit = found.loan.terms.rollover?.limit ?? 0
  const used = Math.min(limit, found.state.rolloversUsed)
  const quote = await offeredRollover(call.db, call.deps, found)
  if (isRefusal(quote)) {
    return {
      offered: false,
      reason: refusalText(call.words, quote.refused, quote.values),
      feeMinor: null,
      days: null,
      used,
      left: limit - used,
      plan: [],
      newTotalMinor: null,
      currencySymbol: call.currencySymbol,
    }
  }
  return {
    offered: true,
    reason: '',
    feeMinor: quote.feeMinor,
    days: quote.days,
    used: quote.rolloversUsed,
    left: limit - quote.rolloversUsed,
    plan: quote.plan.map(({ n, dueDateBefore, dueDate, amountMinor }) => ({ n, dueDateBefore, dueDate, amountMinor })),
    newTotalMinor: quote.newTotalMinor,
    currencySymbol: call.currencySymbol,
  }
}
