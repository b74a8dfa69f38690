// The adapter `http` with the sandbox behind it, held against the suites that every adapter passes.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardRig, cardConformance, cardSavingConformance } from '../../../../../tests/support/card-conformance.ts'
import { nameConformance } from '../../../../../tests/support/name-conformance.ts'
import { paymentConformance, payoutConformance } from '../../../../../tests/support/provider-conformance.ts'
import { sampleMeans } from '../../../../../tests/support/sample-means.ts'
import type { VendorFault } from '../../../../../tests/support/vendor-server.ts'
import { wayConformance } from '../../../../../tests/support/way-conformance.ts'
import { checkLive } from '../live-check.ts'
import { sandboxCards } from '../sandbox/desk.ts'
import type { SandboxFault } from '../sandbox/faults.ts'
import { type SandboxProvider, startSandboxProvider } from '../sandbox/service.ts'
import { http } from './adapter.ts'
import { namedEndings } from './protocol.ts'
import { signatureHeader, signNotice } from './signature.ts'

const secrets = ['the first webhook secret of these tests', 'the second webhook secret of these tests']
const apiKey = 'the api key of these tests, long enough'
const now = () => new Date('2026-08-20T10:00:00Z')

interface Notice {
  readonly rawBody: Uint8Array
  readonly headers: Record<string, string>
}
let sandbox: SandboxProvider
let last: Notice | null = null
beforeAll(async () => {
  sandbox = await startSandboxProvider({
    apiKey,
    webhookSecret: () => secrets[0] ?? '',
    async deliver(_, rawBody, headers) {
      last = { rawBody, headers: { ...headers } }
      return 200
    },
    now,
  })
})
afterAll(() => sandbox.close())

const delivered = (): Notice => {
  if (last === null) throw new Error('no notice was delivered')
  return last
}
const pageOf = (setupRef: string): string => sandbox.pageOf(setupRef) ?? ''
const cardPages: Record<string, string> = { PROVIDER_CARD_URL: 'https://provider.example/card/' }
const connect = (key = apiKey, more = cardPages) => {
  const { payments, payouts, cards } = http.connect({
    settings: http.manifest.settings.parse({
      PROVIDER_URL: sandbox.url,
      PROVIDER_API_KEY: key,
      PROVIDER_WALLET_URL: 'https://provider.example/wallet/',
      PAYMENT_WEBHOOK_SECRETS: secrets.join(','),
      ...more,
    }),
    ...sampleMeans,
  })
  if (payments === undefined || payouts === undefined || cards === undefined) throw new Error('http lacks a port')
  return { payments, payouts, cards }
}

function connectNames(key = apiKey) {
  const { accountNames } = http.connect({
    settings: http.manifest.settings.parse({
      PROVIDER_URL: sandbox.url,
      PROVIDER_API_KEY: key,
      PROVIDER_WALLET_URL: 'https://provider.example/wallet/',
      PAYMENT_WEBHOOK_SECRETS: secrets.join(','),
      PROVIDER_ACCOUNT_NAMES: 'yes',
    }),
    ...sampleMeans,
  })
  if (accountNames === undefined) throw new Error('http lacks the port')
  return accountNames
}

function sandboxFault(fault: VendorFault): SandboxFault {
  switch (fault.kind) {
    case 'lostBefore':
      return { kind: 'gone' }
    case 'lostAfter':
      return { kind: 'lost' }
    case 'htmlAfter':
      return { kind: 'page', status: 200 }
    case 'status':
      return fault.html === true ? { kind: 'page', status: fault.status } : { kind: 'fails', status: fault.status }
  }
}
const plan = (...faults: VendorFault[]): void => {
  for (const fault of faults) sandbox.plan('/v1', sandboxFault(fault))
}
const rotated = ({ rawBody, headers }: Notice): Notice => ({
  rawBody,
  headers: { ...headers, [signatureHeader]: signNotice(secrets[1] ?? '', rawBody, now()) },
})

paymentConformance('http', () => ({
  provider: connect().payments,
  stranger: connect('another api key of these tests, also long').payments,
  request: {
    channel: 'corner-store',
    at: '',
    amountMinor: 140_000,
    currency: 'PHP',
    expiresAt: new Date('2026-08-20T11:00:00Z'),
    returnUrl: '/order',
  },
  plan,
  made: () => sandbox.counts().codes,
  now,
  async pay(ref, { amountMinor, currency, failed } = {}) {
    const status = await connect().payments.queryStatus(ref, '')
    if (status.outcome !== 'found') throw new Error(`there is no code ${ref}`)
    const payCode = status.code.payCode ?? ''
    await sandbox.pay({ payCode, amountMinor, currency, ...(failed === true ? { type: 'failed' } : {}) })
    return delivered()
  },
  unknownEvent() {
    const rawBody = new TextEncoder().encode(JSON.stringify({ eventId: 'event-1', type: 'invoice.paid' }))
    return { rawBody, headers: { [signatureHeader]: signNotice(secrets[0] ?? '', rawBody, now()) } }
  },
  unknownEventIs: 'unreadable',
  rotated,
}))

