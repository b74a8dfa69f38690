// What a provider does with a code of one of its ways to pay: data of its adapter, from which the code pages take their sentences.

/** The documented behaviour of one way to pay; the conformance suite holds an adapter to it (`tests/support/way-conformance.ts`). */
export interface WayFacts {
  /** True where a payer can send another sum than was asked. */
  readonly takesOtherSums: boolean
  /** True where one payment ends the code, also where that payment is not the whole sum. */
  readonly isUsedUp: boolean
  /** True where the code has characters that a person types or reads out. Without them there is no code on any screen. */
  readonly isTyped: boolean
  /** True where the code has a text for a QR code. */
  readonly isScanned: boolean
  /** True where the borrower pays on a page of the provider. */
  readonly hasPage: boolean
  /** True where the provider itself refuses a payment after the end that we gave. Where it does not, we withdraw the code then. */
  readonly expires: boolean
  /** True where the provider can send a payment back the way it came. */
  readonly isRefundable: boolean
  /** Business days after which a payment is in the lender's account, by its documentation; null where it names none. */
  readonly settlesInBusinessDays: number | null
}

/** Ways to pay by what `at` of channels.json says; a null pattern takes any. */
export interface WayToPay {
  readonly at: RegExp | null
  readonly facts: WayFacts
}

/** The facts of the way that `at` names; null where the provider has no such way. */
export function wayAt(ways: readonly WayToPay[], at: string): WayFacts | null {
  return ways.find((way) => way.at === null || way.at.test(at))?.facts ?? null
}

/** How a channel shows its codes, and what a way to pay needs for that. */
const shownBy = {
  code: ({ isTyped, hasPage }) => isTyped || hasPage,
  barcode: ({ isTyped }) => isTyped,
  qr: ({ isScanned }) => isScanned,
} as const satisfies Record<string, (facts: WayFacts) => boolean>

/** True where codes of this way can be shown so: a barcode of what cannot be typed would be of no use at a counter. */
export function canShow(facts: WayFacts, presentation: keyof typeof shownBy): boolean {
  return shownBy[presentation](facts)
}
