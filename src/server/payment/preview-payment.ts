// Where an amount would go if it were paid today: the receipt before the payment.

import { previewPayment as previewOf } from '../../core/loan/preview.ts'
import { isPayable } from '../../core/payment/purpose.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { payableOrder } from './payable-order.ts'

/** Refusals: `notFound`, `orderIsNotPayable`, `valueIsNotAccepted` for nothing and for a fraction of the loan's unit (MONEY-30). An amount beyond what is owed shows its credit. */
export const previewPayment: Handler<'previewPayment'> = async (input, call) => {
  const payable = await payableOrder(call, input)
  if (isRefusal(payable)) return payable
  const { amountMinor } = input
  if (amountMinor === 0) return refuse('valueIsNotAccepted')
  const { loan, events, today, order, state } = payable
  if (!isPayable(amountMinor, { loan, owedMinor: state.owedMinor }))
    return { ...refuse('valueIsNotAccepted'), fields: ['amount'] }
  const { receipt, statusAfter } = previewOf(loan, events, today, amountMinor)
  const { partsMinor, lines, creditMinor, owedAfterMinor } = receipt
  return {
    orderId: order.id,
    amountMinor,
    penaltyMinor: partsMinor.penalty,
    feeMinor: partsMinor.fee,
    interestMinor: partsMinor.interest,
    principalMinor: partsMinor.principal,
    lines: [...lines],
    creditMinor,
    owedAfterMinor,
    settles: statusAfter === 'settled',
    asOf: today,
    currencySymbol: call.currencySymbol,
  }
}
