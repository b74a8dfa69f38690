// The adapter `xendit` for the Philippines and Indonesia: virtual accounts, counters, QR codes, wallets, payouts and
// the daily list of what was settled.
//
// Checked against the official SDK (github.com/xendit/xendit-node 7.0.0: its pages on payment requests and payouts, and the folders
// payment_request, payment_method and payout) and the pages in `checkedAgainst`; never against a live account. The payment requests
// of `/v3` are newer, but their documentation names neither an idempotency key nor a question by our reference
// (https://docs.xendit.co/apidocs/create-payment-request): after a lost answer it would be unknown whether a code exists. The SDK's
// `/payment_requests` has both.

import { adapter } from '../provider.ts'
import { ways, xenditPayments } from './payments.ts'
import { xenditPayouts } from './payouts.ts'
import { apiOf, settings } from './settings.ts'
import { xenditSettlements } from './settlements.ts'

export const xendit = adapter({
  manifest: {
    name: 'xendit',
    capabilities: ['payments', 'payouts', 'settlements'],
    countries: ['PH', 'ID'],
    currencies: ['PHP', 'IDR'],
    stepMinor: { IDR: 100 },
    limits: {},
    pricesUrl: 'https://www.xendit.co/en-ph/pricing/',
    codeLifetimeMinutes: null,
    noticesRepeatedHours: 24,
    ways,
    settings,
    credential: 'XENDIT_API_KEY',
    isTestAccount: ({ XENDIT_API_KEY = '' }) => XENDIT_API_KEY.startsWith('xnd_development_'),
    checkedAgainst: [
      'https://github.com/xendit/xendit-node/blob/master/docs/PaymentRequest.md',
      'https://github.com/xendit/xendit-node/blob/master/docs/Payout.md',
      'https://docs.xendit.co/apidocs/create-payout',
      'https://docs.xendit.co/apidocs/payout-webhook-notification',
      'https://docs.xendit.co/docs/payout-status-lifecycle',
      'https://docs.xendit.co/apidocs/list-transactions',
      'https://docs.xendit.co/docs/refund-payment-request',
      'https://docs.xendit.co/apidocs/refund-webhook-notification',
      'https://github.com/xendit/xendit-node/blob/master/docs/Refund.md',
      'https://docs.xendit.co/docs/qr',
      'https://docs.xendit.co/ewallet/payment-flows/void-and-refund/',
    ],
  },
  connect({ settings: given, breaker, publicOrigin, lenderName, totalTimeoutMs }) {
    const api = apiOf(given, breaker, totalTimeoutMs)
    return {
      payments: xenditPayments({ api, settings: given, publicOrigin, lenderName }),
      payouts: xenditPayouts(api, given),
      settlements: xenditSettlements(api, given),
    }
  },
})