wayConformance('http', () => ({
  manifest: http.manifest,
  provider: connect().payments,
  request: {
    channel: 'corner-store',
    at: '',
    amountMinor: 140_000,
    currency: 'PHP',
    expiresAt: new Date('2026-08-20T11:00:00Z'),
    returnUrl: '/order',
  },
  async attempt(ref, { amountMinor, isLate }) {
    const status = await connect().payments.queryStatus(ref, '')
    const payCode = status.outcome === 'found' ? (status.code.payCode ?? '') : ''
    const paidAt = new Date(isLate === true ? '2026-08-20T12:00:00Z' : '2026-08-20T10:30:00Z')
    return (await sandbox.pay({ payCode, amountMinor, paidAt })).found
  },
}))

nameConformance('http', () => ({
  provider: connectNames(),
  stranger: connectNames('another api key of these tests, also long'),
  request: {
    cardType: '1',
    currency: 'PHP',
    number: '123456781234',
    bankCode: 'HSB',
    expectedName: 'Ana Cruz',
  },
  numberOf: (what) => `1234567${namedEndings[what]}`,
  plan,
}))

it('asks for the name of an account only where the lender says so', () => {
  expect(connect()).not.toHaveProperty('accountNames')
})

payoutConformance('http', () => ({
  provider: connect().payouts,
  stranger: connect('another api key of these tests, also long').payouts,
  request: {
    amountMinor: 475_000,
    currency: 'PHP',
    account: { number: '123456781111', bankCode: 'HSB', bankName: 'Harbour Savings', accountName: 'Ana Cruz' },
  },
  closed: { number: '123456780000', bankCode: 'HSB', bankName: 'Harbour Savings', accountName: 'Ana Cruz' },
  plan,
  made: () => sandbox.counts().payouts,
  now,
  async settle(key, state) {
    await sandbox.movePayout(key, state)
    return delivered()
  },
  rotated,
}))

const cardRig = (): CardRig => ({
  processor: connect().cards,
  cardToken: 'card-4417',
  declinedToken: 'card-0002-declined',
  currency: 'PHP',
  plan,
  charged: () => sandbox.counts().charges,
  shortToken: 'card-9995-short',
  asking: { token: 'card-3220-asks', answer: (key, isConfirmed) => void sandbox.answerCharge(key, isConfirmed) },
  saving: {
    of: savingOf(),
    stranger: savingOf('another api key of these tests, also long'),
    begun: () => sandbox.counts().setups,
    finish: (setupRef, how) =>
      sandbox.finishSetup(pageOf(setupRef), how === 'saved' ? (sandboxCards[0] ?? null) : null),
    forgotten: (token) => sandbox.isForgotten(token),
  },
})
cardConformance('http', cardRig)
cardSavingConformance('http', cardRig)

describe('a card page of http', () => {
  it('leads back to us, and there is none without its address', async () => {
    const begun = await savingOf().begin('setup-page', null)
    if (begun.outcome !== 'begun') throw new Error(begun.outcome)
    expect(await savingOf().look(begun.setupRef, '/me/cards?setup=1')).toMatchObject({
      entry: {
        kind: 'page',
        url: expect.stringMatching(/^https:\/\/provider\.example\/card\/[\w-]{22}\?return=%2Fme%2Fcards%3Fsetup%3D1$/),
      },
    })
    expect(connect(apiKey, {}).cards.saving).toBeNull()
  })
})

function savingOf(key = apiKey) {
  const { saving } = connect(key).cards
  if (saving === null) throw new Error('http adds no cards')
  return saving
}

describe('the check of an account, asked of the sandbox', () => {
  const stranger = () => connect('another api key of these tests, also long')
  const wish = {
    currency: 'PHP',
    at: '',
    amountMinor: 140_000,
    payoutTo: { number: '123456781111', bankCode: 'HSB', bankName: 'Harbour Savings', accountName: 'Ana Cruz' },
    phone: null,
    card: 'card_4242',
    pushTo: null,
    person: null,
  } as const

  it('finds every step as it has to be', async () => {
    const steps = await checkLive(connect(), stranger(), wish)
    expect(steps.filter(({ wrong }) => wrong !== null)).toEqual([])
    expect(steps.length).toBeGreaterThan(15)
  })

  it('tells of an account that does for strangers what it does for us', async () => {
    const steps = await checkLive(connect(), connect(), wish)
    expect(steps.filter(({ wrong }) => wrong !== null).map(({ what }) => what)).toEqual([
      'a stranger gets no code',
      'a stranger sends nothing',
      'a stranger charges nothing',
    ])
  })
})
