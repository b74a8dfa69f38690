// Starts a captcha: issues the id (sid) under which its picture is drawn and solved.

import { captchasAMinute } from '../../core/identity/code-rules.ts'
import { refuse } from '../../core/refusal.ts'
import { takeForAddress } from '../http/address-budget.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { insertCaptcha } from './captcha-store.ts'

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
export async function overCaptchaBudget(call: Call<Caller | null>): Promise<number | null> {
  const taken = await takeForAddress(call, {
    key: 'captcha',
    limit: call.deps.config.mode === 'demo' ? captchasAMinute * 10 : captchasAMinute,
    windowSeconds: 60,
  })
  return taken.allowed ? null : taken.secondsLeft
}
