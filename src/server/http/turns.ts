// Limits concurrent CPU-bound work, such as rendering pages: a queue with two lanes, borrowers with a session before strangers, which
// refuses a request at once when its wait would be too long.

/** `known`: a borrower whose session was found before. `stranger`: everybody else. */
type Lane = 'known' | 'stranger'

export interface TurnLimits {
  readonly atOnce: number
  /** Of these, at most so many for strangers: the rest is reserved for borrowers. */
  readonly strangersAtOnce: number
  /** A request whose estimated wait is longer is refused at once. The estimate uses the times of recent turns. Milliseconds. */
  readonly waitMaxMs: Readonly<Record<Lane, number>>
  /**
   * A request that has waited longer than this is refused, too: turns may take longer than the estimate. Larger than `waitMaxMs`, so
   * that a request which has nearly waited long enough is served. Milliseconds.
   */
  readonly waitedMaxMs: Readonly<Record<Lane, number>>
  /** So many may always wait: there is no estimate before the first turns have ended. */
  readonly waitingAlways: number
}

/** A slot that a request holds until {@link end}. */
export interface Turn {
  /**
   * Waits for I/O, such as a provider's answer. The slot is kept for {@link keptWhileAwayMs}, then it goes to the next request; after the
   * I/O the turn waits for a slot again, before all others.
   */
  away<T>(work: () => Promise<T>): Promise<T>
  end(): void
}

export interface Turns {
  /** True while another request would have to wait too long. */
  isFull(lane: Lane): boolean
  /** Resolves with a turn. Null if the wait would be, or has become, too long. */
  take(lane: Lane): Promise<Turn | null>
}

const newestShare = 0.1
/**
 * While a crowd waits, requests that are refused take time from the turns: the line moves slower than its turns take. So many times
 * slower at most is believed. Without an end, readers who come back at once would make the line shorter, be refused more often, and
 * come back more often.
 */
const slowerAtMost = 4
/**
 * A line that was full is full until the wait is this part of the longest. Where it was open again after each turn, all requests that
 * came in the meantime would find it open, and be refused only after the framework has read them.
 */
const openAgainShare = 0.75
/** A turn that waits for I/O keeps its slot for so long, milliseconds. */
const keptWhileAwayMs = 150

interface Means {
  readonly now: () => number
  /** Yields to the event loop: payment calls and health checks run between two turns. */
  readonly letOthersFirst: () => Promise<void>
  /** Runs work after a delay; the returned function cancels it. */
  readonly later: (ms: number, work: () => void) => () => void
}

const ofTheMachine: Means = {
  now: () => performance.now(),
  letOthersFirst: () => new Promise((resolve) => setImmediate(resolve)),
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

interface Waiting {
  readonly since: number
  /** Takes a slot if one is free. Returns whether it did. */
  readonly goesOn: () => boolean
  readonly isRefused: () => void
}

export function createTurns(limits: TurnLimits, { now, letOthersFirst, later }: Means = ofTheMachine): Turns {
  const busy: Record<Lane, number> = { known: 0, stranger: 0 }
  const waiting: Record<Lane | 'back', Waiting[]> = { back: [], known: [], stranger: [] }
  /** What a turn takes. */
  let averageMs = 0
  /** From the end of one turn to the end of the next, while requests wait. */
  let betweenEndsMs = 0
  let lastEnd: number | null = null
  const wasFull: Record<Lane, boolean> = { known: false, stranger: false }

  const placesOf = (lane: Lane): number => (lane === 'known' ? limits.atOnce : limits.strangersAtOnce)
  const isFree = (lane: Lane): boolean =>
    busy.known + busy.stranger < limits.atOnce && (lane === 'known' || busy.stranger < limits.strangersAtOnce)

  /** Borrowers wait for borrowers only, strangers for all. */
  const isTooLong = (lane: Lane): boolean => {
    const ahead = lane === 'known' ? waiting.known.length : waiting.known.length + waiting.stranger.length
    const oneMs = averageMs / placesOf(lane)
    const movesByMs = Math.min(Math.max(oneMs, betweenEndsMs), oneMs * slowerAtMost)
    const longestMs = limits.waitMaxMs[lane] * (wasFull[lane] ? openAgainShare : 1)
    wasFull[lane] = ahead >= limits.waitingAlways && (ahead + 1) * movesByMs > longestMs
    return wasFull[lane]
  }

  /** Turns that come back from I/O go first: their work is half done. One that cannot go on yet does not block the others. */
  function letIn(): void {
    waiting.back = waiting.back.filter(({ goesOn }) => !goesOn())
    for (const lane of ['known', 'stranger'] as const) {
      const line = waiting[lane]
      refuseLate(lane)
      while (line[0]?.goesOn() === true) line.shift()
    }
  }

  /** Refuses requests whose wait became too long: a burst is admitted by the average of the turns before it. */
  function refuseLate(lane: Lane): void {
    const line = waiting[lane]
    const firstInTime = line.findIndex(({ since }) => now() - since <= limits.waitedMaxMs[lane])
    const beyond = Math.max(0, line.length - limits.waitingAlways)
    for (const { isRefused } of line.splice(0, Math.min(firstInTime < 0 ? line.length : firstInTime, beyond)))
      isRefused()
  }

  /** Only ends between which requests waited tell how fast a line moves. */
  function noteEnd(): void {
    const ended = now()
    if (lastEnd !== null) betweenEndsMs += (ended - lastEnd - betweenEndsMs) * (betweenEndsMs === 0 ? 1 : newestShare)
    lastEnd = waiting.known.length + waiting.stranger.length > 0 ? ended : null
  }

  /** Resolves with true once a slot is taken, false if refused. Turns that come back are never refused. */
  function place(lane: Lane, line: Lane | 'back'): Promise<boolean> {
    if (isFree(lane) && waiting[line].length === 0) {
      busy[lane] += 1
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const goesOn = (): boolean => {
        if (!isFree(lane)) return false
        busy[lane] += 1
        resolve(true)
        return true
      }
      waiting[line].push({ since: now(), goesOn, isRefused: () => resolve(false) })
    })
  }

  function turnOf(lane: Lane): Turn {
    let since = now()
    let heldMs = 0
    let isHeld = true
    let hasEnded = false
    let comingBack: Promise<void> | null = null

    function giveBack(): void {
      heldMs += now() - since
      isHeld = false
      busy[lane] -= 1
      letIn()
    }

    async function comeBack(): Promise<void> {
      await place(lane, 'back')
      since = now()
      isHeld = true
      comingBack = null
      if (hasEnded) giveBack()
    }

    return {
      async away(work) {
        const callOff = later(keptWhileAwayMs, () => {
          if (isHeld) giveBack()
        })
        try {
          return await work()
        } finally {
          callOff()
          if (!isHeld && !hasEnded) {
            comingBack = comingBack ?? comeBack()
            await comingBack
          }
        }
      },
      end() {
        if (hasEnded) return
        hasEnded = true
        if (isHeld) giveBack()
        averageMs += (heldMs - averageMs) * (averageMs === 0 ? 1 : newestShare)
        noteEnd()
      },
    }
  }

  const isFull = (lane: Lane): boolean => !(isFree(lane) && waiting[lane].length === 0) && isTooLong(lane)

  return {
    isFull,
    async take(lane) {
      if (isFull(lane)) return null
      if (!(await place(lane, lane))) return null
      await letOthersFirst()
      return turnOf(lane)
    },
  }
}
