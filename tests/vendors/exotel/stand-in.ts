// Exotel in a test: the fields, limits and answers that developer.exotel.com documents for 'Send SMS', in our own words. A field
// that its page does not name is refused.

import { z } from 'zod'
import { startVendor, type VendorReply, type VendorRequest, type VendorServer } from '../../support/vendor-server.ts'

export const accountSid = 'harbour1'
export const apiKey = 'key-of-a-test'
export const apiToken = 'token-of-a-test'

const sending = z.strictObject({
  From: z.string().min(3),
  To: z.string().regex(/^\+[1-9]\d{6,14}$/),
  Body: z.string().min(1).max(2000),
  EncodingType: z.enum(['plain', 'unicode']).optional(),
  SmsType: z.enum(['transactional', 'transactional_opt_in', 'promotional']).optional(),
  Priority: z.enum(['normal', 'high']).optional(),
  DltEntityId: z.string().regex(/^\d+$/).optional(),
  DltTemplateId: z.string().regex(/^\d+$/).optional(),
  CustomField: z.string().optional(),
  StatusCallback: z.url().optional(),
})

export interface ExotelStandIn extends VendorServer {
  /** What was taken, oldest first. */
  readonly taken: readonly Readonly<Record<string, string>>[]
}

export async function startExotel(): Promise<ExotelStandIn> {
  const taken: Record<string, string>[] = []
  const refused = (Status: number, Message: string): VendorReply => ({
    status: Status,
    body: { RestException: { Status, Message } },
  })

  function answer({ method, path, headers, body }: VendorRequest): VendorReply {
    const expected = `Basic ${Buffer.from(`${apiKey}:${apiToken}`).toString('base64')}`
    if (headers.authorization !== expected) return refused(401, 'Authentication failed')
    if (method !== 'POST' || path !== `/v1/Accounts/${accountSid}/Sms/send.json`) return refused(404, 'Not found')
    const form = Object.fromEntries(new URLSearchParams(body))
    if (!sending.safeParse(form).success) return refused(400, 'Invalid Parameters')
    const isForIndia = form.To?.startsWith('+91') === true
    if (isForIndia && form.DltEntityId === undefined) return refused(400, 'Invalid Parameters')
    if (form.To?.endsWith('0000') === true) return refused(400, 'Invalid Recipient')
    taken.push(form)
    const Sid = taken.length.toString(16).padStart(32, '0')
    const made = '2026-11-22 09:00:00'
    return {
      status: 200,
      body: {
        SMSMessage: {
          Sid,
          AccountSid: accountSid,
          From: `/${form.From}`,
          To: form.To,
          DateCreated: made,
          DateUpdated: made,
          DateSent: null,
          Body: form.Body,
          Direction: 'outbound-api',
          Uri: `/v1/Accounts/${accountSid}/SMS/Messages/${Sid}.json`,
          ApiVersion: null,
          Price: null,
          Status: 'queued',
          DetailedStatusCode: 21_010,
          DetailedStatus: 'PENDING_TO_OPERATOR',
        },
      },
    }
  }
  return { ...(await startVendor(answer)), taken }
}
