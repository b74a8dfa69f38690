// The wire of a borrower's own account, from outside: user info, wishes, sessions, consents, papers, a copy of the data.

import { describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
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
  matching,
  text,
  time,
  url,
  words,
} from '../support/wire-shape.ts'

const base = '/hazel/service/user'

const product = productOfFile()

/** What the lender's app shows on a phone. */
const onPhone = having({ offered: flag, on: flag, loan: flag, cases: flag, receipts: flag, reminders: flag })

const get = (name: string, who: PersonaView | null) => product.call({ method: 'GET', path: `${base}/${name}`, who })
const post = (name: string, who: PersonaView | null, fields: Record<string, unknown>) =>
  product.call({ path: `${base}/${name}`, who, fields })

describe('GET /hazel/service/user/user-info and POST save-preferences', () => {
  it('answers who the borrower is, masked', async () => {
    const who = product.persona('active')
    const answer = await get('user-info', who)
    expectSuccess(
      answer,
      '0',
      having({
        userId: exactly(who.params.userId),
        phone: exactly(`•••• ${who.phone.slice(-4)}`),
        userName: words,
        email: text,
        lang: words,
        registeredOn: day,
        reminders: flag,
        receipts: flag,
        push: onPhone,
      }),
    )
    expect(answer.text).not.toContain(who.phone)
  })

  it('stores wishes one by one, and names a language that it does not know', async () => {
    const who = product.persona('active')
    const shape = having({ language: words, reminders: flag, receipts: flag, push: onPhone })
    expectSuccess(await post('save-preferences', who, { reminders: '0' }), '0', shape)
    const both = await post('save-preferences', who, { language: 'id' })
    expect(both.data).toMatchObject({ language: 'id', reminders: 0, receipts: 1 })
    expectRefusal(await post('save-preferences', who, { language: 'tlh' }), '40002')
    expectBadInput(await post('save-preferences', who, { reminders: 'perhaps' }), 'reminders')
    expect((await post('save-preferences', who, { receipts: '0' })).data).toMatchObject({ reminders: 0, receipts: 0 })
    await post('save-preferences', who, { language: 'en', reminders: '1', receipts: '1' })
  })

  it('stores what the phone shows kind by kind, and says nothing of texts by it', async () => {
    const who = product.persona('active')
    const { data } = await post('save-preferences', who, { pushLoan: '0', pushReminders: '0' })
    expect(data).toMatchObject({ reminders: 1, push: { loan: 0, cases: 1, receipts: 1, reminders: 0 } })
    await post('save-preferences', who, { pushLoan: '1', pushReminders: '1' })
  })
})

describe('POST push-save and push-forget', () => {
  const isOn = async (who: PersonaView) => (await get('user-info', who)).data.push.on

  it('shows messages on the phone that was named last, until it is taken back, twice is once', async () => {
    const who = product.persona('active')
    expect(await isOn(who)).toBe(0)
    expectSuccess(await post('push-save', who, { address: 'demo-phone-1' }), '0', having({}))
    expect(await isOn(who)).toBe(1)
    for (let twice = 0; twice < 2; twice += 1) expectSuccess(await post('push-forget', who, {}), '0', having({}))
    expect(await isOn(who)).toBe(0)
  })

  it('takes one phone from another borrower who was reached there, and says nothing of it', async () => {
    const [one, other] = [product.persona('active'), product.persona('due')]
    await post('push-save', one, { address: 'demo-phone-2' })
    const answer = await post('push-save', other, { address: 'demo-phone-2' })
    expect(answer.data).toEqual({})
    expect([await isOn(one), await isOn(other)]).toEqual([0, 1])
    await post('push-forget', other, {})
  })

  it.each(['', 'short', 'with a space in it', 'ünprintable-address', 'x'.repeat(1025)])(
    'refuses %j',
    async (address) => {
      expectBadInput(await post('push-save', product.persona('active'), { address }), 'address')
    },
  )
})

