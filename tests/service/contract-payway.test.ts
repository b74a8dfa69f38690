// The wire of paying by a saved card or in the wallet, from outside: the ways, the commit, its code, the redirect.

import { describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { productOfFile } from '../support/product-of-file.ts'
import {
  expectBadInput,
  expectRefusal,
  expectSuccess,
  flag,
  having,
  listOf,
  matching,
  url,
  words,
} from '../support/wire-shape.ts'

const base = '/api/v1/youmi/youmi-api/service/loan'
const missingOrder = 'L0000000000000000000000'

const product = productOfFile()

/** As hosts send it: the order in the address, nothing in the body. */
const ways = (who: PersonaView, orderId: unknown = who.orderId) =>
  product.call({ path: `${base}/repayment-way`, who, query: { orderId: String(orderId) } })

async function commitFields(who: PersonaView): Promise<Record<string, unknown>> {
  const { repayToken, bankCards, amount } = (await ways(who)).data
  const [{ id, bankName, cardNo, bankCode }] = bankCards
  return {
    amount,
    bankName,
    cardId: id,
    cardNo,
    couponId: '',
    orderId: who.orderId,
    repayToken,
    bankCode,
    sendMsg: '0',
  }
}
const commit = (
  who: PersonaView,
  fields: Record<string, unknown>,
  headers: Record<string, string> = {},
  json = false,
) => product.call({ path: `${base}/repayment-commit`, who, fields, headers, json })
const confirm = (who: PersonaView, repaymentRecordId: unknown, verifyCode: string) =>
  product.call({
    path: `${base}/repayment-confirm`,
    who,
    fields: { orderId: who.orderId, verifyCode, repaymentRecordId },
  })
const orderStatus = async (who: PersonaView): Promise<unknown> =>
  (
    await product.call({
      method: 'GET',
      path: '/hazel/v3/loan-details/loan-details',
      who,
      fields: { orderId: who.orderId },
    })
  ).data.orderStatus
async function sentCode(who: PersonaView): Promise<string> {
  const { text: outbox } = await product.call({ method: 'GET', path: '/demo/outbox', fields: { phone: who.phone } })
  const messages = JSON.parse(outbox) as { purpose: string; code: string }[]
  return messages.find(({ purpose }) => purpose === 'payment')?.code ?? ''
}
const other = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('POST .../repayment-way?orderId=', () => {
  it('answers alipay, repayToken and the cards', async () => {
    const card = having({ id: words, bankName: words, cardNo: matching(/^[^\d]*\d{4}$/), bankCode: words })
    const answer = await ways(product.persona('payway-code'))
    expectSuccess(answer, '00', having({ alipay: flag, repayToken: words, bankCards: listOf(card, 1) }))
    expect(answer.data.pendingRecord).toBeNull()
    expect((await ways(product.persona('payway-wallet'))).data).toMatchObject({ alipay: 1, bankCards: [] })
  })

  it("answers another borrower's order as a missing one", async () => {
    const who = product.persona('payway-code')
    const missing = await ways(who, missingOrder)
    expectRefusal(missing, '40401')
    expect((await ways(who, product.persona('due').orderId)).text).toBe(missing.text)
  })
})

describe('POST .../repayment-commit and .../repayment-confirm', () => {
  const shape = having({ needValid: flag, repayRecordId: words })

  it("refuses another amount, another order's token, and another borrower's card or order", async () => {
    const who = product.persona('payway-code')
    const fields = await commitFields(who)
    expectRefusal(await commit(who, { ...fields, amount: Number(fields.amount) - 1 }), '43004')
    expectRefusal(await commit(who, { ...fields, repayToken: 'x'.repeat(43) }), '40002')
    expectRefusal(await commit(who, { ...fields, couponId: 'FREE' }), '40002')
    const foreign = await commitFields(product.persona('payway-plain'))
    const missing = await commit(who, { ...fields, cardId: 'card0000' })
    expectRefusal(missing, '40401')
    expect((await commit(who, { ...fields, cardId: foreign.cardId })).text).toBe(missing.text)
    expect((await commit(who, { ...fields, orderId: foreign.orderId })).text).toBe(missing.text)
    expectBadInput(await commit(who, { amount: 'x' }), 'amount', 'cardId', 'orderId', 'repayToken')
  })

  it('pays at once with a card that needs no code: needValid 0, and the order owes nothing today', async () => {
    const who = product.persona('payway-plain')
    expect(await orderStatus(who)).toBe(174)
    const fields = await commitFields(who)
    const key = { 'idempotency-key': 'plain-1' }
    const first = await commit(who, { ...fields, couponId: null }, key, true)
    expectSuccess(first, '00', shape)
    expect(first.data.needValid).toBe(0)
    expect((await commit(who, { ...fields, couponId: null }, key, true)).text).toBe(first.text)
    expect((await commit(who, { ...fields, amount: '1' }, key)).status).toBe(422)
    expect(await orderStatus(who)).toBe(170)
    expectRefusal(await confirm(who, first.data.repayRecordId, '123456'), '800005')
  })

  it('asks for a code with needValid 1: 800006 for a wrong one, then success, then 800005', async () => {
    const who = product.persona('payway-code')
    const fields = { ...(await commitFields(who)), couponId: 'null' }
    const committed = await commit(who, fields, { 'idempotency-key': 'code-1' })
    expectSuccess(committed, '00', shape)
    const { needValid, repayRecordId } = committed.data
    expect(needValid).toBe(1)
    const { pendingRecord, bankCards } = (await ways(who)).data
    expect(pendingRecord).toEqual({ repayRecordId, cardId: bankCards[0].id, resendSeconds: expect.any(Number) })
    expect(pendingRecord.resendSeconds).toBeGreaterThan(0)
    expect(pendingRecord.resendSeconds).toBeLessThanOrEqual(60)
    expectRefusal(await commit(who, await commitFields(who)), '800005', 'do not submit the payment request again')

    const code = await sentCode(who)
    expect(code).toMatch(/^\d{6}$/)
    expectRefusal(await confirm(who, repayRecordId, other(code)), '800006', 'wrong verification code')
    expect(await orderStatus(who)).toBe(174)
    const isConfirmed = async (by: PersonaView) => {
      const query = { orderId: String(by.orderId), repaymentRecordId: repayRecordId }
      return (await product.call({ path: `${base}/repayment-way`, who: by, query })).data.isConfirmed
    }
    expect(await isConfirmed(who)).toBe(0)
    expectRefusal(await confirm(product.persona('payway-plain'), repayRecordId, code), '40401')
    expectSuccess(await confirm(who, repayRecordId, code), '00')
    expect(await orderStatus(who)).toBe(170)
    expect(await isConfirmed(who)).toBe(1)
    expect(await isConfirmed(product.persona('payway-plain'))).toBe(0)
    expectRefusal(await confirm(who, repayRecordId, code), '800005', 'do not submit the payment request again')
  })

  it('sends the code of a live record again with sendMsg 1, after 60 seconds', async () => {
    const who = product.persona('complaint-answered')
    await product.server.deps.db.execute(
      `insert into payment_card (id, borrower_id, bank_name, bank_code, last_four, processor_token, code_needed, created_at)
       values ('card-resend', $1, 'Bank of the Islands', 'BOTI', '4417', 'sandbox-resend', true, $2)`,
      [String(who.params.userId), product.server.deps.clock.now()],
    )
    const fields = await commitFields(who)
    const { repayRecordId } = (await commit(who, fields)).data
    const first = await sentCode(who)
    const resend = () => commit(who, { ...fields, sendMsg: '1' })
    expectRefusal(await resend(), '44004', 'do not resend the code')
    await product.call({ path: '/demo/clock', fields: { advanceMinutes: 1 }, json: true })
    const again = await resend()
    expectSuccess(again, '00', shape)
    expect(again.data).toMatchObject({ needValid: 1, repayRecordId })
    const second = await sentCode(who)
    if (first !== second) expectRefusal(await confirm(who, repayRecordId, first), '800006')
    expectSuccess(await confirm(who, repayRecordId, second), '00')
  })
})

describe('POST .../repayment-huichao', () => {
  const huichao = (who: PersonaView, changed: Record<string, unknown> = {}) =>
    product.call({
      path: `${base}/repayment-huichao`,
      who,
      fields: { userId: who.params.userId, orderId: who.orderId, amount: '140000', ...changed },
    })

  it('answers the address of the wallet, for the amount that the server asks and to its own borrower only', async () => {
    const who = product.persona('payway-wallet')
    const { amount } = (await ways(who)).data
    const answer = await huichao(who, { amount })
    expectSuccess(answer, '00', having({ url }))
    expectRefusal(await huichao(who, { amount: amount + 1 }), '43004')
    const missing = await huichao(who, { amount, orderId: missingOrder })
    expectRefusal(missing, '40401')
    const foreign = product.persona('due')
    expect((await huichao(who, { amount, orderId: foreign.orderId })).text).toBe(missing.text)
    expect((await huichao(who, { amount, userId: foreign.params.userId })).text).toBe(missing.text)
  })
})
