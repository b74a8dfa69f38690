// Payment intents: which one is live, when a request reuses it, and how a notice changes its state.

import { type Refusal, refuse } from '../refusal.ts'
import type { PayPurpose } from './pay-purpose.ts'

/** `unknown`: the provider was asked and has not answered. `waiting`: the code exists and is not paid yet. */
export const intentStates = ['unknown', 'waiting', 'paid', 'expired', 'cancelled', 'failed'] as const
export type IntentState = (typeof intentStates)[number]

/** States in which an intent occupies its order and purpose. */
export const liveIntentStates: readonly IntentState[] = ['unknown', 'waiting']

/** Codes that are made for one borrower in a day; each is a row that stays and a question to a provider. One that stands is shown again. */
export const payCodesADay = 100

export interface IntentFacts {
  readonly state: IntentState
  readonly channel: string
  readonly amountMinor: number
  readonly expiresAt: Date
  /** True where one payment has ended the code at its provider. */
  readonly isUsedUp: boolean
}

export interface IntentWish {
  readonly channel: string
  readonly amountMinor: number
}

/**
 * `reuse`: the same code again. `askAgain`: the provider is asked once more under the same reference. `make`: a new intent,
 * after the old one has been put into `retire`.
 */
export type IntentDecision =
  | { readonly do: 'reuse' }
  | { readonly do: 'askAgain' }
  | { readonly do: 'make'; readonly retire: 'expired' | 'cancelled' | null }

/**
 * Decides on a request for a pay code, given the live intent of the same order and purpose. While the outcome of another code is
 * unknown, a second one is refused: both could be paid.
 */
export function decideIntent(
  live: IntentFacts | null,
  wish: IntentWish,
  now: Date,
): IntentDecision | Refusal<'paymentIsPending'> {
  if (live === null) return { do: 'make', retire: null }
  if (live.isUsedUp || hasExpired(live, now)) return { do: 'make', retire: 'expired' }
  const same = live.channel === wish.channel && live.amountMinor === wish.amountMinor
  if (live.state === 'unknown') return same ? { do: 'askAgain' } : refuse('paymentIsPending')
  return same ? { do: 'reuse' } : { do: 'make', retire: 'cancelled' }
}

/** A code is valid before its expiry, not at that moment. */
export function hasExpired(intent: Pick<IntentFacts, 'expiresAt'>, now: Date): boolean {
  return intent.expiresAt.getTime() <= now.getTime()
}

/** What the code page shows: an unpaid intent is `expired` after its expiry or once it was replaced. */
export function shownState(
  intent: Pick<IntentFacts, 'state' | 'expiresAt'>,
  now: Date,
): 'waiting' | 'paid' | 'expired' {
  if (intent.state === 'paid') return 'paid'
  return liveIntentStates.includes(intent.state) && !hasExpired(intent, now) ? 'waiting' : 'expired'
}

export interface PaymentOnIntent {
  readonly amountMinor: number
  readonly paidAt: Date
}

/** Purposes that several payments together can fulfil; the others need one payment of the whole amount. */
export const addsUp: Record<PayPurpose, boolean> = {
  repayment: true,
  partial: true,
  rollover: false,
  settlement: false,
  coolingOff: false,
}

/**
 * The moment at which all payments known so far cover the amount asked; null while they do not: the code then stays `waiting`.
 * The order of arrival does not matter.
 */
export function paidInFullAt(
  intent: { readonly purpose: PayPurpose; readonly amountMinor: number },
  payments: readonly PaymentOnIntent[],
): Date | null {
  let sumMinor = 0
  for (const { amountMinor, paidAt } of payments.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())) {
    sumMinor = addsUp[intent.purpose] ? sumMinor + amountMinor : amountMinor
    if (sumMinor >= intent.amountMinor) return paidAt
  }
  return null
}

/** The state after a full payment or a failure. `paid` is final: later notices do not change it. */
export function stateAfter(before: IntentState, heard: 'paid' | 'failed'): IntentState {
  if (heard === 'paid') return 'paid'
  return liveIntentStates.includes(before) ? 'failed' : before
}
