// What Stripe tells of charges and cards by webhook: read for our key only, and whatever it says is asked about.

import { z } from 'zod'
import type { NoticeHeaders } from '../../../ports/notice-headers.ts'
import type { CardNotice, ChargeReturn } from '../../../ports/payment-card.ts'
import { type ApiMeans, askApi, jsonIn } from '../ask-api.ts'
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

const thing = z.object({
  amount: z.int().positive(),
  currency: z.string(),
  status: z.string().nullable(),
  created: z.int(),
})
const list = z.object({ data: z.array(thing), has_more: z.boolean() })
type Thing = z.output<typeof thing>

/** A refund that is pending has left our balance; one that failed or was canceled came back. */
const leftAsRefund: readonly string[] = ['pending', 'requires_action', 'succeeded']
/** The money of a dispute is withdrawn when it is opened, and comes back when it is won. An inquiry (`warning_…`) withdraws nothing. */
const leftAsDispute: readonly string[] = ['needs_response', 'under_review', 'lost']

/** Nothing of it counts where one of the two lists is missing, is longer than a page, or is in another currency than the other. */
export async function findReturn(api: ApiMeans, transactionId: string): Promise<ChargeReturn> {
  const refunds = await listOf(api, 'refunds', transactionId)
  const disputes = await listOf(api, 'disputes', transactionId)
  if (refunds === null || disputes === null) return { outcome: 'unknown' }
  const left = [
    ...refunds.filter(({ status }) => leftAsRefund.includes(status ?? '')),
    ...disputes.filter(({ status }) => leftAsDispute.includes(status ?? '')),
  ]
  const [first] = left
  if (first === undefined) return { outcome: 'none' }
  if (left.some(({ currency }) => currency !== first.currency)) return { outcome: 'unknown' }
  return {
    outcome: 'returned',
    amountMinor: left.reduce((sum, { amount }) => sum + amount, 0),
    currency: first.currency.toUpperCase(),
    returnedAt: new Date(Math.max(...left.map(({ created }) => created)) * 1000).toISOString(),
  }
}

async function listOf(api: ApiMeans, what: 'refunds' | 'disputes', transactionId: string): Promise<Thing[] | null> {
  const query = new URLSearchParams({ payment_intent: transactionId, limit: '100' })
  const asked = await askApi(api, { method: 'GET', path: `/v1/${what}?${query}` })
  const read = asked.outcome === 'answered' ? list.safeParse(asked.body) : null
  return read?.success === true && !read.data.has_more ? read.data.data : null
}
