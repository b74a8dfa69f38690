// A payment channel: what the borrower is told about it, what it takes, and the port of its provider.

import type { PaymentNotice } from '../../contracts/payment.ts'
import type { Language } from '../../core/language.ts'
import type { Currency } from '../../core/market/market.ts'
import { forReader } from '../../core/pseudo-language.ts'
import type { NoticeHeaders } from './notice-headers.ts'
import type { WayFacts } from './way-to-pay.ts'

export type Presentation = 'code' | 'qr' | 'barcode'

/** The channel behind the bank selection's wallet. */
export const walletChannelNumber = 'wallet'

/** A group of steps, as the code page shows it. */
interface InstructionGroup {
  readonly title: string
  readonly items: readonly { readonly name: string; readonly step: readonly string[] }[]
}

/** What a borrower reads about a channel, in one language. */
export interface ChannelWords {
  readonly name: string
  /** Cost and speed in a few words: `cash at the counter, no fee`. */
  readonly description: string
  readonly groups: readonly InstructionGroup[]
}

export interface AmountLimits {
  readonly minMinor: number
  readonly maxMinor: number
}

/** One channel: an entry of the lender's `channels.json` with its instructions. */
export interface Channel {
  /** Its number on the wire, the last part of its webhook address, and its name in our books. */
  readonly number: string
  /** Who runs it, by the name in PROVIDERS; null is the first that takes payments. */
  readonly provider: string | null
  /** Which of that provider's ways to pay it is, in the provider's words; empty where it has one way only. */
  readonly at: string
  readonly presentation: Presentation
  /** False for a channel with a screen of its own, such as the wallet: it is not in the list of channels. */
  readonly listed: boolean
  /** An address on our own origin. */
  readonly logo: string
  /** What it takes in each currency; a currency that is missing is not taken. */
  readonly limits: Partial<Record<Currency, AmountLimits>>
  /** What the borrower pays on top, minor units of the loan's currency. */
  readonly feeMinor: number
  /** Opens the channel's own app with the payment, where it has one: a template for `core/payment/app-link.ts`. */
  readonly appLink?: string | undefined
  /** How long a code lives at most. The quote may end it earlier. */
  readonly lifetimeMinutes: number
  /** English stands in for a language that is not there. */
  readonly words: Readonly<Record<'en', ChannelWords> & Partial<Record<Language, ChannelWords>>>
}

export interface CodeRequest {
  /** Our reference, and the provider's idempotency key: the same reference always answers the same code. */
  readonly ref: string
  readonly channel: string
  /** {@link Channel.at}. */
  readonly at: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly expiresAt: Date
  /** Where the provider's own page sends the borrower afterwards: an address on our origin. */
  readonly returnUrl: string
}

export interface PayCodeMade {
  readonly providerRef: string
  /** What a person types or reads out at the counter, unspaced; null where there is no such code. Never an internal id. */
  readonly payCode: string | null
  /** The text of the QR code where the channel shows one. */
  readonly qrText: string | null
  /** The provider's own page where the borrower pays, for channels that have one. */
  readonly pageUrl: string | null
}

export interface ProviderPayment {
  readonly transactionId: string
  readonly amountMinor: number
  readonly currency: string
  /** ISO 8601 with offset. */
  readonly paidAt: string
}

/** `unknown`: the question may have arrived and the answer is lost. `refused`: the provider has made no code and will not. */
export type CodeAnswer =
  | ({ readonly outcome: 'made' } & PayCodeMade)
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'unknown' }

/** `absent`: the provider has never heard of this reference. */
export type StatusAnswer =
  | { readonly outcome: 'found'; readonly code: PayCodeMade; readonly payments: readonly ProviderPayment[] }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'unknown' }

/**
 * A notice whose words are not taken for what happened, as most providers sign too little of it: it says which reference to ask
 * about, and the answer to that question is booked.
 */
export interface NoticeHint {
  readonly eventId: string
  /** Our reference, as far as the provider knows it. */
  readonly askAbout: string
}

/** A notice that money of a payment went back, or came again: it names the refund or dispute, and the answer about that one is booked. */
export interface ReturnHint {
  readonly eventId: string
  /** The provider's own number of the refund or dispute. */
  readonly askAboutReturn: string
  /** The payment that it is of, by the number under which that was booked, where the notice names it: officers look for its loan. */
  readonly ofTransaction?: string
}

/**
 * One refund or dispute as the provider tells of it: its own amount, never a sum of several. `isGone`: the money has left us; else it never
 * did, or came again, as after a refund that failed or a dispute that was won.
 */
export type ReturnAnswer =
  | {
      readonly outcome: 'told'
      /** The payment that it is a part of, by the number under which that was booked. */
      readonly transactionId: string
      readonly amountMinor: number
      readonly currency: string
      /** ISO 8601 with offset. */
      readonly returnedAt: string
      readonly isGone: boolean
    }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'unknown' }

/** `unreadable`: signed by the provider, and yet not a notice. `ignored`: about nothing that we keep. */
export type NoticeReading =
  | PaymentNotice
  | NoticeHint
  | ReturnHint
  | 'ignored'
  | 'badSignature'
  | 'stale'
  | 'unreadable'

/** The provider behind a channel. No method throws for what a network does; a bug may. */
export interface PaymentProvider {
  /** Makes a code, or answers the one made before for the same `ref`. */
  createCode(request: CodeRequest): Promise<CodeAnswer>
  /** Asks about a code by our own reference; `returnUrl` as in the request. */
  queryStatus(ref: string, returnUrl: string): Promise<StatusAnswer>
  /** Asks for a code to be withdrawn. A payment that still comes counts all the same. */
  cancelCode(ref: string): Promise<void>
  /** Asks about a refund or dispute that a {@link ReturnHint} named; absent where the notices themselves say what was taken back. */
  queryReturn?(partId: string): Promise<ReturnAnswer>
  /** Checks signature and age over the raw bytes, then reads the notice. */
  verifyNotice(rawBody: Uint8Array, headers: NoticeHeaders, now: Date): NoticeReading
}

export interface ConnectedChannel extends Channel {
  /** Event and transaction numbers are unique within a provider. */
  readonly provider: string
  readonly connection: PaymentProvider
  /** What its provider does with a code of this channel. */
  readonly way: WayFacts
}

/** All channels by their numbers, in the order of the list. */
export type Channels = ReadonlyMap<string, ConnectedChannel>

/** The words of a channel in a language; English for one that is not ours. */
export function channelWords(channel: Channel, language: string): ChannelWords {
  return forReader(channel.words, language)
}

/** The name of a channel in English, for officers; its number where the lender has it no more. */
export function channelNameOf(channels: Channels, number: string): string {
  return channels.get(number)?.words.en.name ?? number
}

/** True when the channel takes this amount in this currency. */
export function takesAmount(channel: Channel, amountMinor: number, currency: Currency): boolean {
  const limits = channel.limits[currency]
  return limits !== undefined && amountMinor >= limits.minMinor && amountMinor <= limits.maxMinor
}
