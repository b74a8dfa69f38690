// The files of a month where people count in whole units, how the books began, and where a month begins after a closed one.

import { beforeEach, expect, it } from 'vitest'
import { around, closeMonth, closeThrough, openBookWorld, pay, tableOf, textOf } from '../../../tests/support/books.ts'
import { onPostgres } from '../../../tests/support/databases.ts'
import type { LendingWorld } from '../../../tests/support/lending.ts'
import { chartAccountsNeeded } from '../../core/accounting/chart-accounts.ts'
import { samplePolicy } from '../../core/accounting/policy.ts'
import { date } from '../../core/calendar-date.ts'
import { adjustMonth, openBooks, openMonths } from './adjust-books.ts'
import { balancesOf } from './month-figures.ts'
import {
  exportBookAllowance,
  exportBookBalance,
  exportBookDays,
  exportBookErpnext,
  exportBookJournal,
  exportBookTax,
} from './month-files.ts'
import { exportBookOpening } from './opening-file.ts'
import { countBalances, findPeriod } from './period-store.ts'

const chart = {
  version: '1',
  accounts: chartAccountsNeeded.map((name, at) => ({ number: `${1_000 + at}`, name })),
  mapping: chartAccountsNeeded.map((account, at) => ({ account, number: `${1_000 + at}` })),
  entities: { '*': 'Candor' },
  abbreviations: { Candor: 'C' },
}

onPostgres('the files of a month', (database) => {
  let world: LendingWorld
  beforeEach(async () => {
    world = await openBookWorld(database())
  })
  const call = () => {
    const lender = { ...world.deps.lender, books: { policy: samplePolicy, chart } }
    return { ...around(world, 'off-pia'), db: world.db, deps: { ...world.deps, lender } }
  }
  const amounts = (row: Record<string, string>, unit: string) =>
    Object.entries(row).flatMap(([name, cell]) => (name.endsWith(`(${unit} units)`) ? [cell] : []))

  it('have whole rupiah in major units and a hundred times them in minor ones, for ERPNext too', async () => {
    const orderId = await world.loan(await world.borrower({ market: 'indonesia' }), 'candor-cash-id')
    await world.db.execute(
      `update loan_order set terms = jsonb_set(terms::jsonb, '{taxes}', $1::jsonb) where id = $2`,
      [JSON.stringify({ fee: { name: 'PPN', rateBps: 1_100 }, interest: { name: 'PPN', rateBps: 1_100 } }), orderId],
    )
    await closeThrough(world, date('2026-09-20'))
    await openBooks(world.deps, date('2026-08-31'))
    await closeThrough(world, date('2026-10-01'))
    await adjustMonth(world.deps, '2026-09')
    const asked = { month: '2026-09' }
    const files = [exportBookBalance, exportBookJournal, exportBookDays, exportBookAllowance, exportBookTax] as const
    for (const file of files) {
      const rows = await tableOf(file(asked, call()))
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        const [minor, major] = [amounts(row, 'minor'), amounts(row, 'major')]
        expect([row.currency, minor.length > 0]).toEqual(['IDR', true])
        expect(minor.filter((cell) => Number(cell) % 100 !== 0)).toEqual([])
        expect(major).toEqual(minor.map((cell) => `${Number(cell) / 100}.00`))
      }
    }
    const lines = (await textOf(await exportBookErpnext(asked, call()))).trimEnd().split('\r\n')
    const moved = lines
      .slice(1)
      .flatMap((line) => line.split(',').slice(-2))
      .filter((cell) => cell !== '')
    expect(moved.length).toBeGreaterThan(5)
    expect(moved.filter((cell) => !/^\d+\.00$/.test(cell))).toEqual([])
  })

  it('tell how the books began: every account before and after the opening entries', async () => {
    await world.loan(await world.borrower(), 'candor-cash')
    expect(await exportBookOpening({}, call())).toEqual({ refused: 'notFound' })
    await closeThrough(world, date('2026-09-01'))
    await openBooks(world.deps, date('2026-08-31'))
    const early = await textOf(await exportBookOpening({}, call()))
    await closeThrough(world, date('2026-10-01'))
    await adjustMonth(world.deps, '2026-09')
    // Whatever comes later.
    expect(await textOf(await exportBookOpening({}, call()))).toBe(early)
    const rows = await tableOf(exportBookOpening({}, call()))
    const minor = (name: string) => rows.map((row) => Number(row[`${name} (minor units)`]))
    const [before, moved, after] = [minor('before'), minor('opening entries'), minor('after')]
    expect(after).toEqual(before.map((amount, at) => amount + (moved[at] ?? Number.NaN)))
    for (const column of [before, moved, after]) expect(column.reduce((sum, amount) => sum + amount, 0)).toBe(0)
    const deferred = rows.find(({ account }) => account === 'deferredFees')
    expect(deferred).toMatchObject({ through: '2026-08-31', 'before (minor units)': '0', product: 'candor-cash' })
    expect(Number(deferred?.['after (major units)'])).toBeLessThan(0)
    const opening = (await tableOf(exportBookBalance({ month: '2026-09' }, call()))).map((row) => [
      row.account,
      row['opening (minor units)'],
    ])
    expect(opening).toEqual(expect.arrayContaining(rows.map((row) => [row.account, row['after (minor units)']])))
  })

  it('begin a month where the closed one before it ended, as if all had been counted', async () => {
    const orderId = await world.loan(await world.borrower(), 'candor-cash')
    await closeThrough(world, date('2026-10-01'))
    await openBooks(world.deps, date('2026-08-31'))
    await adjustMonth(world.deps, '2026-09')
    await closeMonth(world, '2026-09')
    await openMonths(world.deps)
    await pay(world, orderId, 'p', 140_000)
    const october = await findPeriod(world.db, date('2026-10-01'))
    if (october === null) throw new Error('no October')
    const rows = await balancesOf(world.db, october)
    expect(rows.some(({ debitMinor }) => debitMinor > 0)).toBe(true)
    expect(rows).toEqual(await countBalances(world.db, date('2026-10-01'), date('2026-10-31')))
  })
})
