// The signature that Twilio gives a form which it sends.

import { createHmac } from 'node:crypto'

/** The signature of a form that is posted to `url`, as Twilio computes it. */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const text = url + fields.map(([name, value]) => name + value).join('')
  return createHmac('sha1', authToken).update(Buffer.from(text, 'utf8')).digest('base64')
}
