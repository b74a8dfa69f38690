// The adapter `razorpay` against a stand-in that holds every request against Razorpay's documentation (tests/vendors/razorpay).

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentConformance, payoutConformance } from '../../../../../tests/support/provider-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import { wayConformance } from '../../../../../tests/support/way-conformance.ts'
import {
  keyId,
  keySecret,
  payoutAccount,
  type RazorpayStandIn,
  signed,
  startRazorpay,
  type Webhook,
  webhookSecret,
} from '../../../../../tests/vendors/razorpay/stand-in.ts'
import { razorpay } from './adapter.ts'

const oldSecret = 'the webhook secret of yesterday here'
let vendor: RazorpayStandIn
beforeAll(async () => {
  vendor = await startRazorpay()
})
afterAll(() => vendor.close())

const connect = (secret = keySecret) => {
  const { payments, payouts } = razorpay.connect({
    settings: razorpay.manifest.settings.parse({
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: secret,
      RAZORPAY_WEBHOOK_SECRETS: `${webhookSecret},${oldSecret}`,
      RAZORPAY_PAYOUT_ACCOUNT: payoutAccount,
      RAZORPAY_URL: vendor.url,
    }),
    ...sampleMeans,
  })
  if (payments === undefined || payouts === undefined) throw new Error('razorpay lacks a port')
  return { payments, payouts }
}
const now = () => new Date()
const rotated = ({ rawBody }: Webhook): Webhook => signed(JSON.parse(Buffer.from(rawBody).toString()), oldSecret)

paymentConformance('razorpay', () => ({
  provider: connect().payments,
  stranger: connect('another secret of the tests').payments,
  request: {
    channel: 'a-channel',
    at: 'UPI_LINK',
    amountMinor: 140_055,
    currency: 'INR',
    expiresAt: new Date(Date.now() + 3_600_000),
    returnUrl: '/loan-detail?orderId=L1',
  },
  plan: vendor.plan,
  made: () => vendor.links.size,
  now,
  pay: (ref, { amountMinor, currency, failed } = {}) =>
    vendor.pay(ref, {
      ...(amountMinor === undefined ? {} : { amount: amountMinor }),
      ...(currency === undefined ? {} : { currency }),
      ...(failed === true ? { status: 'failed' } : {}),
    }),
  unknownEvent: () => signed({ event: 'invoice.paid', payload: {} }),
  rotated,
}))

for (const at of ['UPI_LINK', 'PAYMENT_LINK']) {
  wayConformance(`razorpay by ${at}`, () => ({
    manifest: razorpay.manifest,
    provider: prefixed(at),
    request: {
      channel: 'a-channel',
      at,
      amountMinor: 140_055,
      currency: 'INR',
      expiresAt: new Date(Date.now() + 3_600_000),
      returnUrl: '/loan-detail?orderId=L1',
    },
    attempt: (ref, { amountMinor, isLate }) =>
      vendor.takes(`${at} ${ref}`, {
        ...(amountMinor === undefined ? {} : { amount: amountMinor }),
        at: new Date(Date.now() + (isLate === true ? 2 : 0) * 3_600_000),
      }),
  }))
}

/** Gives each way its own references at the one vendor. */
function prefixed(at: string) {
  const { payments } = connect()
  return {
    ...payments,
    createCode: (of: Parameters<typeof payments.createCode>[0]) =>
      payments.createCode({ ...of, ref: `${at} ${of.ref}` }),
  }
}

payoutConformance('razorpay', () => ({
  provider: connect().payouts,
  stranger: connect('another secret of the tests').payouts,
  request: {
    amountMinor: 475_050,
    currency: 'INR',
    account: { number: '123456784417', bankCode: 'HDFC0001234', bankName: 'HDFC', accountName: 'Maria Santos' },
  },
  closed: { number: '123456780000', bankCode: 'HDFC0001234', bankName: 'HDFC', accountName: 'Maria Santos' },
  plan: vendor.plan,
  made: () => vendor.payouts.size,
  now,
  settle(key, state) {
    if (state === 'paid') return vendor.settle(key, 'processed', 'payout_processed', 'beneficiary_bank')
    if (state === 'returned')
      return vendor.settle(key, 'reversed', 'beneficiary_bank_account_closed', 'beneficiary_bank')
    if (state === 'failed') return vendor.settle(key, 'failed', 'invalid_beneficiary_bank_account', 'beneficiary_bank')
    return vendor.settle(key, 'failed', 'insufficient_funds', 'business')
  },
  rotated,
}))

