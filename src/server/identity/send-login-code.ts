// Sends or speaks a login code to a phone, and what a login page needs before that. No answer reveals whether the phone has an account.

import type { CallInput } from '../../contracts/endpoints.ts'
import { codeLength, codeLifeMinutes, resendDelaySeconds } from '../../core/identity/code-rules.ts'
import { readPhone } from '../../core/identity/phone.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import type { Config } from '../../settings/config.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { stranger } from '../people/asker/door.ts'
import { sendCode } from '../people/code/door.ts'

/** What a login page needs before the borrower types: the same for every visitor. */
export const getLoginTerms: Handler<'getLoginTerms', Caller | null> = async (_input, { market, deps }) => ({
  countryCode: market.phone.countryCode,
  phoneExample: market.phone.example,
  phoneMaxDigits: market.phone.maxDigits,
  codeLength,
  codeMinutes: codeLifeMinutes,
  resendSeconds: resendDelaySeconds,
  voiceOffered: voiceIsOffered(deps.config),
})

export const sendLoginCode: Handler<'sendLoginCode', Caller | null> = (input, call) =>
  sendLogin(input, call, { text: call.words.identity.sms.login })

/** Has a call speak a login code. The rules of sent codes hold: it takes the place of the one before, and counts with them. */
export const sendVoiceCode: Handler<'sendVoiceCode', Caller | null> = async (input, call) => {
  if (!voiceIsOffered(call.deps.config)) return refuse('voiceIsNotOffered')
  const { voice } = call.words.identity.sms
  return await sendLogin(input, call, {
    text: ({ lender, code }) => voice({ lender, spoken: [...code] }),
    spoken: true,
  })
}

async function sendLogin(
  input: CallInput<'sendLoginCode'>,
  call: Call<Caller | null>,
  how: Pick<Parameters<typeof sendCode>[2], 'text' | 'spoken'>,
) {
  const phone = readPhone(input.phone, call.market.phone)
  if (phone === null) return refuse('phoneIsNotValid')
  const asker = stranger(call, input.deviceId)
  const { market } = call
  const sent = await sendCode(call.db, call.deps, { purpose: 'login', market, phone, asker, deliver: true, ...how })
  return isRefusal(sent) ? sent : { resendSeconds: sent.resendSeconds, codeLength: sent.digits }
}

/** The demo's outbox takes everything; a provider has to be able to call. */
function voiceIsOffered({ sms }: Pick<Config, 'sms'>): boolean {
  return sms.kind === 'outbox' || sms.speaks
}
