// The port behind which money leaves for borrowers' accounts: sent once for each key, asked about by that key ever after.

import type { Currency } from '../../core/market/market.ts'
import type { NoticeHeaders } from './notice-headers.ts'

export interface PayoutRequest {
  /** Order and attempt, or a refund: the provider's idempotency key and our reference there. A key is paid once. */
  readonly key: string
  readonly amountMinor: number
  readonly currency: Currency
  /** Null where the borrower collects the money at a counter. */
  readonly account: PayoutTarget | null
}

export interface PayoutTarget {
  readonly number: string
  /** As the lender's `banks.json` names the bank. */
  readonly bankCode: string
  readonly bankName: string
  readonly accountName: string
}

/**
 * What became of a wish to send money.
 * `paid`: the money is in the account. `sent`: the provider has the wish, and tells later. `unknown`: it may have it.
 * `failed`: the account cannot take it, with a reason that the words know or any other code. `refused`: the provider took nothing,
 * and the account is not to blame (balance, key, limits): somebody has to look. `notSent`: no call was made.
 */
export type PayoutAnswer =
  | { readonly state: 'paid'; readonly reference: string }
  | { readonly state: 'sent' }
  | { readonly state: 'unknown' }
  | {
      readonly state: 'failed'
      readonly reference: string
      readonly reason: string
      /** Whose fault it was: of the account, unless said. Where it was the provider's, another attempt goes to the same account. */
      readonly blame?: 'account' | 'provider'
    }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'notSent' }

/** `absent`: the provider has never heard of the key. `returned`: it was paid, and the bank sent it back afterwards. */
export type PayoutStatus =
  | Exclude<PayoutAnswer, { readonly state: 'refused' | 'notSent' }>
  | { readonly state: 'absent' }
  | {
      readonly state: 'returned'
      readonly reference: string
      readonly reason: string
      /** What of it came back so far; absent where that is all of it. */
      readonly amountMinor?: number
    }

/** A notice only says which payout to ask about. `ignored`: signed, and about nothing that we keep. */
export type PayoutNotice =
  | { readonly key: string; readonly eventId: string }
  | 'ignored'
  | 'badSignature'
  | 'stale'
  | 'unreadable'

export interface PayoutProvider {
  /** Its name in our books: a payout is asked about where it was sent. */
  readonly name: string
  readonly currencies: readonly Currency[]
  /** True while its breaker holds calls back. */
  isResting(): boolean
  /** Sends the money, once for each key. A repeated call may answer with what was said the first time: ask {@link queryPayout}. */
  payOut(request: PayoutRequest): Promise<PayoutAnswer>
  /** Asks for its state today by our own key. */
  queryPayout(key: string): Promise<PayoutStatus>
  /** Where it says which banks it sends to: what `bankCode` may be today. */
  listBanks?(currency: Currency): Promise<BankList>
  /** Checks who sent the notice over its raw bytes, and reads which payout it is about. */
  readNotice(rawBody: Uint8Array, headers: NoticeHeaders, now: Date): PayoutNotice
}

/** The codes of the banks and wallets that it sends to today. */
export type BankList =
  | { readonly outcome: 'listed'; readonly codes: readonly string[] }
  | { readonly outcome: 'unknown'; readonly why: string }

/** The lender's payout providers, in the order of preference. */
export interface Payouts {
  /**
   * The first that sends this currency and answers; the first that sends it where none answers; null where none sends it. Once
   * chosen, a payout stays with its provider.
   */
  choose(currency: Currency): PayoutProvider | null
  named(name: string): PayoutProvider | null
}

/** {@link Payouts} over a list of providers. */
export function payoutsBy(providers: readonly PayoutProvider[]): Payouts {
  return {
    choose(currency) {
      const able = providers.filter(({ currencies }) => currencies.includes(currency))
      return able.find((provider) => !provider.isResting()) ?? able[0] ?? null
    },
    named: (name) => providers.find((provider) => provider.name === name) ?? null,
  }
}

/** Sends under a key, or asks how that went where it may have been sent before: only what never arrived is sent again. */
export async function sendOrAsk(
  provider: PayoutProvider,
  request: PayoutRequest,
  mayHaveBeenSent: boolean,
): Promise<PayoutAnswer> {
  if (!mayHaveBeenSent) return await provider.payOut(request)
  const status = await provider.queryPayout(request.key)
  if (status.state === 'absent') return await provider.payOut(request)
  // It came back before we knew that it had arrived.
  if (status.state === 'returned') {
    // A part came back: the rest is in the account, and the next notice tells of the part.
    if (status.amountMinor !== undefined && status.amountMinor < request.amountMinor)
      return { state: 'paid', reference: status.reference }
    return { state: 'failed', reference: status.reference, reason: status.reason }
  }
  return status
}
