// The adapter `razorpay` for India: payment links, also by UPI and as QR codes, and payouts of RazorpayX.
//
// Checked against the pages in `checkedAgainst`; never against a live account. Its QR code resource is not used: it takes neither an
// idempotency key nor a reference to ask by, so that a lost answer could not be cleared up; the address of a link is a QR code as well.

import { adapter } from '../provider.ts'
import { razorpayPayments, ways } from './payments.ts'
import { razorpayPayouts } from './payouts.ts'
import { apiOf, settings } from './settings.ts'

export const razorpay = adapter({
  manifest: {
    name: 'razorpay',
    capabilities: ['payments', 'payouts'],
    countries: ['IN'],
    currencies: ['INR'],
    stepMinor: {},
    limits: { INR: { minMinor: 100, maxMinor: 50_000_000 } },
    pricesUrl: 'https://razorpay.com/pricing/',
    codeLifetimeMinutes: null,
    noticesRepeatedHours: 24,
    ways,
    pageOrigins: () => [{ origin: 'https://rzp.io', port: 'payments', what: 'the payment links' }],
    settings,
    credential: 'RAZORPAY_KEY_SECRET',
    isTestAccount: ({ RAZORPAY_KEY_ID = '' }) => RAZORPAY_KEY_ID.startsWith('rzp_test_'),
    checkedAgainst: [
      'https://razorpay.com/docs/api/payments/payment-links/create-upi',
      'https://razorpay.com/docs/api/payments/payment-links/fetch-all-standard',
      'https://razorpay.com/docs/api/x/payout-composite/create/bank-account',
      'https://razorpay.com/docs/api/x/payout-idempotency/make-request',
      'https://razorpay.com/docs/api/x/payouts/fetch-all',
      'https://razorpay.com/docs/webhooks/validate-test/',
      'https://razorpay.com/docs/webhooks/payloads/x/',
      'https://razorpay.com/docs/webhooks/refunds',
      'https://razorpay.com/docs/api/refunds/fetch-with-id',
      'https://razorpay.com/docs/webhooks/payloads/disputes/',
      'https://razorpay.com/docs/api/disputes/entity',
    ],
  },
  connect({ settings: given, breaker, publicOrigin, lenderName, totalTimeoutMs }) {
    const api = apiOf(given, breaker, totalTimeoutMs)
    const from = given.RAZORPAY_PAYOUT_ACCOUNT
    return {
      payments: razorpayPayments({ api, settings: given, publicOrigin, lenderName }),
      ...(from === undefined ? {} : { payouts: razorpayPayouts(api, given, from) }),
    }
  },
})
