// Closing a day for many open loans: how long it takes, how that grows, and that memory does not.

import { performance } from 'node:perf_hooks'
import { addDays, type CalendarDate, date } from '../src/core/calendar-date.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { closeDay } from '../src/server/order/day/close-day.ts'
import { openWorld } from '../tests/support/paying.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { seedLoans } from './seed-loans.ts'

/** So many open loans. */
const sizes = (process.env.BENCH_LOANS ?? '10000,100000').split(',').map(Number)
const dueDay = date('2026-09-19')

interface Close {
  /** A day on which nothing happens to any loan. */
  readonly quietDaySeconds: number
  /** The day on which every loan falls due: interest, status, a message to each borrower. */
  readonly dueDaySeconds: number
  /** A day on which every loan is late and is charged for it. */
  readonly lateDaySeconds: number
  /** The most that this process held meanwhile. */
  readonly residentMegabytes: number
}

/** By number of open loans, each in a database of its own. */
export async function dayCloses(): Promise<Record<string, Close>> {
  const found: Record<string, Close> = {}
  for (const size of sizes) found[`close of ${size} loans`] = await dayClose(size)
  return found
}

async function dayClose(size: number): Promise<Close> {
  const cluster = await startPostgres({ fsync: 'on' })
  const db = await openDatabase({ url: cluster.url, poolSize: 4 })
  try {
    await migrate(db)
    const world = await openWorld(db, '2026-08-20T02:00:00Z')
    await seedLoans(world, { count: size, codes: 0 })
    world.setTime(`${dueDay}T02:00:00Z`)
    const deps = { ...world.deps, clock: { ...world.deps.clock, machineNow: () => new Date() } }
    // As it is on any morning: the days before were closed.
    await db.execute(`update loan_order set status_on = $1 where status_on is not null`, [addDays(dueDay, -2)])
    await db.execute('vacuum analyze loan_order')
    let peakBytes = 0
    const watch = setInterval(() => {
      peakBytes = Math.max(peakBytes, process.memoryUsage().rss)
    }, 100)
    const timed = async (day: CalendarDate): Promise<number> => {
      const started = performance.now()
      const { loans } = await closeDay(deps, 'standard', day)
      if (loans < size) throw new Error(`the bench closed ${loans} loans of ${size}`)
      return Math.round((performance.now() - started) / 100) / 10
    }
    const quietDaySeconds = await timed(addDays(dueDay, -1))
    const dueDaySeconds = await timed(dueDay)
    world.setTime(`${addDays(dueDay, 10)}T02:00:00Z`)
    // The days between have to be closed, and are not measured.
    for (let days = 1; days < 8; days += 1) await closeDay(deps, 'standard', addDays(dueDay, days))
    const lateDaySeconds = await timed(addDays(dueDay, 8))
    clearInterval(watch)
    await world.close()
    return { quietDaySeconds, dueDaySeconds, lateDaySeconds, residentMegabytes: Math.round(peakBytes / 1_048_576) }
  } finally {
    await db.close()
    await cluster.stop()
  }
}
