// The wire of people, from outside: login by code, launch tickets, logout, deletion, the bank account, customer service.

import { describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { productOfFile } from '../support/product-of-file.ts'
import {
  exactly,
  expectBadInput,
  expectRefusal,
  expectShape,
  expectSuccess,
  having,
  type Kind,
  listOf,
  text,
  words,
} from '../support/wire-shape.ts'

const login = '/hazel/service/login'
const savePath = '/hazel/v3/certify/save-bank-info'
const changePath = '/hazel/v3/certify/change-bank-info'

const product = productOfFile()

const post = (path: string, fields: Record<string, unknown>, who: PersonaView | null = null) =>
  product.call({ path, who, fields })
async function codeFor(phone: string, purpose: string): Promise<string> {
  const answer = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone } })
  const messages = JSON.parse(answer.text) as { purpose: string; code: string }[]
  return messages.find((message) => message.purpose === purpose)?.code ?? ''
}

describe('POST /hazel/service/login/send-sms-code and sms-code-login', () => {
  it('logs in with the code from the message: the answer is the common parameters of a new session', async () => {
    const phone = '13811110001'
    expectSuccess(await post(`${login}/send-sms-code`, { phone }), '0')
    expectRefusal(await post(`${login}/send-sms-code`, { phone }), '44004', 'do not resend the code')
    const code = await codeFor(phone, 'login')
    expect(code).toMatch(/^\d{6}$/)
    const answer = await post(`${login}/sms-code-login`, { phone, code })
    const params: Record<string, Kind> = { userId: words, sessionId: words, deviceId: words }
    for (const name of ['appName', 'appVersion', 'merchantNumber', 'system', 'lang']) params[name] = text
    expectSuccess(answer, '0', having(params))
    const ticket = await product.call({ path: `${login}/launch-ticket`, query: answer.data })
    expectSuccess(ticket, '0', having({ sessionId: words }))
    expect(ticket.data.sessionId).not.toBe(answer.data.sessionId)
  })

  it('refuses a phone that is none and a code that is wrong', async () => {
    for (const phone of ['12345678901', '1391111', '23811110001', 'x'])
      expectRefusal(await post(`${login}/send-sms-code`, { phone }), '44005', 'Please enter a valid phone number.')
    const phone = '13811110002'
    await post(`${login}/send-sms-code`, { phone })
    const code = await codeFor(phone, 'login')
    expectRefusal(
      await post(`${login}/sms-code-login`, { phone, code: code === '000000' ? '000001' : '000000' }),
      '44001',
    )
    expectBadInput(await post(`${login}/sms-code-login`, {}), 'phone', 'code')
  })
})

describe('a refusal', () => {
  it('speaks the language of the call, under the same code', async () => {
    const send = (lang: string) =>
      product.call({ path: `${login}/send-sms-code`, fields: { phone: 'x' }, query: { lang } })
    const [english, indonesian] = [await send('en'), await send('id')]
    expectRefusal(english, '44005', 'Please enter a valid phone number.')
    expectRefusal(indonesian, '44005')
    expect(indonesian.message).not.toBe(english.message)
  })
})

describe('POST /hazel/service/login/logout', () => {
  it('ends the session: the next call answers 401', async () => {
    const who = product.persona('two-orders')
    expectSuccess(await post(`${login}/logout`, {}, who), '0')
    const after = await post(`${login}/launch-ticket`, {}, who)
    expect([after.status, after.code, after.data]).toEqual([401, '401', null])
  })
})

describe('POST /hazel/service/login/send-sms-code-new and user-delete', () => {
  const send = (phone: string, who: PersonaView | null = null) =>
    post(`${login}/send-sms-code-new`, { phone, type: 'del' }, who)
  const remove = (phone: string, code: string, who: PersonaView | null = null) =>
    post(`${login}/user-delete`, { phone, code }, who)

  it("wants type 'del'", async () => {
    expectBadInput(await post(`${login}/send-sms-code-new`, { phone: '13900000201', type: 'x' }), 'type')
    expectBadInput(await post(`${login}/send-sms-code-new`, {}), 'phone', 'type')
  })

  it('is refused with the reason while money is owed', async () => {
    const who = product.persona('active')
    expectSuccess(await send(who.phone, who), '0')
    const answer = await remove(who.phone, await codeFor(who.phone, 'delete'), who)
    expectRefusal(answer, '44007', /still owe/)
  })

  it('with a session takes its own phone only', async () => {
    const who = product.persona('new-with-account')
    expectRefusal(await send(product.persona('debt-free').phone, who), '44006')
    expectRefusal(await remove(product.persona('debt-free').phone, '123456', who), '44006')
  })

  it('without a session answers the same for an unknown number', async () => {
    const known = await send(product.persona('new-without-account').phone)
    const unknown = await send('13811119999')
    expect(unknown.text).toBe(known.text)
    expect(await codeFor('13811119999', 'delete')).toBe('')
  })

  it('deletes the account of one who owes nothing, and its sessions with it', async () => {
    const who = product.persona('debt-free')
    expectSuccess(await send(who.phone, who), '0')
    const code = await codeFor(who.phone, 'delete')
    expectRefusal(await remove(who.phone, code === '000000' ? '000001' : '000000', who), '44001')
    expectSuccess(await remove(who.phone, code, who), '0')
    expect((await post(`${login}/launch-ticket`, {}, who)).status).toBe(401)
  })
})

