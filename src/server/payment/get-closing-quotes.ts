// What closes a loan before its end: an early settlement, or the exit within the cooling-off days. Quotes of the day.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { coolingOffQuote, type SettlementQuote, settlementQuote } from '../../core/loan/quotes.ts'
import { bookOn } from '../../core/loan/replay.ts'
import { isRefusal, type Refusal, type RefusalName } from '../../core/refusal.ts'
import type { Call, Handler } from '../http/call.ts'
import { hasUnknownPayment } from './intent/payment-intent-store.ts'
import { disbursedOrder } from './payable-order.ts'

type ClosingQuote = CallOutput<'getSettlementQuote'>

/**
 * The first of: `notFound`, `orderIsNotPayable` (nothing was paid out), `nothingIsOwed`, `paymentIsPending`,
 * `earlyRepaymentIsNotYetOpen` (value `from`). The same day gives the same quote until something is paid.
 */
export const getSettlementQuote: Handler<'getSettlementQuote'> = (input, call) =>
  closingQuote(input, call, 'settlement', settlementQuote)

/** As {@link getSettlementQuote}, with `coolingOffHasEnded` (value `lastDay`) at the end. */
export const getCoolingOffQuote: Handler<'getCoolingOffQuote'> = (input, call) =>
  closingQuote(input, call, 'coolingOff', coolingOffQuote)

async function closingQuote<Name extends RefusalName>(
  input: { readonly orderId: string; readonly productId?: string },
  call: Call,
  purpose: ClosingQuote['purpose'],
  quoteOf: (...of: Parameters<typeof settlementQuote>) => SettlementQuote | Refusal<Name>,
): Promise<ClosingQuote | Refusal<Name | 'notFound' | 'orderIsNotPayable'>> {
  const disbursed = await disbursedOrder(call, input)
  if (isRefusal(disbursed)) return disbursed
  const { order, loan, events, today } = disbursed
  const paymentIsPending = await hasUnknownPayment(call.db, order.id, call.deps.clock.now())
  const quote = quoteOf(bookOn(loan, events, today), { paymentIsPending })
  return isRefusal(quote) ? quote : { ...quote, orderId: order.id, purpose, currencySymbol: call.currencySymbol }
}
