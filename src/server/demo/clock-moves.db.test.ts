// The demo's clock and a job that somebody else is at: it waits for the job without haste, and not for a runner that has died.

import { expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { openMovableClock } from '../adapters/machine/clock.ts'
import type { SandboxProvider } from '../adapters/providers/sandbox/service.ts'
import type { Deps } from '../deps.ts'
import { claimJobs, endJob, enqueue } from '../jobs/queue.ts'
import type { JobHandlers } from '../jobs/run-jobs.ts'
import { createTimeMachine } from './clock-moves.ts'

const looksAtLeasedJob = 250

/** Far ahead of the machine, as a demo's clock may be: a lease ends by the machine's time, and there it has ended long ago. */
const start = new Date('2100-01-01T08:00:00Z')
const dayMs = 86_400_000
const inDays = (days: number): Date => new Date(start.getTime() + days * dayMs)

onPostgres('the clock of the demo', (database) => {
  /** A time machine whose runs of a job and pauses are written down; `onPause` happens in each pause. */
  async function machine(onPause: (pauses: number) => Promise<void> = async () => {}) {
    const db = database()
    const clock = await openMovableClock(db, () => start)
    await clock.reset(db)
    for (const table of ['job', 'job_key']) await db.execute(`delete from ${table}`)
    const ran: [string, Date][] = []
    const handlers: JobHandlers = {
      noted: { kind: 'database', run: async (_tx, job) => void ran.push([job.key ?? '', clock.now()]) },
    }
    let asked = 0
    const counted = Object.assign(Object.create(db) as typeof db, {
      query: (...of: Parameters<typeof db.query>) => {
        asked += 1
        return db.query(...of)
      },
    })
    let pauses = 0
    const sandbox = { deliverDue: async () => 0 } as unknown as SandboxProvider
    const deps = { db: counted, clock, log: { warn() {}, error() {}, info() {} } } as unknown as Deps
    const time = createTimeMachine(deps, clock, sandbox, handlers, async () => {
      pauses += 1
      await onPause(pauses)
    })
    const queue = (key: string, runAt: Date) => enqueue(db, { topic: 'noted', key, payload: {}, runAt })
    const lease = async () => (await claimJobs(db, ['noted'], inDays(0), 1))[0]
    return { db, time, clock, ran, queue, lease, asked: () => asked, pauses: () => pauses }
  }

  it('passes a day although the runner of a job has died with it, and asks the database no more often than it looks', async () => {
    const { time, clock, ran, queue, lease, asked, pauses } = await machine()
    await queue('dead', inDays(0))
    expect(await lease()).toBeDefined()
    await queue('later', inDays(0.5))
    await time.passUntil(inDays(1))
    expect(ran).toEqual([['later', inDays(0.5)]])
    expect(clock.now()).toEqual(inDays(1))
    expect(pauses()).toBe(looksAtLeasedJob)
    expect(asked()).toBeLessThan(looksAtLeasedJob + 50)
  })

  it('waits for a job that another runner is at, and goes on in the order of their times once it is done', async () => {
    let release = async (): Promise<void> => {}
    const { db, time, clock, ran, queue, lease } = await machine(async (pauses) => {
      if (pauses === 3) await release()
    })
    await queue('held', inDays(0))
    const job = await lease()
    if (job === undefined) throw new Error('nothing was leased')
    release = async () => {
      expect([ran, clock.now()]).toEqual([[], start])
      await endJob(db, job, clock.now())
    }
    await queue('later', inDays(0.5))
    await time.passUntil(inDays(1))
    expect(ran).toEqual([['later', inDays(0.5)]])
  })
})
