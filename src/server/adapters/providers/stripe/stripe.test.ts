// The adapter `stripe` against a stand-in that holds every request against the SDK's types: charges, cards that are added, notices.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CardRig, cardConformance, cardSavingConformance } from '../../../../../tests/support/card-conformance.ts'
import { silence } from '../../../../../tests/support/provider-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import {
  accountKey,
  type StripeStandIn,
  signedWith,
  signedWithBefore,
  startStripe,
} from '../../../../../tests/vendors/stripe/stand-in.ts'
import { stripe } from './adapter.ts'

const now = new Date('2026-11-20T10:00:00Z')
let vendor: StripeStandIn
let customer = ''
beforeAll(async () => {
  vendor = await startStripe(() => now)
})
afterAll(() => vendor.close())

const connect = (changes: Record<string, string> = {}) => {
  const { cards } = stripe.connect({
    settings: stripe.manifest.settings.parse({
      STRIPE_SECRET_KEY: accountKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_these_tests_0123456789',
      STRIPE_WEBHOOK_SECRETS: `${signedWith},${signedWithBefore}`,
      STRIPE_URL: vendor.url,
      ...changes,
    }),
    ...sampleMeans,
  })
  if (cards === undefined) throw new Error('stripe lacks its port')
  return cards
}
const savingOf = (changes?: Record<string, string>) => {
  const { saving } = connect(changes)
  if (saving === null) throw new Error('stripe adds no cards')
  return saving
}
const read = (...event: Parameters<StripeStandIn['event']>) => {
  const { rawBody, headers } = vendor.event(...event)
  return connect().readNotice?.(rawBody, headers, now)
}

const rig = (): CardRig => ({
  processor: connect(),
  cardToken: 'cus_of_tests:pm_card_visa',
  declinedToken: 'cus_of_tests:pm_card_chargeDeclined',
  shortToken: 'cus_of_tests:pm_card_chargeDeclinedInsufficientFunds',
  currency: 'PHP',
  plan: vendor.plan,
  charged: () => vendor.intents.length,
  asking: { token: 'cus_of_tests:pm_card_threeDSecure2Required', answer: vendor.authenticate },
  saving: {
    of: savingOf(),
    stranger: savingOf({ STRIPE_SECRET_KEY: 'sk_test_of_somebody_else_0123' }),
    begun: () => vendor.setups.length,
    finish: vendor.finish,
    forgotten: (token) => vendor.detached.has(token.split(':')[1] ?? ''),
  },
})
cardConformance('stripe', rig)
cardSavingConformance('stripe', rig)

describe('a charge at stripe', () => {
  const request = {
    key: 'cardpay_1',
    cardToken: 'cus_a:pm_card_visa',
    amountMinor: 140_000,
    currency: 'PHP',
    returnUrl: null,
  } as const

  it('carries amount, card and key, and says whether the borrower is there', async () => {
    await connect().charge({ ...request, unattended: true })
    expect(vendor.intents.at(-1)).toMatchObject({
      amount: 140_000,
      currency: 'php',
      metadata: { candor_key: 'cardpay_1' },
    })
    expect(await connect().charge({ ...request, key: 'cardpay_2', unattended: false })).toEqual({
      outcome: 'paid',
      transactionId: vendor.intents.at(-1)?.id,
      paidAt: '2026-11-20T10:00:00.000Z',
    })
  })

  it.each([
    ['pm_card_chargeDeclined', false],
    ['pm_card_chargeDeclinedLostCard', false],
    ['pm_card_chargeDeclinedExpiredCard', false],
    ['pm_card_adviceDoNotTryAgain', false],
    ['pm_card_adviceTryAgainLater', true],
    ['pm_card_chargeDeclinedProcessingError', true],
    ['pm_card_chargeDeclinedInsufficientFunds', true],
  ])('of %s may pass on another day: %s', async (method, mayPass) => {
    const charge = { ...request, key: `cardpay_${method}`, cardToken: `cus_b:${method}`, unattended: true }
    expect(await connect().charge(charge)).toEqual({ outcome: 'declined', mayPass })
    expect(await connect().queryCharge(charge.key, charge.cardToken)).toEqual({ outcome: 'declined', mayPass })
  })

  it('of an absent borrower whose bank wants a confirmation says so, and is not tried again', async () => {
    const cardToken = 'cus_b:pm_card_authenticationRequired'
    const charge = { ...request, key: 'cardpay_confirm', cardToken, unattended: true }
    const declined = { outcome: 'declined', mayPass: false, ownerMustConfirm: true }
    expect(await connect().charge(charge)).toEqual(declined)
    expect(await connect().queryCharge(charge.key, cardToken)).toEqual(declined)
  })

  it('that waits for the bank without naming its page says so', async () => {
    const cardToken = 'cus_b:pm_card_threeDSecure2Required'
    const returnUrl = 'https://candor.example/payway'
    await connect().charge({ ...request, key: 'cardpay_no_page', cardToken, unattended: false, returnUrl })
    const at = vendor.intents.length - 1
    Object.assign(vendor.intents[at] ?? {}, { next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} } })
    expect(await connect().queryCharge('cardpay_no_page', cardToken)).toEqual({ outcome: 'asks', pageUrl: null })
  })

  it.each([...silence, { kind: 'status' as const, status: 400 }])(
    'for which the bank asks stays with the bank where its withdrawal ends with %o',
    async (fault) => {
      const key = `cardpay_cancel_${JSON.stringify(fault).replace(/\W/g, '')}`
      const cardToken = 'cus_c:pm_card_threeDSecure2Required'
      const returnUrl = 'https://candor.example/payway'
      await connect().charge({ ...request, key, cardToken, unattended: false, returnUrl })
      // It is found first, then canceled.
      vendor.plan(null, fault)
      expect(['unknown', 'asks']).toContain((await connect().cancelCharge(key, cardToken)).outcome)
      expect(await connect().cancelCharge(key, cardToken)).toEqual({ outcome: 'declined', mayPass: false })
    },
  )

  it('whose key comes with another amount, or while the first is under way, is asked about', async () => {
    const charge = { ...request, key: 'cardpay_same', unattended: true }
    await connect().charge(charge)
    expect(await connect().charge({ ...charge, amountMinor: 1 })).toEqual({ outcome: 'unknown' })
    vendor.plan({ kind: 'status', status: 409 })
    expect(await connect().charge({ ...charge, key: 'cardpay_busy' })).toEqual({ outcome: 'unknown' })
  })

  it('is found among more than one page of them, and among those of its own customer only', async () => {
    const charge = { ...request, cardToken: 'cus_many:pm_card_visa', unattended: true }
    const first = await connect().charge({ ...charge, key: 'cardpay_oldest' })
    for (let n = 0; n < 100; n += 1) await connect().charge({ ...charge, key: `cardpay_many_${n}` })
    expect(await connect().queryCharge('cardpay_oldest', charge.cardToken)).toEqual(first)
    expect(await connect().queryCharge('cardpay_oldest', 'cus_other:pm_card_visa')).toEqual({ outcome: 'absent' })
  })

  it('in rupees is refused before anybody is asked', async () => {
    const before = vendor.calls()
    expect(await connect().charge({ ...request, currency: 'INR', unattended: true })).toEqual({ outcome: 'refused' })
    expect(vendor.calls()).toBe(before)
  })
})

