// Sends a registration code after a solved captcha. A caller is told that a number is registered already, for a few numbers a day only.

import { dateIn } from '../../core/calendar-date.ts'
import { numbersToldADay, wideNetworkFactor } from '../../core/identity/code-rules.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import { countDistinct } from '../db/budget.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { phoneKey, stranger } from '../people/asker/door.ts'
import { findBorrowerByPhone } from '../people/borrower/door.ts'
import { sendCode } from '../people/code/door.ts'
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
  const sent = await sendCode(db, deps, {
    purpose: 'register',
    market,
    phone,
    text: isRegistered ? words.promotion.sms.alreadyRegistered : words.identity.sms.register,
    asker: stranger(call, input.deviceId),
    deliver: true,
  })
  return isRefusal(sent) ? sent : { resendSeconds: sent.resendSeconds }
}

/** Counts the different numbers that this device and these networks have asked about today. False beyond a limit. */
async function countNumbers(call: Call<Caller | null>, deviceId: string, key: Uint8Array): Promise<boolean> {
  const { db, deps, market, addressHash, wideAddressHash } = call
  const today = dateIn(market.zone, deps.clock.now())
  const limit = numbersToldADay[deps.config.mode]
  const device = Buffer.from(deps.codeHasher.fingerprint(`device:${deviceId}`))
    .toString('hex')
    .slice(0, 32)
  const askers = [
    { name: `address:${addressHash}`, limit },
    ...(wideAddressHash === addressHash
      ? []
      : [{ name: `address:${wideAddressHash}`, limit: limit * wideNetworkFactor }]),
    ...(deviceId === '' ? [] : [{ name: `device:${device}`, limit }]),
  ]
  let isWithin = true
  for (const asker of askers) {
    isWithin = (await countDistinct(db, `numbers:${asker.name}`, today, key)) <= asker.limit && isWithin
  }
  return isWithin
}
