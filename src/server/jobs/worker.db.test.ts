// Workers side by side: each job once between them, and work of one pool never in the places of another.

import { describe, expect, it } from 'vitest'
import { postgres, useDatabase } from '../../../tests/support/databases.ts'
import { until } from '../../../tests/support/until.ts'
import { dateIn } from '../../core/calendar-date.ts'
import { createLog } from '../adapters/pino/log.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { aloneProcess } from './processes.ts'
import { claimJobs, enqueue } from './queue.ts'
import { type JobHandlers, runDueJobs } from './run-jobs.ts'
import { startWorker } from './worker.ts'

const start = new Date('2026-11-20T08:00:00Z')
const inSeconds = (seconds: number): Date => new Date(start.getTime() + seconds * 1000)

/** The means of a worker: only what these tests use is there. */
function means(db: Db): { readonly deps: Deps } {
  const clock = { now: () => start, today: (zone: string) => dateIn(zone, start), machineNow: () => start }
  return { deps: { db, clock, log: createLog('silent'), processes: aloneProcess() } as Partial<Deps> as Deps }
}

describe('pools of workers (on postgres)', () => {
  const database = useDatabase(postgres)
  const outside = (run: () => Promise<void>): JobHandlers[string] => ({ kind: 'outside', run })

  it('keep a place for money while every call of another pool hangs, and fill a place as soon as it is free', async () => {
    const { deps } = means(database())
    const hangs = Promise.withResolvers<void>()
    const done: string[] = []
    const paidTwice = Promise.withResolvers<void>()
    const handlers: JobHandlers = {
      text: outside(() => hangs.promise),
      pay: outside(async () => {
        done.push('paid')
        if (done.length === 2) paidTwice.resolve()
        // The second place of the pool is never waited for.
        if (done.length === 1) await hangs.promise
      }),
    }
    await deps.db.execute(
      `insert into job (topic, payload, run_at) select 'text', '{}', $1 from generate_series(1, 20)`,
      [inSeconds(-60)],
    )
    for (let n = 0; n < 2; n += 1) await enqueue(deps.db, { topic: 'pay', key: null, payload: {}, runAt: start })
    const worker = startWorker(handlers, deps, {
      pollMs: 60_000,
      pools: [
        { topics: ['pay'], places: 2 },
        { topics: ['text'], places: 3 },
      ],
    })
    await paidTwice.promise
    await enqueue(deps.db, { topic: 'pay', key: null, payload: {}, runAt: start })
    worker.wake()
    const taken = () => deps.db.query(`select 1 from job where topic = 'text' and locked_until is not null`)
    await until(async () => done.length === 3 && (await taken()).length === 3)
    hangs.resolve()
    await worker.stop()
    await deps.db.execute('delete from job')
  })

  it('find one payout among very many reminders by an index, whatever the planner knows of them', async () => {
    const db = database()
    await db.execute(
      `insert into job (topic, payload, run_at) select 'remind', '{}', $1 from generate_series(1, 5000)`,
      [inSeconds(-60)],
    )
    await enqueue(db, { topic: 'payOut', key: null, payload: {}, runAt: start })
    await db.transaction(async (tx) => {
      const rowsRead = async (): Promise<number> => {
        const [row] = await tx.query<{ read: number }>(
          `select (idx_tup_fetch + seq_tup_read)::int as read from pg_stat_xact_user_tables where relname = 'job'`,
        )
        return row?.read ?? 0
      }
      const before = await rowsRead()
      expect(await claimJobs(tx, ['payOut', 'autopay'], start, 4)).toHaveLength(1)
      expect((await rowsRead()) - before).toBeLessThan(20)
    })
    await db.execute('delete from job')
  })
})

describe('many workers (on postgres)', () => {
  const database = useDatabase(postgres)

  it('are never handed the same job', async () => {
    const db = database()
    await db.execute(
      `insert into job (topic, payload, run_at) select 'handed', '{}', $1 from generate_series(1, 200)`,
      [start],
    )
    const claimers = Array.from({ length: 40 }, () => claimJobs(db, ['handed'], start, 5))
    const handed = (await Promise.all(claimers)).flat()
    expect(new Set(handed.map((job) => job.id)).size).toBe(handed.length)
    expect(handed.every((job) => job.attempt === 1)).toBe(true)
  })

  it('do each of 500 jobs once between them', async () => {
    const { deps } = means(database())
    const runs = new Map<number, number>()
    const handlers: JobHandlers = {
      busy: {
        kind: 'database',
        async run(_tx, job) {
          runs.set(job.id, (runs.get(job.id) ?? 0) + 1)
        },
      },
    }
    await deps.db.execute(
      `insert into job (topic, payload, run_at) select 'busy', '{}', $1 from generate_series(1, 500)`,
      [start],
    )
    const workers = Array.from({ length: 20 }, () => runDueJobs(handlers, deps))
    const tallies = await Promise.all(workers)
    expect(tallies.reduce((sum, tally) => sum + tally.done, 0)).toBe(500)
    expect([...runs.values()]).toEqual(Array.from({ length: 500 }, () => 1))
  })
})