describe('a card at stripe', () => {
  beforeEach(async () => {
    const begun = await savingOf().begin('cardsetup_1', null)
    customer = begun.outcome === 'begun' ? begun.holder : ''
  })

  it('is kept for a customer without personal data at Stripe', () => {
    expect(vendor.customers.find(({ id }) => id === customer)).toEqual({
      id: customer,
      object: 'customer',
      metadata: { candor_key: 'cardsetup_1' },
    })
  })

  it('is typed in fields for this setup alone, under the publishable key', async () => {
    const begun = await savingOf().begin('cardsetup_2', customer)
    const setupRef = begun.outcome === 'begun' ? begun.setupRef : ''
    expect(await savingOf().look(setupRef, '/')).toEqual({
      outcome: 'open',
      entry: {
        kind: 'fields',
        publicKey: 'pk_test_of_these_tests_0123456789',
        clientSecret: `${setupRef}_secret_of_the_stand_in`,
      },
    })
    vendor.finish(setupRef, 'saved')
    expect(await savingOf().look(setupRef, '/')).toMatchObject({
      card: {
        token: `${customer}:pm_of_${setupRef}`,
        bankName: 'Visa',
        lastFour: '4242',
        expires: '2031-08',
        codeNeeded: false,
      },
    })
  })
})

