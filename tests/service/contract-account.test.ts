// The wire around a payment, from outside: quotes, preview, receipts, refund, and the papers and pictures as files.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { pdfText } from '../support/pdf-text.ts'
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
  orNull,
  text,
  time,
  words,
} from '../support/wire-shape.ts'

const base = '/hazel/v3/loan-details'
const product = productOfFile()

const get = (call: string, who: PersonaView, fields: Record<string, unknown> = {}) =>
  product.call({ method: 'GET', path: `${base}/${call}`, who, fields: { orderId: who.orderId, ...fields } })
const refund = (who: PersonaView, key: string) =>
  product.call({
    path: `${base}/refund-request`,
    who,
    fields: { orderId: who.orderId },
    headers: { 'idempotency-key': key },
  })
const parts = { penalty: integer, fee: integer, interest: integer, principal: integer }
const lines = listOf(having({ n: integer, part: words, amount: integer }))
const file = (who: PersonaView, url: string) =>
  product.server.app.inject({
    url: `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(who.params as Record<string, string>)}`,
  })

describe('GET settlement-quote and cooling-off-quote', () => {
  it('answer the quote of the day in the names of the wire', async () => {
    const quote = having({
      ...parts,
      total: integer,
      saving: integer,
      planTotal: integer,
      validUntil: day,
      asOf: day,
      purpose: exactly('settlement'),
    })
    const answer = await get('settlement-quote', product.persona('active'))
    expectSuccess(answer, '0', quote)
    const { total, saving, planTotal, penalty, fee, interest, principal } = answer.data
    expect(total).toBe(planTotal - saving)
    expect(total).toBe(penalty + fee + interest + principal)
  })

  it('say until when it was open, and that nothing is owed', async () => {
    const ended = await get('cooling-off-quote', product.persona('active'))
    expectRefusal(ended, '43011')
    expect(ended.data.lastDay).toMatch(/^\d{4}-\d\d-\d\d$/)
    expectRefusal(await get('settlement-quote', product.persona('settled')), '43015')
    expectRefusal(await get('cooling-off-quote', product.persona('settled')), '43015')
  })
})

describe('GET payment-preview', () => {
  it('answers where the money would go, and what would be left', async () => {
    const answer = await get('payment-preview', product.persona('overdue'), { amount: 100_000 })
    const preview = having({ ...parts, lines, amount: integer, credit: integer, owedAfter: integer, isSettled: flag })
    expectSuccess(answer, '0', preview)
    const { penalty, fee, interest, principal, credit } = answer.data
    expect(penalty + fee + interest + principal + credit).toBe(100_000)
  })

  it('takes digits only, and more than nothing', async () => {
    const who = product.persona('overdue')
    for (const amount of ['', '-1', '1.5', '1e3', '0x10', '٣']) {
      expectBadInput(await get('payment-preview', who, { amount }), 'amount')
    }
    expectRefusal(await get('payment-preview', who, { amount: 0 }), '40002')
    expectRefusal(await get('payment-preview', product.persona('settled'), { amount: 1 }), '43001')
  })
})

