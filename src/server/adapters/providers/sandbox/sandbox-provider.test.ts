// The sandbox provider from the outside: the same key the same thing, notices signed and counted, every fault as it says.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentNotice } from '../../../../contracts/payment.ts'
import { restMs } from '../../../ports/breaker.ts'
import type { CodeRequest } from '../../../ports/payment-channel.ts'
import { createBreaker } from '../../http/breaker.ts'
import { type HttpProviderMeans, httpCardProcessor, httpPaymentProvider, httpPayoutProvider } from '../http/client.ts'
import { type SandboxOptions, type SandboxProvider, startSandboxProvider } from './service.ts'

interface Delivered {
  readonly channel: string
  readonly rawBody: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

let now = new Date('2026-11-20T10:00:00Z')
let delivered: Delivered[] = []
let answerStatus = 200
let sandbox: SandboxProvider
const secrets = ['the first webhook secret', 'the second webhook secret']
let signsWith = secrets[0] as string

const options: SandboxOptions = {
  apiKey: 'key of the lender',
  webhookSecret: () => signsWith,
  deliver: async (channel, rawBody, headers) => {
    delivered.push({ channel, rawBody, headers })
    return answerStatus
  },
  now: () => now,
}
const means: HttpProviderMeans = {
  baseUrl: () => sandbox.url,
  apiKey: 'key of the lender',
  webhookSecrets: secrets,
  walletPageUrl: 'http://127.0.0.1/wallet/',
}
const provider = httpPaymentProvider(means)
const cards = httpCardProcessor(means)
const request: CodeRequest = {
  ref: 'ref-1',
  channel: 'corner-store',
  at: '',
  amountMinor: 140_000,
  currency: 'PHP',
  expiresAt: new Date('2026-11-20T16:00:00Z'),
  returnUrl: '/order?orderId=L1',
}

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  delivered = []
  answerStatus = 200
  signsWith = secrets[0] as string
  sandbox = await startSandboxProvider(options)
})
afterEach(() => sandbox.close())

const codeOf = async (ref = 'ref-1') => {
  const answer = await provider.createCode({ ...request, ref })
  if (answer.outcome !== 'made' || answer.payCode === null) throw new Error(`no code: ${answer.outcome}`)
  return { ...answer, payCode: answer.payCode }
}
const read = (notice: Delivered | undefined) => {
  if (notice === undefined) throw new Error('no notice was delivered')
  return provider.verifyNotice(notice.rawBody, notice.headers, now)
}

const account = { number: '123456789012', bankCode: 'HSB', bankName: 'Harbour Savings', accountName: 'Ana Cruz' }

describe('a code of the sandbox provider', () => {
  it('is the same for the same reference, also at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => codeOf()))
    expect(new Set(answers.map((answer) => answer.payCode)).size).toBe(1)
    expect(answers[0]?.payCode).toMatch(/^87[0-9]{14}$/)
    expect(answers[0]?.qrText).toContain('140000')
    expect(answers[0]?.pageUrl).toMatch(/^http:\/\/127\.0\.0\.1\/wallet\/[\w-]{24}\?return=%2Forder%3ForderId%3DL1$/)
    expect((await codeOf('ref-2')).payCode).not.toBe(answers[0]?.payCode)
    expect(sandbox.counts().codes).toBe(2)
  })

  it('is refused for a reference that comes back with another amount', async () => {
    await codeOf()
    expect(await provider.createCode({ ...request, amountMinor: 1 })).toEqual({
      outcome: 'refused',
      reason: 'referenceHasAnotherAmount',
    })
  })

  it('can be asked about by our reference', async () => {
    const { payCode } = await codeOf()
    await sandbox.pay({ payCode })
    expect(await provider.queryStatus('ref-1', '')).toMatchObject({
      outcome: 'found',
      code: { payCode },
      payments: [{ amountMinor: 140_000, currency: 'PHP', paidAt: '2026-11-20T10:00:00.000Z' }],
    })
    expect(await provider.queryStatus('ref-9', '')).toEqual({ outcome: 'absent' })
  })

  it('is not given to a caller without the key', async () => {
    const stranger = httpPaymentProvider({ ...means, apiKey: 'another key' })
    expect(await stranger.createCode(request)).toEqual({ outcome: 'refused', reason: 'key' })
  })
})

