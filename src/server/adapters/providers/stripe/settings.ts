// The settings of the adapter `stripe`, its interface, and how its webhooks are signed.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { listed, webUrl } from '../../../../settings/values.ts'
import type { Breaker } from '../../http/breaker.ts'
import type { ApiMeans } from '../ask-api.ts'

/** The release that this adapter was written against. */
const apiVersion = '2026-10-28.endive'
/** The script that belongs to that release; it has to come from there, by the rules of card networks. */
const scriptUrl = 'https://js.stripe.com/endive/stripe.js'

const signingSecrets = listed.refine(
  (parts) => parts.every((part) => /^whsec_\w{16,}$/.test(part)),
  'must be secrets that begin with whsec_, with a comma between two',
)

export const settings = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w{10,}$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .describe(
      'A secret key, or a restricted one that may write customers, payment intents, payment methods, setup intents.',
    ),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w{10,}$/, 'must begin with pk_test_ or pk_live_')
    .describe('The publishable key of the same account: it stands in the page that adds a card.'),
  STRIPE_WEBHOOK_SECRETS: signingSecrets.describe(
    'The signing secret of the webhook endpoint. Two with a comma between them while they are exchanged.',
  ),
  STRIPE_URL: webUrl.default('https://api.stripe.com').describe('Where its interface is; set for a stand-in only.'),
  STRIPE_SCRIPT_URL: webUrl.default(scriptUrl).describe('Where its script is; set for a stand-in only.'),
})
export type StripeSettings = z.output<typeof settings>

/** How its interface is asked. */
export function apiOf(given: StripeSettings, breaker: Breaker, totalTimeoutMs: number | undefined): ApiMeans {
  return {
    baseUrl: given.STRIPE_URL,
    headers: { authorization: `Bearer ${given.STRIPE_SECRET_KEY}`, 'stripe-version': apiVersion },
    breaker,
    totalTimeoutMs,
  }
}

export const signatureHeader = 'stripe-signature'
/** A notice is taken for so long after it was signed, and so long before: the vendor's own libraries take five minutes. */
const toleranceSeconds = 300

/** The hex signature of a body at a time, as its documentation describes it. */
function signatureOf(secret: string, seconds: number, rawBody: Uint8Array): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest('hex')
}

/** `t=…,v1=…`, with one `v1` for each secret that is valid there. Compared in constant time. */
export function judgeSignature(
  secrets: readonly string[],
  rawBody: Uint8Array,
  header: string | undefined,
  now: Date,
): 'good' | 'stale' | 'badSignature' {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const times = parts.filter(([name]) => name === 't').map(([, value]) => value ?? '')
  const given = parts.filter(([name]) => name === 'v1').map(([, value]) => value ?? '')
  const [time] = times
  if (times.length !== 1 || time === undefined || !/^\d{1,12}$/.test(time)) return 'badSignature'
  let isGood = false
  for (const secret of secrets) {
    const ours = Buffer.from(signatureOf(secret, Number(time), rawBody), 'hex')
    for (const one of given) {
      if (/^[0-9a-f]{64}$/.test(one) && timingSafeEqual(ours, Buffer.from(one, 'hex'))) isGood = true
    }
  }
  if (!isGood) return 'badSignature'
  return Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds ? 'stale' : 'good'
}
