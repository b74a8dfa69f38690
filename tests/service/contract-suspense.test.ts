// A payment in suspense, from outside: the loans that it may belong to, with the reasons, without phones and whole names.

import { beforeAll, describe, expect, it } from 'vitest'
import { bookPayment } from '../../src/server/payment/booking/book-payment.ts'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let token = ''
let orderId = ''
let borrower = { phone: '', name: '' }
let dueMinor = 0
beforeAll(async () => {
  token = await desk.token('payments')
  orderId = product.persona('overdue').orderId ?? ''
  const [row] = await product.server.deps.db.query<{ phone: string; name: string }>(
    'select b.phone, b.name from borrower b join loan_order o on o.borrower_id = b.id where o.id = $1',
    [orderId],
  )
  borrower = row ?? borrower
  dueMinor = (await desk.get(`/desk/loans/${orderId}`, { token })).data.standing.dueMinor
})

let booked = 0
/** Unidentified money, with what its payer wrote. */
async function aside(reference: string, amountMinor = 1_234): Promise<string> {
  const { db, clock } = product.server.deps
  booked += 1
  const transactionId = `tx-stray-${booked}`
  const heard = { provider: 'sandbox', transactionId, channel: 'bank-transfer', reference }
  await db.transaction((tx) =>
    bookPayment(tx, product.server.deps, { ...heard, amountMinor, currency: 'PHP', paidAt: clock.now() }, null),
  )
  const [row] = await db.query<{ id: string }>('select id from payment where transaction_id = $1', [transactionId])
  return row?.id ?? ''
}
const read = async (paymentId: string) => (await desk.get(`/desk/suspense/${paymentId}`, { token })).data
const reasonsFor = async (reference: string, amountMinor?: number) => {
  const { candidates } = await read(await aside(reference, amountMinor))
  return candidates.find((one: { orderId: string }) => one.orderId === orderId)?.reasons ?? []
}

describe('GET /desk/suspense/:paymentId', () => {
  it('proposes the loan by its number, its code, one that is nearly right, the phone and the name', async () => {
    const code = '7712345678'
    await product.server.deps.db.execute(
      `insert into payment_intent (id, ref, order_id, borrower_id, purpose, channel, amount_minor, currency, quote_day, state,
          pay_code, created_at, expires_at)
        select 'pi-stray', 'ref-stray', id, borrower_id, 'repayment', 'x', 4321, 'PHP', '2026-01-01', 'expired', $2, $3, $3
          from loan_order where id = $1`,
      [orderId, code, product.server.deps.clock.now()],
    )
    expect(await reasonsFor(`for ${orderId}`)).toEqual(['namesTheLoan'])
    expect(await reasonsFor(code)).toEqual(['code'])
    expect(await reasonsFor('7712345687')).toEqual(['nearlyACode'])
    expect(await reasonsFor('771234567')).toEqual(['nearlyACode'])
    expect(await reasonsFor(`from +86 ${borrower.phone}`)).toEqual(['phone'])
    expect(await reasonsFor(`${borrower.name.split(' ').reverse().join(' ')} loan`)).toEqual(['name'])
    expect(await reasonsFor('', 4_321)).toEqual(['askedAmount'])
    expect(await reasonsFor('rent, 100 % _')).toEqual([])
  })

  it('puts the likeliest first, and says who it is no more than the officer may see', async () => {
    const payment = await read(await aside(`7712345687 ${borrower.name}`, dueMinor))
    expect(payment.candidates[0]).toMatchObject({ orderId, reasons: ['nearlyACode', 'name', 'dueAmount'] })
    expect(JSON.stringify(payment.candidates)).not.toContain(borrower.phone)
    expect(payment.candidates[0].name).not.toBe(borrower.name)
    expect(payment.candidates[0].name).not.toBe('')
    const { acts } = (
      await desk.get(`/desk/audit?subject=${payment.paymentId}`, { token: await desk.token('auditor') })
    ).data
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(['readSuspense'])
  })

  it('is found by the loan and the borrower that the money names: read, taken and handed back', async () => {
    const paymentId = await aside('of a known loan')
    const { db } = product.server.deps
    await db.execute(
      'update payment set order_id = $2, borrower_id = (select borrower_id from loan_order where id = $2) where id = $1',
      [paymentId, orderId],
    )
    await read(paymentId)
    for (const step of ['take', 'hand-back'])
      expect((await desk.post(`/desk/work/suspense/${paymentId}/${step}`, { token })).status, step).toBe(200)
    const auditor = await desk.token('auditor')
    const [order] = await db.query<{ borrower: string }>(
      'select borrower_id as borrower from loan_order where id = $1',
      [orderId],
    )
    for (const subject of [paymentId, orderId, order?.borrower ?? '']) {
      const { acts } = (await desk.get(`/desk/audit?subject=${subject}`, { token: auditor })).data
      const named = acts.filter((one: { subject: string }) => one.subject === paymentId)
      expect(named.map(({ act }: { act: string }) => act).sort(), subject).toEqual([
        'handBackWork',
        'readSuspense',
        'takeWork',
      ])
    }
  })

  it('answers also what a payer can write: much of it, and letters of every kind', async () => {
    for (const reference of [
      '9'.repeat(255),
      'A'.repeat(255),
      '%'.repeat(255),
      "'; drop table payment; --",
      '\u202Eabc \u{1F600}',
    ])
      expect((await read(await aside(reference))).reference).toBe(reference)
  })

  it('has nothing to propose once the payment has its place, and none for a payment that is not there', async () => {
    const paymentId = await aside(orderId)
    const body = { kind: 'placeSuspense', paymentId, orderId, reason: 'it names this loan' }
    const proposed = await desk.post('/desk/proposals', { token, body })
    const manager = await desk.token('manager')
    await desk.decide(proposed.data.id, { token: manager, reason: 'looked at the slip' })
    expect(await read(paymentId)).toMatchObject({ place: 'loan', orderId, candidates: [] })
    expect((await desk.get('/desk/suspense/none', { token })).error.code).toBe('notFound')
    expect((await desk.get(`/desk/suspense/${paymentId}`, { token: await desk.token('admin') })).error.code).toBe(
      'rightIsMissing',
    )
  })
})
