// `npm run bench:books`: the close of a month for many loans, one that is cut short, and what the books cost the close of a day. Asserts nothing.

import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { answerHelp } from '../scripts/help.ts'
import { addDays, type CalendarDate, date } from '../src/core/calendar-date.ts'
import { adjustMonth, openBooks } from '../src/server/accounting/adjust-books.ts'
import { decideBookClose, proposeBookClose } from '../src/server/accounting/close-books.ts'
import type { Db } from '../src/server/db/database.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { noLease } from '../src/server/jobs/run-jobs.ts'
import { closeDay } from '../src/server/order/day/close-day.ts'
import { reported } from '../tests/simulation/report.ts'
import { around, granted, withOfficers } from '../tests/support/books.ts'
import type { LendingWorld } from '../tests/support/lending.ts'
import { openWorld, type World } from '../tests/support/paying.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { seedLoans } from './seed-loans.ts'

answerHelp(import.meta.filename, [])

const loans = Number(process.env.BENCH_LOANS ?? 100_000)
/** Loans of the close of a day with and without the books, by turns. */
const dayLoans = Number(process.env.BENCH_DAY_LOANS ?? 15_000)
const days = Number(process.env.BENCH_DAYS ?? 10)
const month = '2026-09'

const rounded = (value: number): number => Math.round(value * 100) / 100
const median = (values: readonly number[]): number =>
  rounded([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return rounded((performance.now() - started) / 1000)
}

/** Ticks of a second in /proc. */
const ticks = 100

/** Seconds of processor that this process and the database's connections have had so far: the same beside other work. */
async function processorSeconds(db: Db): Promise<{ own: number; database: number }> {
  const { user, system } = process.cpuUsage()
  const backends = await db.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend'",
  )
  const used = backends.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / ticks
  })
  return { own: (user + system) / 1e6, database: used.reduce((sum, one) => sum + one, 0) }
}

/** A database of its own with so many loans that were paid out on 20 August. */
async function withLoans<T>(count: number, work: (world: World & LendingWorld, db: Db) => Promise<T>): Promise<T> {
  const cluster = await startPostgres({ fsync: 'on' })
  const db = await openDatabase({ url: cluster.url, poolSize: 1 })
  try {
    await migrate(db)
    const world = await openWorld(db, '2026-08-20T02:00:00Z')
    await seedLoans(world, { count, codes: 0 })
    await withOfficers(world as unknown as LendingWorld)
    const found = await work(world as World & LendingWorld, db)
    await world.close()
    return found
  } finally {
    await db.close()
    await cluster.stop()
  }
}

async function closedThrough(world: World, day: CalendarDate): Promise<void> {
  world.setTime(`${day}T02:00:00Z`)
  const deps = { ...world.deps, clock: { ...world.deps.clock, machineNow: () => new Date() } }
  await closeDay(deps, 'standard', day)
}

/** A month from its opening to its signature: seconds of each step. */
async function monthClose() {
  return await withLoans(loans, async (world, db) => {
    await closedThrough(world, date('2026-10-01'))
    await db.execute('vacuum analyze')
    const openingSeconds = await timed(() => openBooks(world.deps, date('2026-08-31')))
    const before = await processorSeconds(db)
    let batches = 0
    const half = Math.floor(loans / 1000)
    const cutShort = {
      renew: async () => {
        batches += 1
        if (batches === half) throw new Error('cut short')
      },
    }
    const untilKilledSeconds = await timed(() => adjustMonth(world.deps, month, cutShort).catch(() => undefined))
    const restSeconds = await timed(() => adjustMonth(world.deps, month))
    const again = await timed(() => adjustMonth(world.deps, month, noLease))
    const adjusted = await processorSeconds(db)
    let proposal: { id: string; mark: string } | null = null
    const call = (id: string) => around(world, id)
    const proposeSeconds = await timed(async () => {
      const reason = 'The month is complete.'
      proposal = granted(
        await db.transaction((tx) => proposeBookClose({ month, reason }, { ...call('off-pia'), db: tx })),
      )
    })
    const { id: closeId, mark } = proposal ?? { id: '', mark: '' }
    const decideSeconds = await timed(async () => {
      const decision = { month, closeId, mark, approve: true, reason: 'Read and signed.' }
      granted(await db.transaction((tx) => decideBookClose(decision, { ...call('off-mara'), db: tx })))
    })
    const closed = await processorSeconds(db)
    const [counted] = await db.query<{ entries: number; lines: number; ledger: number }>(
      `select (select count(*) from book_entry where kind <> 'opening') as entries, (select count(*) from book_line) as lines,
         (select count(*) from entry) as ledger`,
    )
    const adjustSeconds = rounded(untilKilledSeconds + restSeconds)
    return {
      ...{ loans, ...counted, openingSeconds, untilKilledSeconds, restSeconds },
      ...{
        adjustProcessorSeconds: rounded(adjusted.own - before.own),
        adjustDatabaseProcessorSeconds: rounded(adjusted.database - before.database),
        closeProcessorSeconds: rounded(closed.own - adjusted.own),
        closeDatabaseProcessorSeconds: rounded(closed.database - adjusted.database),
      },
      ...{ againWithoutChangeSeconds: again, proposeSeconds, decideSeconds },
      secondsFor100000Entries: rounded(
        ((adjustSeconds + proposeSeconds + decideSeconds) / (counted?.entries ?? Number.NaN)) * 100_000,
      ),
    }
  })
}

/** Closes days on which every loan is late, with what the books hold the ledger to and without it, by turns. */
async function dayClose() {
  return await withLoans(dayLoans, async (world, db) => {
    await closedThrough(world, date('2026-09-25'))
    await openBooks(world.deps, date('2026-08-31'))
    const guard = await db.query<{ text: string }>(`select pg_get_functiondef('first_open_day'::regproc) as text`)
    const without = `create or replace function first_open_day() returns date language plpgsql as $$ begin return null; end $$;
      alter table entry disable trigger entry_by_open_month`
    const withBooks = `${guard[0]?.text ?? ''}; alter table entry enable trigger entry_by_open_month`
    const seconds: Record<'withBooks' | 'without', number[]> = { withBooks: [], without: [] }
    let day = date('2026-09-25')
    for (let turn = 0; turn < 2 * days; turn += 1) {
      const name = turn % 2 === 0 ? 'withBooks' : 'without'
      await db.transaction((tx) => tx.script(name === 'withBooks' ? withBooks : without))
      day = addDays(day, 1)
      seconds[name].push(await timed(() => closedThrough(world, day)))
    }
    const [withIt, plain] = [median(seconds.withBooks), median(seconds.without)]
    return { dayLoans, days, daySeconds: withIt, dayWithoutBooksSeconds: plain, times: rounded(withIt / plain) }
  })
}

const figures = {
  cpus: cpus().length,
  load: rounded(loadavg()[0] ?? 0),
  ...(days > 0 ? await dayClose() : {}),
  ...(loans > 0 ? await monthClose() : {}),
}
reported('bookClose', figures)
