// What a login page needs before the borrower types: the same for every visitor.

import { codeLength, codeLifeMinutes, resendDelaySeconds } from '../../core/identity/code-rules.ts'
import type { Config } from '../../settings/config.ts'
import type { Caller, Handler } from '../http/call.ts'

export const getLoginTerms: Handler<'getLoginTerms', Caller | null> = async (_input, { market, deps }) => ({
  countryCode: market.phone.countryCode,
  phoneExample: market.phone.example,
  phoneMaxDigits: market.phone.maxDigits,
  codeLength,
  codeMinutes: codeLifeMinutes,
  resendSeconds: resendDelaySeconds,
  voiceOffered: voiceIsOffered(deps.config),
})

/** The demo's outbox takes everything; a provider has to be able to call. */
export function voiceIsOffered({ sms }: Pick<Config, 'sms'>): boolean {
  return sms.kind === 'outbox' || sms.speaks
}
