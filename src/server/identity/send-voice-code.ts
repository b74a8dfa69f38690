// Has a call speak a login code. The rules of sent codes hold: it takes the place of the one before, and counts with them.

import { readPhone } from '../../core/identity/phone.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Caller, Handler } from '../http/call.ts'
import { stranger } from '../people/asker/door.ts'
import { sendCode } from '../people/code/door.ts'
import { voiceIsOffered } from './get-login-terms.ts'

export const sendVoiceCode: Handler<'sendVoiceCode', Caller | null> = async (input, call) => {
  if (!voiceIsOffered(call.deps.config)) return refuse('voiceIsNotOffered')
  const phone = readPhone(input.phone, call.market.phone)
  if (phone === null) return refuse('phoneIsNotValid')
  const sent = await sendCode(call.db, call.deps, {
    purpose: 'login',
    market: call.market,
    phone,
    text: ({ lender, code }) => call.words.identity.sms.voice({ lender, spoken: [...code] }),
    asker: stranger(call, input.deviceId),
    spoken: true,
    deliver: true,
  })
  return isRefusal(sent) ? sent : { resendSeconds: sent.resendSeconds, codeLength: sent.digits }
}