describe('POST /hazel/service/entry-order/card-init', () => {
  const choice = having({ name: words, type: words })
  const item = having({
    code: words,
    cate: exactly('text', 'citySelect', 'day', 'enum'),
    title: words,
    subtitle: text,
    value: text,
    inputType: text,
    note: listOf(choice),
  })

  it('answers items of every kind; the one with code cardType is the tab row', async () => {
    const who = product.persona('new-without-account')
    const answer = await post('/hazel/service/entry-order/card-init', { product_id: 'candor-cash' }, who)
    expectSuccess(answer, '0', having({ items: listOf(item, 1) }))
    const { items } = answer.data
    const tabs = items.find((one: { code: string }) => one.code === 'cardType')
    expect(tabs.value).toBe('1')
    expect(tabs.note.map((one: { type: string }) => one.type)).toEqual(['1', '2'])
    const kinds = new Set(items.map((one: { cate: string }) => one.cate))
    expect([...kinds].sort()).toEqual(['citySelect', 'day', 'enum', 'text'])
    expect(items.some((one: { inputType: string }) => one.inputType === '1')).toBe(true)
  })

  it('has choices for one card type only, and for one channel number while card type is 1', async () => {
    const { items } = (await post('/hazel/service/entry-order/card-init', {}, product.persona('new-without-account')))
      .data
    const choices = items.flatMap((one: { note: unknown[] }) => one.note)
    expect(choices.some((one: { cardTypeMi?: string }) => one.cardTypeMi === '2')).toBe(true)
    const bound = choices.filter((one: { channelNumber?: string }) => one.channelNumber !== undefined)
    expect(bound.length).toBeGreaterThan(0)
    for (const one of bound) expect(one.cardTypeMi).toBe('1')
  })
})

