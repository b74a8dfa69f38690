// The wire of applying for a loan, from outside: a stranger's way from the login to the offer, and everything that is refused.

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct, type WireAnswer } from '../support/product.ts'
import {
  day,
  exactly,
  expectBadInput,
  expectRefusal,
  expectSuccess,
  flag,
  having,
  integer,
  listOf,
  number,
  orNull,
  row,
  text,
  time,
  url,
  words,
} from '../support/wire-shape.ts'

const login = '/hazel/service/login'
const certify = '/hazel/v3/certify'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

type Stranger = Readonly<Record<string, string>>

let strangers = 0
/** Somebody who logs in for the first time. */
async function stranger(): Promise<Stranger> {
  strangers += 1
  const phone = `1377000${String(strangers).padStart(4, '0')}`
  await product.call({ path: `${login}/send-sms-code`, fields: { phone } })
  const outbox = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone } })
  const [{ code }] = JSON.parse(outbox.text) as [{ code: string }]
  return (await product.call({ path: `${login}/sms-code-login`, fields: { phone, code } })).data
}

const post = (path: string, query: Stranger, fields: Record<string, unknown> = {}) =>
  product.call({ path, query: query as Record<string, string>, fields })

const personal = { birthDay: '1994-05-06', fullName: 'Nguyễn Thị Ánh', city: 'Cebu City', address: '12 Palm Street' }
const job = { workKind: 'employed', employer: 'Harbour Bakery', monthlyIncome: '1500000', payDay: '30' }
const ext = { purpose: 'education', otherPayments: '0', dependants: '2' }
const identity = { idType: 'nationalId', idNumber: 'AB-1234 5678' }

async function picture(format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const image = sharp({ create: { width: 640, height: 400, channels: 3, background: '#d8e0d0' } })
  return await image.toFormat(format).toBuffer()
}

async function upload(who: Stranger, bytes: Buffer, side = 'front'): Promise<WireAnswer> {
  const boundary = 'candor-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="side"\r\n\r\n${side}\r\n--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return await product.call({
    path: `${certify}/upload-image`,
    query: who as Record<string, string>,
    raw: { type: `multipart/form-data; boundary=${boundary}`, body },
  })
}

async function begin(who: Stranger, fields: Record<string, unknown> = {}): Promise<string> {
  const answer = await post('/hazel/v3/product/apply', who, { productId: 'candor-cash', ...fields })
  expectSuccess(answer, '0')
  return answer.data.application.applicationId
}

async function fillIn(who: Stranger, changes: Record<string, unknown> = {}): Promise<void> {
  expectSuccess(await post(`${certify}/save-personal-info`, who, { ...personal }), '0')
  expectSuccess(await post(`${certify}/save-job-info`, who, { ...job, ...changes }), '0')
  expectSuccess(await post(`${certify}/save-ext-info`, who, ext), '0')
  expectSuccess(await post(`${certify}/save-identity-info`, who, identity), '0')
  expectSuccess(await upload(who, await picture()), '0')
  expectSuccess(await post(`${certify}/save-consent`, who, { dataUse: '1', creditCheck: '1' }), '0')
}

const reason = having({ reason: words, text: words, remedy: words, retryOn: orNull(day) })
const eligibility = having({ eligible: flag, reasons: listOf(reason) })
const card = having({
  productId: words,
  logo: url,
  name: words,
  des: words,
  range: words,
  minAmount: integer,
  maxAmount: integer,
  amount: integer,
  netProceeds: integer,
  totalCost: integer,
  totalRepayable: integer,
  periods: integer,
  termUnit: exactly('day'),
  instalments: integer,
  apr: number,
  aprPeriod: exactly('year', 'month'),
  rate: words,
  costLine: words,
  url,
})
const application = having({
  applicationId: words,
  productId: words,
  productName: words,
  productLogo: url,
  amount: integer,
  state: exactly('open', 'approved', 'declined', 'ended'),
  stepsDone: integer,
  stepsTotal: integer,
  nextStep: text,
  nextUrl: url,
  openedAt: time,
  decidedAt: orNull(time),
  validUntil: orNull(day),
  reasons: listOf(reason),
})
const step = having({
  code: exactly('personal', 'job', 'ext', 'identity', 'consent'),
  title: words,
  text: words,
  done: flag,
  savedAt: orNull(time),
  url,
})