describe('money taken back at stripe', () => {
  const ask = (transaction: string, key?: string) =>
    connect(key === undefined ? {} : { STRIPE_SECRET_KEY: key }).queryReturn?.(transaction)
  const seconds = now.getTime() / 1000
  // With the fields of the documentation's own examples.
  const refund = (of: string, status: string, amount: number, more: object = {}) =>
    vendor.refunds.push({
      id: `re_${vendor.refunds.length}`,
      object: 'refund',
      amount,
      charge: `ch_${of}`,
      created: seconds,
      currency: 'php',
      metadata: {},
      payment_intent: of,
      reason: null,
      status,
      ...more,
    })
  const dispute = (of: string, status: string, amount: number) =>
    vendor.disputes.push({
      id: `du_${vendor.disputes.length}`,
      object: 'dispute',
      amount,
      charge: `ch_${of}`,
      created: seconds + 60,
      currency: 'php',
      evidence: {},
      is_charge_refundable: false,
      metadata: {},
      payment_intent: of,
      reason: 'general',
      status,
    })

  it('is nothing where there is neither refund nor dispute, or where they came to nothing', async () => {
    expect(await ask('pi_untouched')).toEqual({ outcome: 'none' })
    for (const status of ['failed', 'canceled']) refund('pi_failed', status, 10_000)
    for (const status of ['won', 'prevented', 'warning_needs_response', 'warning_closed'])
      dispute('pi_failed', status, 140_000)
    expect(await ask('pi_failed')).toEqual({ outcome: 'none' })
  })

  it('is the sum of refunds and withdrawn disputes, at the time of the last one', async () => {
    refund('pi_parts', 'succeeded', 10_000)
    refund('pi_parts', 'pending', 5_000)
    refund('pi_of_another', 'succeeded', 99_000)
    expect(await ask('pi_parts')).toEqual({
      outcome: 'returned',
      amountMinor: 15_000,
      currency: 'PHP',
      returnedAt: '2026-11-20T10:00:00.000Z',
    })
    dispute('pi_parts', 'needs_response', 125_000)
    expect(await ask('pi_parts')).toMatchObject({ amountMinor: 140_000, returnedAt: '2026-11-20T10:01:00.000Z' })
  })

  it('is unknown where an answer is missing, and in two currencies', async () => {
    expect(await ask('pi_parts', 'sk_test_of_somebody_else_0123')).toEqual({ outcome: 'unknown' })
    for (const fault of [{ kind: 'lostAfter' }, { kind: 'htmlAfter' }, { kind: 'status', status: 500 }] as const) {
      vendor.plan(fault)
      expect(await ask('pi_parts')).toEqual({ outcome: 'unknown' })
    }
    refund('pi_mixed', 'succeeded', 1_000)
    refund('pi_mixed', 'succeeded', 1_000, { currency: 'idr' })
    expect(await ask('pi_mixed')).toEqual({ outcome: 'unknown' })
  })
})

describe('a notice of stripe', () => {
  const intent = { id: 'pi_1', object: 'payment_intent', metadata: { candor_key: 'cardpay_9' } }

  it.each([
    ['payment_intent.succeeded', 'charge'],
    ['payment_intent.payment_failed', 'charge'],
    ['charge.refunded', 'chargeReturned'],
    ['setup_intent.succeeded', 'setup'],
  ])('%s names our key', (type, about) => {
    expect(read(type, intent)).toEqual({ eventId: 'evt_1', about, key: 'cardpay_9' })
  })

  it.each([
    ['charge.dispute.funds_withdrawn', 'dispute'],
    ['charge.dispute.funds_reinstated', 'dispute'],
    ['refund.failed', 'refund'],
  ])('%s names the transaction', (type, object) => {
    expect(read(type, { id: 'dp_1', object, payment_intent: 'pi_1', metadata: {} })).toEqual({
      eventId: 'evt_1',
      about: 'chargeReturned',
      key: 'pi_1',
    })
  })

  it('about nothing of ours is left alone', () => {
    expect(read('payment_intent.succeeded', { id: 'pi_2', metadata: {} })).toBe('ignored')
    expect(read('invoice.paid', intent)).toBe('ignored')
  })

  it('counts under either secret while they are exchanged, and under no other', () => {
    const good = { eventId: 'evt_1', about: 'charge', key: 'cardpay_9' }
    expect(read('payment_intent.succeeded', intent, { secrets: [signedWithBefore] })).toEqual(good)
    expect(read('payment_intent.succeeded', intent, { secrets: ['whsec_foreign_0123456789', signedWith] })).toEqual(
      good,
    )
    expect(read('payment_intent.succeeded', intent, { secrets: ['whsec_foreign_0123456789'] })).toBe('badSignature')
    expect(read('payment_intent.succeeded', intent, { secrets: [] })).toBe('badSignature')
  })

  it('is stale after five minutes, and before them', () => {
    for (const [seconds, verdict] of [
      [300, 'charge'],
      [301, 'stale'],
      [-301, 'stale'],
    ] as const) {
      const reading = read('payment_intent.succeeded', intent, { at: new Date(now.getTime() - seconds * 1000) })
      expect(typeof reading === 'object' ? reading.about : reading).toBe(verdict)
    }
  })

  it('is refused with one byte changed, serialised again, or under a header that lies about its time', () => {
    const { rawBody, headers } = vendor.event('payment_intent.succeeded', intent)
    const text = new TextDecoder().decode(rawBody)
    const verdict = (body: string, header = headers['stripe-signature'] ?? '') =>
      connect().readNotice?.(new TextEncoder().encode(body), { 'stripe-signature': header }, now)
    expect(verdict(text)).toMatchObject({ about: 'charge' })
    expect(verdict(text.replace('cardpay_9', 'cardpay_8'))).toBe('badSignature')
    expect(verdict(JSON.stringify(JSON.parse(text), null, 1))).toBe('badSignature')
    expect(verdict(text, headers['stripe-signature']?.replace('t=', 't=1'))).toBe('badSignature')
    expect(verdict(text, headers['stripe-signature']?.replace('t=', 't=1,t='))).toBe('badSignature')
    expect(verdict(text, '')).toBe('badSignature')
    const page = vendor.event('x', {})
    expect(connect().readNotice?.(page.rawBody, {}, now)).toBe('badSignature')
  })
})
