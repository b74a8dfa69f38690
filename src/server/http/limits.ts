// Named limits of rate, size and concurrency. Under load the least important requests are refused first.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { CallClass } from '../../contracts/endpoint.ts'
import { callsAtOnce, callsPerMinute, strangersAtOnce, strangersPerMinute } from './call-limits.ts'
import type { TurnLimits } from './turns.ts'

/** A request body at most, bytes. Uploads have their own limit. */
export const bodyLimitBytes = 1_048_576
/** One uploaded file at most, bytes. */
export const uploadLimitBytes = 5 * 1_048_576

/** A body up to this size is not counted in the memory budget: more than any call or form of ours needs. */
export const freeBodyBytes = 16_384
/** The memory budget for all larger bodies at a time, bytes. */
export const memoryMaxBytes = 64 * 1_048_576
/** Forms with files on their way in, on disk, of all senders together, bytes. */
export const incomingFilesMaxBytes = 1_024 * 1_048_576
/** Of them, in memory at a time to be read, bytes: three pictures by themselves. A form with nine is there alone. */
export const filesAtOnceBytes = 16 * 1_048_576
/**
 * Private files on their way out, of 5 MB at most: each is in memory until its reader has taken it. A browser asks for six of one page
 * at a time, or for all.
 */
export const ownFilesAtOnce = { ofAll: 32, ofOne: 6, waitingOfOne: 60 }
/** How long the rest of a refused body is read and dropped, so that the sender reads the answer; then the connection is closed. */
export const lingerMs = 10_000

/**
 * Pages at a time, as one processor makes them: enough that one may wait for the database while another is made. Half of them are
 * left to borrowers whose session was found.
 */
export const pageTurns: TurnLimits = {
  atOnce: 4,
  strangersAtOnce: 2,
  waitMaxMs: { known: 3_000, stranger: 800 },
  waitedMaxMs: { known: 6_000, stranger: 2_000 },
  waitingAlways: 8,
}
/** The same for the desk beside them: officers are few, and who has no session gets the login page, one at a time. */
export const deskPageTurns: TurnLimits = { ...pageTurns, strangersAtOnce: 1 }
/** What bodies of the desk's visitors without a session may have in memory together, beyond what is free. Bytes. */
export const deskStrangersMaxBytes = 4 * 1_048_576
/** When a visitor whose page was refused shall come back, seconds. */
export const busyPageSeconds = 2

/**
 * A request has come whole after this long, or it is answered 408 and its connection ends: nine pictures over a slow line take
 * minutes, and a client that sends a byte now and then would hold a connection for ever. Milliseconds.
 */
export const requestTimeoutMs = 180_000
/** The same for the lines before the body. */
export const headersTimeoutMs = 20_000
/**
 * A connection ends on which no byte has moved for so many times as long: a client that takes nothing of its answer would hold it for
 * ever. A request that stands still is answered before that.
 */
export const stillFactor = 2

export type Admission =
  | { readonly admitted: true; readonly leave: () => void }
  | { readonly admitted: false; readonly retryAfterSeconds: number; readonly why: 'tooMany' | 'overloaded' }

/** Who calls: a borrower, or the hash of an address without a session. */
interface AtTheGate {
  readonly who: string
  readonly isStranger: boolean
}

export interface Gate {
  enter(of: CallClass, caller: AtTheGate): Promise<Admission>
}

/**
 * Counts in this process, which has one of `shares` parts of each limit a minute: each call then counts that many times, and all
 * processes together never let more through. How many calls there are at the same time is counted for each process: those limits
 * protect its own memory and connections.
 */
export function createGate(shares: () => number = () => 1): Gate {
  const limiters = createLimiters(callsPerMinute)
  const limitersOfStrangers = createLimiters(strangersPerMinute)
  const all = createPlaces(callsAtOnce)
  const strangers = createPlaces(strangersAtOnce)
  return {
    async enter(of, { who, isStranger }) {
      // The slot is taken before the first await: of many calls at the same moment no more than the limit get one.
      const taken = isStranger ? [strangers, all] : [all]
      if (!taken.every((places) => places.isFree(of))) {
        return { admitted: false, retryAfterSeconds: 1, why: 'overloaded' }
      }
      for (const places of taken) places.change(of, 1)
      const leave = (): void => {
        for (const places of taken) places.change(of, -1)
      }
      try {
        const times = shares()
        await limiters.get(of)?.consume(who, times)
        if (isStranger) await limitersOfStrangers.get(of)?.consume('all', times)
      } catch (refusal) {
        leave()
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { admitted: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000), why: 'tooMany' }
      }
      return { admitted: true, leave }
    },
  }
}

function createLimiters(limits: Readonly<Partial<Record<CallClass, number>>>): Map<CallClass, RateLimiterMemory> {
  const limiters = new Map<CallClass, RateLimiterMemory>()
  for (const [name, points] of Object.entries(limits)) {
    limiters.set(name as CallClass, new RateLimiterMemory({ keyPrefix: name, points, duration: 60 }))
  }
  return limiters
}

/** Slots of each class; a class without a number is not limited. */
function createPlaces(limits: Readonly<Partial<Record<CallClass, number>>>) {
  const taken = new Map<CallClass, number>()
  return {
    isFree: (of: CallClass): boolean => (taken.get(of) ?? 0) < (limits[of] ?? Number.POSITIVE_INFINITY),
    change: (of: CallClass, by: 1 | -1): void => void taken.set(of, (taken.get(of) ?? 0) + by),
  }
}
