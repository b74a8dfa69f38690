// What an action makes of a call that brought no result: the status of its answer, and the key of the next attempt.

import type { Problem } from '../../contracts/client.ts'

type Kind = Pick<Problem, 'kind'>

/** 422 for what the borrower can put right, 503 for what passes by itself. */
export function statusOf({ kind }: Kind): 422 | 503 {
  return kind === 'refused' || kind === 'badInput' ? 422 : 503
}

/** True where the outcome of the call is unknown. */
export function isUncertain({ kind }: Kind): boolean {
  return kind === 'offline' || kind === 'slow' || kind === 'failed'
}

/** The key to send with the next attempt: the same, where this one may have arrived; null where a new one will do. */
export function keyForAgain(problem: Kind, key: string): string | null {
  return isUncertain(problem) && key !== '' ? key : null
}

/**
 * `shouldRevalidate` of a screen whose figures hold for the moment: reloaded after everything that was done or refused. What
 * brought no answer goes on under its key, with the figures that it was sent with.
 */
export function isLoadedAnew({ actionStatus }: { readonly actionStatus?: number | undefined }): boolean {
  return actionStatus === undefined || actionStatus < 500
}
