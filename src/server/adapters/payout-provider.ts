// The port behind which money leaves for borrowers' accounts.

import type { Currency } from '../../core/market/market.ts'

export interface PayoutRequest {
  /** Order and attempt. The provider pays a key once, however often it is asked; asking again tells how it went. */
  readonly key: string
  readonly amountMinor: number
  readonly currency: Currency
  /** Null where the borrower collects the money at a counter. */
  readonly account: PayoutTarget | null
}

export interface PayoutTarget {
  readonly number: string
  readonly bankCode: string
  readonly bankName: string
  readonly accountName: string
}

/** `sent`: under way, or the answer was lost. `failed` carries a reason that the words know, or any other code. */
export type PayoutAnswer =
  | { readonly state: 'paid'; readonly reference: string }
  | { readonly state: 'sent' }
  | { readonly state: 'failed'; readonly reference: string; readonly reason: string }

export interface PayoutProvider {
  payOut(request: PayoutRequest): Promise<PayoutAnswer>
}
