// A circuit breaker: after repeated timeouts of a provider, calls fail at once for a while instead of waiting.

import type { OutgoingAnswer } from './outgoing-call.ts'

/** Failures one after another until calls are held back. */
export const failuresUntilRest = 5
/** How long they are held back before one of them tries again, milliseconds. */
export const restMs = 30_000

export interface Breaker {
  /**
   * Lets a call through, or answers at once that it was not sent: then nothing has happened there, and the same wish may be
   * tried again. After the rest one call goes out as a trial, and the others are held back until it is over.
   */
  pass(call: () => Promise<OutgoingAnswer>): Promise<OutgoingAnswer>
  /** True while calls are held back and no trial is due: a caller with another provider uses that one. */
  isResting(): boolean
}

export interface BreakerMeans {
  /** Time that only goes forward, milliseconds: the machine's, never the business's. */
  readonly nowMs: () => number
  /** Told once at each turn: `resting` when calls begin to be held back, `answering` when they go out again. */
  readonly onChange: (state: 'resting' | 'answering') => void
}

/** What an answer says of the provider: a refusal is an answer like any other, silence and a 5xx are none. */
function isFailure(answer: OutgoingAnswer): boolean {
  return answer.outcome !== 'answered' || answer.status >= 500
}

const held: OutgoingAnswer = { outcome: 'notSent', why: 'the provider rests' }

/** A breaker for one provider. It counts in this process: several processes each find out for themselves. */
export function createBreaker({ nowMs, onChange }: BreakerMeans): Breaker {
  let failures = 0
  /** When the next trial may go out; null while calls pass. */
  let restsUntilMs: number | null = null
  let isTrying = false

  function note(answer: OutgoingAnswer, wasTrial: boolean): void {
    if (!isFailure(answer)) {
      // An answer to a call from before the rest is no news of now.
      if (restsUntilMs !== null && !wasTrial) return
      if (restsUntilMs !== null) onChange('answering')
      failures = 0
      restsUntilMs = null
      return
    }
    failures += 1
    if (wasTrial) restsUntilMs = nowMs() + restMs
    else if (restsUntilMs === null && failures >= failuresUntilRest) {
      restsUntilMs = nowMs() + restMs
      onChange('resting')
    }
  }

  return {
    isResting: () => restsUntilMs !== null && (isTrying || nowMs() < restsUntilMs),
    async pass(call) {
      const rests = restsUntilMs !== null
      if (restsUntilMs !== null && (isTrying || nowMs() < restsUntilMs)) return held
      if (rests) isTrying = true
      try {
        const answer = await call()
        note(answer, rests)
        return answer
      } finally {
        if (rests) isTrying = false
      }
    },
  }
}