describe('GET /hazel/v3/product/list and detail', () => {
  it('tells everybody what is on offer, each with its whole cost', async () => {
    const answer = await product.call({ method: 'GET', path: '/hazel/v3/product/list' })
    expectSuccess(answer, '0', having({ products: listOf(card, 2), currencySymbol: words }))
    for (const one of answer.data.products) expect(one.totalRepayable - one.netProceeds).toBe(one.totalCost)
    const [cash] = answer.data.products
    expect([cash.netProceeds, cash.totalRepayable, cash.totalCost]).toEqual([475_000, 560_000, 85_000])
    expect(cash.costLine.replaceAll('\u00a0', ' ')).toContain('it costs you ₱ 850,00')
  })

  it('tells a stranger who can apply, and of one who is known whether they can', async () => {
    const detail = having({
      product: card,
      details: listOf(row, 1),
      repay_plans: listOf(having({ amount: integer, pay_time: day }), 4),
      lateRule: words,
      lateCap: words,
      coolingOffDays: integer,
      conditions: listOf(words, 4),
      needed: listOf(words, 5),
      eligibility: orNull(eligibility),
      application: orNull(application),
      currencySymbol: words,
    })
    const get = (query: Stranger, fields: Record<string, unknown> = {}) =>
      product.call({
        method: 'GET',
        path: '/hazel/v3/product/detail',
        query: query as Record<string, string>,
        fields: { productId: 'candor-cash', ...fields },
      })
    const seen = await get({})
    expectSuccess(seen, '0', detail)
    expect(seen.data.eligibility).toBeNull()
    const who = await stranger()
    const own = await get(who, { amount: '300000' })
    expectSuccess(own, '0', detail)
    expect(own.data.eligibility).toEqual({ eligible: 1, reasons: [] })
    expect(own.data.product.amount).toBe(300_000)
    expectRefusal(await get(who, { amount: '99999' }), '41008', /lends from/)
    expectRefusal(await get(who, { productId: 'no-such' }), '41001')
    expectBadInput(await get(who, { amount: '1.5' }), 'amount')
  })
})

describe('an application', () => {
  it('goes step by step, on any device, to an offer over the amount that was asked for', async () => {
    const who = await stranger()
    const begun = await post('/hazel/v3/product/apply', who, { productId: 'candor-cash', amount: '300000' })
    expectSuccess(begun, '0', having({ application }))
    const { applicationId } = begun.data.application
    expect([begun.data.application.nextStep, begun.data.application.stepsDone]).toEqual(['personal', 0])

    const first = await post(`${certify}/save-personal-info`, who, personal)
    expectSuccess(first, '0', having({ nextStep: exactly('job'), nextUrl: url }))
    const flow = await post('/hazel/v5/credit/flow', who, { applicationId })
    expectSuccess(
      flow,
      '0',
      having({
        application,
        steps: listOf(step, 5),
        nextStep: exactly('job'),
        nextUrl: url,
        eligibility,
        currencySymbol: words,
      }),
    )
    const form = await post(`${certify}/form-init`, who, { step: 'personal' })
    const saved = Object.fromEntries(
      form.data.items.map((item: { code: string; value: string }) => [item.code, item.value]),
    )
    expect(saved).toEqual({ ...personal, email: '' })

    await fillIn(who)
    const done = await post('/hazel/v3/product/push', who, { applicationId })
    expectSuccess(done, '0', having({ application }))
    expect(done.data.application).toMatchObject({ state: 'approved', reasons: [], nextStep: '' })
    expect(done.data.application.nextUrl).toMatch(/^\/confirm\?productId=candor-cash$/)
    const offer = await post('/hazel/v3/loan-confirm/loan-detail-confirm', who, { productId: 'candor-cash' })
    expect(offer.data.amount).toBe(300_000)
    expect((await post('/hazel/v3/product/push', who, { applicationId })).data).toEqual(done.data)
  })

  it('is declined with the reason, what would change it, and when to try again', async () => {
    const who = await stranger()
    const applicationId = await begin(who)
    await fillIn(who, { monthlyIncome: '300000' })
    const answer = await post('/hazel/v3/product/push', who, { applicationId })
    expectSuccess(answer, '0', having({ application }))
    expect(answer.data.application.state).toBe('declined')
    expect(answer.data.application.reasons.map((one: { reason: string }) => one.reason)).toEqual(['notAffordable'])
    // A smaller amount is another question: it can be asked at once.
    const smaller = await begin(who, { amount: '200000' })
    expect(smaller).not.toBe(applicationId)
    const granted = await post('/hazel/v3/product/push', who, { applicationId: smaller })
    expect(granted.data.application.state).toBe('approved')
  })
})
