// The times of the idle dialog, which asks the borrower to stay logged in before the server ends an idle session.

import { webIdleSeconds } from '../../core/identity/session-rules.ts'

/** The server's own limit. Milliseconds. */
const idleEndsMs = webIdleSeconds * 1_000
/** The dialog appears so long before that. */
const askedBeforeMs = 2 * 60_000
/** Typing or tapping uses the session: the server is told this often, not at each letter. */
const toldEveryMs = 4 * 60_000

/** `tell`: the page was used, the server should know. `warn`: it was idle for long. `ask`: it may be over. */
export type IdleStep = 'rest' | 'tell' | 'warn' | 'ask'

/** `sinceServerMs`: since the last word from the server. `sinceUseMs`: since the last tap or letter. */
export function idleStep(sinceServerMs: number, sinceUseMs: number): IdleStep {
  if (sinceServerMs >= idleEndsMs) return 'ask'
  if (sinceServerMs >= toldEveryMs && sinceUseMs < sinceServerMs) return 'tell'
  return sinceServerMs >= idleEndsMs - askedBeforeMs ? 'warn' : 'rest'
}
