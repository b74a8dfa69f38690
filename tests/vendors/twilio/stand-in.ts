// Twilio in a test: the fields and closed lists of its published OpenAPI description (github.com/twilio/twilio-oai, MIT licence,
// twilio_api_v2010.json, CreateMessage and CreateCall) in our own words. A field that it does not name is refused.

import { z } from 'zod'
import { startVendor, type VendorReply, type VendorRequest, type VendorServer } from '../../support/vendor-server.ts'

export const accountSid = `AC${'0123456789abcdef'.repeat(2)}`
export const authToken = '0123456789abcdef'.repeat(2)

const phone = z.string().regex(/^\+[1-9]\d{6,14}$/)
const address = z.url()
const message = z
  .strictObject({
    To: phone,
    From: z.string().min(1).optional(),
    MessagingServiceSid: z
      .string()
      .regex(/^MG[0-9a-f]{32}$/)
      .optional(),
    Body: z.string().min(1).max(1600),
    StatusCallback: address.optional(),
  })
  .refine(({ From, MessagingServiceSid }) => (From === undefined) !== (MessagingServiceSid === undefined))
const call = z.strictObject({
  To: phone,
  From: phone,
  Twiml: z
    .string()
    .max(4000)
    .regex(/^<Response>.*<\/Response>$/s),
  StatusCallback: address.optional(),
})

export interface TwilioStandIn extends VendorServer {
  /** What was taken, oldest first. */
  readonly taken: readonly Readonly<Record<string, string>>[]
}

export async function startTwilio(): Promise<TwilioStandIn> {
  const taken: Record<string, string>[] = []
  const refused = (status: number, code: number): VendorReply => ({
    status,
    body: { code, message: 'of the stand-in', more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  })

  function answer({ method, path, headers, body }: VendorRequest): VendorReply {
    const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    if (headers.authorization !== expected) return refused(401, 20003)
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return refused(400, 21102)
    const [, kind] = new RegExp(`^/2010-04-01/Accounts/${accountSid}/(Messages|Calls)\\.json$`).exec(path) ?? []
    if (method !== 'POST' || kind === undefined) return refused(404, 20404)
    const form = Object.fromEntries(new URLSearchParams(body))
    const read = (kind === 'Messages' ? message : call).safeParse(form)
    if (!read.success) return refused(400, 21211)
    // Not a mobile number, as the documentation of 21614 has it.
    if (form.To?.endsWith('0000') === true) return refused(400, 21614)
    taken.push(form)
    const sid = `${kind === 'Messages' ? 'SM' : 'CA'}${String(taken.length).padStart(32, '0')}`
    return { status: 201, body: { sid, account_sid: accountSid, status: 'queued', to: form.To, error_code: null } }
  }
  return { ...(await startVendor(answer)), taken }
}
