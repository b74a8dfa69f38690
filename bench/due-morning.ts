// `npm run bench:morning`: how late payouts begin while very many reminders are due, with one pool for all and with pools by topic.

import { performance } from 'node:perf_hooks'
import { answerHelp } from '../scripts/help.ts'
import { systemClock } from '../src/server/adapters/machine/clock.ts'
import { createLog } from '../src/server/adapters/pino/log.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import type { Deps } from '../src/server/deps.ts'
import { aloneProcess } from '../src/server/jobs/processes.ts'
import { enqueue } from '../src/server/jobs/queue.ts'
import type { JobHandlers } from '../src/server/jobs/run-jobs.ts'
import { type Pool, poolsOf, startWorker } from '../src/server/jobs/worker.ts'
import { topicPlan } from '../src/server/topic-plan.ts'
import { loadConfig } from '../src/settings/config.ts'
import { startPostgres } from '../tests/support/postgres.ts'

answerHelp(import.meta.filename, [])

/** Reminders that are due when the morning begins. */
const reminders = Number(process.env.BENCH_REMINDERS ?? 500_000)
/** Of them queued by one statement, which has a limit of time. */
const atOnce = 50_000
const payouts = Number(process.env.BENCH_PAYOUTS ?? 200)
const pauseMs = Number(process.env.BENCH_PAUSE_MS ?? 100)
/** How long the gateway of text messages takes, and one call of a hundred that hangs. */
const gatewayMs = 50
const hangMs = 5_000

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const partOf = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN)

const cluster = await startPostgres()
const db = await openDatabase({ url: cluster.url, poolSize: 20 })
try {
  await migrate(db)
  const topics = Object.keys(topicPlan)
  await morning('one pool of four places', [{ topics, places: 4 }])
  await morning('pools by topic', poolsOf(topicPlan, { money: 4, messages: 4, nightly: 2 }))
} finally {
  await db.close()
  await cluster.stop()
}

async function morning(name: string, pools: readonly Pool[]): Promise<void> {
  for (const table of ['job', 'job_key']) await db.execute(`truncate ${table}`)
  for (let first = 1; first <= reminders; first += atOnce)
    await db.execute(
      `insert into job (topic, key, payload, run_at)
       select 'remind', n::text, '{}', now() - interval '1 minute' from generate_series($1::int, $2::int) as n`,
      [first, Math.min(first + atOnce - 1, reminders)],
    )
  const queuedAt = new Map<unknown, number>()
  const delays: number[] = []
  let reminded = 0
  let sent = 0
  const handlers: JobHandlers = {
    remind: {
      kind: 'database',
      async run(tx, job) {
        await enqueue(tx, { topic: 'sendMessages', key: job.key, payload: {}, runAt: job.runAt })
        reminded += 1
      },
    },
    sendMessages: {
      kind: 'outside',
      async run() {
        sent += 1
        await sleep(sent % 100 === 0 ? hangMs : gatewayMs)
      },
    },
    payOut: {
      kind: 'outside',
      async run(job) {
        delays.push(performance.now() - (queuedAt.get(job.payload.n) ?? Number.NaN))
        await sleep(gatewayMs)
      },
    },
  }
  const deps = {
    db,
    clock: systemClock,
    log: createLog('error'),
    config: loadConfig({}),
    processes: aloneProcess(),
  } as Partial<Deps> as Deps
  const worker = startWorker(handlers, deps, { pools })
  const began = performance.now()
  for (let n = 0; n < payouts; n += 1) {
    await sleep(pauseMs)
    queuedAt.set(n, performance.now())
    await enqueue(db, { topic: 'payOut', key: `${name} ${n}`, payload: { n }, runAt: new Date() })
  }
  await sleep(2_000)
  const seconds = (performance.now() - began) / 1000
  await worker.stop()
  const sorted = delays.toSorted((a, b) => a - b)
  console.log(
    `${name}: ${reminders} reminders due; ${delays.length} of ${payouts} payouts begun in ${seconds.toFixed(0)} s, ` +
      `p50 ${partOf(sorted, 0.5)} ms, p99 ${partOf(sorted, 0.99)} ms after they were queued; ` +
      `${Math.round(reminded / seconds)} reminders and ${Math.round(sent / seconds)} messages a second`,
  )
}
