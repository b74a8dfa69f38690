// A circuit breaker: after repeated timeouts of a provider, calls fail at once for a while instead of waiting.

import { type BreakerState, type CallEnd, restMs } from '../../ports/breaker.ts'
import type { OutgoingAnswer } from './outgoing-call.ts'

/** Failures one after another until calls are held back. */
const failuresUntilRest = 5
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
  /** Lets it count together with those of the same provider in other processes; by itself, unless said. */
  readonly join?: (own: () => BreakerState) => () => BreakerState
  /** Told of each call how it ended, and its milliseconds. */
  readonly onCall?: (end: CallEnd, ms: number) => void
}

/** What an answer says of the provider: a refusal is an answer like any other, silence and a 5xx are none. */
function isFailure(answer: OutgoingAnswer): boolean {
  return answer.outcome !== 'answered' || answer.status >= 500
}

function endOf(answer: OutgoingAnswer): CallEnd {
  if (answer.outcome !== 'answered') return answer.outcome
  return answer.status >= 500 ? 'failed' : 'answered'
}

const held: OutgoingAnswer = { outcome: 'notSent', why: 'the provider rests' }

/** The process that found a provider failing tries it first; others do so this much later, where it had nothing to send. Milliseconds. */
const followMs = 3_000

/**
 * A breaker for one provider. With `join` it counts the failures of all processes, as they were told last, and rests while one of them
 * does: what is found out in one is not found out again in each.
 */
export function createBreaker({ nowMs, onChange, join, onCall }: BreakerMeans): Breaker {
  let failures = 0
  /** True while another process's breaker is why this one rests: that one tells of it, and tries first. */
  let follows = false
  /** When the next trial may go out; null while calls pass. */
  let restsUntilMs: number | null = null
  let isTrying = false

  const others = join?.(() => ({
    failures,
    restMs: restsUntilMs === null || follows ? null : isTrying ? followMs : Math.max(0, restsUntilMs - nowMs()),
  }))

  /** Rests with the others, and no longer than they do. */
  function follow(): void {
    const rest = others?.().restMs ?? null
    if (follows && rest === null) {
      follows = false
      restsUntilMs = null
      failures = 0
    } else if (rest !== null && rest > 0 && (restsUntilMs === null || follows)) {
      follows = true
      restsUntilMs = Math.max(restsUntilMs ?? 0, nowMs() + rest + followMs)
    }
  }

  function note(answer: OutgoingAnswer, wasTrial: boolean): void {
    if (!isFailure(answer)) {
      // An answer to a call from before the rest is no news of now.
      if (restsUntilMs !== null && !wasTrial) return
      if (restsUntilMs !== null && !follows) onChange('answering')
      failures = 0
      restsUntilMs = null
      follows = false
      return
    }
    failures += 1
    if (wasTrial) {
      restsUntilMs = nowMs() + restMs
      follows = false
    } else if (restsUntilMs === null && failures + (others?.().failures ?? 0) >= failuresUntilRest) {
      restsUntilMs = nowMs() + restMs
      onChange('resting')
    }
  }

  return {
    isResting() {
      follow()
      return restsUntilMs !== null && (isTrying || nowMs() < restsUntilMs)
    },
    async pass(call) {
      follow()
      const rests = restsUntilMs !== null
      if (restsUntilMs !== null && (isTrying || nowMs() < restsUntilMs)) {
        onCall?.('held', 0)
        return held
      }
      if (rests) isTrying = true
      const beganMs = nowMs()
      try {
        const answer = await call()
        onCall?.(endOf(answer), nowMs() - beganMs)
        note(answer, rests)
        return answer
      } finally {
        if (rests) isTrying = false
      }
    },
  }
}
