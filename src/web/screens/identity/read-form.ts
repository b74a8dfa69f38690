// Phone and code as they stand in a form: grouped for the eye, sent with their blanks.

import type { Problem } from '../../../contracts/client.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { longCode, resendDelaySeconds } from '../../../core/identity/code-rules.ts'

/** The phone without its blanks, 32 characters at most. */
export function phoneIn(form: FormData): string {
  const typed = form.get('phone')
  return typeof typed === 'string' ? typed.replaceAll(/\s/g, '').slice(0, 32) : ''
}

/** The digits of the code; one more than it may have is kept, so that it can be refused. */
export function codeIn(form: FormData): string {
  const typed = form.get('code')
  return typeof typed === 'string' ? typed.replaceAll(/[^0-9]/g, '').slice(0, longCode.length + 1) : ''
}

/** The wait that a refusal told, where a code was sent a moment ago; null for any other. */
export function secondsOf({ code, values }: Problem): { readonly seconds: number } | null {
  if (code !== refusalCodes.codeWasJustSent) return null
  const { seconds } = values
  return { seconds: typeof seconds === 'number' && seconds > 0 ? seconds : resendDelaySeconds }
}

/** How many digits the code of a refusal has; null where the refusal names none. */
export function digitsOf({ code, values }: Problem): number | null {
  if (code !== refusalCodes.longCodeIsUnderWay) return null
  return typeof values.digits === 'number' ? values.digits : longCode.length
}

/** The name of the browser for one login or deletion: the code that it asks for is its own. */
export function deviceIn(form: FormData): string {
  const given = form.get('device')
  return typeof given === 'string' && /^web-[0-9a-f-]{36}$/.test(given) ? given : ''
}
