// The settings of the adapter `razorpay`, its interface, and how its webhooks are signed: HMAC-SHA256 over the raw body.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { webhookSecrets, webUrl } from '../../../../settings/values.ts'
import type { NoticeHeaders } from '../../../ports/notice-headers.ts'
import type { Breaker } from '../../http/breaker.ts'
import { type ApiMeans, basicAuth, jsonIn } from '../ask-api.ts'

export const settings = z.object({
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, 'must begin with rzp_test_ or rzp_live_')
    .describe('The key’s id.'),
  RAZORPAY_KEY_SECRET: z.string().min(16, 'must have at least 16 characters').describe('The key’s secret.'),
  RAZORPAY_WEBHOOK_SECRETS: webhookSecrets.describe(
    'What you chose for the webhooks of payments and payouts. Two with a comma between them while they are exchanged.',
  ),
  RAZORPAY_PAYOUT_ACCOUNT: z
    .string()
    .regex(/^\w{6,30}$/, 'must be the number of your RazorpayX account')
    .optional()
    .describe('Your RazorpayX account, from which payouts go. Without it none are sent.'),
  RAZORPAY_URL: webUrl.default('https://api.razorpay.com').describe('Where its interface is; set for a stand-in only.'),
})
export type RazorpaySettings = z.output<typeof settings>

/** How its interface is asked. */
export function apiOf(given: RazorpaySettings, breaker: Breaker, totalTimeoutMs: number | undefined): ApiMeans {
  return {
    baseUrl: given.RAZORPAY_URL,
    headers: { authorization: basicAuth(given.RAZORPAY_KEY_ID, given.RAZORPAY_KEY_SECRET) },
    breaker,
    totalTimeoutMs,
  }
}

/** Any of the secrets may have signed; compared in constant time. No time is signed, so none is checked. */
export function isSigned(secrets: readonly string[], rawBody: Uint8Array, given: string | undefined): boolean {
  if (given === undefined || !/^[0-9a-f]{64}$/.test(given)) return false
  const told = Buffer.from(given, 'hex')
  let isGood = false
  for (const secret of secrets) {
    if (timingSafeEqual(createHmac('sha256', secret).update(rawBody).digest(), told)) isGood = true
  }
  return isGood
}

const referenced = z.object({
  entity: z.object({ id: z.string(), reference_id: z.string().min(1), status: z.string() }),
})
const webhook = z.object({ event: z.string(), payload: z.record(z.string(), z.unknown()) })

export type RazorpayNotice =
  | { readonly eventId: string; readonly reference: string }
  | 'ignored'
  | 'badSignature'
  | 'unreadable'

/** Reads a webhook about one kind of thing: `payment_link` or `payout`. */
export function readNotice(
  secrets: readonly string[],
  kind: 'payment_link' | 'payout',
  rawBody: Uint8Array,
  headers: NoticeHeaders,
): RazorpayNotice {
  if (!isSigned(secrets, rawBody, headers['x-razorpay-signature'])) return 'badSignature'
  const read = webhook.safeParse(jsonIn(Buffer.from(rawBody).toString('utf8')))
  if (!read.success) return 'unreadable'
  if (!read.data.event.startsWith(`${kind}.`)) return 'ignored'
  const about = referenced.safeParse(read.data.payload[kind])
  if (!about.success) return 'unreadable'
  const { id, reference_id: reference, status } = about.data.entity
  // The header's id is not signed: what happened to what is.
  return { eventId: `${read.data.event} ${id} ${status}`, reference }
}
