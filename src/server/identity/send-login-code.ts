// Sends a login code to a phone. The answer does not reveal whether the phone has an account.

import { readPhone } from '../../core/identity/phone.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Caller, Handler } from '../http/call.ts'
import { stranger } from '../people/asker/door.ts'
import { sendCode } from '../people/code/door.ts'

export const sendLoginCode: Handler<'sendLoginCode', Caller | null> = async (input, call) => {
  const phone = readPhone(input.phone, call.market.phone)
  if (phone === null) return refuse('phoneIsNotValid')
  const sent = await sendCode(call.db, call.deps, {
    purpose: 'login',
    market: call.market,
    phone,
    text: call.words.identity.sms.login,
    asker: stranger(call, input.deviceId),
    deliver: true,
  })
  return isRefusal(sent) ? sent : { resendSeconds: sent.resendSeconds, codeLength: sent.digits }
}
