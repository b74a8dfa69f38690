// Many managers decide at the same moment, on a PostgreSQL of many connections: each answer is one that an officer can act on.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskEndpoints } from '../../src/contracts/desk-endpoints.ts'
import { deny } from '../../src/core/officer/desk-refusal.ts'
import { lockOrder } from '../../src/server/account/order/door.ts'
import { type DeskMeans, dispatchDesk } from '../../src/server/desk/origin/desk-dispatch.ts'
import type { DeskRequest } from '../../src/server/desk/origin/desk-request.ts'
import type { DeskChange } from '../../src/server/officer/call/door.ts'
import type { Officer } from '../../src/server/officer/person/door.ts'
import { insertContact } from '../../src/server/outbox/contact/door.ts'
import { bookPayment } from '../../src/server/payment/booking/book-payment.ts'
import { lockBorrower } from '../../src/server/people/borrower/door.ts'
import { postgres, type TestDatabase } from '../support/databases.ts'
import { deskOf } from '../support/desk.ts'
import { databaseViolations, expectSound } from '../support/invariants.ts'
import { type Product, startProduct } from '../support/product.ts'
import { until } from '../support/until.ts'

let database: TestDatabase
let product: Product
let desk: ReturnType<typeof deskOf>
let signers: readonly string[] = []

beforeAll(async () => {
  database = await postgres.open()
  // Two that wait for each other wait until the time for a lock is over: a deadlock is seen, not retried.
  await database.db.execute(
    `do $$ begin execute format('alter database %I set deadlock_timeout = ''1min''', current_database()); end $$`,
  )
  product = await startProduct({ DATABASE_URL: database.url ?? '' })
  desk = deskOf(product)
  const admin = await desk.token('admin')
  for (let n = 0; n < 7; n += 1) {
    const made = await desk.post('/desk/officers', { token: admin, body: { name: `Signer ${n}`, role: 'manager' } })
    await desk.confirmRole(made.data.id)
  }
  signers = (await desk.officers()).filter(({ name }) => name.startsWith('Signer')).map(({ token }) => token)
})
afterAll(async () => {
  await product.stop()
  await database.db.execute(
    `do $$ begin execute format('alter database %I reset deadlock_timeout', current_database()); end $$`,
  )
  await database.close()
})

let asides = 0
/** Money in suspense, which names a loan that owed another amount, or none. */
async function aside(orderId: string | null = null): Promise<string> {
  const { db, clock } = product.server.deps
  asides += 1
  const transactionId = `tx-aside-${asides}`
  const heard = { provider: 'sandbox', transactionId, channel: 'bank-transfer', reference: 'unreadable' }
  const money = { amountMinor: 5_000, currency: 'PHP' as const, paidAt: clock.now() }
  await db.transaction((tx) => bookPayment(tx, product.server.deps, { ...heard, ...money }, null))
  await db.execute(
    `update payment set order_id = $2, borrower_id = (select borrower_id from loan_order where id = $2) where transaction_id = $1`,
    [transactionId, orderId],
  )
  const [row] = await db.query<{ id: string }>('select id from payment where transaction_id = $1', [transactionId])
  return row?.id ?? ''
}

/** A proposal of the manager after the `nth`, who decides on it. */
async function propose(nth: number, body: Record<string, unknown>): Promise<{ id: string; mark: string }> {
  const token = signers[(nth + 1) % signers.length] ?? ''
  const made = await desk.post('/desk/proposals', { token, body: { reason: 'read the slip', ...body } })
  expect(made.status).toBe(200)
  return made.data
}

/** The answers to decisions that are all sent at once, each manager several. */
const decideAll = (made: readonly { readonly id: string; readonly mark: string }[]) =>
  Promise.all(
    made.map(({ id, mark }, n) => {
      const body = { approve: true, reason: 'agreed', mark }
      return desk.post(`/desk/proposals/${id}/decision`, { token: signers[n % signers.length] ?? '', body })
    }),
  )

const loan = (name: string) => product.persona(name).orderId ?? ''

