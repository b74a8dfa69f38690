// Xendit in a test: takes what schema.ts describes, remembers idempotency keys, and answers in the shapes of its documented examples.

import { randomUUID } from 'node:crypto'
import { startVendor, type VendorReply, type VendorRequest, type VendorServer } from '../../support/vendor-server.ts'
import { channelQuery, idempotencyKey, paymentRequest, payoutRequest, transactionQuery } from './schema.ts'

export const apiKey = 'xnd_development_of-the-tests'
export const callbackToken = 'callback-token-of-the-tests'

type Json = Record<string, unknown>
interface Made extends Json {
  readonly id: string
  readonly reference_id: string
  status: string
}

export interface XenditStandIn extends VendorServer {
  /** Somebody pays a code; the webhook that follows. */
  pay(ref: string, change?: { amount?: number; currency?: string; status?: string }): Webhook
  /** So much of the newest payment of a code is refunded; the webhook that follows. */
  giveBack(ref: string, change: { amount: number; currency?: string }): Webhook
  /** A refund comes to nothing: the webhook that follows that of the refund. */
  failRefund(of: Webhook): Webhook
  /** Somebody tries to pay at this time: an amount is fixed, a code of one use is used up, and one with an end has ended then. */
  takes(ref: string, attempt: { amount?: number; at: Date }): boolean
  /** The bank has spoken of a payout; the webhook that follows. */
  settle(reference: string, status: 'SUCCEEDED' | 'FAILED' | 'REVERSED', failureCode?: string): Webhook
  /** True has it answer every payout, whatever reference was asked for. */
  answersAll: boolean
  /** What its list of transactions has, newest first, in the shape of the documented example. */
  readonly transactions: Json[]
  /** The banks and wallets that it sends to, in the shape of the documented example. */
  channels: Json[]
  readonly requests: ReadonlyMap<string, Made>
  readonly payouts: ReadonlyMap<string, Made>
}

export interface Webhook {
  readonly rawBody: Uint8Array
  readonly headers: Record<string, string>
}

const error = (status: number, code: string, errors?: unknown): VendorReply => ({
  status,
  body: { error_code: code, message: 'of the stand-in', ...(errors === undefined ? {} : { errors }) },
})

