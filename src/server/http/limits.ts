// Named limits on how often and how large: what sheds load first is worth least.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { CallClass } from '../../contracts/endpoint.ts'

/** A request body at most, bytes. Uploads have their own limit. */
export const bodyLimitBytes = 1_048_576
/** One uploaded file at most, bytes (threat T30). */
export const uploadLimitBytes = 5 * 1_048_576

/** Calls a minute for one borrower (or, without a session, one address) in each class. */
export const callsPerMinute: Readonly<Record<CallClass, number>> = {
  money: 600,
  account: 300,
  read: 1_800,
  code: 240,
  upload: 120,
  tracking: 120,
}

/** Calls of a class under way at once; beyond it the newest is told to come back. Money is shed last. */
export const callsAtOnce: Readonly<Record<CallClass, number>> = {
  money: 2_000,
  account: 1_000,
  read: 600,
  code: 400,
  upload: 40,
  tracking: 100,
}

export type Admission =
  | { readonly admitted: true; readonly leave: () => void }
  | { readonly admitted: false; readonly retryAfterSeconds: number; readonly why: 'tooMany' | 'overloaded' }

export interface Gate {
  enter(of: CallClass, who: string): Promise<Admission>
}

/** Counts in this process. Several processes each allow their share: the limits protect, they do not bill. */
export function createGate(): Gate {
  const limiters = new Map<CallClass, RateLimiterMemory>()
  const underWay = new Map<CallClass, number>()
  for (const [name, points] of Object.entries(callsPerMinute)) {
    limiters.set(name as CallClass, new RateLimiterMemory({ keyPrefix: name, points, duration: 60 }))
  }
  return {
    async enter(of, who) {
      const busy = underWay.get(of) ?? 0
      if (busy >= callsAtOnce[of]) return { admitted: false, retryAfterSeconds: 1, why: 'overloaded' }
      try {
        await limiters.get(of)?.consume(who)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { admitted: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000), why: 'tooMany' }
      }
      underWay.set(of, (underWay.get(of) ?? 0) + 1)
      return { admitted: true, leave: () => underWay.set(of, (underWay.get(of) ?? 1) - 1) }
    },
  }
}