describe('razorpay', () => {
  const request = {
    ref: 'ref-short',
    channel: 'a',
    at: 'PAYMENT_LINK',
    amountMinor: 140_000,
    currency: 'INR' as const,
    expiresAt: now(),
    returnUrl: '/',
  }

  it('shows the link as a page and as a QR code, and gives it the shortest life that is allowed', async () => {
    const made = await connect().payments.createCode(request)
    expect(made).toMatchObject({ outcome: 'made', qrText: expect.stringMatching(/^https:/) })
    if (made.outcome === 'made') expect(made.pageUrl).toBe(made.qrText)
  })

  it('refuses another currency, a bank without an IFSC and a counter before anybody is asked', async () => {
    const calls = vendor.calls()
    const { payments, payouts } = connect()
    expect(await payments.createCode({ ...request, currency: 'PHP' })).toMatchObject({ outcome: 'refused' })
    const account = { number: '12345', bankCode: 'HDFC', bankName: 'HDFC', accountName: 'Ana' }
    expect(await payouts.payOut({ key: 'L1:1', amountMinor: 100, currency: 'INR', account })).toMatchObject({
      state: 'refused',
    })
    expect(await payouts.payOut({ key: 'L1:1', amountMinor: 100, currency: 'INR', account: null })).toMatchObject({
      state: 'refused',
    })
    expect(vendor.calls()).toBe(calls)
  })

  it('makes no code of a reference that has another amount', async () => {
    await connect().payments.createCode({ ...request, ref: 'ref-amount' })
    expect(await connect().payments.createCode({ ...request, ref: 'ref-amount', amountMinor: 1_000 })).toEqual({
      outcome: 'refused',
      reason: 'anotherAmountThanAsked',
    })
  })

  it('reads no notice in other bytes that say the same', async () => {
    await connect().payments.createCode({ ...request, ref: 'ref-bytes' })
    const { rawBody, headers } = vendor.pay('ref-bytes')
    const spaced = new TextEncoder().encode(JSON.stringify(JSON.parse(Buffer.from(rawBody).toString()), null, 1))
    expect(connect().payments.verifyNotice(spaced, headers, now())).toBe('badSignature')
  })

  it('shortens a key that is too long, each to its own', async () => {
    const long = 'refund_0123456789-0123456789-01234567'
    const { payouts } = connect()
    const account = { number: '123456784417', bankCode: 'HDFC0001234', bankName: 'HDFC', accountName: 'Maria Santos' }
    for (const key of [`${long}1`, `${long}2`]) {
      expect(await payouts.payOut({ key, amountMinor: 100, currency: 'INR', account })).toEqual({ state: 'sent' })
    }
    expect([...vendor.payouts.keys()]).toEqual(expect.arrayContaining([`${long}1`, `${long}2`]))
  })
})

describe('money taken back at razorpay', () => {
  const paid = async (ref: string) => {
    const { payments } = connect()
    const request = { channel: 'a', at: 'UPI_LINK', amountMinor: 140_000, currency: 'INR' as const, returnUrl: '/' }
    await payments.createCode({ ...request, ref, expiresAt: now() })
    vendor.pay(ref)
    const status = await payments.queryStatus(ref, '/')
    if (status.outcome !== 'found') throw new Error(status.outcome)
    return { payments, transactionId: status.payments[0]?.transactionId }
  }
  const partOf = (payments: Awaited<ReturnType<typeof paid>>['payments'], { rawBody, headers }: Webhook): string => {
    const reading = payments.verifyNotice(rawBody, headers, now())
    return typeof reading === 'object' && 'askAboutReturn' in reading ? reading.askAboutReturn : String(reading)
  }

  it.each(['giveBack', 'loseDispute'] as const)(
    'is asked about by its own number after %s, and once it came again',
    async (how) => {
      const { payments, transactionId } = await paid(`ref-${how}`)
      const notice = vendor[how](`ref-${how}`, { amount: 50_000 })
      const part = partOf(payments, notice)
      const hint = { askAboutReturn: part, ofTransaction: transactionId }
      expect(payments.verifyNotice(notice.rawBody, notice.headers, now())).toMatchObject(hint)
      const told = { outcome: 'told', transactionId, amountMinor: 50_000, currency: 'INR', isGone: true }
      expect(await payments.queryReturn?.(part)).toMatchObject(told)
      expect(partOf(payments, vendor.giveAgain(notice))).toBe(part)
      expect(await payments.queryReturn?.(part)).toMatchObject({ ...told, isGone: false })
      for (const fault of [
        { kind: 'lostAfter' },
        { kind: 'status', status: 500 },
        { kind: 'status', status: 401 },
      ] as const) {
        vendor.plan(fault)
        expect(await payments.queryReturn?.(part)).toEqual({ outcome: 'unknown' })
      }
    },
  )

  it('is left alone where the payment was never captured, and unknown where the provider does not know it', async () => {
    const { payments } = await paid('ref-auto')
    expect(partOf(payments, vendor.autoRefund())).toBe('ignored')
    expect(await payments.queryReturn?.('rfnd_nobody')).toEqual({ outcome: 'absent' })
    const { rawBody } = vendor.giveBack('ref-auto', { amount: 100 })
    expect(partOf(payments, { rawBody, headers: {} })).toBe('badSignature')
  })
})
