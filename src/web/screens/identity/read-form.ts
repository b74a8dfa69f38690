// Phone and code as they stand in a form: grouped for the eye, sent as they were typed.

import type { Problem } from '../../../contracts/client.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { longCode, resendDelaySeconds } from '../../../core/identity/code-rules.ts'
import { type Context, pageContext } from '../../page/request-context.ts'
import { typedCode } from '../../sending/failed-call.ts'

/** The digits of the phone without what groups them for the eye; with a sign or a letter in it, as it was typed: the server reads it. */
export function phoneIn(form: FormData): string {
  return typedCode(form, 'phone')
}

/** The digits of the code, of any script; what is no number stays as it was typed, so that it can be refused. */
export function codeIn(form: FormData): string {
  return typedCode(form, 'code')
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

/** A borrower who is logged in here uses the device of that session. */
export function ownDevice(context: Context, device: string): { deviceId?: string } {
  return device === '' || context.get(pageContext).signedIn ? {} : { deviceId: device }
}
