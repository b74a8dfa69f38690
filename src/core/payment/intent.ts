// Payment intents: which one lives, when a wish gets the same one again, and what a notice makes of it.

import { type Refusal, refuse } from '../refusal.ts'
import type { PayPurpose } from './pay-purpose.ts'

/** `unknown`: asked of the provider, whose answer is not here. `waiting`: a code exists and nobody has paid it yet. */
export const intentStates = ['unknown', 'waiting', 'paid', 'expired', 'cancelled', 'failed'] as const
export type IntentState = (typeof intentStates)[number]

/** States in which an intent occupies its order and purpose. */
export const liveIntentStates: readonly IntentState[] = ['unknown', 'waiting']

export interface IntentFacts {
  readonly state: IntentState
  readonly channel: string
  readonly amountMinor: number
  readonly expiresAt: Date
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
 * What a wish for a payment meets: the live intent of the same order and purpose, or none. While nobody knows whether the
 * provider has made the other code, a second one is refused: both could be paid.
 */
export function decideIntent(live: IntentFacts | null, wish: IntentWish, now: Date): IntentDecision | Refusal {
  if (live === null) return { do: 'make', retire: null }
  if (hasExpired(live, now)) return { do: 'make', retire: 'expired' }
  const same = live.channel === wish.channel && live.amountMinor === wish.amountMinor
  if (live.state === 'unknown') return same ? { do: 'askAgain' } : refuse('paymentIsPending')
  return same ? { do: 'reuse' } : { do: 'make', retire: 'cancelled' }
}

/** A code holds until its expiry, not at it. */
export function hasExpired(intent: Pick<IntentFacts, 'expiresAt'>, now: Date): boolean {
  return intent.expiresAt.getTime() <= now.getTime()
}

/** What the code page shows: an intent nobody has paid is `expired` once its time is over or it was replaced. */
export function shownState(
  intent: Pick<IntentFacts, 'state' | 'expiresAt'>,
  now: Date,
): 'waiting' | 'paid' | 'expired' {
  if (intent.state === 'paid') return 'paid'
  return liveIntentStates.includes(intent.state) && !hasExpired(intent, now) ? 'waiting' : 'expired'
}

/** Money that came on an intent. */
export interface PaymentOnIntent {
  readonly amountMinor: number
  readonly paidAt: Date
}

/** Purposes that several payments can reach together; the others happen by one payment of the whole amount, or not at all. */
export const addsUp: Record<PayPurpose, boolean> = {
  repayment: true,
  partial: true,
  rollover: false,
  settlement: false,
  coolingOff: false,
}

/**
 * The moment at which what was asked is paid, by all payments known so far; null while they are short of it: the code then
 * goes on waiting. The order in which they were heard of plays no part.
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

/** The state after a payment in full or a failure of it. Paid is the end: nothing that is heard later takes it back. */
export function stateAfter(before: IntentState, heard: 'paid' | 'failed'): IntentState {
  if (heard === 'paid') return 'paid'
  return liveIntentStates.includes(before) ? 'failed' : before
}
