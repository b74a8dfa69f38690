// Razorpay in a test: fields and limits of its documentation in our own words (razorpay.com/docs/api/payments/payment-links and
// razorpay.com/docs/api/x/payout-composite), an unknown field refused; answers in the shapes of the examples there.

import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { startVendor, type VendorReply, type VendorRequest, type VendorServer } from '../../support/vendor-server.ts'

export const keyId = 'rzp_test_0123456789'
export const keySecret = 'a-key-secret-of-the-tests'
export const webhookSecret = 'the webhook secret of these tests'
export const payoutAccount = '7878780080316316'

const paymentLink = z.strictObject({
  amount: z.int().min(100),
  currency: z.literal('INR'),
  accept_partial: z.boolean(),
  reference_id: z.string().min(1).max(40),
  description: z.string().min(1).max(2048),
  expire_by: z.int().refine((at) => at * 1000 >= Date.now() + 15 * 60_000),
  notify: z.strictObject({ sms: z.boolean(), email: z.boolean() }),
  reminder_enable: z.boolean(),
  callback_url: z.url(),
  callback_method: z.literal('get'),
  upi_link: z.boolean().optional(),
})
const payout = z.strictObject({
  account_number: z.literal(payoutAccount),
  amount: z.int().min(100),
  currency: z.literal('INR'),
  mode: z.enum(['NEFT', 'RTGS', 'IMPS']),
  purpose: z.enum(['refund', 'cashback', 'payout', 'salary', 'utility bill', 'vendor bill']),
  fund_account: z.strictObject({
    account_type: z.literal('bank_account'),
    bank_account: z.strictObject({
      name: z.string().min(4).max(120),
      ifsc: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/),
      account_number: z.string().min(5).max(35),
    }),
    contact: z.strictObject({
      name: z.string().min(3).max(50),
      type: z.enum(['vendor', 'customer', 'employee', 'self']),
    }),
  }),
  queue_if_low_balance: z.boolean(),
  reference_id: z.string().min(1).max(40),
})

type Json = Record<string, unknown>
interface Made extends Json {
  readonly id: string
  readonly reference_id: string
  status: string
}
export interface Webhook {
  readonly rawBody: Uint8Array
  readonly headers: Record<string, string>
}

export interface RazorpayStandIn extends VendorServer {
  readonly links: ReadonlyMap<string, Made>
  readonly payouts: ReadonlyMap<string, Made>
  /** Somebody pays a link; the webhook that follows. */
  pay(ref: string, change?: { amount?: number; currency?: string; status?: string }): Webhook
  /** So much of the newest payment of a link is refunded; the webhook that follows. */
  giveBack(ref: string, change: { amount: number; currency?: string }): Webhook
  /** So much of it is disputed, and lost: the webhook that follows. */
  loseDispute(ref: string, change: { amount: number; currency?: string }): Webhook
  /** A refund fails, or a dispute is won after all: the webhook that follows that of its beginning. */
  giveAgain(of: Webhook): Webhook
  /** A webhook of a refund that has begun, of a payment that was never captured. */
  autoRefund(): Webhook
  /** Somebody tries to pay at this time: without partial payments only the whole, once, before the end. */
  takes(ref: string, attempt: { amount?: number; at: Date }): boolean
  /** The bank has spoken of a payout; the webhook that follows. */
  settle(reference: string, status: string, reason: string, source: string): Webhook
}

/** Signed as the documentation says: hex of HMAC-SHA256 over the raw body. */
export function signed(body: unknown, secret = webhookSecret): Webhook {
  const rawBody = new TextEncoder().encode(JSON.stringify(body))
  const signature = createHmac('sha256', secret).update(rawBody).digest('hex')
  return { rawBody, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'an-event-of-the-tests' } }
}

const error = (status: number, description: string, field: string | null = null): VendorReply => ({
  status,
  body: {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: null,
      reason: null,
      metadata: {},
      field,
    },
  },
})

