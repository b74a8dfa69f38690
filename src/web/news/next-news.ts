// When the page asks for news again.

/** Polled most often for so long after the page became visible, then less often, and then no more. Milliseconds. */
const eagerMs = 60_000

const calmMs = 600_000

const longestMs = 3_600_000

export const eagerEveryMs = 3_000

const calmEveryMs = 15_000

const seldomEveryMs = 60_000

/** Milliseconds until the next poll; null when the page was not looked at for an hour. */
export function nextNewsInMs(sinceLookedMs: number): number | null {
  if (sinceLookedMs < eagerMs) return eagerEveryMs
  if (sinceLookedMs < calmMs) return calmEveryMs
  return sinceLookedMs < longestMs ? seldomEveryMs : null
}
