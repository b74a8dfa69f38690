// The addresses of demo mode, from outside: borrowers, messages, the clock, payments, and answers that go wrong on purpose.

import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '../../src/contracts/client.ts'
import { composeServer } from '../../src/server/compose.ts'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { putMadeDatabase } from '../support/made-database.ts'
import { type Product, startProduct } from '../support/product.ts'
import { productionEnvironment } from '../support/production.ts'
import {
  day,
  exactly,
  expectRefusal,
  expectShape,
  expectSuccess,
  having,
  listOf,
  matching,
  orNull,
  text,
  time,
  words,
} from '../support/wire-shape.ts'

const detailsPath = '/hazel/v3/loan-details/loan-details'

let product: Product
let origin: string
beforeAll(async () => {
  product = await startProduct()
  origin = await product.server.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  await demo('/demo/reset', {})
})
afterAll(() => product.stop())

const demo = (address: string, fields: Record<string, unknown>) => product.call({ path: address, fields, json: true })
const ask = async <T>(address: string, fields: Record<string, unknown> = {}): Promise<T> =>
  JSON.parse((await product.call({ method: 'GET', path: address, fields })).text) as T
const details = (who: PersonaView) =>
  product.call({ method: 'GET', path: detailsPath, who, fields: { orderId: who.orderId } })
async function payCodeOf(who: PersonaView): Promise<string> {
  const fields = { productId: who.productId, orderId: who.orderId }
  const due = await product.call({ path: '/hazel/v3/installment/loan-play-detail', who, fields })
  const { repayAmount, repayList } = due.data
  const code = { ...fields, amount: repayAmount, channelNumber: repayList[0].channel_number }
  return (await product.call({ path: '/hazel/v3/loan-details/generate-vcode', who, fields: code })).data.payCode
}

describe('GET /demo/personas', () => {
  const persona = having({
    name: words,
    story: words,
    market: words,
    status: orNull(exactly(21, 110, 151, 170, 174, 180, 200)),
    params: having({
      userId: words,
      sessionId: words,
      deviceId: words,
      appName: words,
      appVersion: words,
      merchantNumber: words,
      system: words,
      lang: words,
    }),
    launch: words,
    productId: orNull(words),
    orderId: orNull(words),
    problemId: orNull(words),
    phone: words,
  })

  it('lists borrowers of every status, market and situation', async () => {
    const personas = await ask<PersonaView[]>('/demo/personas')
    expectShape(personas, listOf(persona, 20))
    const ofStandard = personas.filter(({ market }) => market === 'standard')
    for (const status of [21, 110, 151, 170, 174, 180, 200])
      expect(
        ofStandard.some((one) => one.status === status),
        `status ${status}`,
      ).toBe(true)
    for (const market of ['philippines', 'india', 'indonesia', 'reference'])
      expect(
        personas.some((one) => one.market === market && one.status === 180),
        market,
      ).toBe(true)
    for (const { phone } of ofStandard) expect(phone).toMatch(/^1[3-9]\d{9}$/)
    expect(personas.filter(({ problemId }) => problemId !== null).length).toBeGreaterThanOrEqual(2)
    expect(ofStandard.some(({ orderId }) => orderId === null)).toBe(true)
  })

  it('names with each order its own product: the two open the loan together', async () => {
    const withOrders = (await ask<PersonaView[]>('/demo/personas')).filter(({ orderId }) => orderId !== null)
    for (const who of withOrders) {
      const fields = { productId: who.productId, orderId: who.orderId }
      const { data, message } = await product.call({ method: 'GET', path: detailsPath, who, fields })
      expect([who.name, data?.orderStatus], message).toEqual([who.name, who.status])
    }
  })

  it('tells of one of them by its name, and of none by an unknown name', async () => {
    const [found, ...others] = await ask<PersonaView[]>('/demo/personas', { name: 'overdue' })
    expect(found).toMatchObject({ name: 'overdue', status: 180 })
    expect(others).toEqual([])
    expect(await ask<PersonaView[]>('/demo/personas', { name: 'nobody' })).toEqual([])
  })

  it('gives params for API calls, and with each look a fresh launch that opens one page, once', async () => {
    const launches = async (): Promise<string> =>
      (await ask<PersonaView[]>('/demo/personas')).find(({ name }) => name === 'active')?.launch ?? ''
    const [first, second] = [new URLSearchParams(await launches()), new URLSearchParams(await launches())]
    expect(first.get('sessionId')).not.toBe(second.get('sessionId'))
    const open = (launch: URLSearchParams) =>
      product.call({
        path: '/hazel/service/login/open-page',
        query: { deviceId: launch.get('deviceId') ?? '' },
        fields: { userId: launch.get('userId'), ticket: launch.get('sessionId') },
      })
    expectSuccess(await open(first), '0')
    expectRefusal(await open(first), '40101')
    expectSuccess(await open(second), '0')
    expectSuccess(await details(product.persona('active')), '0')
  })
})