describe('POST /hazel/v3/certify/save-bank-info and change-bank-info', () => {
  const account = {
    product_id: 'candor-cash',
    cardType: '1',
    channelNumber: '90006',
    bankCode: 'HARBOUR',
    accountNumber: '001234564417',
    accountName: 'Jose Reyes',
  }
  const outboxOf = async (who: { phone: string }): Promise<{ code: string; purpose: string }[]> => {
    const outbox = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone: who.phone } })
    return JSON.parse(outbox.text)
  }
  const codeOf = async (path: string, fields: object, who: ReturnType<typeof product.persona>) => {
    const asked = await post(path, { ...fields }, who)
    expectRefusal(asked, '40120')
    return { smsToken: asked.data.smsToken as string, smsCode: (await outboxOf(who))[0]?.code ?? '' }
  }

  it('names what is missing or wrong, and knows no field that the form has not', async () => {
    const who = product.persona('new-without-account')
    expectRefusal(await post(savePath, { ...account, accountNumber: '' }, who), '40001')
    expectRefusal(await post(savePath, { ...account, bankCode: 'NONE' }, who), '40002')
    expectRefusal(await post(savePath, { ...account, accountNumber: '12' }, who), '42003', /digits/)
    expectBadInput(await post(savePath, { ...account, isAdmin: '1' }, who), 'isAdmin')
  })

  it('saves once for a key, and the offer shows the account with its last four digits', async () => {
    const who = product.persona('new-without-account')
    const headers = { 'idempotency-key': 'bank-1' }
    const save = (fields: Record<string, unknown>) => product.call({ path: savePath, who, fields, headers })
    const first = await save(account)
    expectSuccess(first, '0')
    expect((await save(account)).text).toBe(first.text)
    expect((await save({ ...account, accountNumber: '001234569999' })).status).toBe(422)
    const offer = await post('/hazel/v3/loan-confirm/loan-detail-confirm', { productId: 'candor-cash' }, who)
    expectShape(offer.data.bankCardInfo, having({ bankName: exactly('Harbour Savings Bank'), cardNo: words }))
    expect(offer.data.bankCardInfo.cardNo).toMatch(/4417$/)
    expect(offer.text).not.toContain('001234564417')
  })

  it('takes card type 1 and channel 90006 where none is named', async () => {
    const { cardType: _type, channelNumber: _channel, ...rest } = account
    const who = product.persona('new-with-account')
    expectSuccess(await post(savePath, { ...rest, ...(await codeOf(savePath, rest, who)) }, who), '0')
  })

  it('asks for a code before another account is saved, and saves it by the same call with the code', async () => {
    const who = product.persona('settled')
    const headers = { 'idempotency-key': 'bank-2' }
    const save = (fields: Record<string, unknown>) => product.call({ path: savePath, who, fields, headers })
    const asked = await save(account)
    expectRefusal(asked, '40120', /code/)
    const { smsToken, sendDetail } = asked.data
    expect(asked.data).toEqual({ needValid: 1, smsToken: expect.any(String), sendDetail })
    expect(sendDetail).toBe(`•••• ${who.phone.slice(-4)}`)
    expectRefusal(await save({ ...account, smsToken, smsCode: '12345' }), '44001')
    const code = (await outboxOf(who))[0]?.code ?? ''
    const saved = await save({ ...account, smsToken, smsCode: code })
    expectSuccess(saved, '0')
    expect((await save({ ...account, smsToken, smsCode: code })).text).toBe(saved.text)
    expect((await outboxOf(who))[0]).toMatchObject({ purpose: 'accountChanged' })
  })

  it('changes the account of a failed payout, which is tried again', async () => {
    const who = product.persona('payout-failed')
    const changed = { ...account, accountName: 'Ramon Flores' }
    expectSuccess(await post(changePath, { ...changed, ...(await codeOf(changePath, changed, who)) }, who), '0')
    await product.call({ path: '/demo/clock', fields: { advanceMinutes: 30 }, json: true })
    const order = await product.call({
      method: 'GET',
      path: '/hazel/v3/loan-details/loan-details',
      who,
      fields: { orderId: who.orderId },
    })
    expect([order.data.orderStatus, order.data.cardNeedPop]).toEqual([170, 0])
  })
})

describe('POST /hazel/v3/personal-center/contact-kf-info', () => {
  it('answers email and smWa for overall 30, without a session', async () => {
    const answer = await post('/hazel/v3/personal-center/contact-kf-info', { overall: '30' })
    expectSuccess(answer, '0', having({ email: words, smWa: words }))
    expect(answer.data.email).toContain('@')
  })
})

describe('what the marketing site sends', () => {
  it('is stored, and a second body with unknown fields is refused', async () => {
    expectSuccess(await post('/hazel/site/subscribe', { email: 'ana@example.org' }), '0')
    const form = { name: 'Ana', telephone: '13811112222', suggestion: 'Shorter pages, please.' }
    expectSuccess(await post('/hazel/site/contact', form), '0')
    expectBadInput(await post('/hazel/site/contact', { ...form, extra: '1' }), 'extra')
  })
})

describe('GET /hazel/service/help/faq-list', () => {
  const faq = (fields: Record<string, string> = {}, lang = 'en') =>
    product.call({ method: 'GET', path: '/hazel/service/help/faq-list', fields, query: { lang } })

  it('answers every question with its topic, to anybody, in the language of the call', async () => {
    const entry = having({ id: words, topic: words, question: words, answer: words })
    const shape = having({ topics: listOf(having({ topic: words, title: words }), 1), list: listOf(entry, 20) })
    const [english, spanish] = [await faq(), await faq({}, 'es')]
    expectSuccess(english, '0', shape)
    expectSuccess(spanish, '0', shape)
    expect(spanish.data.list[0].question).not.toBe(english.data.list[0].question)
    expect(english.text).not.toMatch(/\{(lender|phone|email)\}/)
  })

  it('answers what fits a keyword, the best first, and an empty list where nothing does', async () => {
    const found = await faq({ keyword: 'how do I pay' })
    expect(found.data.list[0]).toMatchObject({ id: 'howToPay', link: { page: 'orders' } })
    expect((await faq({ keyword: 'submarine' })).data.list).toEqual([])
    expectBadInput(await faq({ keyword: 'x'.repeat(121) }), 'keyword')
  })
})
