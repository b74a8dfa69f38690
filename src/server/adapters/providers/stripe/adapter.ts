// The adapter `stripe`: saved cards with 3-D Secure by its own fields on our page, and charges, also of a borrower who is not there.
//
// Checked against the types of its official SDK (the npm package `stripe` 23.1.0, made from its OpenAPI description, for
// 2026-10-28.endive) and the pages in `checkedAgainst`; never against a live account. The SDK itself is not used: it brings its own
// HTTP client and retries, which would pass by our breaker and the difference between 'not sent' and 'outcome unknown'.
//
// Rupees are left out: a card of an Indian bank can be charged without its owner only under a registered e-mandate.

import { adapter } from '../provider.ts'
import { cancelCharge, chargeCard, findCharge } from './charges.ts'
import { findReturn, readCardNotice } from './notices.ts'
import { stripeCards } from './saving.ts'
import { apiOf, settings } from './settings.ts'

const currencies = ['PHP', 'IDR'] as const

export const stripe = adapter({
  manifest: {
    name: 'stripe',
    capabilities: ['cards'],
    countries: [],
    currencies,
    stepMinor: {},
    limits: { PHP: { minMinor: 3_000, maxMinor: 99_999_999 }, IDR: { minMinor: 1_000_000, maxMinor: 9_999_999_999 } },
    pricesUrl: 'https://stripe.com/pricing',
    codeLifetimeMinutes: null,
    noticesRepeatedHours: 72,
    ways: [],
    pageOrigins: () => [
      { origin: 'https://hooks.stripe.com', port: 'cards', what: 'the page on which the bank asks (3-D Secure)' },
    ],
    settings,
    credential: 'STRIPE_SECRET_KEY',
    isTestAccount: ({ STRIPE_SECRET_KEY = '' }) => /^[sr]k_test_/.test(STRIPE_SECRET_KEY),
    checkedAgainst: [
      'https://docs.stripe.com/api/payment_intents/create',
      'https://docs.stripe.com/api/payment_intents/cancel',
      'https://docs.stripe.com/payments/3d-secure/authentication-flow',
      'https://docs.stripe.com/api/setup_intents',
      'https://docs.stripe.com/api/idempotent_requests',
      'https://docs.stripe.com/declines/codes',
      'https://docs.stripe.com/api/refunds/list',
      'https://docs.stripe.com/api/disputes/list',
      'https://docs.stripe.com/js/setup_intents',
      'https://docs.stripe.com/js/including',
      'https://docs.stripe.com/webhooks/signatures',
    ],
  },
  connect({ settings: given, breaker, totalTimeoutMs }) {
    const api = apiOf(given, breaker, totalTimeoutMs)
    return {
      cards: {
        provider: 'stripe',
        currencies,
        unattended: true,
        charge: (request) =>
          (currencies as readonly string[]).includes(request.currency)
            ? chargeCard(api, request)
            : Promise.resolve({ outcome: 'refused' }),
        queryCharge: (key, cardToken) => findCharge(api, key, cardToken),
        cancelCharge: (key, cardToken) => cancelCharge(api, key, cardToken),
        queryReturn: (transactionId) => findReturn(api, transactionId),
        saving: stripeCards(api, given),
        readNotice: (rawBody, headers, now) => readCardNotice(given.STRIPE_WEBHOOK_SECRETS, rawBody, headers, now),
      },
    }
  },
})
