// How long until another code may be sent.

/** A code can be asked for again after so long (PAYMENT-18). Seconds. */
export const resendSeconds = 60

/** Seconds until a code may be asked for again. An impossible time in the address counts as long ago. */
export function secondsUntilResend(sentAtMs: number, nowMs: number): number {
  const left = Math.ceil((sentAtMs - nowMs) / 1000) + resendSeconds
  return left > 0 && left <= resendSeconds ? left : 0
}