describe('GET receipts', () => {
  it('answers one for each payment, which add up, and the credit balance', async () => {
    const answer = await get('receipts', product.persona('settled'))
    const receipt = having({
      ...parts,
      number: matching(/^RC-\d{4}-\d{4,}$/),
      valueDate: day,
      kind: words,
      amount: integer,
      rolloverFee: integer,
      credit: integer,
      lines,
      balanceAfter: integer,
      creditAfter: integer,
      url: words,
      pdf: matching(/^\/documents\/receipt\//),
    })
    const asked = having({ refundId: words, amount: integer, state: words, askedAt: time, account: words })
    expectSuccess(
      answer,
      '0',
      having({ receipts: listOf(receipt, 1), creditBalance: integer, refund: orNull(asked), currencySymbol: words }),
    )
    expect(answer.data.receipts[0].balanceAfter).toBe(0)
  })
})

describe('POST refund-request', () => {
  it('is refused where nothing is too much', async () => {
    expectRefusal(await refund(product.persona('active'), 'nothing'), '43016')
  })

  it('sends what was paid too much back, once, and answers the same to the same key', async () => {
    const who = product.persona('payway-plain')
    const ownOrder = { orderId: who.orderId }
    const due = await product.call({ path: '/hazel/v3/installment/loan-play-detail', who, fields: ownOrder })
    const wish = { ...ownOrder, amount: due.data.repayAmount, channelNumber: 'bank-transfer' }
    const { data: code } = await product.call({ path: `${base}/generate-vcode`, who, fields: wish })
    const demo = (url: string, payload: object) => product.server.app.inject({ method: 'POST', url, payload })
    await demo('/demo/pay', { payCode: code.payCode, amount: 90_000_000 })
    const { creditBalance } = (await get('receipts', who)).data
    expect(creditBalance).toBeGreaterThan(0)
    const first = await refund(who, 'twice')
    expectSuccess(first, '0', having({ amount: exactly(creditBalance), state: exactly('asked'), askedAt: time }))
    expect((await refund(who, 'twice')).text).toBe(first.text)
    await demo('/demo/clock', { advanceMinutes: 5 })
    const after = (await get('receipts', who)).data
    expect([after.creditBalance, after.refund.state]).toEqual([0, 'paid'])
    expectRefusal(await refund(who, 'again'), '43016')
    const { list } = (await product.call({ method: 'GET', path: '/hazel/v3/inbox/messages', who })).data
    const told = list.filter(({ kind }: { kind: string }) => kind === 'refund')
    expect(told.map(({ title, sms }: { title: string; sms: string }) => [title, sms])).toEqual([
      ['We sent ₱\u00a0894.400,00 back to you', 'sent'],
      ['We began sending ₱\u00a0894.400,00 back to you', 'sent'],
    ])
  })
})

const documents = async (who: PersonaView) => (await get('loan-details', who)).data.documents

describe('the papers of a loan', () => {
  it('are listed with title, number, page and file, and every file opens for its owner only', async () => {
    const who = product.persona('settled')
    const stranger = product.persona('overdue')
    const listed = await documents(who)
    expect(listed.length).toBeGreaterThanOrEqual(6)
    for (const { title, number, url, pdf, csv } of listed) {
      expect(url, title).toMatch(/^\/loan-agreement\?/)
      const opened = await file(who, pdf)
      expect([opened.statusCode, opened.headers['content-type']], title).toEqual([200, 'application/pdf'])
      expect(pdfText(opened.rawPayload), title).toContain(number)
      const missing = pdf.replace(who.orderId, 'L0000000000000000000000')
      for (const [asker, address] of [
        [stranger, pdf],
        [who, missing],
      ]) {
        const refused = await file(asker, address)
        expect([refused.statusCode, refused.body], title).toEqual([404, ''])
      }
      if (csv !== '') expect((await file(who, csv)).headers['content-type']).toContain('text/csv')
    }
  })

  it('have a page with the same fingerprint as the file', async () => {
    const who = product.persona('overdue')
    const answer = await get('document', who, { document: 'statement' })
    const block = having({ kind: words, text, value: text })
    const fingerprint = matching(/^[0-9a-f]{64}$/)
    expectSuccess(
      answer,
      '0',
      having({
        title: words,
        number: words,
        lang: words,
        hash: fingerprint,
        blocks: listOf(block, 5),
        pdf: words,
        csv: words,
      }),
    )
    expect(pdfText((await file(who, answer.data.pdf)).rawPayload)).toContain(answer.data.hash)
    expectRefusal(await get('document', who, { document: 'receipt', number: 'RC-2026-0000' }), '40401')
    expectBadInput(await get('document', who, { document: 'statement', from: 'yesterday' }), 'from')
  })
})

describe('GET document of a year', () => {
  it('answers the interest of a calendar year, its file, and no table', async () => {
    const who = product.persona('settled')
    const listed = (await documents(who)).filter((paper: { document: string }) => paper.document === 'yearlyInterest')
    expect(listed.length).toBeGreaterThanOrEqual(1)
    const year = Number(/year=(\d{4})/.exec(listed[0].url)?.[1])
    const answer = await get('document', who, { document: 'yearlyInterest', year })
    expectSuccess(answer, '0', having({ number: exactly(`YI-${who.orderId}-${year}`), hash: words, csv: exactly('') }))
    expect(answer.data.pdf).toBe(listed[0].pdf)
    expectRefusal(await get('document', who, { document: 'yearlyInterest', year: 1999 }), '40401')
    expectRefusal(await get('document', who, { document: 'yearlyInterest' }), '40401')
    expectBadInput(await get('document', who, { document: 'yearlyInterest', year: 'soon' }), 'year')
  })
})

describe('GET contract-text of an order', () => {
  it('answers the words that were agreed to, with moment, edition, fingerprint, and how the box stood', async () => {
    const who = product.persona('active')
    const answer = await product.call({
      method: 'GET',
      path: '/hazel/v3/contract/contract-text',
      who,
      fields: { orderId: who.orderId, document: 'keyFacts' },
    })
    const fingerprint = matching(/^[0-9a-f]{64}$/)
    expectSuccess(
      answer,
      '0',
      having({ hash: fingerprint, version: words, agreedAt: time, tickedByDefault: exactly(1), text: words }),
    )
    expect(createHash('sha256').update(answer.data.text, 'utf8').digest('hex')).toBe(answer.data.hash)
  })
})

describe('the ways to close a loan early', () => {
  it('stand with the order: open or not, from when, and until when', async () => {
    const of = async (name: string) => (await get('loan-details', product.persona(name))).data
    expect(await of('active')).toMatchObject({ settleOpen: 1, coolingOffOpen: 0, paymentPending: 0 })
    const fresh = await of('just-paid-out')
    expect(fresh).toMatchObject({ settleOpen: 0, coolingOffOpen: 1 })
    expect([fresh.settleFrom, fresh.coolingOffLastDay].every((one) => /^\d{4}-\d\d-\d\d$/.test(one))).toBe(true)
    for (const name of ['in-review', 'settled']) {
      expect(await of(name)).toMatchObject({
        settleOpen: 0,
        settleFrom: null,
        coolingOffOpen: 0,
        coolingOffLastDay: null,
      })
    }
  })

  it('make a code for their purpose, which says what it is for', async () => {
    for (const [name, call, purpose] of [
      ['active', 'settlement-quote', 'settlement'],
      ['just-paid-out', 'cooling-off-quote', 'coolingOff'],
    ] as const) {
      const who = product.persona(name)
      const { total } = (await get(call, who)).data
      const fields = { orderId: who.orderId, amount: total, channelNumber: 'corner-store', purpose }
      const made = await product.call({ path: `${base}/generate-vcode`, who, fields })
      expectSuccess(made, '0', having({ ref: words }))
      expect((await get('pay-code', who, { ref: made.data.ref, orderId: undefined })).data).toMatchObject({
        purpose,
        isDelay: 0,
        amount: total,
      })
      expectRefusal(
        await product.call({ path: `${base}/generate-vcode`, who, fields: { ...fields, amount: total + 1 } }),
        '43004',
      )
    }
  })
})

describe('the picture of a pay code', () => {
  it('opens at its address for its owner only', async () => {
    const who = product.persona('due')
    const { repayAmount } = (
      await product.call({ path: '/hazel/v3/installment/loan-play-detail', who, fields: { orderId: who.orderId } })
    ).data
    const made = await product.call({
      path: `${base}/generate-vcode`,
      who,
      fields: { orderId: who.orderId, amount: repayAmount, channelNumber: 'm-wallet' },
    })
    const { image } = (await get('pay-code', who, { ref: made.data.ref })).data
    const picture = await file(who, image)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect((await file(product.persona('overdue'), image)).statusCode).toBe(404)
  })
})
