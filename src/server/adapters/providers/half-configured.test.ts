// What production starts with although a borrower would be refused: each gap has its sentence, and none is said where nothing is wrong.

import { describe, expect, it } from 'vitest'
import { halfConfigured } from './half-configured.ts'

const settings = {
  PROVIDER_URL: 'https://own.example',
  PROVIDER_API_KEY: 'k'.repeat(40),
  PROVIDER_WALLET_URL: 'https://wallet.example/w/',
  PAYMENT_WEBHOOK_SECRETS: 'w'.repeat(40),
  STRIPE_SECRET_KEY: `sk_live_${'0'.repeat(20)}`,
  STRIPE_PUBLISHABLE_KEY: `pk_live_${'0'.repeat(20)}`,
  STRIPE_WEBHOOK_SECRETS: `whsec_${'0'.repeat(30)}`,
  XENDIT_API_KEY: 'xnd_production_key',
  XENDIT_CALLBACK_TOKENS: 'a-callback-token-of-tests',
  XENDIT_CURRENCY: 'PHP',
  RAZORPAY_KEY_ID: 'rzp_live_0123456789',
  RAZORPAY_KEY_SECRET: 'a-key-secret-of-the-tests',
  RAZORPAY_WEBHOOK_SECRETS: 'the webhook secret of these tests',
  RAZORPAY_PAYOUT_ACCOUNT: '7878780080316316',
  DECENTRO_CLIENT_ID: 'a-client-of-the-tests',
  DECENTRO_CLIENT_SECRET: 'a-client-secret-of-the-tests',
  DECENTRO_KYC_SECRET: 'a-kyc-secret-of-the-tests',
  DECENTRO_BUREAU_SECRET: 'a-bureau-secret-of-the-tests',
}

const said = (
  names: readonly (string | { name: string; only: string[] })[],
  more: Partial<Parameters<typeof halfConfigured>[0]> = {},
  channels: Parameters<typeof halfConfigured>[1] = [{ number: 'wallet', provider: null }],
) =>
  halfConfigured(
    {
      mode: 'production',
      publicOrigin: 'https://loans.example',
      lenderName: 'Harbour Lending',
      policyPack: 'philippines',
      allowedLinkOrigins: ['https://wallet.example', 'https://hooks.stripe.com', 'https://rzp.io'],
      providers: names.map((one) => (typeof one === 'string' ? { name: one, only: null } : one)) as never,
      providerEnvironment: settings,
      ...more,
    },
    channels,
  )

describe('a configuration of providers', () => {
  it('is whole where borrowers get to each page and each provider takes the currency', () => {
    expect(said(['http', 'xendit', 'stripe'])).toEqual([])
  })

  it('lacks the origin of a page to which a borrower is led', () => {
    const closed = { allowedLinkOrigins: [] }
    expect(said(['http', 'stripe'], closed)).toEqual([
      'ALLOWED_LINK_ORIGINS lacks https://wallet.example (http): the wallet pages cannot be opened.',
      'ALLOWED_LINK_ORIGINS lacks https://hooks.stripe.com (stripe): the page on which the bank asks (3-D Secure) cannot be opened.',
    ])
    expect(said(['razorpay'], { ...closed, policyPack: 'india' })).toEqual([
      'ALLOWED_LINK_ORIGINS lacks https://rzp.io (razorpay): the payment links cannot be opened.',
    ])
    expect(said([{ name: 'http', only: ['payouts'] }], closed)).toEqual([])
    // Who runs no wallet has no page that is opened.
    expect(said(['http'], closed, [{ number: 'corner-store', provider: null }])).toEqual([])
    expect(said(['http', 'xendit'], closed, [{ number: 'wallet', provider: 'xendit' }])).toEqual([])
    const cards = { ...settings, PROVIDER_CARD_URL: 'https://card.example/add/' }
    expect(said(['http'], { providerEnvironment: cards })).toEqual([
      'ALLOWED_LINK_ORIGINS lacks https://card.example (http): the card pages cannot be opened.',
    ])
  })

  it('names a provider that does not take the currency of the market', () => {
    expect(said(['razorpay'])).toEqual([
      'PROVIDERS: razorpay does no payments in PHP, the currency of POLICY_PACK.',
      'PROVIDERS: razorpay does no payouts in PHP, the currency of POLICY_PACK.',
    ])
    expect(said([{ name: 'xendit', only: ['payouts'] }], { policyPack: 'indonesia' })).toEqual([
      'PROVIDERS: xendit does no payouts in IDR, the currency of POLICY_PACK.',
    ])
    expect(said(['stripe'], { policyPack: 'india' })).toEqual([
      'PROVIDERS: stripe does no cards in INR, the currency of POLICY_PACK.',
    ])
  })

  it('names an identity service and a bureau that do not cover the market', () => {
    expect(said(['decentro'])).toEqual([
      'PROVIDERS: decentro knows nobody in philippines, and is not asked for identity.',
      'PROVIDERS: decentro knows nobody in philippines, and is not asked for bureau.',
    ])
    expect(said(['decentro'], { policyPack: 'india' })).toEqual([])
  })

  it('uses a test account', () => {
    const test = { ...settings, STRIPE_SECRET_KEY: `sk_test_${'0'.repeat(20)}` }
    expect(said(['stripe'], { providerEnvironment: test })).toEqual([
      'PROVIDERS: the settings of stripe are of a test account, where no money moves.',
    ])
  })

  it('has no provider in the demo', () => {
    expect(said(['razorpay'], { mode: 'demo' })).toEqual([])
  })
})
