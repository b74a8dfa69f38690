// For tests: the steps of a visitor who registers from a landing page.

import { granted, type People } from '../../../tests/support/people.ts'
import { captchaAnswers } from './captcha-store.ts'
import { getCaptchaImage, getCaptchaSession, getCaptchaSound } from './get-captcha.ts'
import { register } from './register.ts'
import { sendRegistrationCode } from './send-registration-code.ts'

/** The steps of a visitor. */
export function visitor(people: People, from: { address?: string } = {}) {
  const drawn = async (sid: string) => {
    granted(await people.ask(getCaptchaImage, { sid }, from))
    return (await captchaAnswers(people.db, sid)).answer ?? ''
  }
  return {
    drawn,
    async captcha() {
      const { sid } = granted(await people.ask(getCaptchaSession, {}, from))
      return { sid, captcha: await drawn(sid) }
    },
    /** What is spoken at a look, and its sound. */
    async spoken(sid: string, look = 'first') {
      const { bytes } = granted(await people.ask(getCaptchaSound, { sid, look }, from))
      return {
        captcha: (await captchaAnswers(people.db, sid)).spoken ?? '',
        sound: Buffer.from(bytes).toString('base64'),
      }
    },
    askCode: (phone: string, solved: { sid: string; captcha: string }, deviceId?: string) =>
      people.ask(sendRegistrationCode, { phone, ...solved, ...(deviceId === undefined ? {} : { deviceId }) }, from),
    register: (phone: string, code: string, solved: { sid: string; captcha?: string }, more: object = {}) =>
      people.ask(register, { phone, code, ...solved, ...more }, from),
  }
}
