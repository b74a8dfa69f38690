// Captchas of our own making: pictures by strokes, sounds by recordings.

import type { Captchas } from '../../ports/captcha.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { captchaSound } from './captcha-sound.ts'
import { digitRecordings } from './digit-recordings.ts'

export const ownCaptchas: Captchas = {
  picture: drawCaptcha,
  sound: async (code, language, seed) => captchaSound(code, await digitRecordings(language), seed),
}