export async function startRazorpay(): Promise<RazorpayStandIn> {
  const links = new Map<string, Made>()
  const payouts = new Map<string, Made>()
  const keys = new Map<string, { readonly body: string; readonly answer: Made }>()
  const returns = new Map<string, Json>()
  let numbers = 0
  const createdAt = 1_786_000_000

  function makeLink(body: string): VendorReply {
    const read = paymentLink.safeParse(JSON.parse(body))
    if (!read.success)
      return error(400, read.error.issues[0]?.message ?? '', String(read.error.issues[0]?.path.join('.')))
    const { reference_id, amount, currency, accept_partial, expire_by, upi_link = false } = read.data
    if (links.has(reference_id)) {
      return error(
        400,
        `payment link with given reference_id (${reference_id}) already exists. Please create a new payment link with unique reference_id`,
      )
    }
    numbers += 1
    const made: Made = {
      id: `plink_${String(numbers).padStart(14, '0')}`,
      accept_partial,
      expire_by,
      amount,
      amount_paid: 0,
      currency,
      reference_id,
      short_url: `https://rzp.io/i/${numbers}`,
      status: 'created',
      payments: null,
      upi_link,
      created_at: createdAt,
    }
    links.set(reference_id, made)
    return { status: 200, body: made }
  }

  function makePayout({ headers, body }: VendorRequest): VendorReply {
    const key = headers['x-payout-idempotency']
    if (key === undefined || !/^[\w -]{4,36}$/.test(key))
      return error(400, 'Idempotency key is missing', 'X-Payout-Idempotency')
    const known = keys.get(key)
    if (known !== undefined) {
      return known.body === body
        ? { status: 200, body: known.answer }
        : error(400, 'Different request body sent for the same Idempotency Header')
    }
    const read = payout.safeParse(JSON.parse(body))
    if (!read.success) return error(400, 'The input is invalid', String(read.error.issues[0]?.path.join('.')))
    if (read.data.fund_account.bank_account.account_number.endsWith('0000')) {
      return error(400, 'The account number is invalid', 'fund_account.bank_account.account_number')
    }
    numbers += 1
    const { amount, currency, reference_id } = read.data
    const made: Made = {
      id: `pout_${String(numbers).padStart(14, '0')}`,
      entity: 'payout',
      amount,
      currency,
      reference_id,
      status: 'processing',
      status_details: {
        reason: 'payout_bank_processing',
        description: 'Payout is being processed',
        source: 'beneficiary_bank',
      },
    }
    payouts.set(reference_id, made)
    keys.set(key, { body, answer: structuredClone(made) })
    return { status: 200, body: structuredClone(made) }
  }

  function answer(request: VendorRequest): VendorReply {
    const given = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
    if (given !== `${keyId}:${keySecret}`) return error(401, 'Authentication failed')
    const { method, path, query, body } = request
    if (method === 'POST' && path === '/v1/payment_links') return makeLink(body)
    if (method === 'POST' && path === '/v1/payouts') return makePayout(request)
    const [, kind, returnId = ''] = /^\/v1\/(refunds|disputes)\/(\w+)$/.exec(path) ?? []
    if (method === 'GET' && kind !== undefined) {
      const one = returns.get(returnId)
      const isOfKind = one?.entity === kind.slice(0, -1)
      return isOfKind ? { status: 200, body: one } : error(400, 'The id provided does not exist')
    }
    const reference = query.get('reference_id') ?? ''
    if (method === 'GET' && path === '/v1/payment_links') {
      return {
        status: 200,
        body: { payment_links: [...links.values()].filter((one) => one.reference_id === reference) },
      }
    }
    if (method === 'GET' && path === '/v1/payouts') {
      if (query.get('account_number') !== payoutAccount)
        return error(400, 'The account number field is required', 'account_number')
      const items = [...payouts.values()].filter((one) => one.reference_id === reference)
      return { status: 200, body: { entity: 'collection', count: items.length, items } }
    }
    const [, id] = /^\/v1\/payment_links\/(plink_\d+)\/cancel$/.exec(path) ?? []
    const link = [...links.values()].find((one) => one.id === id)
    if (method !== 'POST' || link === undefined) return error(404, 'The requested URL was not found on the server')
    if (link.status !== 'created') return error(400, 'Payment link cannot be cancelled')
    link.status = 'cancelled'
    return { status: 200, body: link }
  }

  const event = (name: string, kind: 'refund' | 'dispute', entity: Json, captured = true): Webhook =>
    signed({
      ...{ entity: 'event', account_id: 'acc_1', event: name, contains: [kind, 'payment'] },
      payload: { [kind]: { entity }, payment: { entity: { id: entity.payment_id, entity: 'payment', captured } } },
    })

  function takeBack(ref: string, kind: 'refund' | 'dispute', of: { amount: number; currency?: string }, more: Json) {
    const link = links.get(ref)
    const paid = (link?.payments as Json[] | null)?.findLast(({ status }) => status === 'captured')
    if (link === undefined || paid === undefined) throw new Error(`nobody has paid ${ref}`)
    numbers += 1
    const prefix = kind === 'refund' ? 'rfnd' : 'disp'
    const made: Json = {
      id: `${prefix}_${String(numbers).padStart(14, '0')}`,
      entity: kind,
      amount: of.amount,
      currency: of.currency ?? link.currency,
      payment_id: paid.payment_id,
      created_at: createdAt + 60,
      ...more,
    }
    returns.set(String(made.id), made)
    return made
  }

  return {
    ...(await startVendor(answer)),
    giveBack: (ref, of) => event('refund.processed', 'refund', takeBack(ref, 'refund', of, { status: 'processed' })),
    loseDispute(ref, of) {
      const lost = { status: 'lost', phase: 'chargeback', amount_deducted: of.amount, reason_code: 'chargeback' }
      return event('payment.dispute.lost', 'dispute', takeBack(ref, 'dispute', of, lost))
    },
    giveAgain({ rawBody }) {
      const { payload } = JSON.parse(Buffer.from(rawBody).toString()) as { payload: Record<string, { entity: Json }> }
      const kind = payload.refund === undefined ? 'dispute' : 'refund'
      const before = payload[kind]?.entity ?? {}
      const after = { ...before, ...(kind === 'refund' ? { status: 'failed' } : { status: 'won', amount_deducted: 0 }) }
      returns.set(String(before.id), after)
      return event(kind === 'refund' ? 'refund.failed' : 'payment.dispute.won', kind, after)
    },
    autoRefund() {
      numbers += 1
      const entity = { id: `rfnd_${numbers}`, entity: 'refund', payment_id: `pay_${numbers}`, status: 'processed' }
      return event('refund.created', 'refund', entity, false)
    },
    links,
    payouts,
    pay(ref, { amount, currency, status = 'captured' } = {}) {
      const link = links.get(ref)
      if (link === undefined) throw new Error(`nobody asked for a link ${ref}`)
      numbers += 1
      const payment = {
        payment_id: `pay_${numbers}`,
        amount: amount ?? link.amount,
        method: 'upi',
        status,
        created_at: createdAt,
      }
      link.payments = [...((link.payments as Json[] | null) ?? []), payment]
      if (currency !== undefined) link.currency = currency
      if (status === 'captured') link.status = 'paid'
      const event = status === 'captured' ? 'payment_link.paid' : 'payment_link.expired'
      return signed({ entity: 'event', account_id: 'acc_1', event, payload: { payment_link: { entity: link } } })
    },
    takes(ref, { amount, at }) {
      const link = links.get(ref)
      if (link === undefined || link.status === 'paid') return false
      if (amount !== undefined && amount !== link.amount && link.accept_partial === false) return false
      if (at.getTime() >= Number(link.expire_by) * 1000) return false
      link.status = 'paid'
      return true
    },
    settle(reference, status, reason, source) {
      const made = payouts.get(reference)
      if (made === undefined) throw new Error(`nobody asked for a payout ${reference}`)
      made.status = status
      made.status_details = { reason, description: reason, source }
      return signed({
        entity: 'event',
        account_id: 'acc_1',
        event: `payout.${status}`,
        payload: { payout: { entity: made } },
      })
    },
  }
}
