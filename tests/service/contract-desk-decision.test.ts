// What a second person signs, from outside: one effect by its mark, on one thing, once, and nothing is stored of what is refused.

import { beforeEach, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let one = ''
let other = ''
let orderId = ''

beforeEach(async () => {
  await product.call({ path: '/demo/reset', fields: {}, json: true })
  one = await desk.token('manager')
  other = await desk.token('manager', 1)
  orderId = product.persona('overdue').orderId ?? ''
})

const propose = (body: Record<string, unknown>) =>
  desk.post('/desk/proposals', { token: one, body: { reason: 'was ill in hospital', ...body } })
const waiver = () => ({ kind: 'waiver', subjectId: orderId, part: 'penalty', amountMinor: 1_000 })

async function aside(): Promise<string> {
  const { db, clock } = product.server.deps
  await db.transaction(async (tx) => {
    const { bookPayment } = await import('../../src/server/payment/booking/book-payment.ts')
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

describe('a refund that failed, which one officer has', () => {
  it('keeps every other officer from proposing or signing another refund, until it is handed back', async () => {
    const { db, clock } = product.server.deps
    const credited = product.persona('active').orderId ?? ''
    const { productId } = product.persona('active')
    const who = product.persona('active')
    const due = (
      await product.call({
        path: '/hazel/v3/installment/loan-play-detail',
        who,
        fields: { productId, orderId: credited },
      })
    ).data
    const wish = {
      productId,
      orderId: credited,
      amount: due.repayAmount,
      channelNumber: due.repayList[0].channel_number,
    }
    const { payCode } = (await product.call({ path: '/hazel/v3/loan-details/generate-vcode', who, fields: wish })).data
    await product.call({ path: '/demo/pay', fields: { payCode, amount: 90_000_000 }, json: true })
    await db.execute(
      `insert into credit_refund (id, order_id, borrower_id, account_id, amount_minor, currency, state, reason, asked_at, finished_at)
        select 'refund-failed', o.id, o.borrower_id, a.id, 1000, o.terms->>'currency', 'failed', 'accountClosed', $2, $2
          from loan_order o join payout_account a on a.borrower_id = o.borrower_id where o.id = $1 limit 1`,
      [credited, new Date(clock.now().getTime() - 60_000)],
    )
    const support = await desk.token('support')
    const item = '/desk/work/refundFailed/refund-failed'
    const again = { kind: 'refund', subjectId: credited, amountMinor: 1_000 }
    const signed = (await propose(again)).data
    expect((await desk.post(`${item}/take`, { token: support })).status).toBe(200)
    expect((await propose(again)).error).toMatchObject({ code: 'itemIsTaken', owner: { name: expect.any(String) } })
    const sign = () => desk.decide(signed.id, { token: other })
    expect((await sign()).error).toMatchObject({ code: 'itemIsTaken' })
    const refunds = async () =>
      (await db.query(`select 1 from credit_refund where order_id = $1 and id <> 'refund-failed'`, [credited])).length
    expect(await refunds()).toBe(0)
    expect((await desk.post(`${item}/hand-back`, { token: support })).status).toBe(200)
    expect((await sign()).data.state).toBe('approved')
    expect(await refunds()).toBe(1)
  })
})

describe('a request for help that one officer has', () => {
  let requestId = ''
  let today = ''
  const itemPath = () => `/desk/work/hardship/${requestId}`
  const holiday = () => ({ kind: 'hardship', subjectId: orderId, fromDate: today, toDate: today })
  const sign = ({ id, mark }: { id: string; mark: string }) =>
    desk.post(`/desk/proposals/${id}/decision`, { token: other, body: { approve: true, reason: 'agreed', mark } })
  const requestNow = async () => (await desk.get(`/desk/loans/${orderId}`, { token: one })).data.request.state

  beforeEach(async () => {
    today = (await desk.get(`/desk/loans/${orderId}`, { token: one })).data.today
    const asked = { orderId, reason: 'illness', words: 'In hospital.', canPay: 50_000, payFrom: today }
    const path = '/hazel/v3/loan-details/hardship-request'
    const { data } = await product.call({ path, who: product.persona('overdue'), fields: asked })
    requestId = data.requestId
  })

  it('is answered only by the officer who took it: no holiday and no plan is proposed until it is handed over', async () => {
    const support = await desk.token('support')
    await desk.post(`${itemPath()}/take`, { token: support, body: {} })
    const later = new Date(Date.parse(today) + 40 * 86_400_000).toISOString().slice(0, 10)
    const { plan } = (await desk.get(`/desk/loans/${orderId}`, { token: one })).data.standing
    const first = plan.find(({ unpaidMinor }: { unpaidMinor: number }) => unpaidMinor > 0)
    for (const body of [holiday(), { ...holiday(), toDate: later, plan: `${first.n}=${later}` }])
      expect((await propose(body)).error).toMatchObject({ code: 'itemIsTaken', owner: { name: expect.any(String) } })
    // What does not answer it is no act on it.
    expect((await propose(waiver())).status).toBe(200)
    await desk.post(`${itemPath()}/hand-back`, { token: one, body: {} })
    expect((await sign((await propose(holiday())).data)).data.state).toBe('approved')
    expect(await requestNow()).toBe('answered')
  })

  it('and who took it after the proposal has it when that is signed: the signature waits, and writes nothing', async () => {
    const { data } = await propose(holiday())
    await desk.post(`${itemPath()}/take`, { token: await desk.token('support'), body: {} })
    expect((await sign(data)).error).toMatchObject({ code: 'itemIsTaken' })
    expect(await requestNow()).toBe('open')
    // Of the two who do it either one may have it.
    for (const token of [one, other]) {
      const { id } = (await desk.get('/desk/me', { token })).data
      await desk.post(`${itemPath()}/hand-over`, { token: one, body: { officerId: id, reason: 'they do it' } })
    }
    expect((await sign(data)).data.state).toBe('approved')
    expect(await requestNow()).toBe('answered')
  })
})

describe('a late loan that one officer has', () => {
  const taken = async (path: string) =>
    expect((await desk.post(`/desk/work/${path}/take`, { token: await desk.token('support'), body: {} })).status).toBe(
      200,
    )
  const isTheirs = { code: 'itemIsTaken', owner: { name: expect.any(String) } }

  it('is given up only by the officer who took it: neither proposed nor signed until it is handed back', async () => {
    const { data } = await propose({ kind: 'writeOff', subjectId: orderId })
    await taken(`lateLoan/${orderId}`)
    expect((await propose({ kind: 'writeOff', subjectId: orderId })).error).toMatchObject(isTheirs)
    expect((await desk.decide(data.id, { token: other })).error).toMatchObject(isTheirs)
    expect((await desk.get(`/desk/work/lateLoan/${orderId}`, { token: one })).data.owner).not.toBeNull()
    // A waiver leaves it late: it is no act on the item.
    expect((await propose(waiver())).status).toBe(200)
    await desk.post(`/desk/work/lateLoan/${orderId}/hand-back`, { token: one, body: {} })
    expect((await desk.decide(data.id, { token: other })).data.state).toBe('approved')
    expect((await desk.get(`/desk/work/lateLoan/${orderId}`, { token: one })).status).toBe(404)
  })

  it('because its plan was broken gets no other plan from another officer, and is not given up', async () => {
    const [item] = (await desk.get('/desk/work?kind=missedPlanStart', { token: one })).data.items
    await taken(`missedPlanStart/${item.id}`)
    const { today, standing } = (await desk.get(`/desk/loans/${item.orderId}`, { token: one })).data
    const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
    const [first] = standing.plan.filter(({ unpaidMinor }: { unpaidMinor: number }) => unpaidMinor > 0)
    const plan = `${first.n}=${day(5)}`
    const anew = { kind: 'hardship', subjectId: item.orderId, fromDate: today, toDate: day(10), plan }
    for (const body of [anew, { kind: 'writeOff', subjectId: item.orderId }])
      expect((await propose(body)).error, body.kind).toMatchObject(isTheirs)
    await desk.post(`/desk/work/missedPlanStart/${item.id}/hand-back`, { token: one, body: {} })
    expect((await propose(anew)).status).toBe(200)
  })

  it('blocks no act once the borrower has paid what was missed, though it was never handed back', async () => {
    const [item] = (await desk.get('/desk/work?kind=missedPlanStart', { token: one })).data.items
    await taken(`missedPlanStart/${item.id}`)
    await taken(`lateLoan/${item.orderId}`)
    const read = async () => (await desk.get(`/desk/loans/${item.orderId}`, { token: one })).data
    const { dueMinor } = (await read()).standing
    const who = (await product.server.demo?.personas())?.find((persona) => persona.orderId === item.orderId)
    if (who === undefined) throw new Error('nobody has the loan whose plan was broken')
    const { productId } = who
    const wish = { productId, orderId: item.orderId, amount: dueMinor, channelNumber: 'bank-transfer' }
    const path = '/hazel/v3/loan-details/generate-vcode'
    const { payCode } = (await product.call({ path, who, fields: { ...wish, purpose: 'partial' } })).data
    await product.call({ path: '/demo/pay', fields: { payCode }, json: true })
    for (const gone of [`missedPlanStart/${item.id}`, `lateLoan/${item.orderId}`])
      expect((await desk.get(`/desk/work/${gone}`, { token: one })).status, gone).toBe(404)
    const { today, standing } = await read()
    const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
    const [next] = standing.plan.filter(({ unpaidMinor }: { unpaidMinor: number }) => unpaidMinor > 0)
    const plan = `${next.n}=${day(60)}`
    const anew = { kind: 'hardship', subjectId: item.orderId, fromDate: today, toDate: day(60), plan }
    for (const body of [anew, { kind: 'writeOff', subjectId: item.orderId }])
      expect((await propose(body)).error, body.kind).toBeUndefined()
  })
})

describe('a payment that one officer had while it was in suspense', () => {
  it('is taken back by others once it is on its loan', async () => {
    const paymentId = await aside()
    expect((await desk.post(`/desk/work/suspense/${paymentId}/take`, { token: one })).status).toBe(200)
    const { data } = await propose({ kind: 'placeSuspense', paymentId, orderId })
    expect((await desk.decide(data.id, { token: other })).data.state).toBe('approved')
    const body = { kind: 'reversal', paymentId, reason: 'is the money of somebody else' }
    const back = await desk.post('/desk/proposals', { token: await desk.token('payments'), body })
    expect(back.error).toBeUndefined()
  })
})
