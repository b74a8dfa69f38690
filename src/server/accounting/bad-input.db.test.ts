// What goes wrong around a close: an account that the chart lacks from the middle of a month on, and a clock that jumps.

import { beforeEach, expect, it } from 'vitest'
import {
  around,
  change,
  closeMonth,
  closeThrough,
  expected,
  figuresIn,
  granted,
  openBookWorld,
  pay,
  tableOf,
} from '../../../tests/support/books.ts'
import { onPostgres } from '../../../tests/support/databases.ts'
import type { LendingWorld } from '../../../tests/support/lending.ts'
import type { Chart } from '../../core/accounting/chart.ts'
import { chartAccountsNeeded } from '../../core/accounting/chart-accounts.ts'
import { samplePolicy } from '../../core/accounting/policy.ts'
import { date } from '../../core/calendar-date.ts'
import { ledgerHash } from '../db/ledger/ledger.ts'
import { noLease } from '../jobs/run-jobs.ts'
import { adjustMonth, openBooks } from './adjust-books.ts'
import { adjustBooks, decideBookClose, proposeBookClose } from './close-books.ts'
import { exportBookBalance } from './month-files.ts'
import { listPeriods } from './period-store.ts'

const chart = (version: string, from: number, without?: string): Chart => {
  const accounts = chartAccountsNeeded.filter((account) => account !== without)
  return {
    version,
    accounts: accounts.map((name, at) => ({ number: `${from + at}`, name })),
    mapping: accounts.map((account, at) => ({ account, number: `${from + at}` })),
    entities: { '*': 'Candor' },
  }
}

onPostgres('around a close', (database) => {
  let world: LendingWorld
  let orderId: string
  beforeEach(async () => {
    world = await openBookWorld(database())
    orderId = await world.loan(await world.borrower(), 'candor-cash')
  })

  it('a chart that lacks an account in mid-month stops the close until it has a number again, and a closed month keeps its own', async () => {
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
    const month = '2026-09'
    const by = (of: Chart): LendingWorld => {
      const lender = { ...world.deps.lender, books: { policy: samplePolicy, chart: of } }
      return { ...world, deps: { ...world.deps, lender } }
    }
    const reason = 'Done.'
    const { id, mark } = granted(await change(by(chart('1', 1_000)), 'off-pia', proposeBookClose, { month, reason }))
    const decision = { month, closeId: id, mark, approve: true, reason }
    const lacking = await change(by(chart('2', 1_000, 'lossAllowance')), 'off-mara', decideBookClose, decision)
    expect(lacking).toMatchObject({
      refused: 'cannotBeDone',
      more: { why: 'closeIsStopped', stops: [{ stop: 'accountsHaveNoNumber', count: 1 }] },
    })
    granted(await change(by(chart('3', 5_000)), 'off-mara', decideBookClose, decision))
    const later = { ...around(by(chart('4', 7_000)), 'off-pia'), db: world.db }
    const rows = await tableOf(exportBookBalance({ month }, later))
    const numbers = rows.map(({ number = '' }) => Number(number))
    expect([rows.length > 5, Math.min(...numbers) >= 5_000, Math.max(...numbers) < 6_000]).toEqual([true, true, true])
  })

  it('a clock that jumps months ahead adjusts each month that it passed, as if it had been there', async () => {
    await closeThrough(world, date('2026-08-31'))
    await openBooks(world.deps, date('2026-07-31'))
    // No process ran in between: one close of a day catches up all of them.
    await closeThrough(world, date('2026-12-05'))
    await adjustBooks(world.deps, noLease)
    const months = (await listPeriods(world.db)).map(({ month, adjustedAt }) => [month, adjustedAt !== null])
    expect(months).toEqual([
      ['2026-12-01', false],
      ...['2026-11-01', '2026-10-01', '2026-09-01', '2026-08-01'].map((month) => [month, true]),
    ])
    const posted = await world.db.query<{ day: string }>(
      'select distinct posting_date as day from book_entry order by posting_date',
    )
    expect(posted.map(({ day }) => day)).toEqual(['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'])
    expect(await figuresIn(world, orderId)).toEqual(await expected(world, orderId, date('2026-11-30')))
  })

  it('a clock that jumps back before a closed month changes nothing of it, and what comes then is in the first open one', async () => {
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
    await closeMonth(world, '2026-09')
    const entries = async () =>
      await world.db.query('select loan_id, number, posting_date from book_entry order by 1, 2')
    const [ledger, books] = [await ledgerHash(world.db), await entries()]
    world.setDay('standard', date('2026-08-20'))
    await adjustBooks(world.deps, noLease)
    expect([await ledgerHash(world.db), await entries()]).toEqual([ledger, books])
    await pay(world, orderId, 'early', 50_000)
    const [row] = await world.db.query(`select value_date, posting_date from entry where idem_key = 'early'`)
    expect(row).toEqual({ value_date: '2026-08-20', posting_date: '2026-10-01' })
    // Back in time again, the month after it has the payment as a late one.
    await closeThrough(world, date('2026-11-01'))
    await adjustBooks(world.deps, noLease)
    expect(await figuresIn(world, orderId)).toEqual(await expected(world, orderId, date('2026-10-31')))
    const late = await world.db.query(`select cause, value_date, posting_date from book_entry where kind = 'late'`)
    expect(late).toEqual([{ cause: 'early', value_date: '2026-08-20', posting_date: '2026-10-01' }])
  })
})