describe('GET session-list and POST session-end-all', () => {
  it('answers where the borrower is logged in, and which one asks', async () => {
    const answer = await get('session-list', product.persona('due'))
    const session = having({
      id: matching(/^[0-9a-f]{12}$/),
      client: exactly('app', 'browser'),
      app: text,
      since: time,
      lastUsed: time,
      current: flag,
    })
    expectSuccess(answer, '0', having({ list: listOf(session, 1) }))
    // By the clock of the business, which the demo may have moved, not by the machine's.
    const today = JSON.parse((await product.call({ method: 'GET', path: '/demo/clock' })).text).date
    for (const one of answer.data.list)
      expect([one.since, one.lastUsed].map((at) => at.slice(0, 10))).toEqual([today, today])
    expect(answer.data.list.filter(({ current }: { current: number }) => current === 1)).toHaveLength(1)
  })

  it('ends the others, then this one: the next call answers 401', async () => {
    const who = product.persona('settled')
    expectSuccess(await post('session-end-all', who, { keepCurrent: '1' }), '0', having({ ended: integer }))
    expectSuccess(await get('session-list', who), '0', having({ list: listOf(having({}), 1) }))
    expectSuccess(await post('session-end-all', who, { keepCurrent: '0' }), '0', having({ ended: exactly(1) }))
    expect((await get('session-list', who)).status).toBe(401)
  })

  it('wants to be told whether this one goes on', async () => {
    expectBadInput(await post('session-end-all', product.persona('due'), {}), 'keepCurrent')
  })
})

describe('GET consent-list and POST consent-withdraw', () => {
  it('answers what was agreed to, and what of it can be taken back', async () => {
    const who = product.persona('overdue')
    const answer = await get('consent-list', who)
    const consent = having({
      id: words,
      kind: exactly(
        'agreement',
        'reminders',
        'phoneMessages',
        'newsByEmail',
        'dataUse',
        'creditCheck',
        'news',
        'location',
        'deviceInfo',
      ),
      title: words,
      text: words,
      agreedAt: time,
      canWithdraw: flag,
      url: text,
    })
    expectSuccess(answer, '0', having({ list: listOf(consent, 2) }))
    const agreement = answer.data.list.find(({ kind }: { kind: string }) => kind === 'agreement')
    expect(agreement).toMatchObject({ canWithdraw: 0, url: expect.stringContaining(String(who.orderId)) })
    expectRefusal(await post('consent-withdraw', who, { consentId: agreement.id }), '45101', /as long as the loan/)
    expectRefusal(await post('consent-withdraw', product.persona('due'), { consentId: agreement.id }), '40401')
    expectSuccess(await post('consent-withdraw', who, { consentId: 'reminders' }), '0')
    expect((await get('user-info', who)).data.reminders).toBe(0)
  })
})

describe('GET document-list', () => {
  it('answers the papers of every loan, each with its page and its file', async () => {
    const answer = await get('document-list', product.persona('two-orders'))
    const paper = having({ title: words, number: words, url, pdf: url, csv: text })
    const loan = having({
      orderId: words,
      productId: words,
      productName: words,
      appliedOn: day,
      documents: listOf(paper, 1),
    })
    expectSuccess(answer, '0', having({ loans: listOf(loan, 2) }))
    for (const { documents } of answer.data.loans)
      for (const { url: page, pdf } of documents) expect([page, pdf].join()).toMatch(/^\/.*,\/documents\//)
  })
})

describe('GET export-data', () => {
  it('answers everything of the borrower and nothing of any other', async () => {
    const everybody = (await product.call({ method: 'GET', path: '/demo/personas' })).text
    const who = product.persona('complaint-answered')
    const answer = await get('export-data', who)
    expectSuccess(
      answer,
      '0',
      having({
        madeAt: time,
        lender: words,
        userId: exactly(who.params.userId),
        leftOut: listOf(having({ what: words, why: words }), 1),
        parts: having({
          you: listOf(having({ phone: exactly(who.phone) }), 1),
          loans: listOf(having({ terms: having({}), appliedAt: time }), 1),
          agreements: listOf(having({ title: words }), 1),
          agreementTexts: listOf(having({ body: words }), 1),
          bankAccounts: listOf(having({ lastFour: words }), 1),
          complaints: listOf(having({ body: words }), 1),
          pictures: listOf(having({ name: words }), 1),
        }),
      }),
    )
    const others = (JSON.parse(everybody) as PersonaView[]).filter(({ name }) => name !== who.name)
    expect(others.length).toBeGreaterThan(10)
    expect(answer.text).not.toMatch(/\d{4}-\d\d-\d\dT\d\d:/)
    for (const other of others) {
      for (const foreign of [other.params.userId, other.orderId, other.problemId])
        if (foreign) expect(answer.text.includes(`"${foreign}"`), `${other.name}: ${foreign}`).toBe(false)
    }
  })

  it('has what happened to the loans, payment by payment', async () => {
    const { data } = await get('export-data', product.persona('rollover-used-up'))
    expect(data.parts.loanEvents.map(({ kind }: { kind: string }) => kind)).toContain('rollover')
    expect(data.parts.payments.length).toBeGreaterThan(0)
  })
})
