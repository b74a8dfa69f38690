// The quote that closes a loan before its end, with the ways to pay it.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { apiContext, type Context } from '../../page/request-context.ts'
import { loadPayView, type NothingToPay, type PayView } from './pay-view.ts'

export type Quote = CallOutput<'getSettlementQuote'>
type Due = CallOutput<'getAmountDue'> & { readonly quote: Quote }
export type ClosingView = PayView<Due> | NothingToPay

/** The quote of the day, and the ways to pay it. A code that waits for the next instalment is not one for this. */
export function loadClosing(
  url: URL,
  context: Context,
  quoteFor: 'getSettlementQuote' | 'getCoolingOffQuote',
): Promise<ClosingView> {
  const api = context.get(apiContext)
  return loadPayView<Due>(
    url,
    context,
    async (loan) => {
      const quoted = await api[quoteFor](loan)
      if (!quoted.ok) return quoted
      const due = await api.getAmountDue(loan)
      return due.ok ? { ...due, data: { ...due.data, liveCode: null, quote: quoted.data } } : due
    },
    ({ quote }) => quote.totalMinor,
  )
}