describe('the answer of a faulty provider', () => {
  it('is unknown when it was lost after the work was done, and asking again gives the one code', async () => {
    sandbox.plan('/v1/codes', { kind: 'lost' })
    expect(await provider.createCode(request)).toEqual({ outcome: 'unknown' })
    await codeOf()
    expect(sandbox.counts().codes).toBe(1)
  })

  it('is unknown when it comes too late', async () => {
    sandbox.plan('/v1/codes', { kind: 'slow', delayMs: 2_000 })
    // Only here: elsewhere a busy machine may take its time.
    const impatient = httpPaymentProvider({ ...means, totalTimeoutMs: 300 })
    expect(await impatient.createCode(request)).toEqual({ outcome: 'unknown' })
  })

  it('is unknown after a 500, and a refusal after a 4xx', async () => {
    sandbox.plan('/v1/codes', { kind: 'fails', status: 500 })
    expect(await provider.createCode(request)).toEqual({ outcome: 'unknown' })
    sandbox.plan('/v1/codes', { kind: 'fails', status: 422 })
    expect(await provider.createCode(request)).toEqual({ outcome: 'refused', reason: 'fault' })
  })

  it('is unknown when it cannot be asked about, and never mistaken for absent', async () => {
    sandbox.plan('/v1/codes', { kind: 'fails', status: 404 })
    expect(await provider.queryStatus('ref-1', '')).toEqual({ outcome: 'unknown' })
  })

  it('is a refusal when no server listens: nothing can have happened', async () => {
    const nobody = httpPaymentProvider({ ...means, baseUrl: () => 'http://127.0.0.1:1' })
    expect((await nobody.createCode(request)).outcome).toBe('refused')
    expect(await nobody.queryStatus('ref-1', '')).toEqual({ outcome: 'unknown' })
  })

  it('comes at once while the provider rests, says that nothing happened, and comes from the provider after the rest', async () => {
    let nowMs = 0
    const breaker = createBreaker({ nowMs: () => nowMs, onChange: () => undefined })
    const guarded: HttpProviderMeans = { ...means, breaker }
    const guardedProvider = httpPaymentProvider(guarded)
    for (let n = 0; n < 5; n++) {
      sandbox.plan('/v1/codes', { kind: 'fails', status: 503 })
      expect(await guardedProvider.createCode(request)).toEqual({ outcome: 'unknown' })
    }
    expect(await guardedProvider.createCode(request)).toEqual({ outcome: 'refused', reason: 'the provider rests' })
    expect(await guardedProvider.queryStatus('ref-1', '')).toEqual({ outcome: 'unknown' })
    const payout = { key: 'L1:1', amountMinor: 100, currency: 'PHP', account } as const
    expect(await httpPayoutProvider(guarded).payOut(payout)).toEqual({ state: 'notSent' })
    expect(httpPayoutProvider(guarded).isResting()).toBe(true)
    expect(sandbox.counts().codes).toBe(0)
    nowMs += restMs
    expect((await guardedProvider.createCode(request)).outcome).toBe('made')
  })
})

