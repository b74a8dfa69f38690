// Speaks four digits for a captcha, in the visitor's language: for visitors who cannot see the picture (PROMOTION-14).

import { captchaLength } from '../../contracts/promotion.ts'
import { spokenLanguage } from '../../core/language.ts'
import { refuse } from '../../core/refusal.ts'
import type { Caller, Handler } from '../http/call.ts'
import { SOUND_SEED_BYTES } from '../ports/captcha.ts'
import { speakAnswer } from './captcha-store.ts'
import { overCaptchaBudget } from './get-captcha-session.ts'

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
