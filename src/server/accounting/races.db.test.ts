// Two at once on the books: managers who close, payments that come in meanwhile, adjustments.

import { beforeEach, expect, it } from 'vitest'
import { change, closeThrough, granted, openBookWorld, outside, pay } from '../../../tests/support/books.ts'
import { onPostgres } from '../../../tests/support/databases.ts'
import type { LendingWorld } from '../../../tests/support/lending.ts'
import { firstDayOf } from '../../core/accounting/period.ts'
import { date } from '../../core/calendar-date.ts'
import { isDenied } from '../../core/officer/desk-refusal.ts'
import { adjustMonth, openBooks, openMonths } from './adjust-books.ts'
import { decideBookClose, proposeBookClose } from './close-books.ts'
import { findPeriod } from './period-store.ts'

onPostgres('two at once', (database, engine) => {
  let world: LendingWorld
  let orderId: string
  beforeEach(async () => {
    world = await openBookWorld(database())
    orderId = await world.loan(await world.borrower(), 'candor-cash')
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
  })

  it('two managers close a month once', async () => {
    const month = '2026-09'
    const { id, mark } = granted(await change(world, 'off-pia', proposeBookClose, { month, reason: 'Done.' }))
    const decision = { month, closeId: id, mark, approve: true, reason: 'Signed.' }
    const both = await Promise.all(
      ['off-mara', 'off-noel', 'off-mara', 'off-noel'].map((who) => change(world, who, decideBookClose, decision)),
    )
    expect(both.filter((one) => !isDenied(one))).toHaveLength(1)
    expect(both.filter(isDenied).map(({ refused }) => refused)).toEqual(Array(3).fill('proposalIsDecided'))
    expect((await findPeriod(world.db, firstDayOf(month)))?.state).toBe('closed')
  })

  it('payments that come in while a month is closed are in the next one, all of them', async () => {
    const month = '2026-09'
    const { id, mark } = granted(await change(world, 'off-pia', proposeBookClose, { month, reason: 'Done.' }))
    const decision = { month, closeId: id, mark, approve: true, reason: 'Signed.' }
    world.setDay('standard', date('2026-09-30'))
    const asOf = { ...world, deps: { ...world.deps, clock: { ...world.deps.clock, today: () => date('2026-10-01') } } }
    const payments = Array.from({ length: 12 }, (_, n) => pay(world, orderId, `p${n}`, 1_000 + n))
    const decided = await change(asOf as LendingWorld, 'off-mara', decideBookClose, decision)
    await Promise.all(payments)
    const within = await world.db.query<{ key: string }>(
      `select idem_key as key from entry where kind = 'payment' and posting_date <= '2026-09-30'`,
    )
    const [stored] = await world.db.query<{ debit: number }>(
      `select coalesce(sum(debit), 0)::bigint as debit from book_balance where account = 'cashClearing'`,
    )
    // A payment that was first is in what was signed, or nothing was signed; one that was later is in October.
    if (isDenied(decided)) expect(decided.more?.why).toMatch(/booksHaveMoved|closeIsStopped/)
    else expect([within.length, stored?.debit]).toEqual([0, 0])
    const all = await world.db.query(`select 1 from entry where kind = 'payment'`)
    expect(all).toHaveLength(12)
  })

  // The embedded engine has one connection.
  if (engine.name === 'postgres')
    it('a poster that holds the books open is waited for', async () => {
      const month = '2026-09'
      const { id, mark } = granted(await change(world, 'off-pia', proposeBookClose, { month, reason: 'Done.' }))
      const decision = { month, closeId: id, mark, approve: true, reason: 'Signed.' }
      let closing: Promise<unknown> | null = null
      await world.db.transaction(async (tx) => {
        await tx.execute('select first_open_day()')
        closing = outside(() => change(world, 'off-mara', decideBookClose, decision))
        const waits = async () =>
          (await tx.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).length
        let isWaiting = 0
        for (let looks = 0; isWaiting === 0 && looks < 5_000; looks += 1) isWaiting = await waits()
        expect(isWaiting).toBe(1)
        await tx.execute(`select post_entries($1::json, $2::json)`, [
          JSON.stringify([
            {
              loan_id: orderId,
              kind: 'payment',
              idem_key: 'slow',
              value_date: '2026-09-30',
              posting_date: '2026-09-30',
              amount: 5,
              currency: 'PHP',
            },
          ]),
          JSON.stringify([
            {
              entry_id: 1,
              line: 1,
              debit: 'cashClearing',
              credit: 'creditBalance',
              loan_id: orderId,
              amount: 5,
              currency: 'PHP',
            },
          ]),
        ])
      })
      expect(await closing).toMatchObject({ refused: 'cannotBeDone', more: { why: 'booksHaveMoved' } })
      expect((await findPeriod(world.db, firstDayOf(month)))?.state).toBe('open')
    })

  it('two adjustments at once post each difference once', async () => {
    await closeThrough(world, date('2026-11-01'))
    await openMonths(world.deps)
    await Promise.all([1, 2, 3].map(() => adjustMonth(world.deps, '2026-10')))
    const entries = await world.db.query(`select 1 from book_entry where posting_date = '2026-10-31'`)
    expect(entries).toHaveLength(1)
  })
})
