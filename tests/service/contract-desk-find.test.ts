// The desk's one box, from outside: people, loans, cases and payments by whatever a caller has at hand.

import { beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../support/desk.ts'
import { productOfFile } from '../support/product-of-file.ts'

const product = productOfFile()
const desk = deskOf(product)
let support = ''
beforeAll(async () => {
  support = await desk.token('support')
})

describe('GET /desk/find', () => {
  const found = async (q: string) =>
    (await desk.get(`/desk/find?q=${encodeURIComponent(q)}`, { token: support })).data.found.map(
      ({ kind, userId }: { kind: string; userId: string }) => [kind, userId],
    )

  it('finds a borrower by phone and name, a loan, a case, a receipt and a transaction', async () => {
    const { db } = product.server.deps
    const who = product.persona('overdue')
    const { userId = '' } = who.params
    await db.execute(`update borrower set name = 'Zenaida Cruz' where id = $1`, [userId])
    expect(await found(who.phone)).toContainEqual(['borrower', userId])
    expect(await found('zenai')).toContainEqual(['borrower', userId])
    expect(await found(who.orderId ?? '')).toContainEqual(['loan', userId])
    const [kept] = await db.query<{ number: string; userId: string }>(
      'select case_number as number, borrower_id as "userId" from complaint limit 1',
    )
    expect(await found(kept?.number ?? '')).toContainEqual(['case', kept?.userId])
    const [paid] = await db.query<{ tx: string; userId: string; receipt: string }>(
      `select p.transaction_id as tx, p.borrower_id as "userId",
         'RC-' || to_char(e.posting_date, 'YYYY') || '-' || lpad(e.number::text, 4, '0') as receipt
       from payment p join loan_event e on e.id = p.loan_event_id limit 1`,
    )
    expect(await found(paid?.tx ?? '')).toContainEqual(['payment', paid?.userId])
    expect(await found(paid?.receipt ?? '')).toContainEqual(['receipt', paid?.userId])
  })

  it('finds a name by the beginning of the first name, the surname and its last word, once, and an order in small letters', async () => {
    const { db } = product.server.deps
    const { params, orderId } = product.persona('due')
    const { userId = '' } = params
    await db.execute(`update borrower set name = 'Maria Quintana dela Vega' where id = $1`, [userId])
    for (const q of [
      'maria qui',
      'Quinta',
      'quintana dela',
      'VEGA',
      'dela vega',
      'dela Ve',
      'Maria Quintana dela Vega',
    ])
      expect(await found(q), q).toEqual([['borrower', userId]])
    for (const q of ['uintana', 'ega', 'ela vega', 'maria vega', 'dela %']) expect(await found(q), q).toEqual([])
    expect(await found((orderId ?? '').toLowerCase())).toEqual([['loan', userId]])
  })

  it('takes % and _ for letters, finds nothing in nothing, and refuses what is too long', async () => {
    for (const q of ['%', '_', '%a', '', '  ']) expect(await found(q), q).toEqual([])
    const long = await desk.get(`/desk/find?q=${'x'.repeat(10_000)}`, { token: support })
    expect([long.status, long.error.fields]).toEqual([400, ['q']])
  })
})
