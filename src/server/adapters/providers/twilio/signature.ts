// How Twilio signs what it sends: HMAC-SHA1 over the address and the sorted fields of the form. No time is in it, so none is checked.

import { timingSafeEqual } from 'node:crypto'
import { twilioSignature } from './sign.ts'

/** True where any of the tokens has signed. */
export function isSigned(
  authTokens: readonly string[],
  url: string,
  form: URLSearchParams,
  given: string | undefined,
): boolean {
  const told = Buffer.from(given ?? '')
  let isGood = false
  for (const token of authTokens) {
    const expected = Buffer.from(twilioSignature(token, url, form))
    if (expected.length === told.length && timingSafeEqual(expected, told)) isGood = true
  }
  return isGood
}