describe('decisions at the same moment', () => {
  it('on one payment: one of twenty-four is signed, and each other one gets a reason', async () => {
    const paymentId = await aside()
    const loans = [loan('overdue'), loan('active'), loan('due')]
    const made = []
    for (let n = 0; n < 24; n += 1) {
      const orderId = loans[n % 4]
      made.push(
        await propose(
          n,
          orderId ? { kind: 'placeSuspense', paymentId, orderId } : { kind: 'returnSuspense', paymentId },
        ),
      )
    }
    const answers = await decideAll(made)
    expect(answers.map(({ status, error }) => error?.code ?? status).sort()).toEqual([
      200,
      ...Array(23).fill('cannotBeDone'),
    ])
    expectSound(await databaseViolations(product.server.deps.db), 'after the race')
  })

  it('on one proposal: one signs or rejects it, and each other one hears that it is decided', async () => {
    const waiver = { kind: 'waiver', orderId: loan('overdue'), part: 'penalty', amountMinor: 100 }
    const { id, mark } = await propose(signers.length - 2, waiver)
    // All but the one who has proposed it, twice each.
    const deciders = [...signers.slice(0, -1), ...signers.slice(0, -1)]
    const answers = await Promise.all(
      deciders.map((token, n) => {
        const body = { reason: 'read it', ...(n % 2 === 0 ? { approve: true, mark } : { approve: false }) }
        return desk.post(`/desk/proposals/${id}/decision`, { token, body })
      }),
    )
    expect(answers.map(({ status, error }) => error?.why ?? error?.code ?? status).sort()).toEqual([
      200,
      ...Array(deciders.length - 1).fill('proposalIsDecided'),
    ])
    expectSound(await databaseViolations(product.server.deps.db), 'after the race')
  })

  it('on payments that each name the loan of the other: every one finds its loan, once', async () => {
    const loans = [loan('overdue'), loan('due')]
    for (let round = 0; round < 4; round += 1) {
      const made = []
      for (let n = 0; n < 12; n += 1) {
        const paymentId = await aside(loans[n % 2])
        made.push(await propose(n, { kind: 'placeSuspense', paymentId, orderId: loans[1 - (n % 2)] }))
      }
      const answers = await decideAll(made)
      const refused = answers.flatMap(({ error }) => (error === undefined ? [] : [error.code]))
      expect(refused.filter((code) => code !== 'loanHasMoved')).toEqual([])
      expect(refused.length).toBeLessThan(12)
    }
    expectSound(await databaseViolations(product.server.deps.db), 'after the race')
  })
})

