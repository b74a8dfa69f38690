// The adapter `xendit` against a stand-in that holds every request against Xendit's own description (tests/vendors/xendit).

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  paymentConformance,
  payoutConformance,
  settlementConformance,
} from '../../../../../tests/support/provider-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import { wayConformance } from '../../../../../tests/support/way-conformance.ts'
import {
  apiKey,
  callbackToken,
  payoutChannel,
  startXendit,
  type Webhook,
  type XenditStandIn,
} from '../../../../../tests/vendors/xendit/stand-in.ts'
import { xendit } from './adapter.ts'

const oldToken = 'the-callback-token-before'
let vendor: XenditStandIn
beforeAll(async () => {
  vendor = await startXendit()
})
afterAll(() => vendor.close())

const connect = (currency: 'PHP' | 'IDR', key = apiKey) => {
  const environment = {
    XENDIT_API_KEY: key,
    XENDIT_CALLBACK_TOKENS: `${callbackToken}, ${oldToken}`,
    XENDIT_CURRENCY: currency,
    XENDIT_URL: vendor.url,
  }
  const { payments, payouts, settlements } = xendit.connect({
    settings: xendit.manifest.settings.parse(environment),
    // Faults come by the dozen here, and each has to reach the vendor.
    ...sampleMeans,
  })
  if (payments === undefined || payouts === undefined || settlements === undefined)
    throw new Error('xendit lacks a port')
  return { payments, payouts, settlements }
}
const now = () => new Date('2026-08-20T10:00:00Z')
const rotated = ({ rawBody, headers }: Webhook): Webhook => ({
  rawBody,
  headers: { ...headers, 'x-callback-token': oldToken },
})

const ways = [
  ['VIRTUAL_ACCOUNT/BANK_TRANSFER', 'PHP'],
  ['VIRTUAL_ACCOUNT/BCA', 'IDR'],
  ['OVER_THE_COUNTER/7ELEVEN', 'PHP'],
  ['OVER_THE_COUNTER/ALFAMART', 'IDR'],
  ['QR_CODE/QRPH', 'PHP'],
  ['QR_CODE/QRIS', 'IDR'],
  ['EWALLET/GCASH', 'PHP'],
] as const

for (const [at, currency] of ways) {
  paymentConformance(`xendit by ${at}`, () => ({
    provider: prefixed(at, connect(currency).payments),
    stranger: connect(currency, 'xnd_development_another-key').payments,
    request: {
      channel: 'a-channel',
      at,
      amountMinor: currency === 'IDR' ? 14_000_000 : 140_055,
      currency,
      expiresAt: new Date('2026-08-20T11:00:00Z'),
      returnUrl: '/loan-detail?orderId=L1',
    },
    plan: vendor.plan,
    made: () => vendor.requests.size,
    now,
    pay: (ref, { amountMinor, currency: other, failed } = {}) =>
      vendor.pay(`${at} ${ref}`, {
        ...(amountMinor === undefined ? {} : { amount: amountMinor / 100 }),
        ...(other === undefined ? {} : { currency: other }),
        ...(failed === true ? { status: 'FAILED' } : {}),
      }),
    unknownEvent: () => ({
      rawBody: new TextEncoder().encode(JSON.stringify({ event: 'invoice.paid', data: { id: 'i' } })),
      headers: { 'x-callback-token': callbackToken },
    }),
    rotated,
  }))
}

for (const [at, currency] of ways) {
  wayConformance(`xendit by ${at}`, () => ({
    manifest: xendit.manifest,
    provider: prefixed(`way ${at}`, connect(currency).payments),
    request: {
      channel: 'a-channel',
      at,
      amountMinor: 14_000_000,
      currency,
      expiresAt: new Date('2026-08-20T11:00:00Z'),
      returnUrl: '/loan-detail?orderId=L1',
    },
    attempt: (ref, { amountMinor, isLate }) =>
      vendor.takes(`way ${at} ${ref}`, {
        ...(amountMinor === undefined ? {} : { amount: amountMinor / 100 }),
        at: new Date(isLate === true ? '2026-08-20T12:00:00Z' : '2026-08-20T10:30:00Z'),
      }),
  }))
}

