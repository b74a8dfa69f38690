// The wire of applying for a loan, from outside: a stranger's way from the login to the offer, and everything that is refused.

import { describe, expect, it } from 'vitest'
import { applying, certify, personal, type Stranger, step } from '../support/applying.ts'
import { productOfFile } from '../support/product-of-file.ts'
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

const product = productOfFile()

const { stranger, post, begin, fillIn } = applying(() => product)

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
  aprLabel: words,
  aprName: words,
  aprText: words,
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
  line: listOf(having({ step: words, title: words, state: exactly('done', 'now', 'later'), note: text })),
  netProceeds: orNull(integer),
  totalRepayable: orNull(integer),
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

  it('is told before any form where it is no use, and not begun', async () => {
    const blocked = product.persona('phone-blocked')
    const answer = await post('/hazel/v3/product/apply', blocked.params as Stranger, { productId: 'candor-cash' })
    expectRefusal(answer, '47003', /phone number/)
    expect(answer.data).toMatchObject({ reason: 'blocked', retryOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    const lends = product.persona('active').params as Stranger
    const again = await post('/hazel/v3/product/apply', lends, { productId: 'candor-cash' })
    expect([again.code, again.data.reason]).toEqual(['47003', 'loanIsOpen'])
    expectRefusal(await post('/hazel/v3/product/apply', lends, { productId: 'none' }), '41001')
    expectRefusal(
      await post('/hazel/v3/product/apply', await stranger(), { productId: 'candor-cash', amount: '1' }),
      '41008',
      /lends from/,
    )
    const flow = await post('/hazel/v5/credit/flow', blocked.params as Stranger)
    expect(flow.data.eligibility.reasons.map((one: { reason: string }) => one.reason)).toEqual(['blocked'])
  })

  it('is not decided before it is complete: the step that is missing is named', async () => {
    const who = await stranger()
    const applicationId = await begin(who)
    expectSuccess(await post(`${certify}/save-personal-info`, who, personal), '0')
    const early = await post('/hazel/v3/product/push', who, { applicationId })
    expectRefusal(early, '47004', /Work and income/)
    expect(early.data.fields).toEqual(['job'])
    const { steps } = (await post('/hazel/v5/credit/flow', who, { applicationId })).data
    expect(steps.map((one: { code: string; done: number }) => [one.code, one.done])).toEqual([
      ['personal', 1],
      ['job', 0],
      ['ext', 0],
      ['identity', 0],
      ['consent', 0],
    ])
  })

  it('is one however often it is begun, with the amount that was named last', async () => {
    const who = await stranger()
    const first = await begin(who)
    expect(await begin(who, { amount: '200000' })).toBe(first)
    const flow = await post('/hazel/v5/credit/flow', who, { productId: 'candor-cash' })
    expect(flow.data.application).toMatchObject({ applicationId: first, amount: 200_000 })
  })

  it('of another borrower answers like one that does not exist', async () => {
    const foreign = await begin(await stranger())
    const who = await stranger()
    for (const path of ['/hazel/v3/product/push', '/hazel/v5/credit/flow']) {
      const [theirs, none] = [
        await post(path, who, { applicationId: foreign }),
        await post(path, who, { applicationId: 'A0' }),
      ]
      expectRefusal(theirs, '40401')
      expect(theirs.text).toBe(none.text)
    }
  })

  it('can be handed in five times a day', async () => {
    const who = await stranger()
    await begin(who)
    await fillIn(who, { monthlyIncome: '1000' })
    const codes: string[] = []
    for (let n = 0; n < 6; n += 1) {
      codes.push((await post('/hazel/v3/product/push', who, { applicationId: await begin(who) })).code)
    }
    expect(codes).toEqual(['0', '0', '0', '0', '0', '47007'])
  })

  it('comes before the loan for a borrower without an app, and has ended once the loan is asked for', async () => {
    const who = await stranger()
    const bank = { bankCode: 'HARBOUR', accountNumber: '001234564417', accountName: 'Ana Reyes' }
    expectSuccess(await post(`${certify}/save-bank-info`, who, { product_id: 'candor-cash', ...bank }), '0')
    const take = async () => {
      const offer = (await post('/hazel/v3/loan-confirm/loan-detail-confirm', who, { productId: 'candor-cash' })).data
      const { amount, periods, termUnit, offerId } = offer
      const push = { productId: 'candor-cash', amount, periods, termUnit, offerId, agree: '1' }
      return await post('/hazel/v3/loan-confirm/loan-detail-push-yd', who, push)
    }
    const early = await take()
    expectRefusal(early, '47004')
    expect(early.data.nextUrl).toBe('/product?productId=candor-cash')
    const applicationId = await begin(who)
    await fillIn(who)
    expectRefusal(await take(), '47004')
    await post('/hazel/v3/product/push', who, { applicationId })
    const taken = await take()
    expectSuccess(taken, '0', having({ lendDetailsUrl: url, orderId: words }))
    expectRefusal(await post('/hazel/v3/product/push', who, { applicationId }), '47005')
    const { orderId } = taken.data
    const order = await product.call({
      method: 'GET',
      path: '/hazel/v3/loan-details/loan-details',
      query: { ...who, productId: 'candor-cash', orderId },
    })
    // The application came before: this moment is that of the agreement.
    const rows = order.data.userOrderDetail.detail.map((row: { text: string }) => row.text)
    expect(rows.slice(0, 3)).toEqual(['Loan amount', 'Loan term', 'Agreed'])
    const home = await product.call({ method: 'GET', path: '/hazel/v3/home/home-page', query: who })
    expect(home.data.tasks.map((task: { kind: string }) => task.kind)).toEqual(['payout'])
    // The loan is decided a minute later.
    await product.call({ path: '/demo/clock', fields: { advanceMinutes: 5 }, json: true })
    const inbox = await product.call({ method: 'GET', path: '/hazel/v3/inbox/messages', query: who })
    const told = inbox.data.list.map((message: { kind: string }) => message.kind)
    // Of the application, and not once more of the loan that came of it.
    expect(told.filter((kind: string) => kind === 'approved')).toEqual(['approved'])
  })
})
