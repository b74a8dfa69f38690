// When an open code page asks again: soon at first, seldom later, and also once the money is there, as it can be taken back.

import { type Poller, startAsking } from '../../ui/poll.ts'

/** In the address of a question by a tap. Without it the page asks by itself, and the session counts as idle. */
export const tappedParam = 'tapped'

export type PolledState = 'waiting' | 'paid' | 'expired'

/** Polled often for so long after the page became visible, then seldom. */
const eagerMs = 60_000
const eagerEveryMs = 2_000
const calmEveryMs = 10_000
/** Money sent just before the expiry may arrive later: polling goes on for this time. */
const afterExpiryMs = 600_000
/** Money that came can be taken back, and no page says 'Paid' then: asked seldom, for as long as somebody may look. */
const paidEveryMs = 15_000
const afterPaidMs = 3_600_000

/** Milliseconds until the next question, or null when there is none. `sinceLookedMs`: since the page became visible. */
export function nextQuestionInMs(state: PolledState, sinceLookedMs: number): number | null {
  if (state === 'paid') return sinceLookedMs < afterPaidMs ? paidEveryMs : null
  if (state === 'expired') return sinceLookedMs < afterExpiryMs ? calmEveryMs : null
  return sinceLookedMs < eagerMs ? eagerEveryMs : calmEveryMs
}

/** Asks as {@link startAsking} does. */
export function startPoller(
  ask: (tapped: boolean, isWanted: () => boolean) => Promise<PolledState | null>,
  first: PolledState,
  now: () => number,
): Poller {
  return startAsking(ask, first, now, nextQuestionInMs)
}
