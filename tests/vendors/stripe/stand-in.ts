// Stripe in a test: the parameters, statuses and errors of the types of its official SDK (the npm package `stripe` 23.1.0, MIT licence,
// PaymentIntentCreateParams, SetupIntentCreateParams, CustomerCreateParams, Refund, Dispute, made from its published OpenAPI description) in our own
// words. A parameter that they do not name is refused, as Stripe does with `parameter_unknown`.

import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { startVendor, type VendorReply, type VendorRequest, type VendorServer } from '../../support/vendor-server.ts'

export const accountKey = 'sk_test_of_these_tests_0123456789'
export const signedWith = 'whsec_of_these_tests_0123456789'
export const signedWithBefore = 'whsec_before_these_tests_0123456789'

/** The test cards of its documentation, as the payment methods that it offers for them. */
const decline: Readonly<Record<string, { code: string; decline_code?: string; advice_code?: string }>> = {
  pm_card_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline', advice_code: 'confirm_card_data' },
  pm_card_chargeDeclinedInsufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  pm_card_chargeDeclinedLostCard: { code: 'card_declined', decline_code: 'lost_card' },
  pm_card_chargeDeclinedProcessingError: { code: 'processing_error', decline_code: 'processing_error' },
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card', decline_code: 'expired_card' },
  pm_card_authenticationRequired: { code: 'authentication_required', decline_code: 'authentication_required' },
  pm_card_adviceTryAgainLater: { code: 'card_declined', decline_code: 'do_not_honor', advice_code: 'try_again_later' },
  pm_card_adviceDoNotTryAgain: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    advice_code: 'do_not_try_again',
  },
}

/** Where the owner of a card has to confirm, and is not there or cannot be led anywhere. */
const needsOwner = { code: 'authentication_required', decline_code: 'authentication_required' }
/** What its documentation of error codes says of a confirmation that failed. */
const notConfirmed = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }

const metadata = z.record(z.string().max(40), z.string().max(500))
const paymentIntent = z
  .strictObject({
    amount: z.string().regex(/^[1-9]\d{0,11}$/),
    currency: z.string().regex(/^[a-z]{3}$/),
    customer: z.string().regex(/^cus_/),
    payment_method: z.string().regex(/^pm_/),
    payment_method_types: z.tuple([z.literal('card')]),
    confirm: z.literal('true'),
    off_session: z.enum(['true', 'false']).optional(),
    error_on_requires_action: z.enum(['true', 'false']).optional(),
    return_url: z.url().max(2048).optional(),
    metadata,
    expand: z.array(z.string()).optional(),
  })
  // `error_on_requires_action` and `return_url` are for those who are there: the documentation of `off_session` says what it does by itself.
  .refine(
    ({ off_session, error_on_requires_action, return_url }) =>
      [off_session, error_on_requires_action, return_url].filter((one) => one !== undefined).length === 1,
  )
const setupIntent = z.strictObject({
  customer: z.string().regex(/^cus_/),
  usage: z.enum(['off_session', 'on_session']),
  payment_method_types: z.tuple([z.literal('card')]),
  metadata,
})
const newCustomer = z.strictObject({ metadata })

interface Thing {
  readonly id: string
  readonly [field: string]: unknown
}

export interface StripeStandIn extends VendorServer {
  /** Payment intents, oldest first. */
  readonly intents: readonly Thing[]
  readonly setups: readonly Thing[]
  readonly customers: readonly Thing[]
  /** Payment methods that no longer have an owner. */
  readonly detached: ReadonlySet<string>
  /** Refunds and disputes, as its lists have them, oldest first. */
  readonly refunds: Thing[]
  readonly disputes: Thing[]
  /** The owner of a card answers on the page of the bank: by our key. */
  authenticate(key: string, isConfirmed: boolean): void
  /** What the borrower does in the fields. */
  finish(setupRef: string, how: 'saved' | 'failed'): void
  /** A webhook about a thing, as the documentation shows its body, signed now or then. */
  event(
    type: string,
    object: object,
    signed?: { secrets?: readonly string[]; at?: Date; id?: string },
  ): {
    readonly rawBody: Uint8Array
    readonly headers: Record<string, string>
  }
}

/** `a[b]` and `a[]` of a form as an object. */
function nested(form: URLSearchParams): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [name, value] of form) {
    const [, base = '', inner] = /^(\w+)(?:\[(\w*)\])?$/.exec(name) ?? []
    if (inner === undefined) read[base] = value
    else if (inner === '') read[base] = [...((read[base] as string[] | undefined) ?? []), value]
    else read[base] = { ...(read[base] as object | undefined), [inner]: value }
  }
  return read
}

