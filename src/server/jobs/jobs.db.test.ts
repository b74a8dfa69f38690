// Jobs: queued with the money, done once at a time, repeated with patience, given up by name and never dropped.

import { expect, it } from 'vitest'
import { onBothEngines } from '../../../tests/support/databases.ts'
import { everyJob } from '../../../tests/support/every-job.ts'
import { dateIn } from '../../core/calendar-date.ts'
import { loadConfig } from '../../settings/config.ts'
import { createIds } from '../adapters/machine/ids.ts'
import { systemRandom } from '../adapters/machine/random.ts'
import { createLog } from '../adapters/pino/log.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Log } from '../ports/log.ts'
import { aloneProcess } from './processes.ts'
import { claimJobs, endLeases, enqueue, queueState, reviveJob } from './queue.ts'
import { doJob, type JobHandlers, NeedsOperator, NotYet, retryDelaySeconds, runDueJobs } from './run-jobs.ts'
import { startWorker } from './worker.ts'

const start = new Date('2026-11-20T08:00:00Z')
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000)

/** The means of a runner, with a clock that the test moves, and everything that was logged. */
function means(db: Db) {
  let now = start
  const logged: Record<string, unknown>[] = []
  const clock = { now: () => now, today: (zone: string) => dateIn(zone, now), machineNow: () => now }
  const log: Log = createLog('debug', { write: (line) => void logged.push(JSON.parse(line)) })
  // Only what these tests use; the rest of the means is not there to be used by accident.
  const deps = {
    db,
    processes: aloneProcess(),
    clock,
    log,
    random: systemRandom,
    ids: createIds(clock, systemRandom),
    config: loadConfig({}),
  } as Deps
  return {
    deps,
    logged,
    moveTo(next: Date): void {
      now = next
    },
  }
}

