// The settings of the adapter `xendit`, and its interface: one key belongs to one business account, so to one country and currency.

import { z } from 'zod'
import { listed, webUrl } from '../../../../settings/values.ts'
import type { Breaker } from '../../http/breaker.ts'
import { type ApiMeans, basicAuth } from '../ask-api.ts'

const tokens = listed.refine(
  (parts) => parts.length <= 2 && parts.every((part) => part.length >= 16),
  'must be one token or two with a comma between them, each of at least 16 characters',
)

export const settings = z.object({
  XENDIT_API_KEY: z
    .string()
    .regex(/^xnd_(development|production)_\S+$/, 'must be a secret key that begins with xnd_')
    .describe('The secret key: money-in and money-out, write.'),
  XENDIT_CALLBACK_TOKENS: tokens.describe(
    'The webhook verification token. Two with a comma between them while they are exchanged.',
  ),
  XENDIT_CURRENCY: z.enum(['PHP', 'IDR'], 'must be PHP or IDR').describe('The currency of the account behind the key.'),
  XENDIT_URL: webUrl.default('https://api.xendit.co').describe('Where its interface is; set for a stand-in only.'),
})
export type XenditSettings = z.output<typeof settings>

/** How its interface is asked. */
export function apiOf(given: XenditSettings, breaker: Breaker, totalTimeoutMs: number | undefined): ApiMeans {
  return {
    baseUrl: given.XENDIT_URL,
    headers: { authorization: basicAuth(given.XENDIT_API_KEY, '') },
    breaker,
    totalTimeoutMs,
  }
}

/** Xendit writes amounts in the currency's own unit: pesos with two decimals, whole rupiah. Null for what it cannot write. */
export function toXendit(amountMinor: number, currency: string): number | null {
  if (currency === 'IDR' && amountMinor % 100 !== 0) return null
  return amountMinor / 100
}

/** The other way; null for an amount that is no whole number of minor units. */
export function fromXendit(amount: number): number | null {
  const minor = Math.round(amount * 100)
  return minor > 0 && minor < 1e15 && Math.abs(amount * 100 - minor) < 1e-4 ? minor : null
}