payoutConformance('xendit', () => ({
  provider: connect('PHP').payouts,
  stranger: connect('PHP', 'xnd_development_another-key').payouts,
  request: {
    amountMinor: 475_050,
    currency: 'PHP',
    account: { number: '123456784417', bankCode: 'PH_BDO', bankName: 'BDO', accountName: 'Maria Santos' },
  },
  closed: { number: '123456780000', bankCode: 'PH_BDO', bankName: 'BDO', accountName: 'Maria Santos' },
  plan: vendor.plan,
  made: () => vendor.payouts.size,
  now,
  settle(key, state) {
    if (state === 'paid') return vendor.settle(key, 'SUCCEEDED')
    if (state === 'returned') return vendor.settle(key, 'REVERSED', 'INVALID_DESTINATION')
    return vendor.settle(key, 'FAILED', state === 'failed' ? 'INVALID_DESTINATION' : 'INSUFFICIENT_BALANCE')
  },
  rotated,
}))

describe('money at xendit', () => {
  const request = {
    ref: 'ref-money',
    channel: 'a',
    at: 'QR_CODE/QRIS',
    amountMinor: 1_234_500,
    currency: 'IDR' as const,
    expiresAt: now(),
    returnUrl: '/',
  }
  const requestOf = (ref: string) => [...vendor.requests.values()].find(({ reference_id }) => reference_id === ref)

  it('is written in the currency’s own unit, never in ours', async () => {
    await connect('IDR').payments.createCode(request)
    expect(requestOf('ref-money')).toMatchObject({ amount: 12_345, currency: 'IDR' })
    await connect('PHP').payments.createCode({
      ...request,
      ref: 'ref-pesos',
      at: 'QR_CODE/QRPH',
      currency: 'PHP',
      amountMinor: 10,
    })
    expect(requestOf('ref-pesos')).toMatchObject({ amount: 0.1, currency: 'PHP' })
  })

  it('is refused before anybody is asked where the currency or its smallest unit does not fit', async () => {
    const calls = vendor.calls()
    const { payments, payouts } = connect('IDR')
    expect(await payments.createCode({ ...request, ref: 'ref-sen', amountMinor: 1_234_550 })).toEqual({
      outcome: 'refused',
      reason: 'amountIsNoWholeUnit',
    })
    expect(await payments.createCode({ ...request, ref: 'ref-peso', currency: 'PHP' })).toMatchObject({
      outcome: 'refused',
    })
    const account = { number: '1', bankCode: 'ID_BCA', bankName: 'BCA', accountName: 'Ani' }
    expect(await payouts.payOut({ key: 'L1:1', amountMinor: 150, currency: 'IDR', account })).toMatchObject({
      state: 'refused',
    })
    expect(await payouts.payOut({ key: 'L1:1', amountMinor: 100, currency: 'IDR', account: null })).toMatchObject({
      state: 'refused',
    })
    expect(vendor.calls()).toBe(calls)
  })

  it('in an amount that is no number of centavos is not read at all', async () => {
    const { payments } = connect('PHP')
    await payments.createCode({ ...request, ref: 'ref-fraction', at: 'QR_CODE/QRPH', currency: 'PHP' })
    vendor.pay('ref-fraction', { amount: 10.005 })
    expect(await payments.queryStatus('ref-fraction', '/')).toEqual({ outcome: 'unknown' })
  })
})

describe('a refund at xendit', () => {
  const request = { channel: 'a', at: 'EWALLET/GCASH', amountMinor: 140_000, currency: 'PHP' as const, returnUrl: '/' }
  const refunded = async (ref: string) => {
    const { payments } = connect('PHP')
    await payments.createCode({ ...request, ref, expiresAt: now() })
    vendor.pay(ref)
    const notice = vendor.giveBack(ref, { amount: 500 })
    const data = JSON.parse(Buffer.from(notice.rawBody).toString()).data as { id: string; payment_id: string }
    return { payments, notice, data }
  }

  it('is asked about by its own number, and names its payment and its own sum', async () => {
    const { payments, notice, data } = await refunded('ref-back')
    const { id, payment_id: transactionId } = data
    const hint = { askAboutReturn: id, ofTransaction: transactionId }
    expect(payments.verifyNotice(notice.rawBody, notice.headers, now())).toMatchObject(hint)
    const told = { outcome: 'told', transactionId, amountMinor: 50_000, currency: 'PHP', isGone: true }
    expect(await payments.queryReturn?.(id)).toMatchObject(told)
    vendor.failRefund(notice)
    expect(await payments.queryReturn?.(id)).toMatchObject({ ...told, isGone: false })
    expect(await payments.queryReturn?.('rfd-of-nobody')).toEqual({ outcome: 'absent' })
  })

  it('is read in the shape of the documented example, and in no other', async () => {
    const { payments, notice, data } = await refunded('ref-back-nested')
    const body = JSON.parse(Buffer.from(notice.rawBody).toString())
    const nested = new TextEncoder().encode(JSON.stringify({ ...body, data: body }))
    expect(payments.verifyNotice(nested, notice.headers, now())).toMatchObject({ askAboutReturn: data.id })
    expect(payments.verifyNotice(nested, {}, now())).toBe('badSignature')
  })

  it('is not known after a fault on any of the questions about it', async () => {
    const { payments, data } = await refunded('ref-back-fault')
    for (const faults of [
      [{ kind: 'lostAfter' }],
      [null, { kind: 'status', status: 500 }],
      [null, null, { kind: 'htmlAfter' }],
    ] as const) {
      vendor.plan(...faults)
      expect(await payments.queryReturn?.(data.id)).toEqual({ outcome: 'unknown' })
    }
  })
})

