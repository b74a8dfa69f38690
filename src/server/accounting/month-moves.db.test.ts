// What moved in a month: tax by the rates that the loans agreed to, and the allowance, at the desk and as files that say the same.

import { beforeEach, expect, it } from 'vitest'
import { around, closeThrough, granted, openBookWorld, tableOf } from '../../../tests/support/books.ts'
import { onPostgres } from '../../../tests/support/databases.ts'
import type { LendingWorld } from '../../../tests/support/lending.ts'
import { date } from '../../core/calendar-date.ts'
import { storeProduct } from '../catalogue/product/product-store.ts'
import { catalogue } from '../catalogue/samples/products.ts'
import { ledgerHash } from '../db/ledger/ledger.ts'
import { adjustMonth, openBooks } from './adjust-books.ts'
import { exportBookAllowance, exportBookBalance, exportBookTax } from './month-files.ts'
import { readBooks } from './read-books.ts'

onPostgres('what moved in a month', (database) => {
  let world: LendingWorld
  beforeEach(async () => {
    world = await openBookWorld(database())
  })

  /** A sample product with a tax in its fee from now on. */
  async function sell(id: string, rateBps: number): Promise<void> {
    const entry = catalogue.find(({ product }) => product.id === id)
    if (entry === undefined) throw new Error(`no sample ${id}`)
    const taxes = { fee: { name: 'VAT', rateBps }, interest: { name: 'VAT', rateBps } }
    await storeProduct(world.db, world.deps.config, { ...entry, product: { ...entry.product, taxes } })
  }

  it('is tax by the rate of each offer, and one that changes later changes nothing of it', async () => {
    await sell('candor-cash', 1_200)
    const first = await world.borrower()
    const orderId = await world.apply(first, 'candor-cash')
    // The rate changes between the offer and the payout.
    await sell('candor-cash', 1_500)
    await world.runJobs()
    expect((await world.order(first, orderId)).terms.taxes?.fee).toEqual({ name: 'VAT', rateBps: 1_200 })
    await world.loan(await world.borrower(), 'candor-cash')
    await openBooks(world.deps, date('2026-07-31'))
    await closeThrough(world, date('2026-09-01'))
    const ledger = await ledgerHash(world.db)
    await adjustMonth(world.deps, '2026-08')
    // What the borrowers owe, and the ledger behind it, did not change by one unit.
    expect(await ledgerHash(world.db)).toBe(ledger)
    const call = { ...around(world, 'off-pia'), db: world.db }
    const { month } = granted(await readBooks({ month: '2026-08' }, call))
    // 250.00 each: x 12/112 and x 15/115.
    const of = { currency: 'PHP', tax: 'VAT', part: 'fee' }
    expect(month?.tax).toEqual([
      { ...of, rateBps: 1_200, taxedMinor: 22_321, taxMinor: 2_679 },
      { ...of, rateBps: 1_500, taxedMinor: 21_739, taxMinor: 3_261 },
    ])
    const owed = month?.balances.find(({ account }) => account === 'taxPayable')
    expect(owed).toMatchObject({ openingMinor: 0, debitMinor: 0, creditMinor: 2_679 + 3_261 })
    expect(await tableOf(exportBookTax({ month: '2026-08' }, call))).toEqual([
      {
        ...{ month: '2026-08', currency: 'PHP', entity: '', market: 'standard', product: 'candor-cash', tax: 'VAT' },
        ...{ 'rate (percent)': '12.00', on: 'fee' },
        ...{ 'charged without tax (minor units)': '22321', 'charged without tax (major units)': '223.21' },
        ...{ 'tax (minor units)': '2679', 'tax (major units)': '26.79' },
      },
      expect.objectContaining({ 'rate (percent)': '15.00', 'tax (minor units)': '3261' }),
    ])
    // Interest falls due in September, and owes its tax then.
    await closeThrough(world, date('2026-10-01'))
    await world.db.execute(`insert into book_period (month) values ('2026-09-01')`)
    await adjustMonth(world.deps, '2026-09')
    const next = granted(await readBooks({ month: '2026-09' }, call))
    expect(next.month?.tax.map(({ part, rateBps }) => [part, rateBps])).toEqual([
      ['interest', 1_200],
      ['interest', 1_500],
    ])
  })

  it('is what the allowance rose and fell by, by product, and its balance in the end', async () => {
    await world.loan(await world.borrower(), 'candor-cash')
    await world.loan(await world.borrower({ market: 'philippines' }), 'candor-cash-ph')
    await openBooks(world.deps, date('2026-07-31'))
    for (const [month, next] of [
      ['2026-08', '2026-09-01'],
      ['2026-09', '2026-10-01'],
    ] as const) {
      await closeThrough(world, date(next))
      await world.db.execute('insert into book_period (month) values ($1) on conflict do nothing', [`${month}-01`])
      await adjustMonth(world.deps, month)
    }
    const call = { ...around(world, 'off-pia'), db: world.db }
    const rows = await tableOf(exportBookAllowance({ month: '2026-09' }, call))
    expect(rows.map(({ product }) => product)).toEqual(['candor-cash-ph', 'candor-cash'])
    const balances = (await tableOf(exportBookBalance({ month: '2026-09' }, call))).filter(
      ({ account }) => account === 'lossAllowance',
    )
    const minor = (row: Record<string, string>, name: string) => Number(row[`${name} (minor units)`])
    for (const [at, row] of rows.entries()) {
      const [opening, added, released, used, closing] = ['opening', 'added', 'released', 'used', 'closing'].map(
        (name) => minor(row, name),
      )
      expect(closing).toBe((opening ?? 0) + (added ?? 0) - (released ?? 0) - (used ?? 0))
      expect([0 - (opening ?? 0), 0 - (closing ?? 0)]).toEqual(
        ['opening', 'closing'].map((name) => minor(balances[at] ?? {}, name)),
      )
      expect(opening).toBeGreaterThan(0)
    }
    const { month } = granted(await readBooks({ month: '2026-09' }, call))
    expect(month?.allowance).toEqual([
      expect.objectContaining({
        currency: 'PHP',
        closingMinor: rows.reduce((sum, row) => sum + minor(row, 'closing'), 0),
      }),
    ])
  })
})