describe('GET /demo/outbox?phone=', () => {
  it('answers the messages of a phone, newest first', async () => {
    const { phone } = product.persona('debt-free')
    await product.call({ path: '/hazel/service/login/send-sms-code', fields: { phone } })
    await demo('/demo/clock', { advanceMinutes: 2 })
    await product.call({ path: '/hazel/service/login/send-sms-code-new', fields: { phone, type: 'del' } })
    const messages = await ask<{ at: string; code: string; text: string }[]>('/demo/outbox', { phone })
    const message = having({ phone: exactly(phone), purpose: words, text: words, code: matching(/^\d{6}$/), at: time })
    expectShape(messages, listOf(message, 2))
    const times = messages.map(({ at }) => at)
    expect(times).toEqual([...times].sort().reverse())
    for (const one of messages) expect(one.text).toContain(one.code)
    expect(await ask('/demo/outbox', { phone: '13800000000' })).toEqual([])
  })
})

describe('/demo/clock', () => {
  it('tells the business date and time, and moves them by days or minutes', async () => {
    const clock = having({ date: day, time: matching(/^[0-2]\d:[0-5]\d:[0-5]\d$/) })
    const before = await ask<{ date: string }>('/demo/clock')
    expectShape(before, clock)
    const moved = await demo('/demo/clock', { advanceDays: 2 })
    const after = JSON.parse(moved.text) as { date: string }
    expectShape(after, clock)
    expect((Date.parse(after.date) - Date.parse(before.date)) / 86_400_000).toBe(2)
    expect((await ask<{ date: string }>('/demo/clock')).date).toBe(after.date)
    expect((await demo('/demo/clock', { advanceMinutes: 24 * 60 })).status).toBe(200)
    expect((Date.parse((await ask<{ date: string }>('/demo/clock')).date) - Date.parse(after.date)) / 86_400_000).toBe(
      1,
    )
    for (const wrong of [{}, { advanceDays: -1 }, { advanceDays: 1, advanceMinutes: 1 }])
      expect((await demo('/demo/clock', wrong)).status).toBe(400)
  })

  it('begins at the time of day that it was told, and goes back there', async () => {
    expect((await ask<{ time: string }>('/demo/clock')).time).toMatch(/^12:/)
    await demo('/demo/clock', { advanceMinutes: 300 })
    expect((await ask<{ time: string }>('/demo/clock')).time).toMatch(/^17:/)
    await demo('/demo/reset', {})
    expect((await ask<{ time: string }>('/demo/clock')).time).toMatch(/^12:/)
  })

  it('runs what falls due on the way: an application is decided and paid out, a due loan becomes overdue', async () => {
    const [review, due] = [product.persona('in-review'), product.persona('due')]
    expect([(await details(review)).data.orderStatus, (await details(due)).data.orderStatus]).toEqual([21, 174])
    await demo('/demo/clock', { advanceDays: 2 })
    expect([(await details(review)).data.orderStatus, (await details(due)).data.orderStatus]).toEqual([170, 180])
  })
})

