// How long an event that the lender's systems did not take is sent again, and what becomes of it then.

/** An event is sent again for so many days; then it is parked, and an alarm calls the operator. */
const webhookRetryDays = 3

const dayMs = 86_400_000

/** The end of the attempts that begin at `from`. */
export function triedUntil(from: Date): Date {
  return new Date(from.getTime() + webhookRetryDays * dayMs)
}

/** When to send again after a failure at `now`; null: the attempts are over, and the event is parked. */
export function nextTry(
  { triedUntil: until }: { readonly triedUntil: Date },
  { now, pauseSeconds }: { readonly now: Date; readonly pauseSeconds: number },
): Date | null {
  if (now >= until) return null
  // The last attempt is at the end of the days, not up to an hour before it.
  return new Date(Math.min(now.getTime() + pauseSeconds * 1000, until.getTime()))
}
