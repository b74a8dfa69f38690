// The calls of promotion pages. All are public.

import { open, type Routes } from '../http/call.ts'
import { getCaptchaImage, getCaptchaSession, getCaptchaSound } from './get-captcha.ts'
import { getTemplate } from './get-template.ts'
import { register } from './register.ts'
import { sendRegistrationCode } from './send-registration-code.ts'
import { trackClick, trackVisit } from './track-page.ts'

export const promotionRoutes = {
  getTemplate: open(getTemplate),
  trackVisit: open(trackVisit),
  trackClick: open(trackClick),
  getCaptchaSession: open(getCaptchaSession),
  getCaptchaImage: open(getCaptchaImage),
  getCaptchaSound: open(getCaptchaSound),
  sendRegistrationCode: open(sendRegistrationCode),
  register: open(register),
} satisfies Partial<Routes>
