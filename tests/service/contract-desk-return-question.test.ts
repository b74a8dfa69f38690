// A refund or dispute that no provider said what became of, as work at the desk: asked again, or settled by hand.

import { describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { everyJob } from '../support/every-job.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)

describe('a question about money taken back that no provider answered', () => {
  it('is asked again, or settled by hand for good, and no other job is', async () => {
    const { db, clock } = product.server.deps
    const ask = (topic: string, payload: Record<string, string>) =>
      db.execute('insert into job (topic, payload, run_at, dead_at) values ($1, $2, $3, $3)', [
        topic,
        JSON.stringify(payload),
        clock.now(),
      ])
    const [payments, support] = [await desk.token('payments'), await desk.token('support')]
    const open = async () =>
      (await desk.get('/desk/work?kind=jobGivenUp&limit=200', { token: payments })).data.items as {
        id: string
        what: string
      }[]
    const end = (id: string, body: Record<string, unknown>, token = payments) =>
      desk.post(`/desk/work/jobGivenUp/${id}/done`, { token, body: { reason: '1.400,00 refunded', ...body } })
    await ask('askAboutReturn', { channel: 'bank', part: 'rfnd_9' })
    await ask('payOut', { orderId: 'none' })
    const [question, payout] = [
      (await open()).find(({ what }) => what === 'askAboutReturn rfnd_9')?.id ?? '',
      (await open()).find(({ what }) => what === 'payOut')?.id ?? '',
    ]
    // A payout is never settled by hand here: it would not be sent.
    expect((await end(payout, { settled: true })).error).toMatchObject({ code: 'badInput', fields: ['settled'] })
    // Who may not propose what becomes of money may have it asked again, and does not end the question.
    expect((await end(question, { settled: true }, support)).error).toMatchObject({ code: 'rightIsMissing' })
    expect((await end(question, {}, support)).status).toBe(200)
    await db.execute('update job set dead_at = $2 where id = $1', [question, clock.now()])
    expect((await end(question, { settled: true })).status).toBe(200)
    expect((await open()).map(({ id }) => id)).not.toContain(question)
    expect(await db.query(`select is_done as done from ${everyJob} where id = $1`, [question])).toEqual([
      { done: true },
    ])
    await db.execute('delete from job where id = $1', [payout])
  })

  it('names the loan and the borrower that it is about, as any other job does whose payload leads to one', async () => {
    const { db, clock } = product.server.deps
    const [paid] = await db.query<{ orderId: string; userId: string; transaction: string; key: string }>(
      `select order_id as "orderId", borrower_id as "userId", transaction_id as transaction, provider || ':evt' as key from payment
        where order_id is not null and borrower_id is not null and provider <> 'sample' order by id limit 1`,
    )
    const [code] = await db.query<{ orderId: string; userId: string; ref: string }>(
      'select order_id as "orderId", borrower_id as "userId", ref from payment_intent order by id limit 1',
    )
    if (paid === undefined || code === undefined) throw new Error('the samples have no payment and no code')
    const give = (topic: string, key: string, payload: Record<string, string>) =>
      db.execute('insert into job (topic, key, payload, run_at, dead_at) values ($1, $2, $3, $4, $4)', [
        topic,
        key,
        JSON.stringify(payload),
        clock.now(),
      ])
    await give('askAboutReturn', paid.key, { channel: 'bank', part: 'rfnd_1', payment: paid.transaction })
    await give('askCardReturn', `${paid.key}2`, { key: paid.transaction })
    await give('askAboutReturn', 'stranger:evt', { channel: 'bank', part: 'rfnd_2', payment: paid.transaction })
    await give('reconcilePayment', 'of a code', { ref: code.ref })
    const token = await desk.token('payments')
    const { items } = (await desk.get('/desk/work?kind=jobGivenUp&limit=200', { token })).data as {
      items: { what: string; orderId: string | null; userId: string | null; name: string }[]
    }
    const found = new Map(items.map(({ what, orderId, userId }) => [what, { orderId, userId }]))
    const { orderId, userId } = paid
    expect(found.get('askAboutReturn rfnd_1')).toEqual({ orderId, userId })
    expect(found.get(`askCardReturn ${paid.transaction}`)).toEqual({ orderId, userId })
    expect(found.get('askAboutReturn rfnd_2')).toEqual({ orderId: null, userId: null })
    expect(found.get('reconcilePayment')).toEqual({ orderId: code.orderId, userId: code.userId })
    expect(items.find(({ what }) => what === 'askAboutReturn rfnd_1')?.name).not.toBe('')
    await db.execute('delete from job where dead_at is not null')
  })
})
