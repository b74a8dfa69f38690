// Phone and code as they stand in a form: grouped for the eye, sent with their blanks.

import type { Problem } from '../../../contracts/client.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { codeLength, resendDelaySeconds } from '../../../core/identity/code-rules.ts'

/** The phone without its blanks, 32 characters at most. */
export function phoneIn(form: FormData): string {
  const typed = form.get('phone')
  return typeof typed === 'string' ? typed.replaceAll(/\s/g, '').slice(0, 32) : ''
}

/** The digits of the code; one more than it may have is kept, so that it can be refused. */
export function codeIn(form: FormData): string {
  const typed = form.get('code')
  return typeof typed === 'string' ? typed.replaceAll(/[^0-9]/g, '').slice(0, codeLength + 1) : ''
}

/** The wait that a refusal told, where a code was sent a moment ago; null for any other. */
export function secondsOf({ code, values }: Problem): { readonly seconds: number } | null {
  if (code !== refusalCodes.codeWasJustSent) return null
  const { seconds } = values
  return { seconds: typeof seconds === 'number' && seconds > 0 ? seconds : resendDelaySeconds }
}