export async function startXendit(): Promise<XenditStandIn> {
  const requests = new Map<string, Made>()
  const payouts = new Map<string, Made>()
  const payments = new Map<string, Json[]>()
  const refunds = new Map<string, Json>()
  const transactions: Json[] = []
  /** By idempotency key: what was asked, and the first answer, which a repeated call gets again. */
  const keys = new Map<string, { readonly body: string; readonly answer: VendorReply }>()
  let channels: Json[] = [
    payoutChannel('ID_BSI', 'IDR'),
    payoutChannel('PH_AUB', 'PHP'),
    payoutChannel('PH_BDO', 'PHP'),
  ]
  let numbers = 0
  let asList = false
  let answersAll = false

  const now = (): string => new Date('2026-08-20T10:00:00.000Z').toISOString()

  function once(key: string | undefined, body: string, make: () => VendorReply): VendorReply {
    if (key === undefined) return make()
    const known = keys.get(key)
    if (known !== undefined) return known.body === body ? known.answer : error(409, 'DUPLICATE_ERROR')
    const answer = make()
    if (answer.status < 300) keys.set(key, { body, answer: structuredClone(answer) })
    return answer
  }

  function makeRequest(body: string): VendorReply {
    const read = paymentRequest.safeParse(JSON.parse(body))
    if (!read.success) return error(400, 'API_VALIDATION_ERROR')
    numbers += 1
    const { payment_method: method, reference_id, amount, currency } = read.data
    const made: Made = {
      id: `pr-${randomUUID()}`,
      reference_id,
      business_id: '5f27a14a9bf05c73dd040bc8',
      amount,
      currency,
      country: currency === 'IDR' ? 'ID' : 'PH',
      status: method.type === 'EWALLET' ? 'REQUIRES_ACTION' : 'PENDING',
      payment_method: withCode(method as unknown as Json, numbers),
      actions:
        method.type === 'EWALLET'
          ? [
              {
                action: 'AUTH',
                url_type: 'WEB',
                method: 'GET',
                url: `https://wallet.xendit.example/${numbers}`,
                qr_code: null,
              },
              {
                action: 'AUTH',
                url_type: 'MOBILE',
                method: 'GET',
                url: `https://m.xendit.example/${numbers}`,
                qr_code: null,
              },
            ]
          : [],
      created: now(),
      updated: now(),
    }
    requests.set(made.id, made)
    return { status: 201, body: made }
  }

  function makePayout(request: VendorRequest): VendorReply {
    if (!idempotencyKey.safeParse(request.headers['idempotency-key']).success) return error(400, 'API_VALIDATION_ERROR')
    const read = payoutRequest.safeParse(JSON.parse(request.body))
    if (!read.success) return error(400, 'API_VALIDATION_ERROR')
    if (read.data.channel_properties.account_number.endsWith('0000')) {
      return error(400, 'API_VALIDATION_ERROR', [
        { path: 'channel_properties.account_number', message: 'is not an account number of this bank' },
      ])
    }
    numbers += 1
    const made: Made = {
      ...read.data,
      id: `disb-${randomUUID()}`,
      business_id: '6018306aa16ad90cb3c43ba7',
      status: 'ACCEPTED',
      created: now(),
      updated: now(),
    }
    payouts.set(made.reference_id, made)
    return { status: 200, body: structuredClone(made) }
  }

  function answer(request: VendorRequest): VendorReply {
    const given = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
    if (given !== `${apiKey}:`) return error(401, 'INVALID_API_KEY')
    const { method, path, query, body } = request
    const key = request.headers['idempotency-key']
    if (method === 'POST' && path === '/payment_requests') return once(key, body, () => makeRequest(body))
    if (method === 'POST' && path === '/v2/payouts') return once(key, body, () => makePayout(request))
    if (method === 'GET' && path === '/transactions') return listTransactions(transactions, query)
    if (method === 'GET' && path === '/payouts_channels') return listChannels(channels, query)
    const [, refundId = ''] = /^\/refunds\/([^/]+)$/.exec(path) ?? []
    if (method === 'GET' && refundId !== '') return found(refunds.get(refundId))
    const [, requestId = ''] = /^\/payment_requests\/([^/]+)$/.exec(path) ?? []
    if (method === 'GET' && requestId !== '') return found(requests.get(requestId))
    const reference = query.get('reference_id')
    if (method === 'GET' && path === '/payment_requests') return list([...requests.values()], reference)
    if (method === 'GET' && path === '/v2/payouts') {
      const { status, body: found } = list([...payouts.values()], answersAll ? null : reference)
      // In turn as the SDK's types and as the documentation's example have it.
      asList = !asList
      return { status, body: asList ? (found as { data: unknown }).data : found }
    }
    const [, methodId, verb] = /^\/v2\/payment_methods\/([^/]+)\/(payments|expire)$/.exec(path) ?? []
    const owner = [...requests.values()].find((one) => (one.payment_method as Json).id === methodId)
    if (owner === undefined) return error(404, 'DATA_NOT_FOUND')
    if (verb === 'payments' && method === 'GET') {
      return { status: 200, body: { data: payments.get(owner.id) ?? [], has_more: false } }
    }
    if (verb === 'expire' && method === 'POST') {
      owner.status = 'EXPIRED'
      return { status: 200, body: { id: methodId, status: 'EXPIRED' } }
    }
    return error(404, 'DATA_NOT_FOUND')
  }

  const webhook = (event: string, data: Json): Webhook => ({
    rawBody: new TextEncoder().encode(
      JSON.stringify({ event, business_id: '5f27a14a9bf05c73dd040bc8', created: now(), data }),
    ),
    headers: { 'x-callback-token': callbackToken, 'content-type': 'application/json' },
  })

  const vendor = await startVendor(answer)
  return {
    ...vendor,
    get answersAll() {
      return answersAll
    },
    set answersAll(all) {
      answersAll = all
    },
    get channels() {
      return channels
    },
    set channels(all) {
      channels = all
    },
    transactions,
    requests,
    payouts,
    pay(ref, { amount, currency, status = 'SUCCEEDED' } = {}) {
      const request = [...requests.values()].find((one) => one.reference_id === ref)
      if (request === undefined) throw new Error(`nobody asked for a code ${ref}`)
      numbers += 1
      const payment = {
        id: `py-${numbers}-${randomUUID()}`,
        payment_request_id: request.id,
        reference_id: ref,
        currency: currency ?? request.currency,
        amount: amount ?? request.amount,
        country: request.country,
        status,
        payment_method: request.payment_method,
        failure_code: null,
        created: now(),
        updated: now(),
      }
      payments.set(request.id, [...(payments.get(request.id) ?? []), payment])
      if (status === 'SUCCEEDED') request.status = 'SUCCEEDED'
      return webhook(`payment.${status.toLowerCase()}`, payment)
    },
    giveBack(ref, { amount, currency }) {
      const request = [...requests.values()].find((one) => one.reference_id === ref)
      const paid = payments.get(request?.id ?? '')?.findLast(({ status }) => status === 'SUCCEEDED')
      if (request === undefined || paid === undefined) throw new Error(`nobody has paid ${ref}`)
      const refund = {
        id: `rfd-${randomUUID()}`,
        amount,
        channel_code: 'GCASH',
        currency: currency ?? paid.currency,
        status: 'SUCCEEDED',
        reason: 'REQUESTED_BY_CUSTOMER',
        reference_id: null,
        failure_code: null,
        refund_fee_amount: null,
        created: now(),
        updated: now(),
        metadata: null,
      }
      // Asked for, it names the request; its webhook names the payment.
      refunds.set(refund.id, { ...refund, payment_request_id: request.id })
      return webhook('refund.succeeded', { ...refund, payment_id: paid.id, payment_method_type: 'EWALLET' })
    },
    failRefund({ rawBody }) {
      const { data } = JSON.parse(Buffer.from(rawBody).toString()) as { data: Json }
      const failed = { status: 'FAILED', failure_code: 'REFUND_FAILED' }
      refunds.set(String(data.id), { ...refunds.get(String(data.id)), ...failed })
      return webhook('refund.failed', { ...data, ...failed })
    },
    takes(ref, { amount, at }) {
      const request = [...requests.values()].find((one) => one.reference_id === ref)
      if (request === undefined || (amount !== undefined && amount !== request.amount)) return false
      const method = request.payment_method as Json
      if (method.reusability === 'ONE_TIME_USE' && request.status === 'SUCCEEDED') return false
      const own = method[String(method.type).toLowerCase()] as { channel_properties?: { expires_at?: string } }
      const end = own.channel_properties?.expires_at
      if (end !== undefined && at.getTime() >= Date.parse(end)) return false
      request.status = 'SUCCEEDED'
      return true
    },
    settle(reference, status, failureCode) {
      const payout = payouts.get(reference)
      if (payout === undefined) throw new Error(`nobody asked for a payout ${reference}`)
      payout.status = status
      if (failureCode !== undefined) payout.failure_code = failureCode
      return webhook(`payout.${status.toLowerCase()}`, payout)
    },
  }
}

