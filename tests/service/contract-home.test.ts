// The wire of a borrower's own places, from outside: home page, orders, plan, papers, ways to pay, rollover, menu, login terms.

import { describe, expect, it } from 'vitest'
import { writtenDate } from '../../src/core/written-date.ts'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { leap } from '../support/product.ts'
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
  orNull,
  text,
  time,
  url,
  words,
} from '../support/wire-shape.ts'

const product = productOfFile()

const post = (path: string, who: PersonaView | null, fields: Record<string, unknown> = {}) =>
  product.call({ path, who, fields })

describe('GET /hazel/v3/home/home-page', () => {
  const task = having({
    kind: words,
    title: words,
    text: words,
    amount: orNull(integer),
    dueDate: orNull(day),
    retryOn: orNull(day),
    orderId: text,
    applicationId: text,
    productName: words,
    productLogo: url,
    productId: words,
    buttonText: words,
    url,
    orderUrl: url,
    payments: integer,
    paymentsMade: integer,
    paymentsLate: integer,
    line: listOf(having({ step: words, title: words, state: exactly('done', 'now', 'later'), note: text })),
  })
  const matter = having({ kind: words, title: words, text: words, amount: orNull(integer), url })
  const home = (name: string) =>
    product.call({ method: 'GET', path: '/hazel/v3/home/home-page', who: product.persona(name) })

  it.each([
    ['stranger', []],
    ['application-half', ['application']],
    ['application-ready', ['application']],
    ['application-approved', ['approved']],
    ['application-unaffordable', ['declined']],
    ['application-referred', ['inReview']],
    ['application-checking', ['inReview']],
    ['application-unclear', ['inReview']],
    ['declined-by-file', ['declined']],
    ['application-second-look', ['declined']],
    ['application-declined', ['declined']],
    ['phone-blocked', []],
    ['in-review', ['inReview']],
    ['declined', ['declined']],
    ['approved-withdraw', ['withdraw']],
    ['payout-failed', ['payoutFailed']],
    ['active', ['active']],
    ['due', ['due']],
    ['overdue', ['overdue']],
    ['settled', []],
    ['two-orders', ['overdue', 'active']],
  ] as const)('tells %s what needs them now: %j', async (name, kinds) => {
    const answer = await home(name)
    const eligibility = having({
      eligible: flag,
      reasons: listOf(having({ reason: words, text: words, remedy: words })),
    })
    expectSuccess(
      answer,
      '0',
      having({
        name: text,
        isNew: flag,
        tasks: listOf(task),
        waiting: listOf(matter),
        products: listOf(having({ costLine: words })),
        eligibility,
      }),
    )
    expect(answer.data.tasks.map((one: { kind: string }) => one.kind)).toEqual(kinds)
  })

  it.each([
    ['stranger', 1, 'offers'],
    ['settled', 0, 'offers'],
    ['application-half', 0, 'offers'],
    ['application-unaffordable', 0, 'offers'],
    ['declined', 0, 'none'],
    ['phone-blocked', 1, 'none'],
    ['application-approved', 0, 'none'],
    ['in-review', 0, 'none'],
    ['approved-withdraw', 0, 'none'],
    ['active', 0, 'none'],
    ['due', 0, 'none'],
    ['overdue', 0, 'none'],
  ] as const)('says of %s whether they are new: %i, and has %s beside', async (name, isNew, beside) => {
    const { data } = await home(name)
    expect(data.isNew).toBe(isNew)
    expect(data.products.length > 0).toBe(beside === 'offers')
    const begun = data.tasks.map((one: { productId: string }) => one.productId)
    for (const { productId } of data.products) expect(begun).not.toContain(productId)
  })

  it.each([
    ['overpaid', ['credit'], 15_000],
    ['complaint-open', ['case'], null],
    ['complaint-answered', [], undefined],
    ['active', [], undefined],
  ] as const)('says what waits for %s: %j', async (name, kinds, amount) => {
    const { waiting } = (await home(name)).data
    expect(waiting.map((one: { kind: string }) => one.kind)).toEqual(kinds)
    expect(waiting[0]?.amount).toBe(amount)
  })

  it('counts the payments of a loan, and brings the one that is late longest first', async () => {
    const [late, active] = (await home('two-orders')).data.tasks
    expect([late.payments, late.paymentsMade, late.paymentsLate]).toEqual([8, 0, 1])
    expect([active.payments, active.paymentsMade, active.paymentsLate]).toEqual([4, 0, 0])
    expect((await home('settled')).data.closed).toMatchObject({
      payments: 4,
      productName: 'Candor Cash',
      closedBy: 'payment',
    })
  })

  it('says what is to be paid now, and leads there', async () => {
    const [task] = (await home('overdue')).data.tasks
    const order = await product.call({
      method: 'GET',
      path: '/hazel/v3/loan-details/loan-details',
      who: product.persona('overdue'),
    })
    expect(task.amount).toBe(order.data.amountDue.total)
    expect(task.url).toMatch(/^\/repay\?/)
  })

  it('says when a declined borrower can try again', async () => {
    const { data } = await home('application-declined')
    expect(data.tasks[0].retryOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(data.tasks[0].text).toContain(writtenDate('en')(data.tasks[0].retryOn))
    expect(data.eligibility).toMatchObject({ eligible: 0 })
  })

  it('says that an application was declined after which one may apply again at once, with the way to the reason', async () => {
    const { data } = await home('application-unaffordable')
    expect(data.tasks).toMatchObject([{ kind: 'declined', retryOn: null, title: 'Your application was declined' }])
    expect(data.tasks[0].text).toContain('income')
    expect(data.tasks[0].url).toMatch(/^\/apply\?/)
  })

  it('calls a borrower by the first name, and one who is not known by none', async () => {
    expect((await home('active')).data.name).toBe('Elena')
    expect((await home('stranger')).data.name).toBe('')
  })
})

describe('POST /hazel/v3/order/order-list', () => {
  it('lists the open orders and those that are over, each with what there is to know', async () => {
    const order = having({
      orderId: words,
      productId: words,
      productName: words,
      productLogo: url,
      orderStatus: exactly(21, 110, 151, 170, 174, 180, 200),
      statusText: words,
      noticeDesText: words,
      amount: integer,
      amountDue: integer,
      nextDueDate: orNull(day),
      applyTime: time,
      url,
    })
    const shape = having({ open: listOf(order), closed: listOf(order), currencySymbol: words })
    const list = async (name: string) => {
      const answer = await post('/hazel/v3/order/order-list', product.persona(name))
      expectSuccess(answer, '0', shape)
      return [answer.data.open.length, answer.data.closed.length]
    }
    expect(await list('two-orders')).toEqual([2, 0])
    expect(await list('settled')).toEqual([0, 1])
    expect(await list('declined')).toEqual([0, 1])
    expect(await list('stranger')).toEqual([0, 0])
  })
})

const ofPaidOut = [
  '/hazel/v3/installment/plan-list',
  '/hazel/v3/loan-details/pay-type',
  '/hazel/v3/loan-details/delay-detail',
] as const

describe('the calls of one order', () => {
  it.each([...ofPaidOut, '/hazel/v3/contract/order-contract'])('POST %s knows own orders only', async (path) => {
    const who = product.persona('active')
    const foreign = await post(path, who, { orderId: product.persona('due').orderId })
    expectRefusal(foreign, '40401')
    expect((await post(path, who, { orderId: 'L0' })).text).toBe(foreign.text)
    expectBadInput(await post(path, who), 'orderId')
  })

  it.each(ofPaidOut)('POST %s has nothing to say before the payout', async (path) => {
    const who = product.persona('in-review')
    expectRefusal(await post(path, who, { orderId: who.orderId }), '43001')
  })
})

describe('of an order', () => {
  it('plan-list answers every instalment, and what is unpaid of all', async () => {
    const who = product.persona('active')
    const answer = await post('/hazel/v3/installment/plan-list', who, { orderId: who.orderId })
    const line = having({
      n: integer,
      dueDate: day,
      amount: integer,
      paid: integer,
      lateCharge: integer,
      status: words,
    })
    expectSuccess(answer, '0', having({ orderId: words, schedule: listOf(line, 4), totalUnpaid: integer }))
    expect(answer.data.totalUnpaid).toBe(280_000)
  })

  it('order-contract lists what was agreed to', async () => {
    const who = product.persona('active')
    const answer = await post('/hazel/v3/contract/order-contract', who, { orderId: who.orderId })
    expectSuccess(answer, '0', having({ list: listOf(having({ title: words, url, pdf: url, agreedAt: time }), 3) }))
  })

  it('pay-type names the ways that take the amount, the card only of those who have one', async () => {
    const types = async (name: string) => {
      const who = product.persona(name)
      const answer = await post('/hazel/v3/loan-details/pay-type', who, { orderId: who.orderId })
      const type = having({ type: exactly('code', 'card', 'wallet'), name: words, text: words, url })
      expectSuccess(answer, '0', having({ amount: integer, list: listOf(type, 1), currencySymbol: words }))
      return answer.data.list.map((one: { type: string }) => one.type)
    }
    expect(await types('payway-code')).toContain('card')
    expect(await types('payway-wallet')).not.toContain('card')
    expect(await types('payway-wallet')).toContain('code')
  })

  it('delay-detail says what a rollover costs, or why there is none', async () => {
    const shape = having({
      isDelay: flag,
      reason: text,
      delayAmount: orNull(integer),
      days: orNull(integer),
      used: integer,
      left: integer,
      plan: listOf(having({ n: integer, before: day, time: day, amount: integer })),
      newTotal: orNull(integer),
    })
    const detail = async (name: string) => {
      const who = product.persona(name)
      const answer = await post('/hazel/v3/loan-details/delay-detail', who, { orderId: who.orderId })
      expectSuccess(answer, '0', shape)
      return answer.data
    }
    const offered = await detail('overdue')
    expect([offered.isDelay, offered.reason, offered.left > 0]).toEqual([1, '', true])
    const usedUp = await detail('rollover-used-up')
    expect([usedUp.isDelay, usedUp.delayAmount, usedUp.left]).toEqual([0, null, 0])
    expect(usedUp.reason).toMatch(/rollover is not offered/i)
  })
})

describe('POST /hazel/v3/personal-center/user-menu', () => {
  it('lists the places of a borrower, with what waits there', async () => {
    const answer = await post('/hazel/v3/personal-center/user-menu', product.persona('two-orders'))
    const item = having({ code: words, title: words, url, badge: integer })
    expectSuccess(answer, '0', having({ phone: words, list: listOf(item, 11) }))
    expect(answer.data.phone).toBe('•••• 0172')
    expect(answer.data.list.find((one: { code: string }) => one.code === 'orders').badge).toBe(2)
  })
})

describe('POST /hazel/service/login/login-init and send-voice-code', () => {
  it('say what a login page needs, to anybody', async () => {
    const terms = having({
      countryCode: words,
      example: words,
      maxDigits: integer,
      codeLength: exactly(6),
      codeMinutes: exactly(10),
      resendSeconds: exactly(60),
      voice: flag,
    })
    expectSuccess(await post('/hazel/service/login/login-init', null), '0', terms)
  })

  it('have a call speak the code, digit by digit, under the rules of sent ones', async () => {
    const phone = '13811117001'
    const send = (name: string, to = phone) => post(`/hazel/service/login/${name}`, null, { phone: to })
    expectSuccess(await send('send-voice-code'), '0', having({ resendSeconds: exactly(60), codeLength: exactly(6) }))
    const outbox = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone } })
    const [message] = JSON.parse(outbox.text) as [{ text: string; code: string; purpose: string }]
    expect(message.text).toContain([...message.code].join(', '))
    expectRefusal(await send('send-sms-code'), '44004', 'do not resend the code')
    expectRefusal(await send('send-voice-code', '12'), '44005')
    expectBadInput(await post('/hazel/service/login/send-voice-code', null), 'phone')
    const answer = await post('/hazel/service/login/sms-code-login', null, { phone, code: message.code })
    expectSuccess(answer, '0', having({ sessionId: words }))
  })

  it('refuse a call where the provider cannot make one', async () => {
    const { deps } = product.server
    const { sms } = deps.config
    const http = { kind: 'http', url: 'https://sms.example/', token: '', sender: '', speaks: false } as const
    const altered = { ...deps, config: { ...deps.config, sms: http } }
    expect(sms.kind).toBe('outbox')
    const { sendVoiceCode } = await import('../../src/server/identity/send-login-code.ts')
    const call = { deps: altered } as Parameters<typeof sendVoiceCode>[1]
    expect(await sendVoiceCode({ phone: '13811117002' }, call)).toEqual({ refused: 'voiceIsNotOffered' })
  })
})