describe('the settings of xendit', () => {
  const { settings } = xendit.manifest
  it.each([
    ['XENDIT_API_KEY', 'sk_live_something', 'begins with xnd_'],
    ['XENDIT_CALLBACK_TOKENS', 'short', 'at least 16'],
    ['XENDIT_CURRENCY', 'INR', 'PHP or IDR'],
  ])('refuse %s=%s', (field, value, sentence) => {
    const good = { XENDIT_API_KEY: apiKey, XENDIT_CALLBACK_TOKENS: callbackToken, XENDIT_CURRENCY: 'PHP' }
    expect(settings.safeParse(good).success).toBe(true)
    const read = settings.safeParse({ ...good, [field]: value })
    expect(read.error?.issues[0]?.message).toContain(sentence)
  })
})

/** Gives each way its own references at the one vendor. */
function prefixed(at: string, provider: ReturnType<typeof connect>['payments']) {
  return {
    ...provider,
    createCode: (request: Parameters<typeof provider.createCode>[0]) =>
      provider.createCode({ ...request, ref: `${at} ${request.ref}` }),
    queryStatus: (ref: string, returnUrl: string) => provider.queryStatus(`${at} ${ref}`, returnUrl),
    cancelCode: (ref: string) => provider.cancelCode(`${at} ${ref}`),
    verifyNotice(...given: Parameters<typeof provider.verifyNotice>) {
      const reading = provider.verifyNotice(...given)
      if (typeof reading === 'string' || !('askAbout' in reading)) return reading
      return { ...reading, askAbout: reading.askAbout.replace(`${at} `, '') }
    },
  }
}

/** In the shape of the documented example of https://docs.xendit.co/apidocs/list-transactions. */
const transaction = (id: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: `txn_${id}`,
  product_id: `py-${id}`,
  type: 'PAYMENT',
  status: 'SUCCESS',
  channel_category: 'EWALLET',
  channel_code: 'PH_GCASH',
  reference_id: `ref-${id}`,
  account_identifier: null,
  currency: 'PHP',
  amount: 1400.55,
  net_amount: 1369.18,
  net_amount_currency: 'PHP',
  cashflow: 'MONEY_IN',
  settlement_status: 'SETTLED',
  estimated_settlement_time: '2026-08-21T02:00:00.000Z',
  business_id: '1234567890abcdef',
  created: '2026-08-20T09:59:00.000Z',
  updated: '2026-08-21T02:01:00.000Z',
  fee: {
    xendit_fee: 28.01,
    value_added_tax: 3.36,
    xendit_withholding_tax: 0,
    third_party_withholding_tax: 0,
    status: 'COMPLETED',
  },
  ...more,
})
const settledFrom = new Date('2026-08-18T00:00:00Z')
const settledTo = new Date('2026-08-22T00:00:00Z')

settlementConformance('xendit', () => ({
  source: connect('PHP').settlements,
  stranger: connect('PHP', 'xnd_development_another-key').settlements,
  from: settledFrom,
  to: settledTo,
  plan: vendor.plan,
  settle(count) {
    vendor.transactions.length = 0
    for (let n = 0; n < count; n += 1) vendor.transactions.push(transaction(`${n}`))
    vendor.transactions.push(transaction('later', { updated: '2026-08-23T00:00:00.000Z' }))
  },
}))

