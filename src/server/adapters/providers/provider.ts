// What a provider is: a manifest of what it can do, where and for how much, and a way to connect it. One folder, one line in the registry.

import type { z } from 'zod'
import type { Currency } from '../../../core/market/market.ts'
import type { AccountNames } from '../../ports/account-names.ts'
import type { MessageProvider } from '../../ports/message-provider.ts'
import type { CreditBureau, IdentityService } from '../../ports/outside-check.ts'
import type { CardProcessor } from '../../ports/payment-card.ts'
import type { AmountLimits, PaymentProvider } from '../../ports/payment-channel.ts'
import type { PayoutProvider } from '../../ports/payout-provider.ts'
import type { PushProvider } from '../../ports/push.ts'
import type { SettlementSource } from '../../ports/settlement-source.ts'
import type { WayToPay } from '../../ports/way-to-pay.ts'
import type { Breaker } from '../http/breaker.ts'

/** The ports that a provider can serve. */
export const capabilities = [
  'payments',
  'payouts',
  'cards',
  'messages',
  'push',
  'settlements',
  'identity',
  'bureau',
  'accountNames',
] as const
export type Capability = (typeof capabilities)[number]

export interface ProviderManifest {
  /** Small letters and hyphens: the folder, the name in PROVIDERS and in our books, and the last part of its notices' address. */
  readonly name: string
  readonly capabilities: readonly Capability[]
  /** ISO 3166 codes of the countries where it works; empty where it is not bound to any. */
  readonly countries: readonly string[]
  readonly currencies: readonly Currency[]
  /** Amounts in minor units that are a multiple of this: where a provider takes whole rupiah only, it is 100. */
  readonly stepMinor: Partial<Record<Currency, number>>
  /** What one payment may be, where the provider says so for all channels; each channel's own limits are the lender's data. */
  readonly limits: Partial<Record<Currency, AmountLimits>>
  /** Where its prices are: they belong to the lender's contract, and are told in its reports. */
  readonly pricesUrl: string | null
  /** How long a code lives at most; null where the channel says it. */
  readonly codeLifetimeMinutes: number | null
  /** How long it repeats a notice that was not taken; after that only asking brings it to light. */
  readonly noticesRepeatedHours: number | null
  /** Its ways to pay, with how each is written in `at` of channels.json; none where it takes no payments. */
  readonly ways: readonly WayToPay[]
  /**
   * Its pages to which borrowers are led: ALLOWED_LINK_ORIGINS has to have these origins. Absent where it has none, or where its
   * documentation names no fixed one.
   */
  readonly pageOrigins?: (environment: Readonly<Record<string, string | undefined>>) => readonly PageOrigin[]
  /** Its environment variables, read by {@link Adapter.connect}. */
  readonly settings: z.ZodObject
  /** The setting with our credential: a call with another one is refused. */
  readonly credential: string
  /** True where these settings are of a test account, in which no money moves; null where nothing in them says so. */
  readonly isTestAccount: (environment: Readonly<Record<string, string | undefined>>) => boolean | null
  /** The pages of its documentation that the adapter was checked against. */
  readonly checkedAgainst: readonly string[]
}

/** What the manifest of a provider says that moves no money and is not bound to a country. */
export const movesNoMoney = {
  countries: [],
  currencies: [],
  stepMinor: {},
  limits: {},
  codeLifetimeMinutes: null,
  noticesRepeatedHours: null,
  ways: [],
} as const satisfies Partial<ProviderManifest>

/** A page of a provider, by the port that leads to it. */
export interface PageOrigin {
  readonly origin: string
  readonly port: Capability
  /** In the words of a sentence: `the wallet pages`. */
  readonly what: string
}

/** What a provider gets of the house. */
export interface ProviderMeans<Settings> {
  readonly settings: Settings
  readonly breaker: Breaker
  /** The origin that borrowers see. */
  readonly publicOrigin: string
  /** Shown by banks and shops beside a code, where a provider asks for a name. */
  readonly lenderName: string
  /** Shorter limits for tests; see outgoing-call.ts for the usual ones. */
  readonly totalTimeoutMs?: number
  /** The machine's time, for what is signed with it; a test sets it. */
  readonly now?: () => Date
}

/** The ports of a connected provider: exactly those that its manifest names. */
export interface ConnectedProvider {
  readonly payments?: PaymentProvider
  readonly payouts?: PayoutProvider
  readonly cards?: CardProcessor
  readonly messages?: MessageProvider
  readonly push?: PushProvider
  readonly settlements?: SettlementSource
  readonly identity?: IdentityService
  readonly bureau?: CreditBureau
  readonly accountNames?: AccountNames
}

export interface Adapter<Settings extends z.ZodObject = z.ZodObject> {
  readonly manifest: ProviderManifest & { readonly settings: Settings }
  connect(means: ProviderMeans<z.output<Settings>>): ConnectedProvider
}

/** Keeps the type of an adapter's own settings while the registry lists all adapters as one type. */
export function adapter<Settings extends z.ZodObject>(of: Adapter<Settings>): Adapter {
  return of as unknown as Adapter
}
