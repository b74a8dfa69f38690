// Adding a card at Stripe: a SetupIntent for a customer of ours, confirmed by its own fields with 3-D Secure, and forgetting a card.

import { z } from 'zod'
import type { CardSaving, ProcessorCard, SetupBegun, SetupStatus } from '../../../ports/payment-card.ts'
import { type ApiMeans, type Asked, askApi } from '../ask-api.ts'
import { keyField, partsOfToken } from './charges.ts'
import { ownScript } from './fields-script.ts'
import type { StripeSettings } from './settings.ts'

const customer = z.object({ id: z.string().regex(/^cus_\w+$/) })
const card = z.object({
  id: z.string(),
  card: z.object({
    brand: z.string(),
    display_brand: z.string().nullish(),
    last4: z.string().regex(/^\d{4}$/),
    exp_month: z.int().min(1).max(12),
    exp_year: z.int(),
  }),
})
const setup = z.object({
  id: z.string().regex(/^seti_\w+$/),
  status: z.string(),
  client_secret: z.string().min(1),
  customer: z.string(),
  /** Expanded while it is asked for. */
  payment_method: z.union([z.string(), card]).nullish(),
})

/** How a network is called on a card. */
const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Cards at Stripe. */
export function stripeCards(api: ApiMeans, given: StripeSettings): CardSaving {
  return {
    fields: {
      scriptUrl: given.STRIPE_SCRIPT_URL,
      ownScript,
      connect: ['https://api.stripe.com'],
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      images: ['https://*.stripe.com'],
    },

    async begin(key, holder): Promise<SetupBegun> {
      const owner = holder ?? (await newCustomer(api, key))
      if (typeof owner !== 'string') return owner
      const asked = await askApi(api, {
        method: 'POST',
        path: '/v1/setup_intents',
        headers: { 'idempotency-key': `${key}:setup` },
        form: [
          ['customer', owner],
          ['usage', 'off_session'],
          ['payment_method_types[]', 'card'],
          [`metadata[${keyField}]`, key],
        ],
      })
      if (asked.outcome !== 'answered') return notBegun(asked)
      const read = setup.safeParse(asked.body)
      return read.success ? { outcome: 'begun', setupRef: read.data.id, holder: owner } : { outcome: 'unknown' }
    },

    async look(setupRef): Promise<SetupStatus> {
      const path = `/v1/setup_intents/${encodeURIComponent(setupRef)}?expand[]=payment_method`
      const asked = await askApi(api, { method: 'GET', path })
      if (asked.outcome !== 'answered') return { outcome: 'unknown' }
      const read = setup.safeParse(asked.body)
      if (!read.success || read.data.id !== setupRef) return { outcome: 'unknown' }
      const { status, client_secret: clientSecret, customer: owner, payment_method: method } = read.data
      if (status === 'canceled') return { outcome: 'failed' }
      if (status === 'succeeded') {
        const saved = card.safeParse(method)
        return saved.success ? { outcome: 'saved', card: cardOf(owner, saved.data) } : { outcome: 'unknown' }
      }
      if (status === 'processing') return { outcome: 'unknown' }
      return { outcome: 'open', entry: { kind: 'fields', publicKey: given.STRIPE_PUBLISHABLE_KEY, clientSecret } }
    },

    async forget(cardToken): Promise<boolean> {
      const { paymentMethod } = partsOfToken(cardToken)
      const path = `/v1/payment_methods/${encodeURIComponent(paymentMethod)}/detach`
      const asked = await askApi(api, { method: 'POST', path, form: [] })
      // A refusal means that the card is detached: it cannot be charged for this customer.
      return asked.outcome === 'answered' || asked.outcome === 'refused'
    },
  }
}

/** A customer without name, number or address: Stripe needs one to keep a card, and learns nothing else from us. */
async function newCustomer(api: ApiMeans, key: string): Promise<string | SetupBegun> {
  const asked = await askApi(api, {
    method: 'POST',
    path: '/v1/customers',
    headers: { 'idempotency-key': `${key}:customer` },
    form: [[`metadata[${keyField}]`, key]],
  })
  if (asked.outcome !== 'answered') return notBegun(asked)
  return customer.safeParse(asked.body).data?.id ?? { outcome: 'unknown' }
}

function notBegun(asked: Exclude<Asked, { outcome: 'answered' }>): SetupBegun {
  if (asked.outcome === 'unknown') return { outcome: 'unknown' }
  return asked.outcome === 'refused' && asked.status === 409 ? { outcome: 'unknown' } : { outcome: 'refused' }
}

function cardOf(owner: string, { id, card: facts }: z.output<typeof card>): ProcessorCard {
  const { display_brand: shown, brand, last4, exp_month: month, exp_year: year } = facts
  const name = shown ?? brand
  return {
    token: `${owner}:${id}`,
    bankName: brandNames[name] ?? name,
    bankCode: brand,
    lastFour: last4,
    expires: `${year}-${`${month}`.padStart(2, '0')}`,
    codeNeeded: false,
  }
}
