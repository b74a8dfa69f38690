// Draws a new picture for a captcha. The one before it no longer counts.

import { captchaLength } from '../../contracts/promotion.ts'
import { refuse } from '../../core/refusal.ts'
import type { Caller, Handler } from '../http/call.ts'
import { captchaAlphabet } from '../ports/captcha.ts'
import { drawAnswer } from './captcha-store.ts'
import { overCaptchaBudget } from './get-captcha-session.ts'

const NOISE_BYTES = 256

export const getCaptchaImage: Handler<'getCaptchaImage', Caller | null> = async ({ sid }, call) => {
  const { db, deps } = call
  const secondsLeft = await overCaptchaBudget(call)
  if (secondsLeft !== null) return refuse('tooManyRequests', { seconds: secondsLeft })
  const letters = Array.from(deps.random.bytes(captchaLength), (byte) => captchaAlphabet[byte % captchaAlphabet.length])
  const answer = letters.join('')
  if (!(await drawAnswer(db, sid, answer, deps.clock.now()))) return refuse('notFound')
  return { bytes: await deps.captchas.picture(answer, deps.random.bytes(NOISE_BYTES)), mediaType: 'image/png' }
}
