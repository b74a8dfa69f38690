// Captchas: the id (sid) under which one is drawn, spoken and solved, its picture and its sound.

import { captchaLength } from '../../contracts/promotion.ts'
import { captchasAMinute } from '../../core/identity/code-rules.ts'
import { spokenLanguage } from '../../core/language.ts'
import { refuse } from '../../core/refusal.ts'
import { takeForAddress } from '../http/address-budget.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { captchaAlphabet, SOUND_SEED_BYTES } from '../ports/captcha.ts'
import { drawAnswer, insertCaptcha, speakAnswer } from './captcha-store.ts'

const SID_BYTES = 16

export const getCaptchaSession: Handler<'getCaptchaSession', Caller | null> = async (_input, call) => {
  const { db, deps } = call
  const secondsLeft = await overCaptchaBudget(call)
  if (secondsLeft !== null) return refuse('tooManyRequests', { seconds: secondsLeft })
  const sid = deps.random.token(SID_BYTES)
  await insertCaptcha(db, sid, call.addressHash, deps.clock.now())
  return { sid }
}

/** Counts one captcha of this address; returns the seconds to wait beyond the limit, else null. */
async function overCaptchaBudget(call: Call<Caller | null>): Promise<number | null> {
  const taken = await takeForAddress(call, {
    key: 'captcha',
    limit: call.deps.config.mode === 'demo' ? captchasAMinute * 10 : captchasAMinute,
    windowSeconds: 60,
  })
  return taken.allowed ? null : taken.secondsLeft
}

const NOISE_BYTES = 256

/** Draws a new picture for a captcha. The one before it no longer counts. */
export const getCaptchaImage: Handler<'getCaptchaImage', Caller | null> = async ({ sid }, call) => {
  const { db, deps } = call
  const secondsLeft = await overCaptchaBudget(call)
  if (secondsLeft !== null) return refuse('tooManyRequests', { seconds: secondsLeft })
  const letters = Array.from(deps.random.bytes(captchaLength), (byte) => captchaAlphabet[byte % captchaAlphabet.length])
  const answer = letters.join('')
  if (!(await drawAnswer(db, sid, answer, deps.clock.now()))) return refuse('notFound')
  return { bytes: await deps.captchas.picture(answer, deps.random.bytes(NOISE_BYTES)), mediaType: 'image/png' }
}

/** Speaks four digits in the visitor's language, for visitors who cannot see the picture (PROMOTION-14). */
export const getCaptchaSound: Handler<'getCaptchaSound', Caller | null> = async ({ sid, look = '' }, call) => {
  const { db, deps, language } = call
  const secondsLeft = await overCaptchaBudget(call)
  if (secondsLeft !== null) return refuse('tooManyRequests', { seconds: secondsLeft })
  const next = { code: deps.random.digits(captchaLength), seed: deps.random.bytes(SOUND_SEED_BYTES) }
  const spoken = await speakAnswer(db, { sid, look, next, now: deps.clock.now() })
  if (spoken === null) return refuse('notFound')
  const bytes = await deps.captchas.sound(spoken.code, spokenLanguage(language) ?? 'en', spoken.seed)
  return { bytes, mediaType: 'audio/wav' }
}
