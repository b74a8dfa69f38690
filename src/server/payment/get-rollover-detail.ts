// Whether an order can be rolled over and where every payment would move; why not, where it cannot.

import { isRefusal } from '../../core/refusal.ts'
import { refusalText } from '../../words/server-words.ts'
import type { Handler } from '../http/call.ts'
import { offeredRollover } from './intent/offered-rollover.ts'
import { disbursedOrder } from './payable-order.ts'

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
