// Xendit's webhooks: a token in a header and no signature, so they say what to ask about, and the answer to that counts.

import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { NoticeHeaders } from '../../../ports/notice-headers.ts'
import type { NoticeReading } from '../../../ports/payment-channel.ts'
import type { PayoutNotice } from '../../../ports/payout-provider.ts'
import { jsonIn } from '../ask-api.ts'

const tokenHeader = 'x-callback-token'

/** What is read of a webhook. The documentation names no id of the event: it is told by what it says. */
const webhook = z.object({
  event: z.string().min(1).max(100),
  data: z.object({
    id: z.string().min(1).max(100),
    reference_id: z.string().min(1).max(255),
    status: z.string().max(100).default(''),
    updated: z.string().max(60).default(''),
  }),
})

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Any of the tokens, compared in constant time. */
function isFromXendit(tokens: readonly string[], given: string | undefined): boolean {
  let isGood = false
  for (const token of tokens) {
    if (token !== '' && timingSafeEqual(hashOf(token), hashOf(given ?? ''))) isGood = true
  }
  return isGood
}

type Read = { readonly eventId: string; readonly reference: string } | 'ignored' | 'badSignature' | 'unreadable'

function read(tokens: readonly string[], prefix: string, rawBody: Uint8Array, headers: NoticeHeaders): Read {
  if (!isFromXendit(tokens, headers[tokenHeader])) return 'badSignature'
  const body = jsonIn(Buffer.from(rawBody).toString('utf8'))
  if (body === undefined) return 'unreadable'
  if (!('event' in body) || typeof body.event !== 'string') return 'unreadable'
  if (!body.event.startsWith(prefix)) return 'ignored'
  const parsed = webhook.safeParse(body)
  if (!parsed.success) return 'unreadable'
  const { event, data } = parsed.data
  return { eventId: [event, data.id, data.status, data.updated].join(' '), reference: data.reference_id }
}

/** A refund names itself and its payment, and has a reference of its own that is none of ours. */
const refundData = z.object({
  id: z.string().min(1).max(100),
  payment_id: z.string().min(1).max(100).optional().catch(undefined),
  status: z.string().max(100).default(''),
  updated: z.string().max(60).default(''),
})
/** The documented example has the whole webhook once more in `data`. */
const refundWebhook = z.object({
  event: z.string().min(1).max(100),
  data: z.union([z.object({ data: refundData }).transform(({ data }) => data), refundData]),
})

/** Of payments: `payment.succeeded`, `payment.failed`, and `refund.succeeded`, `refund.failed`, and all that may be added under those names. */
export function readPaymentNotice(
  tokens: readonly string[],
  rawBody: Uint8Array,
  headers: NoticeHeaders,
): NoticeReading {
  const refund = isFromXendit(tokens, headers[tokenHeader])
    ? refundWebhook.safeParse(jsonIn(Buffer.from(rawBody).toString('utf8')))
    : null
  if (refund?.success === true && refund.data.event.startsWith('refund.')) {
    const { event, data } = refund.data
    return {
      eventId: [event, data.id, data.status, data.updated].join(' '),
      askAboutReturn: data.id,
      ...(data.payment_id === undefined ? {} : { ofTransaction: data.payment_id }),
    }
  }
  const notice = read(tokens, 'payment.', rawBody, headers)
  return typeof notice === 'string' ? notice : { eventId: notice.eventId, askAbout: notice.reference }
}

/** Of payouts: `payout.succeeded`, `payout.failed`, `payout.reversed`. */
export function readPayoutNotice(tokens: readonly string[], rawBody: Uint8Array, headers: NoticeHeaders): PayoutNotice {
  const notice = read(tokens, 'payout.', rawBody, headers)
  return typeof notice === 'string' ? notice : { eventId: notice.eventId, key: notice.reference }
}
