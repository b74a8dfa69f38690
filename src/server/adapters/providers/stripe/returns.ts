// What of a charge at Stripe was taken back: its refunds, and the disputes whose money the bank has withdrawn.

import { z } from 'zod'
import type { ChargeReturn } from '../../../ports/payment-card.ts'
import { type ApiMeans, askApi } from '../ask-api.ts'

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