describe('POST /demo/pay', () => {
  it('pays a code: its amount when none is named, once however many notices come', async () => {
    const who = product.persona('due')
    const payCode = await payCodeOf(who)
    expect((await demo('/demo/pay', { payCode, times: 5 })).status).toBe(200)
    const { orderStatus, schedule, creditBalance } = (await details(who)).data
    expect([orderStatus, schedule[1].paid, creditBalance]).toEqual([170, 140_000, 0])
  })

  it('holds the notice back for delayMinutes', async () => {
    const who = product.persona('due')
    const payCode = await payCodeOf(who)
    expect((await demo('/demo/pay', { payCode, amount: 140_000, delayMinutes: 10 })).status).toBe(200)
    expect((await details(who)).data.orderStatus).toBe(174)
    await demo('/demo/clock', { advanceMinutes: 11 })
    expect((await details(who)).data.orderStatus).toBe(170)
  })

  it('takes paidAt as a moment or as a time on the wall, and refuses a code that was never made', async () => {
    for (const [name, paidAt] of [
      ['payway-plain', (date: string) => `${date} 00:00:01`],
      ['payway-wallet', (date: string) => `${date}T00:00:01+08:00`],
    ] as const) {
      const who = product.persona(name)
      const { date } = await ask<{ date: string }>('/demo/clock')
      const payCode = await payCodeOf(who)
      expect((await demo('/demo/pay', { payCode, paidAt: paidAt(date) })).status).toBe(200)
      expect((await details(who)).data.schedule[0]).toMatchObject({ status: 'paid', paidOn: date })
    }
    expect((await demo('/demo/pay', { payCode: '0000' })).status).toBe(404)
    expect((await demo('/demo/pay', { payCode: '0000', paidAt: 'yesterday' })).status).toBe(400)
  })
})

describe('POST /demo/answer', () => {
  const plan = (change: Record<string, unknown>, name = 'active') =>
    demo('/demo/answer', { userId: product.persona(name).params.userId, path: detailsPath, ...change })

  it('lays merge over the next answer of that call and borrower, and then is over', async () => {
    const who = product.persona('active')
    const real = (await details(who)).data
    await plan({ merge: { reyMsg: 'Shops are closed today.', amountDue: { total: 7 } } })
    expect((await details(product.persona('overdue'))).data.reyMsg).not.toBe('Shops are closed today.')
    const changed = (await details(who)).data
    expect(changed).toEqual({ ...real, reyMsg: 'Shops are closed today.', amountDue: { ...real.amountDue, total: 7 } })
    expect((await details(who)).data).toEqual(real)
  })

  it('says so where the path is no call, which nothing would ever answer', async () => {
    for (const path of ['/hazel/v3/loan-details/loan-detail', '/loan-detail', 'loan-details']) {
      const refused = await plan({ path, http: 503 })
      expect(refused.status, path).toBe(400)
      expect(refused.text, path).toMatch(/is no call of \/openapi.json.*at path/)
    }
  })

  it('answers code and message, or an HTTP status, as often as times says', async () => {
    const who = product.persona('active')
    await plan({ code: '43001', message: 'Not today.', times: 2 })
    for (let time = 0; time < 2; time += 1) expectRefusal(await details(who), '43001', 'Not today.')
    expectSuccess(await details(who), '0')
    await plan({ http: 503 })
    expect((await details(who)).status).toBe(503)
    expectSuccess(await details(who), '0')
  })

  it('can be slow, and can cut the connection', async () => {
    const who = product.persona('active')
    await plan({ delayMs: 5 })
    expectSuccess(await details(who), '0')
    await plan({ drop: true })
    const query = new URLSearchParams({ ...(who.params as Record<string, string>), orderId: String(who.orderId) })
    await expect(fetch(`${origin}${detailsPath}?${query}`)).rejects.toThrow()
    expect((await fetch(`${origin}${detailsPath}?${query}`)).status).toBe(200)
  })

  it('wants something to change', async () => {
    expect((await plan({})).status).toBe(400)
    expect((await plan({ times: 1 })).status).toBe(400)
  })
})

