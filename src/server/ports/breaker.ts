// How it goes with a provider, as processes tell each other: how often it failed, and how long calls are held back.

/** How long they are held back before one of them tries again, milliseconds. */
export const restMs = 30_000

/** How it goes with a provider in one process, or in several together. */
export interface BreakerState {
  readonly failures: number
  /** How much longer calls are held back, milliseconds; 0 when a trial is due, null while calls pass. */
  readonly restMs: number | null
}

/** How a call ended: an answer, a 5xx, silence after it may have arrived, no connection, or not made while the provider rests. */
export type CallEnd = 'answered' | 'failed' | 'lost' | 'notSent' | 'held'