describe('the decision', () => {
  it('on a held payout waits for the loans of its borrower before it holds the borrower', async () => {
    const { db } = product.server.deps
    const held = loan('payout-held')
    const token = await desk.token('credit')
    const { mark } = (await desk.post(`/desk/payouts/${held}/unmask`, { token, body: { reason: 'names' } })).data
    const [row] = await db.query<{ id: string }>('select borrower_id as id from loan_order where id = $1', [held])
    const waiting = async (): Promise<boolean> =>
      (await db.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%loan_order%'`))
        .length > 0
    const decided = await database.db.transaction(async (tx) => {
      await lockOrder(tx, held)
      const body = { decision: 'release', mark, reason: 'called' }
      const asked = desk.post(`/desk/payouts/${held}/decision`, { token, body })
      await until(waiting)
      // As a payment does that settles a loan.
      await lockBorrower(tx, row?.id ?? '')
      return { asked }
    })
    expect((await decided.asked).status).toBe(200)
  })
})

describe('a late loan is taken while somebody notes that its borrower has died', () => {
  it('an officer who takes it waits for the note, and is refused', async () => {
    const { db, clock, ids } = product.server.deps
    const token = await desk.token('collections')
    const { loans } = (await desk.get('/desk/collections?limit=200&step=contact', { token })).data
    const { orderId, userId } = loans.find(({ because }: { because: string | null }) => because === null)
    const isWaiting = async (): Promise<boolean> =>
      (await db.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%from borrower%'`))
        .length > 0
    const [officer] = await db.query<{ id: string }>('select id from officer limit 1')
    const officerId = officer?.id ?? ''
    const noted = await database.db.transaction(async (tx) => {
      await lockBorrower(tx, userId)
      const asked = desk.post(`/desk/work/lateLoan/${orderId}/take`, { token })
      await until(isWaiting)
      const at = new Date(clock.now().getTime() - 1_000)
      await insertContact(tx, {
        ...{
          id: ids.next('ctc'),
          borrowerId: userId,
          orderId: null,
          channel: 'call',
          direction: 'in',
          at,
          notedAt: at,
        },
        ...{
          outcome: 'deceased',
          promiseId: null,
          against: null,
          againstAlso: [],
          withWhom: '',
          note: 'Died.',
          salt: ids.next('slt'),
        },
        officerId,
      })
      return { asked }
    })
    expect((await noted.asked).error).toMatchObject({ why: 'contactIsRefused', because: 'deceased' })
  })
})

describe('two rules about contacting one borrower that are noted at once', () => {
  it('are not both kept: the second officer hears that there is another one, reads it, and sends again', async () => {
    const { userId } = product.persona('active').params
    const page = async () => (await desk.get(`/desk/borrowers/${userId}`, { token: signers[0] ?? '' })).data
    const usual = { channel: 'call', direction: 'in', withWhom: '', note: 'Said on the phone.' }
    const send = (nth: number, outcome: string, rulesRead: number) =>
      desk.post(`/desk/borrowers/${userId}/contacts`, {
        token: signers[nth] ?? '',
        body: { ...usual, outcome, rulesRead },
      })
    const outcomes = ['deceased', 'ownContact', 'represented', 'asksNotTo'] as const
    const read = (await page()).rulesNoted
    const answers = await Promise.all(outcomes.map((outcome, nth) => send(nth, outcome, read)))
    expect(answers.map(({ status, error }) => error?.why ?? status).sort()).toEqual([
      200,
      ...Array(3).fill('contactRuleIsNew'),
    ])
    expect((await page()).rulesNoted).toBe(read + 1)
    // What sets no rule waits for nobody's reading.
    expect((await send(1, 'reached', read)).status).toBe(200)
    expect((await send(2, 'ownContact', read + 1)).status).toBe(200)
  })
})

describe('admins at the same moment', () => {
  it('change each other without waiting for each other', async () => {
    const admin = await desk.token('admin')
    for (let n = 0; n < 4; n += 1) {
      const made = await desk.post('/desk/officers', { token: admin, body: { name: `Admin ${n}`, role: 'admin' } })
      await desk.confirmRole(made.data.id)
    }
    const admins = (await desk.officers()).filter(({ name }) => name.startsWith('Admin '))
    const { officers } = (await desk.get('/desk/officers?limit=200', { token: admin })).data
    const idOf = (wanted: string): string => officers.find(({ name }: { name: string }) => name === wanted)?.id ?? ''
    const answers = await Promise.all(
      admins.map(({ token }, n) => {
        const body = { role: 'support', reason: 'works on the phone now' }
        return desk.post(`/desk/officers/${idOf(`Admin ${(n + 1) % admins.length}`)}/role`, { token, body })
      }),
    )
    const codes = answers.map(({ status, error }) => error?.code ?? status)
    expect(codes.filter((code) => !['rightIsMissing', 200].includes(code))).toEqual([])
    expect(codes).toContain(200)
  })
})

describe('an act that is refused', () => {
  it('keeps nothing of what it had written before, but for the line of the audit', async () => {
    const { deps } = product.server
    const [manager] = await deps.db.query<Officer>(`select id, name, role from officer where role = 'manager' limit 1`)
    if (manager === undefined) throw new Error('the demo has a manager')
    const handler = async (_input: unknown, { db }: DeskChange) => {
      await db.execute(`update officer set name = 'half done' where id = $1`, [manager.id])
      return deny('notFound')
    }
    const means = {
      deps,
      deskOrigin: () => '',
      routes: { seeNotice: { changes: true, handler } },
    } as unknown as DeskMeans
    const refused = await dispatchDesk(means, {
      name: 'seeNotice',
      endpoint: deskEndpoints.seeNotice,
      input: { noticeId: 'notice-half' },
      request: { headers: {} } as DeskRequest,
      origin: { officer: manager, addressHash: 'a test' },
      token: '',
    })
    expect(refused).toEqual(deny('notFound'))
    const named = await deps.db.query(`select id from officer where name = 'half done'`)
    const lines = await deps.db.query(`select act from desk_act where subject = 'notice-half'`)
    expect([named, lines]).toEqual([[], [{ act: 'refused' }]])
  })
})