describe('what xendit has settled', () => {
  const list = async (...of: Record<string, unknown>[]) => {
    vendor.transactions.splice(0, vendor.transactions.length, ...of)
    return await connect('PHP').settlements.list(settledFrom, settledTo)
  }
  const out = { cashflow: 'MONEY_OUT', settlement_status: null, estimated_settlement_time: null }

  it('is read with the numbers of payments and the keys of payouts, fees with their taxes', async () => {
    const answer = await list(
      transaction('1'),
      transaction('2', { ...out, type: 'DISBURSEMENT', amount: 5000, reference_id: 'L1:1', product_id: 'disb-2' }),
      transaction('3', { ...out, type: 'WITHDRAWAL', amount: 800, fee: null }),
      transaction('4', {
        ...out,
        type: 'REFUND',
        amount: 10,
        fee: { xendit_fee: 1, value_added_tax: 0, status: 'CANCELED' },
      }),
    )
    if (answer.outcome !== 'listed') throw new Error(answer.why)
    expect(
      answer.lines.map(({ id, kind, transactionId, reference, grossMinor, feeMinor, settledOn }) => [
        id,
        kind,
        transactionId,
        reference,
        grossMinor,
        feeMinor,
        settledOn,
      ]),
    ).toEqual([
      ['txn_1', 'payment', 'py-1', 'ref-1', 140_055, 3_137, '2026-08-21'],
      ['txn_2', 'payout', 'disb-2', 'L1:1', -500_000, 3_137, '2026-08-21'],
      ['txn_3', 'ownTransfer', 'py-3', 'ref-3', -80_000, 0, '2026-08-21'],
      ['txn_4', 'paymentReturn', 'py-4', 'ref-4', -1_000, 0, '2026-08-21'],
    ])
  })

  it('leaves out what is not settled yet, and whose fee is not known', async () => {
    const pendingFee = { xendit_fee: 0, value_added_tax: 0, status: 'PENDING' }
    const answer = await list(
      transaction('1', { settlement_status: 'PENDING' }),
      transaction('2', { settlement_status: null }),
      transaction('3', { fee: pendingFee }),
      transaction('4', { status: 'FAILED' }),
    )
    expect(answer).toEqual({ outcome: 'listed', lines: [] })
  })

  it('is no list where an amount or a day cannot be read', async () => {
    for (const wrong of [
      { amount: 14.005 },
      { amount: '14' },
      { estimated_settlement_time: 'soon' },
      { currency: 'PHP', cashflow: 'IN' },
    ])
      expect((await list(transaction('1'), transaction('2', wrong))).outcome).toBe('unknown')
  })
})

describe('the banks that xendit sends to', () => {
  const listOf = (currency: 'PHP' | 'IDR', key?: string) => connect(currency, key).payouts.listBanks?.(currency)

  it('are those of the currency, by the codes that payouts name', async () => {
    expect(await listOf('PHP')).toEqual({ outcome: 'listed', codes: ['PH_AUB', 'PH_BDO'] })
    expect(await listOf('IDR')).toEqual({ outcome: 'listed', codes: ['ID_BSI'] })
  })

  it('are not known where the answer is another, none, or of another currency only', async () => {
    for (const fault of [{ kind: 'status', status: 500 }, { kind: 'lostAfter' }] as const) {
      vendor.plan(fault)
      expect(await listOf('PHP')).toMatchObject({ outcome: 'unknown' })
    }
    expect(await listOf('PHP', 'xnd_development_another-key')).toMatchObject({ outcome: 'unknown' })
    const { channels } = vendor
    vendor.channels = [{ code: 'PH_BDO' }]
    expect(await listOf('PHP')).toEqual({ outcome: 'listed', codes: [] })
    vendor.channels = [{ ...payoutChannel('PH_BDO', 'PHP'), channel_code: '' }]
    expect(await listOf('PHP')).toMatchObject({ outcome: 'unknown' })
    vendor.channels = channels
  })
})

describe('a payout that was asked about', () => {
  it('is ours alone: another one in the answer, of another reference, does not count', async () => {
    const { payouts } = connect('PHP')
    const account = { number: '123456784417', bankCode: 'PH_BDO', bankName: 'BDO', accountName: 'Maria Santos' }
    for (const key of ['L77:1', 'L77:11']) await payouts.payOut({ key, amountMinor: 100_000, currency: 'PHP', account })
    vendor.settle('L77:11', 'SUCCEEDED')
    vendor.answersAll = true
    expect(await payouts.queryPayout('L77:1')).toEqual({ state: 'sent' })
    expect(await payouts.queryPayout('L77:2')).toEqual({ state: 'absent' })
    vendor.answersAll = false
  })
})
