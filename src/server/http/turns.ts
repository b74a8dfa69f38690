// Turns at work that takes the machine's time, such as making a page: few at once, those who are known before strangers, and at
// once a no to whom waiting would help nobody.

/** `known`: a borrower whose session was found before. `stranger`: everybody else. */
export type Lane = 'known' | 'stranger'

export interface TurnLimits {
  /** Turns at the same time. */
  readonly atOnce: number
  /** The part of them that strangers may take: some are always left to others. */
  readonly strangersAtOnce: number
  /** Who would have to wait longer, as long as turns have taken of late, is told no at once. Milliseconds. */
  readonly waitMaxMs: Readonly<Record<Lane, number>>
  /**
   * Who has waited longer all the same, because turns came to take more time than those before them, is told no. Milliseconds, more
   * than the above: who has waited nearly long enough is rather served than refused.
   */
  readonly waitedMaxMs: Readonly<Record<Lane, number>>
  /** So many may wait in any case: before the first turns have ended nobody knows how long they take. */
  readonly waitingAlways: number
}

/** A place that somebody has, to be given back by {@link end}. */
export interface Turn {
  /**
   * Does work for which only others are waited for. The place is kept for a moment; whoever is waited for longer (a provider that
   * hangs) leaves it to the next, and it is waited for again afterwards, before all others.
   */
  away<T>(work: () => Promise<T>): Promise<T>
  end(): void
}

export interface Turns {
  /** True while one more would have to wait too long. */
  isFull(lane: Lane): boolean
  /** Resolves when it is this one's turn. Null where the wait would be too long: at once, or once it has been. */
  take(lane: Lane): Promise<Turn | null>
}

/** How much of the average the newest turn is. */
const newestShare = 0.1
/** So long a place is kept for who waits for somebody else, milliseconds. */
export const keptWhileAwayMs = 150

interface Means {
  readonly now: () => number
  /** Lets what else has come in be done first: between two turns money calls and questions for health get theirs. */
  readonly letOthersFirst: () => Promise<void>
  /** Does something later; the answer calls it off. */
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

/** One who waits. */
interface Waiting {
  readonly since: number
  /** Lets it in where there is a place, and says whether. */
  readonly goesOn: () => boolean
  readonly isRefused: () => void
}

export function createTurns(limits: TurnLimits, { now, letOthersFirst, later }: Means = ofTheMachine): Turns {
  const busy: Record<Lane, number> = { known: 0, stranger: 0 }
  const waiting: Record<Lane | 'back', Waiting[]> = { back: [], known: [], stranger: [] }
  let averageMs = 0

  const placesOf = (lane: Lane): number => (lane === 'known' ? limits.atOnce : limits.strangersAtOnce)
  const isFree = (lane: Lane): boolean =>
    busy.known + busy.stranger < limits.atOnce && (lane === 'known' || busy.stranger < limits.strangersAtOnce)

  /** Known ones wait for each other only, strangers for all. */
  const isTooLong = (lane: Lane): boolean => {
    const ahead = lane === 'known' ? waiting.known.length : waiting.known.length + waiting.stranger.length
    return ahead >= limits.waitingAlways && ((ahead + 1) * averageMs) / placesOf(lane) > limits.waitMaxMs[lane]
  }

  /** Those who come back first: their work is half done. One of them who cannot go on yet lets the others pass. */
  function letIn(): void {
    waiting.back = waiting.back.filter(({ goesOn }) => !goesOn())
    for (const lane of ['known', 'stranger'] as const) {
      const line = waiting[lane]
      refuseLate(lane)
      while (line[0]?.goesOn() === true) line.shift()
    }
  }

  /** Many who came at one moment were let wait by the time of the turns before them. */
  function refuseLate(lane: Lane): void {
    const line = waiting[lane]
    const firstInTime = line.findIndex(({ since }) => now() - since <= limits.waitedMaxMs[lane])
    const beyond = Math.max(0, line.length - limits.waitingAlways)
    for (const { isRefused } of line.splice(0, Math.min(firstInTime < 0 ? line.length : firstInTime, beyond)))
      isRefused()
  }

  /** Answers whether there is a place for it; those who come back always get one. */
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
