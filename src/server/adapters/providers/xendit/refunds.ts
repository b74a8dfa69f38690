// Refunds at Xendit: each by its own number and with its own amount, and the payment that it is a part of.

import { z } from 'zod'
import { instant } from '../../../../contracts/wire.ts'
import type { ReturnAnswer } from '../../../ports/payment-channel.ts'
import { type ApiMeans, askApi } from '../ask-api.ts'
import { fromXendit } from './settings.ts'

/** `Refund` of the SDK names the payment request; the webhook of the same refund names the payment. */
const refund = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1).nullish(),
  payment_request_id: z.string().min(1).nullish(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  updated: instant,
})
const request = z.object({ payment_method: z.object({ id: z.string().min(1) }) })
const payments = z.object({
  data: z.array(z.object({ id: z.string().min(1), payment_request_id: z.string().nullish(), status: z.string() })),
})

/** A refund that is still under way is asked about again. */
const isGoneBy: Readonly<Record<string, boolean>> = { SUCCEEDED: true, FAILED: false, CANCELLED: false }

/** Asks about one refund. A state that is none of these, or a payment that cannot be found, is no answer. */
export async function findRefund(api: ApiMeans, refundId: string): Promise<ReturnAnswer> {
  const asked = await askApi(api, { method: 'GET', path: `/refunds/${encodeURIComponent(refundId)}` })
  if (asked.outcome === 'refused' && asked.status === 404) return { outcome: 'absent' }
  const read = asked.outcome === 'answered' ? refund.safeParse(asked.body) : null
  if (read?.success !== true || read.data.id !== refundId) return { outcome: 'unknown' }
  const { amount, currency, status, updated } = read.data
  const isGone = isGoneBy[status]
  const amountMinor = fromXendit(amount)
  const transactionId = read.data.payment_id ?? (await paymentOf(api, read.data.payment_request_id))
  if (isGone === undefined || amountMinor === null || transactionId === null) return { outcome: 'unknown' }
  return { outcome: 'told', transactionId, amountMinor, currency, returnedAt: updated, isGone }
}

/** The payment of a request, which is of one use; null where the answer is missing. */
async function paymentOf(api: ApiMeans, requestId: string | null | undefined): Promise<string | null> {
  if (requestId === null || requestId === undefined) return null
  const made = await askApi(api, { method: 'GET', path: `/payment_requests/${encodeURIComponent(requestId)}` })
  const method = made.outcome === 'answered' ? request.safeParse(made.body).data?.payment_method.id : undefined
  if (method === undefined) return null
  const query = `payment_request_id=${encodeURIComponent(requestId)}`
  const path = `/v2/payment_methods/${encodeURIComponent(method)}/payments?${query}`
  const asked = await askApi(api, { method: 'GET', path })
  const read = asked.outcome === 'answered' ? payments.safeParse(asked.body) : null
  const paid = (read?.data?.data ?? []).filter(
    ({ status, payment_request_id }) => status === 'SUCCEEDED' && (payment_request_id ?? requestId) === requestId,
  )
  return paid[0]?.id ?? null
}
