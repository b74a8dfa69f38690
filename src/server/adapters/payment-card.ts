// The port behind which a card processor stands. It knows the cards; we know its tokens and the last four digits.

import type { Currency } from '../../core/market/market.ts'

export interface ChargeRequest {
  /** The processor's idempotency key: the same key is never charged twice. */
  readonly key: string
  readonly cardToken: string
  readonly amountMinor: number
  readonly currency: Currency
}

/** `refused`: nothing was charged, and the same key may be tried again. `unknown`: it may have been charged. */
export type ChargeAnswer =
  | { readonly outcome: 'paid'; readonly transactionId: string; readonly paidAt: string }
  | { readonly outcome: 'declined' }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unknown' }

/** `absent`: the processor has never seen this key. */
export type ChargeStatus = Exclude<ChargeAnswer, { readonly outcome: 'refused' }> | { readonly outcome: 'absent' }

export interface CardProcessor {
  /** Its name in our books: transaction numbers are unique within it. */
  readonly provider: string
  charge(request: ChargeRequest): Promise<ChargeAnswer>
  queryCharge(key: string): Promise<ChargeStatus>
}
