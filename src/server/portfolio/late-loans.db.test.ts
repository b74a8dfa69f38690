// Late loans, the most days late first: page by page where a page ends among loans of one day, listed or not.

import { expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { openLendingWorld } from '../../../tests/support/lending.ts'
import { addDays, date } from '../../core/calendar-date.ts'
import type { LoanFilters } from '../../core/portfolio/figure.ts'
import { countDay } from './day-figures.ts'
import { lateLoansOnDay } from './loans-on-day.ts'
import { storeDay } from './portfolio-day-store.ts'
import { type LateKey, listDay } from './portfolio-list-store.ts'

onPostgres('late loans', (database) => {
  it('come by days late and then by number, each once, from page to page', async () => {
    const world = await openLendingWorld(database())
    const { db, deps } = world
    const firstDay = date('2026-08-10')
    // Numbers that go against the days, three loans a day.
    for (const [at, id] of ['L-5', 'L-9', 'L-7', 'L-8', 'L-2', 'L-4', 'L-6', 'L-1', 'L-3'].entries()) {
      world.setDay('standard', addDays(firstDay, 40 * Math.floor(at / 3)))
      Object.assign(deps.ids, { orderId: () => id })
      await world.loan(await world.borrower(), 'candor-cash')
    }
    const day = addDays(firstDay, 130)
    world.setDay('standard', day)

    const pages = async (filters: LoanFilters, limit: number): Promise<string[][]> => {
      const found: string[][] = []
      // More pages than there are loans: a key that does not lead on is a failure, and not a hang.
      for (let [after, size]: [LateKey | null, number] = [null, limit]; size === limit && found.length < 10; ) {
        const page = await lateLoansOnDay(db, deps, day, filters, { after, limit })
        if (page === null) throw new Error('not a list of late loans')
        const last = page.at(-1)
        if (last?.nextDue != null) after = { due: last.nextDue, id: last.orderId }
        found.push(page.map(({ orderId, daysLate }) => `${orderId} ${daysLate}`))
        size = page.length
      }
      return found
    }
    const everyList = async () =>
      await Promise.all(
        [{ par: '1' }, { par: '30' }, { standing: 'late1' as const }, { par: '1', was: 'late31' as const }].map(
          async (filters) => await pages(filters, 2),
        ),
      )
    const looked = await everyList()
    expect(looked[0]).toEqual([
      ['L-5 100', 'L-7 100'],
      ['L-9 100', 'L-2 60'],
      ['L-4 60', 'L-8 60'],
      ['L-1 20', 'L-3 20'],
      ['L-6 20'],
    ])
    expect(looked[1]?.flat()).toEqual(looked[0]?.flat().slice(0, 6))
    expect(looked[2]?.flat()).toEqual(looked[0]?.flat().slice(6))
    expect(looked[3]?.flat()).toEqual(looked[0]?.flat().slice(3, 6))
    expect(await lateLoansOnDay(db, deps, day, { open: 'any' }, { after: null, limit: 9 })).toBeNull()

    await storeDay(db, day, await countDay(db, deps, day), deps.clock.now())
    await db.transaction((tx) => listDay(tx, deps, day))
    expect(await everyList()).toEqual(looked)
    expect(await pages({ par: '1', market: 'standard' }, 2)).toEqual(looked[0])
    expect((await pages({ par: '1', market: 'india' }, 2)).flat()).toEqual([])
    // Nothing else is read than what the day listed.
    await db.execute(`delete from portfolio_list where figure like 'due:%'`)
    expect((await everyList()).flat(2)).toEqual([])
  })
})
