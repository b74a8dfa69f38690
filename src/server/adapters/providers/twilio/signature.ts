// How Twilio signs what it sends: HMAC-SHA1 over the address and the sorted fields of the form. No time is in it, so none is checked.

import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a form that is posted to `url`, as Twilio computes it. */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const text = url + fields.map(([name, value]) => name + value).join('')
  return createHmac('sha1', authToken).update(Buffer.from(text, 'utf8')).digest('base64')
}

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