onBothEngines('the queue', (database) => {
  it('does what is due, in the order of its times, and what comes up meanwhile', async () => {
    const { deps } = means(database())
    const order: unknown[] = []
    const handlers: JobHandlers = {
      'order.note': {
        kind: 'database',
        async run(tx, job) {
          order.push(job.payload.n)
          if (job.payload.n === 2)
            await enqueue(tx, { topic: 'order.note', key: null, payload: { n: 4 }, runAt: start })
        },
      },
    }
    for (const [n, seconds] of [
      [3, -1],
      [1, -60],
      [2, -30],
      [9, 1],
    ] as const)
      await enqueue(deps.db, { topic: 'order.note', key: null, payload: { n }, runAt: after(seconds) })
    expect(await runDueJobs(handlers, deps)).toEqual({ done: 4, failed: 0, dead: 0 })
    expect(order).toEqual([1, 2, 3, 4])
    expect(await runDueJobs(handlers, deps, { until: after(1) })).toEqual({ done: 1, failed: 0, dead: 0 })
    expect(await runDueJobs(handlers, deps, { until: after(9999) })).toEqual({ done: 0, failed: 0, dead: 0 })
  })

  it('takes a natural key once, for good', async () => {
    const { deps } = means(database())
    const handlers: JobHandlers = { once: { kind: 'database', run: async () => {} } }
    const job = { topic: 'once', key: 'L1 2026-11-20', payload: {}, runAt: start }
    expect(await enqueue(deps.db, job)).toEqual(expect.any(Number))
    expect(await enqueue(deps.db, job)).toBeNull()
    await runDueJobs(handlers, deps)
    expect(await enqueue(deps.db, job)).toBeNull()
    expect(await runDueJobs(handlers, deps)).toMatchObject({ done: 0 })
  })

  it('has no job where the transaction behind it failed', async () => {
    const { deps } = means(database())
    const failed = deps.db.transaction(async (tx) => {
      await enqueue(tx, { topic: 'ghost', key: 'g', payload: {}, runAt: start })
      throw new Error('no money moved')
    })
    await expect(failed).rejects.toThrow('no money moved')
    expect(await queueState(deps.db, start)).not.toContainEqual(expect.objectContaining({ topic: 'ghost' }))
  })

  it('undoes what a failed job wrote, and tries again later', async () => {
    const { deps, moveTo } = means(database())
    await deps.db.execute('create table written (attempt integer)')
    const handlers: JobHandlers = {
      shaky: {
        kind: 'database',
        async run(tx, job) {
          await tx.execute('insert into written values ($1)', [job.attempt])
          if (job.attempt < 3) throw new Error('not yet')
        },
      },
    }
    await enqueue(deps.db, { topic: 'shaky', key: null, payload: {}, runAt: start })
    expect(await runDueJobs(handlers, deps)).toEqual({ done: 0, failed: 1, dead: 0 })
    expect(await runDueJobs(handlers, deps, { until: after(9) })).toEqual({ done: 0, failed: 0, dead: 0 })
    moveTo(after(10))
    expect(await runDueJobs(handlers, deps)).toEqual({ done: 0, failed: 1, dead: 0 })
    moveTo(after(30))
    expect(await runDueJobs(handlers, deps)).toEqual({ done: 1, failed: 0, dead: 0 })
    expect(await deps.db.query('select attempt from written')).toEqual([{ attempt: 3 }])
  })

  it('is not handed out again while its runner renews the lease, and is taken from a runner that does not', async () => {
    const { deps, moveTo } = means(database())
    const seen: number[] = []
    const handOutAgain = () => claimJobs(deps.db, ['endless'], start, 1)
    const handlers: JobHandlers = {
      endless: {
        kind: 'outside',
        async run(_, __, lease) {
          for (const seconds of [60, 120]) {
            // The lease is all but over.
            await deps.db.execute(
              `update job set locked_until = clock_timestamp() + interval '1 s' where topic = 'endless'`,
            )
            moveTo(after(seconds))
            await lease.renew()
            await deps.db.execute(
              `update job set locked_until = locked_until - interval '60 s' where topic = 'endless'`,
            )
            seen.push((await handOutAgain()).length)
          }
          await deps.db.execute(`update job set locked_until = null where topic = 'endless'`)
          seen.push((await handOutAgain()).length)
          moveTo(after(180))
          await lease.renew()
          seen.push(99)
        },
      },
    }
    await enqueue(deps.db, { topic: 'endless', key: null, payload: {}, runAt: start })
    const [job] = await handOutAgain()
    if (job === undefined) throw new Error('the job of a test is not there')
    expect(await doJob(job, handlers, deps)).toBe('lost')
    expect(seen).toEqual([0, 0, 1])
  })

  it('waits longer each time, an hour at most', () => {
    expect([1, 2, 3, 8, 9, 10, 20].map(retryDelaySeconds)).toEqual([10, 20, 40, 1280, 2560, 3600, 3600])
  })

  it('gives up after the named attempts, says so, and keeps the job until it is revived', async () => {
    const { deps, logged, moveTo } = means(database())
    let broken = true
    const handlers: JobHandlers = {
      'sms.send': {
        kind: 'outside',
        maxAttempts: 2,
        async run() {
          if (broken) throw new TypeError('+63 917 555 0100 does not answer')
        },
      },
    }
    const id = await enqueue(deps.db, { topic: 'sms.send', key: null, payload: {}, runAt: start })
    await runDueJobs(handlers, deps)
    moveTo(after(3600))
    expect(await runDueJobs(handlers, deps)).toEqual({ done: 0, failed: 0, dead: 1 })
    const kept = 'select attempts, last_error, dead_at from job where id = $1'
    expect(await deps.db.query(kept, [id])).toEqual([{ attempts: 2, last_error: 'TypeError', dead_at: after(3600) }])
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'error', topic: 'sms.send', msg: 'job was given up' }),
    )
    expect(JSON.stringify(logged)).not.toContain('555')
    expect(await queueState(deps.db, after(3600))).toContainEqual({
      topic: 'sms.send',
      waiting: 0,
      due: 0,
      dead: 1,
      oldestSeconds: 0,
    })
    broken = false
    expect(await reviveJob(deps.db, id ?? 0, after(3600))).toBe(true)
    expect(await reviveJob(deps.db, id ?? 0, after(3600))).toBe(false)
    expect(await runDueJobs(handlers, deps)).toEqual({ done: 1, failed: 0, dead: 0 })
  })

  it('says once as a warning, and without an error, that another service has not answered yet', async () => {
    const { deps, logged, moveTo } = means(database())
    const handlers: JobHandlers = {
      ask: {
        kind: 'outside',
        maxAttempts: 3,
        async run() {
          throw new NotYet('the bureau did not answer')
        },
      },
    }
    await enqueue(deps.db, { topic: 'ask', key: null, payload: {}, runAt: start })
    for (const seconds of [0, 60, 120]) {
      moveTo(after(seconds))
      await runDueJobs(handlers, deps)
    }
    const said = logged.filter(({ topic }) => topic === 'ask')
    expect(said.map(({ level, msg, reason }) => [level, msg, reason])).toEqual([
      ['warn', 'job is tried again later', 'the bureau did not answer'],
      ['info', 'job is tried again later', 'the bureau did not answer'],
      ['info', 'job is tried again later', 'the bureau did not answer'],
      ['error', 'job was given up', undefined],
    ])
    expect(said.filter((line) => 'err' in line)).toEqual([])
  })

  it('says as an error at each attempt what an operator has to do, and keeps it beside the job', async () => {
    const { deps, logged } = means(database())
    const handlers: JobHandlers = {
      stuck: {
        kind: 'outside',
        async run() {
          throw new NeedsOperator('clockAlert', 'the clock is wrong: set it')
        },
      },
    }
    const id = await enqueue(deps.db, { topic: 'stuck', key: null, payload: {}, runAt: start })
    await runDueJobs(handlers, deps)
    expect(logged.filter(({ topic }) => topic === 'stuck')).toMatchObject([
      { level: 'error', kind: 'clockAlert', reason: 'the clock is wrong: set it', msg: 'a job waits for an operator' },
    ])
    const kept = await deps.db.query('select last_error from job where id = $1', [id])
    expect(kept).toEqual([{ last_error: 'the clock is wrong: set it' }])
  })

  it('hands out at once what a process had leased that is gone, once that is known', async () => {
    const { deps } = means(database())
    await enqueue(deps.db, { topic: 'orphan', key: null, payload: {}, runAt: start })
    expect(await claimJobs(deps.db, ['orphan'], start, 1)).toHaveLength(1)
    expect(await claimJobs(deps.db, ['orphan'], start, 1)).toHaveLength(0)
    await endLeases(deps.db)
    expect(await claimJobs(deps.db, ['orphan'], start, 1)).toMatchObject([{ attempt: 2 }])
  })

  it('gives up a job that kills its runner every time', async () => {
    const { deps } = means(database())
    const handlers: JobHandlers = { deadly: { kind: 'outside', maxAttempts: 3, run: async () => {} } }
    await enqueue(deps.db, { topic: 'deadly', key: null, payload: {}, runAt: start })
    for (const _crash of [1, 2, 3]) {
      expect(await claimJobs(deps.db, ['deadly'], start, 1)).toHaveLength(1)
      await leasesRunOut(deps.db)
    }
    expect(await runDueJobs(handlers, deps)).toEqual({ done: 0, failed: 0, dead: 1 })
  })

  it('leaves a job of an unknown topic where it is', async () => {
    const { deps } = means(database())
    await enqueue(deps.db, { topic: 'from.the.future', key: null, payload: {}, runAt: start })
    expect(await runDueJobs({}, deps)).toEqual({ done: 0, failed: 0, dead: 0 })
    const waits = { topic: 'from.the.future', waiting: 1, due: 1, dead: 0 }
    expect(await queueState(deps.db, start)).toContainEqual({ ...waits, oldestSeconds: 0 })
    expect(await queueState(deps.db, after(90))).toContainEqual({ ...waits, oldestSeconds: 90 })
  })

  it('does not hand out a job again because the business clock moved', async () => {
    const { deps } = means(database())
    await enqueue(deps.db, { topic: 'slow', key: null, payload: {}, runAt: start })
    expect(await claimJobs(deps.db, ['slow'], start, 1)).toHaveLength(1)
    expect(await claimJobs(deps.db, ['slow'], after(30 * 86_400), 1)).toEqual([])
  })

  it('undoes the work of a runner whose job was handed out again', async () => {
    const { deps, logged } = means(database())
    await deps.db.execute('create table effect (runner text)')
    const handlerOf = (runner: string): JobHandlers => ({
      fenced: {
        kind: 'database',
        run: async (tx) => void (await tx.execute('insert into effect values ($1)', [runner])),
      },
    })
    await enqueue(deps.db, { topic: 'fenced', key: null, payload: {}, runAt: start })
    const [late] = await claimJobs(deps.db, ['fenced'], start, 1)
    await leasesRunOut(deps.db)
    const [next] = await claimJobs(deps.db, ['fenced'], start, 1)
    if (late === undefined || next === undefined) throw new Error('the job was not handed out twice')
    expect(await doJob(next, handlerOf('second'), deps)).toBe('done')
    expect(await doJob(late, handlerOf('first'), deps)).toBe('lost')
    expect(await deps.db.query('select runner from effect')).toEqual([{ runner: 'second' }])
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'job ran past its time and another worker took it' }))
  })

  it('is worked off by a worker, which finishes what it has begun before it stops', async () => {
    const { deps } = means(database())
    let begun: () => void = () => {}
    let finish: () => void = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const mayFinish = new Promise<void>((resolve) => (finish = resolve))
    const handlers: JobHandlers = {
      long: {
        kind: 'outside',
        async run() {
          begun()
          await mayFinish
        },
      },
    }
    const worker = startWorker(handlers, deps, { pollMs: 60_000 })
    await enqueue(deps.db, { topic: 'long', key: null, payload: {}, runAt: start })
    worker.wake()
    await hasBegun
    const stopped = worker.stop()
    await enqueue(deps.db, { topic: 'long', key: null, payload: {}, runAt: start })
    finish()
    await stopped
    expect(await deps.db.query(`select is_done as done from ${everyJob} where topic = 'long' order by id`)).toEqual([
      { done: true },
      { done: false },
    ])
  })
})

async function leasesRunOut(db: Db): Promise<void> {
  await db.execute(
    `update job set locked_until = clock_timestamp() - interval '1 second' where locked_until is not null`,
  )
}