const refused = (status: number, type: string, more: object = {}): VendorReply => ({
  status,
  body: { error: { type, message: 'of the stand-in', ...more } },
})

export async function startStripe(now: () => Date): Promise<StripeStandIn> {
  const intents: Thing[] = []
  const setups: Thing[] = []
  const customers: Thing[] = []
  const detached = new Set<string>()
  const refunds: Thing[] = []
  const disputes: Thing[] = []
  /** Answers by idempotency key, and what was asked. */
  const first = new Map<string, { readonly asked: string; readonly reply: VendorReply }>()
  const seconds = (): number => Math.floor(now().getTime() / 1000)

  function pay(body: z.output<typeof paymentIntent>): VendorReply {
    const wrong = detached.has(body.payment_method) ? { code: 'payment_method_unexpected_state' } : null
    if (wrong !== null) return refused(400, 'invalid_request_error', wrong)
    const asks = body.payment_method === 'pm_card_threeDSecure2Required'
    const error = asks && body.return_url === undefined ? needsOwner : decline[body.payment_method]
    const id = `pi_${String(intents.length + 1).padStart(8, '0')}`
    const common = {
      id,
      object: 'payment_intent',
      amount: Number(body.amount),
      currency: body.currency,
      customer: body.customer,
    }
    const facts = { ...common, created: seconds(), metadata: body.metadata, payment_method: body.payment_method }
    const charge = { id: `ch_${id}`, object: 'charge', created: seconds(), payment_intent: id }
    if (asks && body.return_url !== undefined) {
      const url = `https://hooks.stripe.com/3d_secure_2/hosted?payment_intent=${id}`
      const redirect = { return_url: body.return_url, url }
      const next_action = { type: 'redirect_to_url', redirect_to_url: redirect }
      intents.push({ ...facts, status: 'requires_action', last_payment_error: null, latest_charge: null, next_action })
      return { status: 200, body: intents.at(-1) }
    }
    const intent: Thing =
      error === undefined
        ? { ...facts, status: 'succeeded', last_payment_error: null, latest_charge: charge }
        : {
            ...facts,
            status: 'requires_payment_method',
            last_payment_error: { type: 'card_error', ...error },
            latest_charge: charge,
          }
    intents.push(intent)
    return error === undefined
      ? { status: 200, body: intent }
      : refused(402, 'card_error', { ...error, payment_intent: intent })
  }

  function cancel(id: string): VendorReply {
    const at = intents.findIndex((one) => one.id === id)
    const intent = intents[at]
    if (intent === undefined) return refused(404, 'invalid_request_error', { code: 'resource_missing' })
    const mayBe = [
      'requires_payment_method',
      'requires_capture',
      'requires_confirmation',
      'requires_action',
      'processing',
    ]
    if (!mayBe.includes(String(intent.status)))
      return refused(400, 'invalid_request_error', { code: 'payment_intent_unexpected_state' })
    intents[at] = { ...intent, status: 'canceled', next_action: null, canceled_at: seconds() }
    return { status: 200, body: intents[at] }
  }

  function begin(body: z.output<typeof setupIntent>): VendorReply {
    if (!customers.some(({ id }) => id === body.customer))
      return refused(400, 'invalid_request_error', { code: 'resource_missing' })
    const id = `seti_${String(setups.length + 1).padStart(8, '0')}`
    const secret = `${id}_secret_of_the_stand_in`
    setups.push({
      id,
      object: 'setup_intent',
      ...body,
      status: 'requires_payment_method',
      client_secret: secret,
      payment_method: null,
    })
    return { status: 200, body: setups.at(-1) }
  }

  function post(path: string, form: Record<string, unknown>): VendorReply {
    const unknown = refused(400, 'invalid_request_error', { code: 'parameter_unknown' })
    if (path === '/v1/payment_intents') {
      const read = paymentIntent.safeParse(form)
      return read.success ? pay(read.data) : unknown
    }
    const [, intentId] = /^\/v1\/payment_intents\/(pi_\w+)\/cancel$/.exec(path) ?? []
    if (intentId !== undefined) return Object.keys(form).length === 0 ? cancel(intentId) : unknown
    if (path === '/v1/setup_intents') {
      const read = setupIntent.safeParse(form)
      return read.success ? begin(read.data) : unknown
    }
    if (path === '/v1/customers') {
      const read = newCustomer.safeParse(form)
      if (!read.success) return unknown
      customers.push({ id: `cus_${String(customers.length + 1).padStart(8, '0')}`, object: 'customer', ...read.data })
      return { status: 200, body: customers.at(-1) }
    }
    const [, method] = /^\/v1\/payment_methods\/(pm_\w+)\/detach$/.exec(path) ?? []
    if (method === undefined) return refused(404, 'invalid_request_error')
    if (detached.has(method)) return refused(400, 'invalid_request_error', { code: 'payment_method_unexpected_state' })
    detached.add(method)
    return { status: 200, body: { id: method, object: 'payment_method', customer: null } }
  }

  function get(path: string, query: URLSearchParams): VendorReply {
    if (path === '/v1/payment_intents') {
      const limit = Number(query.get('limit') ?? 10)
      if (limit > 100) return refused(400, 'invalid_request_error')
      // Newest first, as its lists are.
      const all = intents.filter(({ customer }) => customer === query.get('customer')).toReversed()
      const from = all.findIndex(({ id }) => id === query.get('starting_after')) + 1
      const data = all.slice(from, from + limit)
      const whole = query.getAll('expand[]').includes('data.latest_charge')
      const shown = data.map((one) => (whole ? one : { ...one, latest_charge: `ch_${one.id}` }))
      return { status: 200, body: { object: 'list', data: shown, has_more: all.length > from + limit, url: path } }
    }
    if (path === '/v1/refunds' || path === '/v1/disputes') {
      const limit = Number(query.get('limit') ?? 10)
      const kept = path === '/v1/refunds' ? refunds : disputes
      const all = kept.filter((one) => one.payment_intent === query.get('payment_intent')).toReversed()
      return {
        status: 200,
        body: { object: 'list', data: all.slice(0, limit), has_more: all.length > limit, url: path },
      }
    }
    const [, id] = /^\/v1\/setup_intents\/(\w+)$/.exec(path) ?? []
    const setup = setups.find((one) => one.id === id)
    return setup === undefined
      ? refused(404, 'invalid_request_error', { code: 'resource_missing' })
      : { status: 200, body: setup }
  }

  function answer({ method, path, query, headers, body }: VendorRequest): VendorReply {
    if (headers.authorization !== `Bearer ${accountKey}`) return refused(401, 'invalid_request_error')
    if (headers['stripe-version'] !== '2026-10-28.endive') return refused(400, 'invalid_request_error')
    if (method === 'GET') return get(path, query)
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return refused(400, 'invalid_request_error')
    const key = headers['idempotency-key']
    if (key === undefined) return post(path, nested(new URLSearchParams(body)))
    const asked = `${path} ${body}`
    const before = first.get(key)
    if (before !== undefined) return before.asked === asked ? before.reply : refused(400, 'idempotency_error')
    const reply = post(path, nested(new URLSearchParams(body)))
    // Saved once an endpoint has begun: parameters that do not hold are not.
    if (reply.status === 200 || reply.status === 402) first.set(key, { asked, reply })
    return reply
  }

  const server = await startVendor(answer)
  return {
    ...server,
    intents,
    setups,
    customers,
    detached,
    refunds,
    disputes,
    authenticate(key, isConfirmed) {
      const at = intents.findIndex((one) => (one.metadata as Record<string, string>).candor_key === key)
      const intent = intents[at]
      if (intent?.status !== 'requires_action') return
      const charge = { id: `ch_${intent.id}`, object: 'charge', created: seconds(), payment_intent: intent.id }
      intents[at] = isConfirmed
        ? { ...intent, status: 'succeeded', next_action: null, latest_charge: charge }
        : { ...intent, status: 'requires_payment_method', next_action: null, last_payment_error: notConfirmed }
    },
    finish(setupRef, how) {
      const at = setups.findIndex(({ id }) => id === setupRef)
      const card = {
        brand: 'visa',
        display_brand: 'visa',
        last4: '4242',
        exp_month: 8,
        exp_year: 2031,
        funding: 'credit',
        country: 'US',
      }
      const method = { id: `pm_of_${setupRef}`, object: 'payment_method', type: 'card', card }
      const after = how === 'saved' ? { status: 'succeeded', payment_method: method } : { status: 'canceled' }
      setups[at] = { ...(setups[at] as Thing), ...after }
    },
    event(type, object, { secrets = [signedWith], at = now(), id = 'evt_1' } = {}) {
      const event = {
        id,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: seconds(),
        livemode: false,
        type,
        data: { object },
      }
      const rawBody = new TextEncoder().encode(JSON.stringify(event))
      const time = Math.floor(at.getTime() / 1000)
      const signed = secrets.map(
        (secret) => `v1=${createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest('hex')}`,
      )
      return { rawBody, headers: { 'stripe-signature': [`t=${time}`, ...signed, 'v0=0123'].join(',') } }
    },
  }
}
