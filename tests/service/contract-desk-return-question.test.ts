// A refund or dispute that no provider said what became of, as work at the desk: asked again, or settled by hand.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { lendProduct, type Product } from '../support/product.ts'

let product: Product
let desk: ReturnType<typeof deskOf>

beforeAll(async () => {
  product = await lendProduct()
  desk = deskOf(product)
})
afterAll(() => product.stop())

describe('a question about money taken back that no provider answered', () => {
  it('is asked again, or settled by hand for good, and no other job is', async () => {
    const { db, clock } = product.server.deps
    const ask = (topic: string, payload: Record<string, string>) =>
      db.execute('insert into job (topic, payload, run_at, dead_at) values ($1, $2, $3, $3)', [
        topic,
        JSON.stringify(payload),
        clock.now(),
      ])
    const support = await desk.token('support')
    const open = async () =>
      (await desk.get('/desk/work?kind=jobGivenUp&limit=200', { token: support })).data.items as {
        id: string
        what: string
      }[]
    const end = (id: string, body: Record<string, unknown>) =>
      desk.post(`/desk/work/jobGivenUp/${id}/done`, { token: support, body: { reason: '1.400,00 refunded', ...body } })
    await ask('askAboutReturn', { channel: 'bank', part: 'rfnd_9' })
    await ask('payOut', { orderId: 'none' })
    const [question, payout] = [
      (await open()).find(({ what }) => what === 'askAboutReturn rfnd_9')?.id ?? '',
      (await open()).find(({ what }) => what === 'payOut')?.id ?? '',
    ]
    // A payout is never settled by hand here: it would not be sent.
    expect((await end(payout, { settled: true })).error).toMatchObject({ code: 'badInput', fields: ['settled'] })
    expect((await end(question, { settled: true })).status).toBe(200)
    expect((await open()).map(({ id }) => id)).not.toContain(question)
    const [job] = await db.query<{ done: boolean }>(
      'select done_at is not null and dead_at is null as done from job where id = $1',
      [question],
    )
    expect(job).toEqual({ done: true })
    await db.execute('delete from job where id = $1', [payout])
  })
})
