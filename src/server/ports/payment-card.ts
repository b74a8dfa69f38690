// The port of a card processor. It knows the cards; we know its tokens and the last four digits.

import type { Currency } from '../../core/market/market.ts'
import type { NoticeHeaders } from './notice-headers.ts'

export interface ChargeRequest {
  /** The processor's idempotency key: the same key is never charged twice. */
  readonly key: string
  readonly cardToken: string
  readonly amountMinor: number
  readonly currency: Currency
  /** True where the borrower is not there to confirm anything: a repayment that was agreed to before. */
  readonly unattended: boolean
  /**
   * Where the bank's page leads the borrower back to, on our origin. Null where the borrower cannot be led there: a charge that the bank
   * wants confirmed is declined then.
   */
  readonly returnUrl: string | null
}

/**
 * `refused`: nothing was charged, and the same key may be tried again. `unknown`: it may have been charged. `mayPass` of a declined
 * charge: the bank may say yes on another day; false where it asks not to be tried again. `ownerMustConfirm`: it wants the owner of the
 * card to confirm, who was not there. `asks`: nothing is charged yet; the bank asks the borrower to confirm on the page, and asking by the
 * key tells what became of it. `pageUrl` is null where the processor names no page.
 */
export type ChargeAnswer =
  | { readonly outcome: 'paid'; readonly transactionId: string; readonly paidAt: string }
  | { readonly outcome: 'declined'; readonly mayPass: boolean; readonly ownerMustConfirm?: boolean }
  | { readonly outcome: 'asks'; readonly pageUrl: string | null }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unknown' }

/** `absent`: the processor has never seen this key. */
export type ChargeStatus = Exclude<ChargeAnswer, { readonly outcome: 'refused' }> | { readonly outcome: 'absent' }

/**
 * All that left a charge again up to now: given back by the lender, and withdrawn by the bank of the card in a dispute that it has not
 * lost. `none`: nothing has.
 */
export type ChargeReturn =
  | {
      readonly outcome: 'returned'
      readonly amountMinor: number
      readonly currency: string
      readonly returnedAt: string
    }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'unknown' }

/** What a processor tells about a charge or a card, told apart by our key; its words are a reason to ask, and nothing more. */
export type CardNotice =
  | { readonly eventId: string; readonly about: 'charge' | 'chargeReturned' | 'setup'; readonly key: string }
  | 'ignored'
  | 'badSignature'
  | 'stale'
  | 'unreadable'

export interface CardProcessor {
  /** Its name in our books: transaction numbers are unique within it. */
  readonly provider: string
  /** Loans in these can be paid. */
  readonly currencies: readonly Currency[]
  /** True where a card can be charged while its owner is not there. */
  readonly unattended: boolean
  charge(request: ChargeRequest): Promise<ChargeAnswer>
  /** Asks about a charge by its key, with the card that it was asked for. */
  queryCharge(key: string, cardToken: string): Promise<ChargeStatus>
  /**
   * Withdraws a charge for which the bank asks the borrower, and tells its state after that: one that was confirmed a moment before
   * is paid. Idempotent.
   */
  cancelCharge(key: string, cardToken: string): Promise<ChargeStatus>
  /** Asks what of a charge was taken back, by its transaction; null where the processor tells of none. */
  readonly queryReturn: ((transactionId: string) => Promise<ChargeReturn>) | null
  /** How a card is added on our pages; null where it cannot be. */
  readonly saving: CardSaving | null
  /** Null where the processor tells nothing by itself. */
  readonly readNotice: ((rawBody: Uint8Array, headers: NoticeHeaders, now: Date) => CardNotice) | null
}

export interface ProcessorCard {
  readonly token: string
  /** `Visa`, or the bank's name where the processor knows it. */
  readonly bankName: string
  readonly bankCode: string
  readonly lastFour: string
  /** `YYYY-MM`; null where the processor does not tell. */
  readonly expires: string | null
  /** True where we confirm each payment with a code; false where the processor and the bank see to that. */
  readonly codeNeeded: boolean
}

/** Where the number is typed: on a page of the processor, or in its fields on our page, drawn by its script. */
type CardEntry =
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'fields'; readonly publicKey: string; readonly clientSecret: string }

/** `begun`: `setupRef` is asked about later, `holder` is given at the next time. */
export type SetupBegun =
  | { readonly outcome: 'begun'; readonly setupRef: string; readonly holder: string }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unknown' }

export type SetupStatus =
  | { readonly outcome: 'open'; readonly entry: CardEntry }
  | { readonly outcome: 'saved'; readonly card: ProcessorCard }
  | { readonly outcome: 'failed' }
  | { readonly outcome: 'unknown' }

/** What a page with the processor's fields has to let through, and the scripts that draw them. */
interface CardFields {
  /** The processor's own script, loaded from its own address as its rules demand. */
  readonly scriptUrl: string
  /** Ours: draws the fields where the page has `data-card-fields`. */
  readonly ownScript: string
  readonly connect: readonly string[]
  readonly frames: readonly string[]
  readonly images: readonly string[]
}

export interface CardSaving {
  /** Null where the number is typed on a page of the processor. */
  readonly fields: CardFields | null
  /** Begins to add a card: `key` is ours and never begins twice, `holder` is what the last one of this borrower answered. */
  begin(key: string, holder: string | null): Promise<SetupBegun>
  /** Asks for its state. `returnUrl`, on our origin, is where a page of the processor leads back to. */
  look(setupRef: string, returnUrl: string): Promise<SetupStatus>
  /** Has the processor forget a card. False where its answer is missing, and it has to be asked again. */
  forget(cardToken: string): Promise<boolean>
}