describe('a payment at the sandbox provider', () => {
  it('leaves a signed notice with the reference of the code', async () => {
    const { payCode } = await codeOf()
    const paid = await sandbox.pay({ payCode: `${payCode.slice(0, 4)} ${payCode.slice(4)}` })
    expect(paid).toMatchObject({ found: true, delivered: [200] })
    expect(delivered[0]?.channel).toBe('corner-store')
    expect(read(delivered[0])).toMatchObject({
      type: 'paid',
      reference: 'ref-1',
      amountMinor: 140_000,
      currency: 'PHP',
      paidAt: '2026-11-20T10:00:00.000Z',
    })
  })

  it('leaves as many identical notices as asked', async () => {
    const { payCode } = await codeOf()
    await sandbox.pay({ payCode, times: 3 })
    expect(new Set(delivered.map(({ rawBody }) => Buffer.from(rawBody).toString())).size).toBe(1)
    expect(delivered).toHaveLength(3)
  })

  it('says another amount, day, currency or fate when told to', async () => {
    const { payCode } = await codeOf()
    const paidAt = new Date('2026-11-08T02:00:00Z')
    await sandbox.pay({ payCode, amountMinor: 1, currency: 'INR', paidAt, type: 'failed', transactionId: 'T1' })
    const notice = read(delivered[0]) as PaymentNotice
    expect(notice).toMatchObject({ type: 'failed', amountMinor: 1, currency: 'INR', transactionId: 'T1' })
    expect(notice.paidAt).toBe('2026-11-08T02:00:00.000Z')
    expect(await provider.queryStatus('ref-1', '')).toMatchObject({ payments: [] })
  })

  it('is not found for a code it never made', async () => {
    expect(await sandbox.pay({ payCode: '8700000000000000' })).toEqual({ found: false })
  })

  it('holds a notice back until its time has come', async () => {
    const { payCode } = await codeOf()
    expect(await sandbox.pay({ payCode, delayMinutes: 20 })).toMatchObject({ delivered: [] })
    now = new Date('2026-11-20T10:19:59Z')
    await sandbox.deliverDue()
    expect(delivered).toHaveLength(0)
    now = new Date('2026-11-20T10:20:00Z')
    await sandbox.deliverDue()
    expect(read(delivered[0])).toMatchObject({ paidAt: '2026-11-20T10:00:00.000Z' })
  })

  it('repeats a notice that was not taken', async () => {
    const { payCode } = await codeOf()
    answerStatus = 503
    await sandbox.pay({ payCode, times: 2 })
    answerStatus = 200
    now = new Date('2026-11-20T10:01:00Z')
    await sandbox.deliverDue()
    await sandbox.deliverDue()
    expect(delivered).toHaveLength(3)
    expect(read(delivered[2])).toEqual(read(delivered[0]))
  })

  it('is signed with the new secret while the old one still counts', async () => {
    const { payCode } = await codeOf()
    signsWith = secrets[1] as string
    await sandbox.pay({ payCode })
    expect(read(delivered[0])).toMatchObject({ type: 'paid' })
  })

  it('can be made over HTTP, where the service runs by itself', async () => {
    const { payCode } = await codeOf()
    const headers = { authorization: 'Bearer key of the lender', 'content-type': 'application/json' }
    const pay = (body: unknown) =>
      fetch(`${sandbox.url}/v1/pay`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(await (await pay({ payCode, amountMinor: 5, paidAt: '2026-11-19T10:00:00Z' })).json()).toMatchObject({
      found: true,
    })
    expect(read(delivered[0])).toMatchObject({ amountMinor: 5, paidAt: '2026-11-19T10:00:00.000Z' })
    expect((await pay({ payCode, times: 0 })).status).toBe(400)
  })

  it('can be made on the wallet page', async () => {
    const { pageUrl } = await codeOf()
    const walletId = new URL(pageUrl ?? '').pathname.split('/').at(-1) ?? ''
    expect(sandbox.walletCode(walletId)).toMatchObject({ amountMinor: 140_000 })
    expect(await sandbox.payInWallet(walletId)).toMatchObject({ found: true })
    expect(await sandbox.payInWallet('another')).toBeNull()
  })
})

describe('a notice', () => {
  it('is unreadable when it is signed and still not one', async () => {
    const { payCode } = await codeOf()
    await sandbox.pay({ payCode, amountMinor: -5 })
    expect(read(delivered[0])).toBe('unreadable')
  })

  it('is neither read under a wrong signature nor when it is old', async () => {
    const { payCode } = await codeOf()
    await sandbox.pay({ payCode })
    now = new Date('2026-11-20T10:05:01Z')
    expect(read(delivered[0])).toBe('stale')
    expect(provider.verifyNotice(new Uint8Array(), delivered[0]?.headers ?? {}, now)).toBe('badSignature')
  })
})

describe('cards and payouts of the sandbox provider', () => {
  const charge = {
    key: 'card-1',
    cardToken: 'tok-1',
    amountMinor: 140_000,
    currency: 'PHP',
    unattended: false,
    returnUrl: null,
  } as const

  it('charges a key once', async () => {
    const first = await cards.charge(charge)
    expect(first).toMatchObject({ outcome: 'paid', paidAt: '2026-11-20T10:00:00.000Z' })
    expect(await cards.charge(charge)).toEqual(first)
    expect(await cards.queryCharge('card-1', 'tok-1')).toEqual(first)
    expect(await cards.queryCharge('card-2', 'tok-1')).toEqual({ outcome: 'absent' })
    expect(sandbox.counts().charges).toBe(1)
  })

  it('declines a card that is made to be declined', async () => {
    expect(await cards.charge({ ...charge, cardToken: 'tok-declined' })).toMatchObject({
      outcome: 'declined',
      mayPass: false,
    })
  })

  it('does not know whether it charged when the answer is lost', async () => {
    sandbox.plan('/v1/charges', { kind: 'lost' })
    expect(await cards.charge(charge)).toEqual({ outcome: 'unknown' })
    expect(await cards.queryCharge('card-1', 'tok-1')).toMatchObject({ outcome: 'paid' })
  })

  it('pays out once, and not to a closed account', async () => {
    const { payOut } = httpPayoutProvider(means)
    const payout = { key: 'L1:1', amountMinor: 475_000, currency: 'PHP', account } as const
    const first = await payOut(payout)
    expect(first.state).toBe('paid')
    expect(await payOut(payout)).toEqual(first)
    const closed = { ...payout, key: 'L1:2', account: { ...account, number: '123456780000' } }
    expect(await payOut(closed)).toMatchObject({ state: 'failed', reason: 'accountClosed' })
    sandbox.plan('/v1/payouts', { kind: 'lost' })
    expect(await payOut({ ...payout, key: 'L1:3' })).toEqual({ state: 'unknown' })
    expect(sandbox.counts().payouts).toBe(3)
  })

  it('is told bank and name of the account, and of a counter that there is none', async () => {
    const { payOut } = httpPayoutProvider(means)
    const asked = async (key: string) =>
      await (
        await fetch(`${sandbox.url}/v1/payouts/${key}`, { headers: { authorization: `Bearer ${means.apiKey}` } })
      ).json()
    await payOut({ key: 'L1:1', amountMinor: 475_000, currency: 'PHP', account })
    expect(await asked('L1:1')).toMatchObject({ bankCode: 'HSB', bankName: 'Harbour Savings', accountName: 'Ana Cruz' })
    await payOut({ key: 'L1:2', amountMinor: 475_000, currency: 'PHP', account: null })
    expect(await asked('L1:2')).toMatchObject({ bankCode: '', accountName: '' })
  })
})

describe('the journal of the sandbox provider', () => {
  it('outlives the process, and is gone once everything is forgotten', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const kept = { ...options, journalPath: join(folder, 'journal.jsonl') }
    await sandbox.close()
    sandbox = await startSandboxProvider(kept)
    const { payCode } = await codeOf()
    const before = await sandbox.pay({ payCode })
    await sandbox.close()
    sandbox = await startSandboxProvider(kept)
    const after = await sandbox.pay({ payCode })
    expect(after.found && before.found && after.transactionId !== before.transactionId).toBe(true)
    sandbox.clear()
    expect(await sandbox.pay({ payCode })).toEqual({ found: false })
    rmSync(folder, { recursive: true })
  })
})
