// `npm run bench:close`: the close of a day as one job and in parts, by one process and by two. Asserts nothing.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { answerHelp } from '../scripts/help.ts'
import { addDays, type CalendarDate, date } from '../src/core/calendar-date.ts'
import type { Db } from '../src/server/db/database.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { startWorker } from '../src/server/jobs/worker.ts'
import { closeDay, closeDayTopic, closePartTopic, endDayTopic } from '../src/server/order/day/close-day.ts'
import { orderJobs } from '../src/server/order/jobs.ts'
import { reported } from '../tests/simulation/report.ts'
import { openLendingWorld } from '../tests/support/lending.ts'
import { openWorld } from '../tests/support/paying.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { seedLoans } from './seed-loans.ts'

answerHelp(import.meta.filename)

const loans = Number(process.env.BENCH_LOANS ?? 30_000)
const turns = Number(process.env.BENCH_TURNS ?? 3)
const parts = Number(process.env.BENCH_PARTS ?? 8)
/** Jobs at the same time, in each process. */
const places = 2
const pollMs = 20
/** Every loan is late from here on, and charged each day. */
const lateFrom = date('2026-09-30')

interface Order {
  readonly day: CalendarDate
  readonly parts: number
}

/** One process: does the close of the day that it is told, at that day's noon. */
async function serve(url: string): Promise<void> {
  const db = await openDatabase({ url, poolSize: 4 })
  const world = await openLendingWorld(db)
  const topics = [closeDayTopic, closePartTopic, endDayTopic]
  let closeParts = 1
  const config: typeof world.deps.config = Object.create(world.deps.config, { closeParts: { get: () => closeParts } })
  let worker: ReturnType<typeof startWorker> | null = null
  process.on('message', async (order: Order | 'stop') => {
    await worker?.stop()
    worker = null
    if (order === 'stop') {
      await db.close()
      process.disconnect?.()
      return
    }
    closeParts = order.parts
    world.setDay('standard', order.day)
    worker = startWorker(orderJobs, { ...world.deps, config }, { pools: [{ topics, places, pollMs }] })
  })
  process.send?.('ready')
}

async function closedAt(db: Db, day: CalendarDate): Promise<boolean> {
  const rows = await db.query(
    `select from closed_day where market = 'standard' and through >= $1
       and not exists (select from loan_order where status in ('active', 'due', 'overdue') and status_on < $1)`,
    [day],
  )
  return rows.length > 0
}

/** Seconds of the close of a day by so many processes. */
async function timed(db: Db, processes: readonly ChildProcess[], order: Order): Promise<number> {
  const started = performance.now()
  for (const one of processes) one.send(order)
  while (!(await closedAt(db, order.day))) await new Promise((resolve) => setTimeout(resolve, pollMs))
  return (performance.now() - started) / 1000
}

/** Outside the product's connections, whose statements have a limit of time: this one takes as long as the tables are large. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

const median = (values: readonly number[]): number =>
  Math.round(([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN) * 100) / 100

async function measure(): Promise<void> {
  const cluster = await startPostgres({ fsync: 'on' })
  const db = await openDatabase({ url: cluster.url, poolSize: 4 })
  const load: number[] = []
  try {
    await migrate(db)
    const world = await openWorld(db, '2026-08-20T02:00:00Z')
    await seedLoans(world, { count: loans, codes: 0 })
    world.setTime(`${lateFrom}T02:00:00Z`)
    await closeDay(
      { ...world.deps, clock: { ...world.deps.clock, machineNow: () => new Date() } },
      'standard',
      lateFrom,
    )
    await vacuum(cluster.url)
    const processes = [1, 2].map(() => fork(import.meta.filename, ['--process', cluster.url]))
    for (const one of processes) await once(one, 'message')
    const ways = {
      onePartOneProcess: [1, 1],
      partsOneProcess: [parts, 1],
      partsTwoProcesses: [parts, 2],
    } as const
    const seconds = new Map<string, number[]>(Object.keys(ways).map((way) => [way, []]))
    let day = lateFrom
    for (let turn = 0; turn < turns; turn += 1)
      for (const [way, [divided, count]] of Object.entries(ways)) {
        day = addDays(day, 1)
        // The other one rests: it has no work by its clock of the day before.
        const took = await timed(db, processes.slice(0, count), { day, parts: divided })
        console.log(`${way}: ${took.toFixed(1)} s`)
        seconds.get(way)?.push(took)
        load.push(loadavg()[0] ?? 0)
      }
    for (const one of processes) one.send('stop')
    await Promise.all(processes.map((one) => once(one, 'exit')))
    await world.close()
    reported('closeParts', {
      ...{ cpus: cpus().length, loans, parts, places, turns },
      loadAtMost: Math.round(Math.max(...load) * 10) / 10,
      ...Object.fromEntries([...seconds].map(([way, values]) => [`${way}Seconds`, median(values)])),
    })
  } finally {
    await db.close()
    await cluster.stop()
  }
}

const [kind, url] = process.argv.slice(2)
await (kind === '--process' && url !== undefined ? serve(url) : measure())
