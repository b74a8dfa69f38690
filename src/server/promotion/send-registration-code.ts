// Sends a registration code after a right captcha. Who is registered already is told so, but not for many numbers.

import { dateIn } from '../../core/calendar-date.ts'
import { numbersToldADay } from '../../core/identity/code-rules.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { refuse } from '../../core/refusal.ts'
import { countDistinct } from '../db/budget.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { findBorrowerByPhone, phoneKey, sendCode } from '../people/door.ts'
import { solveCaptcha } from './captcha-store.ts'

export const sendRegistrationCode: Handler<'sendRegistrationCode', Caller | null> = async (input, call) => {
  const { db, deps, market, words } = call
  const phone = readPhone(input.phone, market.phone)
  if (phone === null) return refuse('phoneIsNotValid')
  const key = phoneKey(deps, { market, phone })
  const guess = { sid: input.sid, text: input.captcha, phoneKey: key, now: deps.clock.now() }
  if (!(await solveCaptcha(db, guess))) return refuse('captchaIsWrong')
  const isRegistered = (await findBorrowerByPhone(db, market.id, phone)) !== null
  const mayBeTold = await countNumbers(call, input.deviceId ?? '', key)
  if (isRegistered && mayBeTold) return refuse('phoneIsAlreadyRegistered')
  return await sendCode(db, deps, {
    purpose: 'register',
    market,
    phone,
    text: isRegistered ? words.promotion.sms.alreadyRegistered : words.identity.sms.register,
    asker: { addressHash: call.addressHash, deviceId: input.deviceId ?? '' },
    deliver: true,
  })
}

/** Counts the different numbers that this device and this address have asked about today. False beyond the limit. */
async function countNumbers(call: Call<Caller | null>, deviceId: string, key: Uint8Array): Promise<boolean> {
  const { db, deps, market, addressHash } = call
  const today = dateIn(market.zone, deps.clock.now())
  const device = Buffer.from(deps.codeHasher.fingerprint(`device:${deviceId}`))
    .toString('hex')
    .slice(0, 32)
  const askers = deviceId === '' ? [`address:${addressHash}`] : [`address:${addressHash}`, `device:${device}`]
  let most = 0
  for (const asker of askers) most = Math.max(most, await countDistinct(db, `numbers:${asker}`, today, key))
  return most <= numbersToldADay[deps.config.mode]
}
