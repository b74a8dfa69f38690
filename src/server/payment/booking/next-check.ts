// When the provider is asked again how a payment went.

import type { PaymentIntent } from '../intent/payment-intent-store.ts'

/** Pauses between questions while an answer is missing, minutes. */
const retryMinutes: readonly number[] = [1, 2, 5, 15]

const longestRetryMinutes = 60

/** Minutes after a code's expiry at which its provider is asked again: notices sometimes come late, or never. */
const afterExpiryMinutes = [5, 60, 24 * 60, 72 * 60] as const

const minutesAfter = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000)

/**
 * When to ask next: soon while the answer is missing, else at named times after the expiry; null after the last of them.
 * `check` counts the questions so far.
 */
export function nextCheckAt(intent: Pick<PaymentIntent, 'state' | 'expiresAt'>, check: number, now: Date): Date | null {
  const afterExpiry = afterExpiryMinutes
    .map((minutes) => minutesAfter(intent.expiresAt, minutes))
    .find((at) => at > now)
  if (afterExpiry === undefined) return null
  if (intent.state !== 'unknown') return afterExpiry
  const soon = minutesAfter(now, retryMinutes[check] ?? longestRetryMinutes)
  if (soon < afterExpiry) return soon
  return afterExpiry
}
