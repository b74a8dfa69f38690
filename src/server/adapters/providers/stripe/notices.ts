// What Stripe tells of charges and cards by webhook: read for our key only, and whatever it says is asked about.

import { z } from 'zod'
import type { NoticeHeaders } from '../../../ports/notice-headers.ts'
import type { CardNotice } from '../../../ports/payment-card.ts'
import { jsonIn } from '../ask-api.ts'
import { keyField } from './charges.ts'
import { judgeSignature, signatureHeader } from './settings.ts'

const event = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.looseObject({ metadata: z.record(z.string(), z.string()).nullish() }) }),
})

/** Which kind of object each event is about. A charge carries the metadata of its payment intent; a dispute does not, and is named by both. */
const aboutOf: Readonly<Record<string, 'charge' | 'chargeReturned' | 'setup'>> = {
  'payment_intent.succeeded': 'charge',
  'payment_intent.payment_failed': 'charge',
  'payment_intent.canceled': 'charge',
  'charge.refunded': 'chargeReturned',
  'charge.dispute.funds_withdrawn': 'chargeReturned',
  'charge.dispute.funds_reinstated': 'chargeReturned',
  'refund.failed': 'chargeReturned',
  'setup_intent.succeeded': 'setup',
  'setup_intent.canceled': 'setup',
}

/** Reads a webhook. One about something that we did not make is left alone: the account may sell other things, too. */
export function readCardNotice(
  secrets: readonly string[],
  rawBody: Uint8Array,
  headers: NoticeHeaders,
  now: Date,
): CardNotice {
  const verdict = judgeSignature(secrets, rawBody, headers[signatureHeader], now)
  if (verdict !== 'good') return verdict
  const read = event.safeParse(jsonIn(Buffer.from(rawBody).toString('utf8')))
  if (!read.success) return 'unreadable'
  const { id: eventId, type, data } = read.data
  const about = aboutOf[type]
  if (about === undefined) return 'ignored'
  const key = data.object.metadata?.[keyField]
  if (key !== undefined) return { eventId, about, key }
  // A dispute names the payment intent, which is our transaction number.
  const transaction = data.object.payment_intent
  return about === 'chargeReturned' && typeof transaction === 'string'
    ? { eventId, about, key: transaction }
    : 'ignored'
}
