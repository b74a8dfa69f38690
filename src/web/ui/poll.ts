// Asks again and again, never twice at once, and never while the page is hidden or offline.

export interface Poller {
  /** The page is visible or online again: asks at once, unless a question is under way, and eagerly from then on. */
  wake(): Promise<void>
  /** {@link wake} by a tap: the question says so, or the next one where one is under way already. */
  tap(): Promise<void>
  /** The page is hidden. */
  rest(): void
  stop(): void
}

/**
 * Asks until `next` says that there is nothing to ask any more (null; else the milliseconds until the next question, by the
 * state and the time since the page became visible). `ask` answers the state, or null when no answer came: then the next
 * question waits as long as after an answer. `isWanted` is false once the page was left: then the answer to a question that was
 * under way is about another page than the current one. `now` in milliseconds.
 */
export function startAsking<State>(
  ask: (tapped: boolean, isWanted: () => boolean) => Promise<State | null>,
  first: State,
  now: () => number,
  next: (state: State, sinceLookedMs: number) => number | null,
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
    const wait = next(state, now() - lookedAt)
    if (wait !== null) timer = setTimeout(() => void question(), wait)
  }

  function question(): Promise<void> {
    clearTimeout(timer)
    if (underWay !== null) return underWay
    const byTap = tapped
    tapped = false
    underWay = ask(byTap, () => !stopped)
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
    if (stopped || next(state, 0) === null) return
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

/** Lets a poller rest while the page is hidden or the phone offline, and wakes it afterwards. Answers how to end that. */
export function followTheLooker(poller: Poller): () => void {
  const looked = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void poller.wake()
    else poller.rest()
  }
  if (document.visibilityState === 'hidden' || !navigator.onLine) poller.rest()
  document.addEventListener('visibilitychange', looked)
  // A page that was left for a wallet and comes back unchanged from the cache of the browser.
  window.addEventListener('pageshow', looked)
  window.addEventListener('online', looked)
  window.addEventListener('offline', looked)
  return () => {
    document.removeEventListener('visibilitychange', looked)
    window.removeEventListener('pageshow', looked)
    window.removeEventListener('online', looked)
    window.removeEventListener('offline', looked)
  }
}
