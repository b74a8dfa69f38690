// What an action reads of a form, and what it makes of a call that brought no result: the status of its answer, and the key of the next
// attempt.

import type { CallOptions, Problem } from '../../contracts/client.ts'
import { readDigits } from '../../core/typed-digits.ts'
import type { ProblemShown } from '../ui/note.tsx'

type Kind = Pick<Problem, 'kind'>

/** What a page may show of a problem: no code of ours. */
export function shown(problem: Problem): ProblemShown
export function shown(problem: Problem | null): ProblemShown | null
export function shown(problem: Problem | null): ProblemShown | null {
  return problem === null ? null : { kind: problem.kind, message: problem.message }
}

/** 422 for what the borrower can put right, 503 for what passes by itself. */
export function statusOf({ kind }: Kind): 422 | 503 {
  return kind === 'refused' || kind === 'badInput' ? 422 : 503
}

/** What was sent cannot be read, or leads nowhere: no call said why. */
export const failed: ProblemShown = { kind: 'failed', message: '' }

/** How an attempt is called, by the key that its form sent; '' for none. */
export function keyed(idempotencyKey: string): CallOptions {
  return idempotencyKey === '' ? {} : { idempotencyKey }
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

/** What stands under a name of a form or an address, whole; '' where nothing does. */
export function typedText(sent: Pick<FormData | URLSearchParams, 'get'>, name: string): string {
  const typed = sent.get(name)
  return typeof typed === 'string' ? typed : ''
}

/** What was typed in one line, without blanks and line ends around; '' where nothing was. */
export function typedLine(sent: Pick<FormData | URLSearchParams, 'get'>, name: string): string {
  return typedText(sent, name)
    .trim()
    .replaceAll(/[\r\n\t]+/g, ' ')
}

/** The digits of a code, of any script; what is no number stays as it was typed. */
export function typedCode(form: FormData, name: string): string {
  const typed = typedLine(form, name)
  return readDigits(typed) ?? typed
}

/** True for a code of so many digits. */
export function isCodeOf(digits: number, code: string): boolean {
  return code.length === digits && /^[0-9]+$/.test(code)
}
