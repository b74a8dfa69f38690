// An officer offers a credit for another loan of its borrower, from outside: two people, the borrower's yes, and nothing before it.

import { beforeAll, describe, expect, it } from 'vitest'
import type { PersonaView } from '../../src/server/demo/demo-port.ts'
import { deskOf } from '../support/desk.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let who: PersonaView
let late = ''
let [one, other] = ['', '']
const reason = 'has more with us than is late'

beforeAll(async () => {
  who = product.persona('credit-and-late')
  ;[one, other] = [await desk.token('manager'), await desk.token('manager', 1)]
  const [offer] = (await credit()).offers
  late = offer.orderId
})

const base = '/hazel/v3/loan-details'
const credit = async () =>
  (await product.call({ method: 'GET', path: `${base}/credit-uses`, who, fields: { orderId: who.orderId } })).data
const use = (amount: number, key: string) =>
  product.call({
    path: `${base}/credit-use`,
    who,
    fields: { orderId: who.orderId, toOrderId: late, amount },
    headers: { 'idempotency-key': key },
  })
const propose = (changes: Record<string, unknown> = {}) => {
  const act = { kind: 'creditOffer', subjectId: who.orderId, toOrderId: late, amountMinor: 5_000 }
  return desk.post('/desk/proposals', { token: one, body: { ...act, reason, ...changes } })
}
const owed = async () => (await desk.get(`/desk/loans/${late}`, { token: one })).data.standing.owedMinor

describe('a credit that officers offer for another loan', () => {
  it('is refused where it is more than there is, for a loan that is not there, and for a stranger’s', async () => {
    const stranger = product.persona('overdue').orderId
    for (const changes of [{ amountMinor: 99_000_000 }, { toOrderId: 'L-nobody' }, { toOrderId: stranger }]) {
      const { status, data } = await propose(changes)
      expect([status >= 400, data?.id], JSON.stringify(changes)).toEqual([true, undefined])
    }
    expect((await credit()).offers).toMatchObject([{ by: 'late' }])
  })

  it('moves nothing when it is signed, and exactly what was offered when its borrower says yes', async () => {
    const before = await owed()
    const { data } = await propose()
    expect(data.effect.transfers.at(-1)).toEqual({
      ...{ debit: 'refundClearing', credit: 'cashClearing', amountMinor: 5_000 },
    })
    expect((await desk.decide(data.id, { token: one, approve: true })).error.code).toBe('proposalIsOwn')
    expect((await desk.decide(data.id, { token: other, approve: true })).data.state).toBe('approved')
    expect(await owed()).toBe(before)
    // The audit of the loan for which it is meant tells of it as well.
    const { acts } = (await desk.get(`/desk/audit?subject=${late}`, { token: other })).data
    expect(acts.map(({ act }: { act: string }) => act)).toEqual(expect.arrayContaining(['propose', 'approveProposal']))
    expect((await credit()).offers).toMatchObject([{ orderId: late, by: 'officer', amount: 5_000 }])
    expect((await use(5_001, 'another amount')).code).not.toBe('0')
    expect((await use(5_000, 'yes')).data).toMatchObject({ toOrderId: late, amount: 5_000 })
    expect((await use(5_000, 'yes')).data).toMatchObject({ toOrderId: late, amount: 5_000 })
    expect(await owed()).toBe(before - 5_000)
    expectSound(await databaseViolations(product.server.deps.db), 'after the use of a credit that was offered')
  })
})
