// When an open code page asks again: soon at first, seldom later, never twice at once, never while nobody looks.

/** In the address of a question that somebody tapped for. Without it the page asks by itself, and the session counts as idle. */
export const tappedParam = 'tapped'

export type PolledState = 'waiting' | 'paid' | 'expired'

/** Asked often for so long after somebody came to look, then seldom. */
const eagerMs = 60_000
const eagerEveryMs = 2_000
const calmEveryMs = 10_000
/** Money that was sent just before the end may come after it; then nobody waits any more. */
const afterExpiryMs = 600_000

/** Milliseconds until the next question, or null when there is none. `sinceLookedMs`: since somebody came to look. */
export function nextQuestionInMs(state: PolledState, sinceLookedMs: number): number | null {
  if (state === 'paid') return null
  if (state === 'expired') return sinceLookedMs < afterExpiryMs ? calmEveryMs : null
  return sinceLookedMs < eagerMs ? eagerEveryMs : calmEveryMs
}

export interface Poller {
  /** Somebody looks, or is connected again: asks at once, unless a question is under way, and eagerly from then on. */
  wake(): Promise<void>
  /** {@link wake} by a tap: the question says so, or the next one where one is under way already. */
  tap(): Promise<void>
  /** Nobody looks. */
  rest(): void
  stop(): void
}

/**
 * Asks until the money is there. `ask` answers the state, or null when no answer came: then the next question waits as long
 * as after an answer. `now` in milliseconds.
 */
export function startPoller(
  ask: (tapped: boolean) => Promise<PolledState | null>,
  first: PolledState,
  now: () => number,
): Poller {
  let state = first
  let lookedAt = now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | null = null
  let resting = false
  let stopped = false
  let tapped = false

  function plan(): void {
    clearTimeout(timer)
    if (stopped || resting) return
    const wait = nextQuestionInMs(state, now() - lookedAt)
    if (wait !== null) timer = setTimeout(() => void question(), wait)
  }

  function question(): Promise<void> {
    clearTimeout(timer)
    if (underWay !== null) return underWay
    const byTap = tapped
    tapped = false
    underWay = ask(byTap)
      .then((answer) => {
        if (answer !== null) state = answer
      })
      .finally(() => {
        underWay = null
        plan()
      })
    return underWay
  }

  async function wake(): Promise<void> {
    if (stopped || state === 'paid') return
    resting = false
    lookedAt = now()
    await question()
  }

  plan()
  return {
    wake,
    async tap() {
      tapped = true
      await wake()
    },
    rest() {
      resting = true
      clearTimeout(timer)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