// From here on, as these move the clock of all the others.
describe('an answer that we promised and did not give', () => {
  const home = async (name: string) =>
    (await product.call({ method: 'GET', path: '/hazel/v3/home/home-page', who: product.persona(name) })).data
  const matterOf = async (name: string): Promise<string> => (await home(name)).waiting[0].text
  const taskOf = async (name: string) => {
    const [task] = (await home(name)).tasks
    return { text: task.text as string, notes: task.line.map(({ note }: { note: string }) => note) as string[] }
  }

  it('is promised for a day until that day, and for no past day after it', async () => {
    expect(await matterOf('complaint-open')).toMatch(/^We'll answer by /)
    expect(await matterOf('hardship-asked')).toMatch(/^Answer by /)
    const waits = await taskOf('application-second-look')
    expect(waits.text).toContain("You'll have the answer by ")
    await leap(product, 8)
    expect(await matterOf('complaint-open')).toMatch(/^Number /)
    expect(await matterOf('hardship-asked')).not.toContain('Answer by')
    const late = await taskOf('application-second-look')
    expect(late.text).toContain("It is taking longer than we said. We'll text you the answer.")
    expect((await taskOf('application-referred')).notes).toContain('our turn')
  })
})

describe('a decline after which one may apply again at once', () => {
  it('stands on the home page for 30 days', async () => {
    const kinds = async () => {
      const who = product.persona('application-unaffordable')
      const { data } = await product.call({ method: 'GET', path: '/hazel/v3/home/home-page', who })
      return data.tasks.map((one: { kind: string }) => one.kind)
    }
    await leap(product, 20)
    expect(await kinds()).toEqual(['declined'])
    await leap(product, 1)
    expect(await kinds()).toEqual([])
  })
})
