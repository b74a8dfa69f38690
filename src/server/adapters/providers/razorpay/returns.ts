// What Razorpay took back of a payment: refunds and disputes, each by its own number and with its own amount.

import { z } from 'zod'
import type { NoticeHeaders } from '../../../ports/notice-headers.ts'
import type { ReturnAnswer, ReturnHint } from '../../../ports/payment-channel.ts'
import { type ApiMeans, askApi, jsonIn } from '../ask-api.ts'
import { isSigned } from './settings.ts'

/** What both have in a webhook and in an answer. */
const thing = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1).optional().catch(undefined),
  status: z.string(),
  amount_deducted: z.int().nullish(),
})
const webhook = z.object({
  event: z.string(),
  payload: z.object({
    refund: z.object({ entity: thing }).nullish(),
    dispute: z.object({ entity: thing }).nullish(),
    payment: z.object({ entity: z.object({ captured: z.boolean().nullish() }) }).nullish(),
  }),
})

/** `ignored`: about neither of the two, or about a payment that was never captured, which is given back by itself. */
export function readReturnNotice(
  secrets: readonly string[],
  rawBody: Uint8Array,
  headers: NoticeHeaders,
): ReturnHint | 'ignored' | 'badSignature' | 'unreadable' {
  if (!isSigned(secrets, rawBody, headers['x-razorpay-signature'])) return 'badSignature'
  const body = jsonIn(Buffer.from(rawBody).toString('utf8'))
  const event = z.object({ event: z.string() }).safeParse(body).data?.event ?? ''
  const isRefund = event.startsWith('refund.')
  if (!isRefund && !event.startsWith('payment.dispute.')) return 'ignored'
  const read = webhook.safeParse(body)
  if (!read.success) return 'unreadable'
  const { refund, dispute, payment } = read.data.payload
  if (isRefund && payment?.entity.captured === false) return 'ignored'
  const about = (isRefund ? refund : dispute)?.entity
  if (about === undefined) return 'unreadable'
  // The header's id is not signed: what happened to what is.
  return {
    eventId: `${event} ${about.id} ${about.status} ${about.amount_deducted ?? ''}`,
    askAboutReturn: about.id,
    ...(about.payment_id === undefined ? {} : { ofTransaction: about.payment_id }),
  }
}

const facts = { id: z.string(), payment_id: z.string().min(1), currency: z.string(), created_at: z.int().positive() }
const refund = z.object({ ...facts, amount: z.int().positive(), status: z.string() })
const dispute = z.object({
  ...facts,
  amount: z.int().positive(),
  amount_deducted: z.int().nonnegative(),
  status: z.string(),
})

/** A refund that is pending has left the balance; one that failed came back. */
const isGoneByRefund: Readonly<Record<string, boolean>> = { pending: true, processed: true, failed: false }

/** Asks about a refund (`rfnd_…`) or a dispute (`disp_…`). A state that we do not know is no answer. */
export async function findReturn(api: ApiMeans, partId: string): Promise<ReturnAnswer> {
  const isDispute = partId.startsWith('disp_')
  const path = `/v1/${isDispute ? 'disputes' : 'refunds'}/${encodeURIComponent(partId)}`
  const asked = await askApi(api, { method: 'GET', path })
  if (asked.outcome === 'refused' && (asked.status === 400 || asked.status === 404)) return { outcome: 'absent' }
  if (asked.outcome !== 'answered') return { outcome: 'unknown' }
  return isDispute ? ofDispute(asked.body, partId) : ofRefund(asked.body, partId)
}

function ofRefund(body: unknown, partId: string): ReturnAnswer {
  const read = refund.safeParse(body)
  const isGone = isGoneByRefund[read.data?.status ?? '']
  if (!read.success || read.data.id !== partId || isGone === undefined) return { outcome: 'unknown' }
  return told(read.data, read.data.amount, isGone)
}

/** The money leaves when a dispute is lost, or when it is raised where the account has it so: by what was deducted, and until it is won. */
function ofDispute(body: unknown, partId: string): ReturnAnswer {
  const read = dispute.safeParse(body)
  if (!read.success || read.data.id !== partId) return { outcome: 'unknown' }
  const { amount, amount_deducted: deducted, status } = read.data
  if (status === 'lost' && deducted === 0) return { outcome: 'unknown' }
  return told(read.data, deducted > 0 ? deducted : amount, deducted > 0 && status !== 'won')
}

function told(
  { payment_id: transactionId, currency, created_at }: Pick<z.output<typeof refund>, keyof typeof facts>,
  amountMinor: number,
  isGone: boolean,
): ReturnAnswer {
  const returnedAt = new Date(created_at * 1000).toISOString()
  return { outcome: 'told', transactionId, amountMinor, currency, returnedAt, isGone }
}