describe('GET /demo/calls?userId=', () => {
  it('answers the last 200 calls of the web server, the session masked', async () => {
    const who = product.persona('active')
    const { server } = product
    if (server.demo === null) throw new Error('the product does not run in demo mode')
    const api = createApi(server.demo.callLog.record(server.transport), {
      common: who.params,
      page: { appName: 'Candor', merchantNumber: 'M-0001' },
      newKey: () => 'key-1',
    })
    await api.getOrder({ orderId: String(who.orderId) })
    await api.getAmountDue({ orderId: String(who.orderId) })
    const calls = await ask<Record<string, unknown>[]>('/demo/calls', { userId: who.params.userId })
    const call = having({
      method: exactly('GET', 'POST'),
      path: matching(/^\/hazel\//),
      query: having({ userId: exactly(who.params.userId), deviceId: words, lang: words }),
      headers: having({
        'x-requested-with': exactly('XMLHttpRequest'),
        'x-app-name': exactly('Candor'),
        'x-merchant-number': exactly('M-0001'),
      }),
      body: orNull(having({})),
      code: exactly('0'),
    })
    expectShape(calls, listOf(call, 2))
    expect(calls.map((one) => one.path)).toEqual([detailsPath, '/hazel/v3/installment/loan-play-detail'])
    expect(JSON.stringify(calls)).not.toContain(String(who.params.sessionId))
    for (let n = 0; n < 201; n += 1) await api.saveEvent({ moduleId: 30, positionId: 0 })
    expect((await ask<unknown[]>('/demo/calls', { userId: who.params.userId })).length).toBe(200)
    expect(await ask('/demo/calls', { userId: product.persona('due').params.userId })).toEqual([])
  })
})

describe('the other addresses of the demo', () => {
  it('GET /demo/captcha?sid= tells what a picture says, GET /demo/templates the landing templates', async () => {
    const { data } = await product.call({ method: 'GET', path: '/api/v2/youmi/promotion/get-sid' })
    await product.call({ method: 'GET', path: '/api/v2/youmi/promotion/get-captcha', fields: { sid: data.sid } })
    expectShape(await ask('/demo/captcha', { sid: data.sid }), having({ answer: matching(/^\w{4}$/) }))
    expectShape(await ask('/demo/templates'), listOf(having({ id: text }), 1))
  })

  it('GET /demo/pay-link signs amount, code, image and showType, one on each line', async () => {
    const wish = { code: '8712', image: '', amount: '140000', showType: '1' }
    const link = await ask<{ url: string }>('/demo/pay-link', wish)
    const url = new URL(link.url, 'http://x')
    expect(url.pathname).toBe('/repaymentOfCode')
    const key = product.server.deps.config.payLinkSigningKey ?? ''
    const sign = createHmac('sha256', key).update('140000\n8712\n\n1').digest('hex')
    expect(url.searchParams.get('sign')).toBe(sign)
    const check = (changed: Record<string, string> = {}) =>
      product.call({
        method: 'GET',
        path: '/hazel/v3/loan-details/pay-link',
        fields: { ...wish, sign, ...changed },
      })
    expect((await check()).data).toMatchObject({ valid: 1, code: '8712', amount: 140_000 })
    expect((await check({ amount: '1' })).data).toMatchObject({ valid: 0, code: '' })
  })

  it('POST /demo/complaints/{problemId}/reply answers a case, and asks for its score', async () => {
    const who = product.persona('complaint-open')
    const reply = { text: 'We have corrected the receipt.', images: [], needScore: true }
    expect((await demo(`/demo/complaints/${who.problemId}/reply`, reply)).status).toBe(200)
    const fields = { problemId: who.problemId }
    const answer = await product.call({ path: '/hazel/user-problem/problem-detail', who, fields })
    expect(answer.data).toMatchObject({ disposeDetail: 'We have corrected the receipt.', isNeedScore: 1 })
    expect((await demo('/demo/complaints/none/reply', reply)).status).toBe(404)
  })

  it('POST /demo/reset puts everything back: money, time, messages and plans', async () => {
    const who = product.persona('due')
    const before = await ask<{ date: string }>('/demo/clock')
    await demo('/demo/pay', { payCode: await payCodeOf(who) })
    await demo('/demo/clock', { advanceDays: 5 })
    await demo('/demo/answer', { userId: who.params.userId, path: detailsPath, http: 500, times: 9 })
    expect((await demo('/demo/reset', {})).status).toBe(200)
    expect((await ask<{ date: string }>('/demo/clock')).date).toBe(before.date)
    expect((await details(who)).data.orderStatus).toBe(174)
  })
})

describe('in production', () => {
  it('none of this exists', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'candor-production-'))
    await putMadeDatabase(dataDir)
    const config = loadConfig({ ...productionEnvironment(dataDir), LOG_LEVEL: 'silent' })
    const server = await composeServer(config, path.join(import.meta.dirname, '..', '..'))
    for (const url of ['/demo/personas', '/demo/outbox?phone=1', '/demo/clock', '/demo/calls?userId=1'])
      expect((await server.app.inject({ url })).statusCode, url).toBe(404)
    for (const url of ['/demo/clock', '/demo/pay', '/demo/answer', '/demo/reset'])
      expect((await server.app.inject({ method: 'POST', url, payload: {} })).statusCode, url).toBe(404)
    await server.stop()
    rmSync(dataDir, { recursive: true })
  })
})
