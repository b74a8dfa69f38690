// What a second person signs, from outside: one effect by its mark, on one thing, once, and nothing is stored of what is refused.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { lendProduct, type Product } from '../support/product.ts'

let product: Product
let desk: ReturnType<typeof deskOf>
let one = ''
let other = ''
let orderId = ''

beforeAll(async () => {
  product = await lendProduct()
  desk = deskOf(product)
})
beforeEach(async () => {
  await product.call({ path: '/demo/reset', fields: {}, json: true })
  one = await desk.token('manager')
  other = await desk.token('manager', 1)
  orderId = product.persona('overdue').orderId ?? ''
})
afterAll(() => product.stop())

const propose = (body: Record<string, unknown>) =>
  desk.post('/desk/proposals', { token: one, body: { reason: 'was ill in hospital', ...body } })
const waiver = () => ({ kind: 'waiver', subjectId: orderId, part: 'penalty', amountMinor: 1_000 })

async function aside(): Promise<string> {
  const { db, clock } = product.server.deps
  await db.transaction(async (tx) => {
    const { bookPayment } = await import('../../src/server/payment/book-payment.ts')
    const heard = { provider: 'sandbox', transactionId: 'tx-aside', channel: 'bank-transfer', reference: 'unreadable' }
    const money = { amountMinor: 5_000, currency: 'PHP' as const, paidAt: clock.now() }
    await bookPayment(tx, product.server.deps, { ...heard, ...money }, null)
  })
  const [row] = await db.query<{ id: string }>(`select id from payment where transaction_id = 'tx-aside'`)
  return row?.id ?? ''
}

describe('a decision', () => {
  it('is signed by its mark alone: an approval without one names the field, a rejection needs none', async () => {
    const { data } = await propose(waiver())
    const say = (approve: boolean) =>
      desk.post(`/desk/proposals/${data.id}/decision`, { token: other, body: { approve, reason: 'agreed' } })
    expect((await say(true)).error).toMatchObject({ code: 'badInput', fields: ['mark'] })
    expect((await say(false)).data.state).toBe('rejected')
  })

  it('names one thing: ids that contradict each other are refused by the field, and nothing is stored', async () => {
    const { orderId: another, params } = product.persona('active')
    const someone = params.userId
    const fieldsOf = async (body: Record<string, unknown>) => (await propose(body)).error?.fields
    expect(await fieldsOf({ ...waiver(), orderId: another })).toEqual(['subjectId'])
    expect(await fieldsOf({ ...waiver(), userId: someone })).toEqual(['userId'])
    const paymentId = await aside()
    expect(await fieldsOf({ ...waiver(), paymentId })).toEqual(['paymentId'])
    expect(await fieldsOf({ kind: 'returnSuspense', paymentId, orderId })).toEqual(['orderId'])
    expect(await fieldsOf({ kind: 'placeSuspense', paymentId, subjectId: 'another', orderId })).toEqual(['subjectId'])
    const block = { kind: 'block', userId: someone, untilDate: '2999-01-01' }
    expect(await fieldsOf({ ...block, orderId })).toEqual(['orderId'])
    const { proposals } = (await desk.get('/desk/proposals?state=open', { token: one })).data
    expect(proposals).toEqual([])
    expect((await propose({ ...waiver(), orderId })).status).toBe(200)
  })

  it('is on a whole act: one that is read no more is not signed, says so, and can be rejected', async () => {
    const { data } = await propose(waiver())
    await product.server.deps.db.execute(`update desk_proposal set asked = '{"part": "gift"}' where id = $1`, [data.id])
    const read = (await desk.get(`/desk/proposals/${data.id}`, { token: other })).data
    expect(read).toMatchObject({ now: null, whyNot: { code: 'actIsOutdated' } })
    const say = (approve: boolean) =>
      desk.post(`/desk/proposals/${data.id}/decision`, {
        token: other,
        body: { approve, reason: 'agreed', mark: data.mark },
      })
    expect((await say(true)).error).toMatchObject({ code: 'cannotBeDone', why: 'actIsOutdated' })
    expect((await say(false)).data.state).toBe('rejected')
  })

  it('takes no figure of another kind, and asks for the right of the kind before it says what is wrong', async () => {
    const odd = { ...waiver(), untilDate: '2999-01-01' }
    expect((await propose(odd)).error).toMatchObject({ code: 'badInput', fields: ['untilDate'] })
    const payments = await desk.token('payments')
    const asked = { token: payments, body: { ...odd, reason: 'was ill in hospital' } }
    expect((await desk.post('/desk/proposals', asked)).error.code).toBe('rightIsMissing')
  })

  it('waits while another officer has the proposal, until it is handed over', async () => {
    const { data } = await propose(waiver())
    expect((await desk.post(`/desk/work/proposal/${data.id}/take`, { token: other })).status).toBe(200)
    const admin = await desk.token('admin')
    const made = await desk.post('/desk/officers', { token: admin, body: { name: 'Lea', role: 'manager' } })
    await desk.confirmRole(made.data.id)
    const lea = (await desk.officers()).find(({ name }) => name === 'Lea')?.token ?? ''
    expect((await desk.decide(data.id, { token: lea })).error.code).toBe('itemIsTaken')
    expect((await desk.post(`/desk/work/proposal/${data.id}/hand-back`, { token: other })).status).toBe(200)
    expect((await desk.decide(data.id, { token: lea })).data.state).toBe('approved')
  })
})