const found = (one: Json | undefined): VendorReply =>
  one === undefined ? error(404, 'DATA_NOT_FOUND') : { status: 200, body: one }

/** A bank as https://docs.xendit.co/apidocs/get-payout-channels shows one. */
export function payoutChannel(channel_code: string, currency: 'IDR' | 'PHP'): Json {
  return {
    channel_code,
    channel_category: 'BANK',
    currency,
    channel_name: `Bank ${channel_code}`,
    amount_limits: { minimum: 1, maximum: 100_000_000, minimum_increment: 1 },
  }
}

function listChannels(all: readonly Json[], query: URLSearchParams): VendorReply {
  const asked = channelQuery.safeParse(Object.fromEntries(query))
  if (!asked.success) return error(400, 'API_VALIDATION_ERROR')
  const { currency } = asked.data
  return { status: 200, body: all.filter((channel) => currency === undefined || channel.currency === currency) }
}

function withCode(method: Json, number: number): Json {
  const digits = `9999${String(number).padStart(8, '0')}`
  const code: Readonly<Record<string, Json>> = {
    VIRTUAL_ACCOUNT: { virtual_account_number: digits },
    OVER_THE_COUNTER: { payment_code: digits },
    QR_CODE: { qr_string: `00020101021226${digits}` },
    EWALLET: {},
  }
  const name = String(method.type).toLowerCase()
  const own = method[name] as Json
  const properties = { ...(own.channel_properties as Json), ...code[String(method.type)] }
  return { ...method, id: `pm-${randomUUID()}`, status: 'ACTIVE', [name]: { ...own, channel_properties: properties } }
}

/** By time of change, page by page; https://docs.xendit.co/apidocs/list-transactions names the parameters and no others. */
function listTransactions(all: readonly Json[], query: URLSearchParams): VendorReply {
  const read = transactionQuery.safeParse(Object.fromEntries(query))
  if (!read.success) return error(400, 'API_VALIDATION_ERROR')
  const { limit, after_id: afterId, 'updated[gte]': from, 'updated[lte]': to, currency, statuses } = read.data
  const found = all.filter(
    (one) =>
      one.currency === currency && one.status === statuses && String(one.updated) >= from && String(one.updated) <= to,
  )
  const at = afterId === undefined ? 0 : found.findIndex(({ id }) => id === afterId) + 1
  const data = found.slice(at, at + limit)
  return { status: 200, body: { has_more: at + limit < found.length, data, links: [] } }
}

function list(all: readonly Made[], reference: string | null): VendorReply {
  return {
    status: 200,
    body: { data: all.filter((one) => reference === null || one.reference_id === reference), has_more: false },
  }
}
