// Jobs that are done: each goes to its month at its end, its key keeps it from being queued again, and months go as a whole.

import { describe, expect, it } from 'vitest'
import { onBothEngines, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { until } from '../../../tests/support/until.ts'
import { forgettings } from '../api.ts'
import type { Db } from '../db/database.ts'
import { claimJobs, endJob, enqueue, forgetDoneJobs, forgetJobKeys, moveDoneJobs, settleDeadJob } from './queue.ts'

const at = (moment: string): Date => new Date(moment)
const now = at('2033-03-10T08:00:00Z')

const queue = (db: Db, key: string | null, topic = 'noted'): Promise<number | null> =>
  enqueue(db, { topic, key, payload: { of: 'L1' }, runAt: at('2033-03-10T07:00:00Z') })

async function taken(db: Db, topic = 'noted') {
  const [job] = await claimJobs(db, [topic], now, 1, 'p1')
  if (job === undefined) throw new Error('nothing was due')
  return job
}

const partsOf = async (db: Db): Promise<string[]> =>
  (await db.query<{ part: string }>('select tableoid::regclass::text as part from job_done order by id')).map(
    ({ part }) => part,
  )

async function emptied(db: Db): Promise<Db> {
  for (const table of ['job', 'job_done', 'job_key']) await db.execute(`delete from ${table}`)
  return db
}

onBothEngines('a job that is done', (database) => {
  it('leaves the queue for the month of its end, with what it was and who did it', async () => {
    const db = await emptied(database())
    const id = await queue(db, 'k1')
    expect(await endJob(db, await taken(db), at('2033-03-31T23:59:59.999Z'))).toBe(true)
    expect(await db.query('select from job')).toEqual([])
    const columns = 'id, topic, key, payload, run_at, attempts, done_by, done_at'
    expect(await db.query(`select ${columns} from job_done_2033_03`)).toEqual([
      {
        ...{ id, topic: 'noted', key: 'k1', payload: { of: 'L1' }, run_at: at('2033-03-10T07:00:00Z'), attempts: 1 },
        ...{ done_by: 'p1', done_at: at('2033-03-31T23:59:59.999Z') },
      },
    ])
  })

  it('is queued no more by its key, alone or among others; one without a key is', async () => {
    const db = await emptied(database())
    await queue(db, 'k1')
    await queue(db, null)
    for (const _job of [1, 2]) await endJob(db, await taken(db), now)
    expect(await queue(db, 'k1')).toBeNull()
    const rows = ['k1', 'k2'].map((key) => ({ topic: 'noted', key, payload: {}, run_at: now }))
    await db.query('select queue_jobs($1::json)', [JSON.stringify(rows)])
    expect(await queue(db, null)).not.toBeNull()
    // As a process of the release before, which does not look for the key.
    await db.execute(`insert into job (topic, key, payload, run_at) values ('noted', 'k1', '{}', $1)`, [now])
    expect(await db.query('select key from job order by id')).toEqual([{ key: 'k2' }, { key: null }])
  })

  it('is ended once, by its newest runner, and by a person only where it was given up', async () => {
    const db = await emptied(database())
    const id = await queue(db, 'k1')
    const first = await taken(db)
    await db.execute('update job set locked_until = null')
    const second = await taken(db)
    expect(await endJob(db, first, now)).toBe(false)
    expect(await settleDeadJob(db, id ?? 0, now)).toBe(false)
    expect([await endJob(db, second, now), await endJob(db, second, now)]).toEqual([true, false])
    const given = await queue(db, 'k2')
    await db.execute(`update job set dead_at = $1, last_error = 'no answer' where id = $2`, [now, given])
    expect([await settleDeadJob(db, given ?? 0, now), await settleDeadJob(db, given ?? 0, now)]).toEqual([true, false])
    expect(await db.query('select key, last_error from job_done order by id')).toEqual([
      { key: 'k1', last_error: null },
      { key: 'k2', last_error: 'no answer' },
    ])
  })

  it('is as it was when the transaction of its work fails', async () => {
    const db = await emptied(database())
    await queue(db, 'k1')
    const job = await taken(db)
    const failing = db.transaction(async (tx) => {
      await endJob(tx, job, now)
      throw new Error('the work failed')
    })
    await expect(failing).rejects.toThrow('the work failed')
    expect(await db.query('select key from job')).toEqual([{ key: 'k1' }])
    expect(await db.query('select from job_key')).toEqual([])
  })

  it('in the queue, as a process of the release before leaves it, is moved; what waits or was given up stays', async () => {
    const db = await emptied(database())
    for (const key of ['done', 'waits', 'dead', 'long ago']) await queue(db, key)
    await db.execute(`update job set done_at = $1 where key = 'done'`, [now])
    await db.execute(`update job set done_at = '2001-01-01T00:00:00Z' where key = 'long ago'`)
    await db.execute(`update job set dead_at = $1 where key = 'dead'`, [now])
    expect([await moveDoneJobs(db, 1), await moveDoneJobs(db, 9), await moveDoneJobs(db, 9)]).toEqual([1, 1, 0])
    expect(await db.query('select key from job order by id')).toEqual([{ key: 'waits' }, { key: 'dead' }])
    expect(await partsOf(db)).toEqual(['job_done_2033_03', 'job_done_before'])
    for (const key of ['done', 'waits', 'dead', 'long ago']) expect(await queue(db, key)).toBeNull()
  })

  it('goes with its month 35 days after the end of it, and its key by itself much later', async () => {
    const db = await emptied(database())
    const ends = ['2001-01-01T00:00:00Z', '2033-03-01T00:00:00Z', '2033-03-31T23:59:59Z', '2033-04-01T00:00:00Z']
    for (const end of ends) {
      await queue(db, end)
      await endJob(db, await taken(db), at(end))
    }
    const forget = async (before: string): Promise<void> => {
      while ((await forgetDoneJobs(db, at(before), 9)) > 0);
    }
    await forget('2033-03-31T23:59:59Z')
    expect(await partsOf(db)).toEqual(['job_done_2033_03', 'job_done_2033_03', 'job_done_2033_04'])
    await forget('2033-04-01T00:00:00Z')
    expect(await partsOf(db)).toEqual(['job_done_2033_04'])
    for (const end of ends) expect(await queue(db, end)).toBeNull()
    expect(await forgetJobKeys(db, at('2033-03-15T00:00:00Z'), 9)).toBe(2)
    expect(await queue(db, ends[1] ?? '')).not.toBeNull()
    expect(await queue(db, ends[2] ?? '')).toBeNull()
    const days = new Map(forgettings.map(({ what, keptDays, byMonth }) => [what, { keptDays, byMonth }]))
    expect(days.get('doneJobs')).toEqual({ keptDays: 35, byMonth: true })
    // A month that is gone is made again for who comes late.
    await queue(db, 'late')
    await endJob(db, await taken(db), at('2033-03-20T00:00:00Z'))
    expect(await partsOf(db)).toContain('job_done_2033_03')
  })
})

describe('a job that ends while the same key is queued again (on postgres)', () => {
  const database = useDatabase(postgres)

  it.each(['one by one', 'with others'])('is not done twice: %s', async (how) => {
    const db = await emptied(database())
    await queue(db, 'k1')
    const job = await taken(db)
    let [isEnded, isOver] = [false, false]
    const ending = db.transaction(async (tx) => {
      await endJob(tx, job, now)
      isEnded = true
      // The other one has looked for the key, and waits for the row of this one.
      await until(
        async () =>
          isOver ||
          (await tx.query(`select 1 from pg_locks where locktype = 'transactionid' and not granted`)).length > 0,
      )
      return isOver
    })
    await until(() => isEnded)
    const rows = [{ topic: 'noted', key: 'k1', payload: {}, run_at: now }]
    const queued =
      how === 'one by one' ? queue(db, 'k1') : db.query('select queue_jobs($1::json)', [JSON.stringify(rows)])
    void queued.then(() => {
      isOver = true
    })
    expect(await ending).toBe(false)
    await queued
    expect(await db.query('select key from job')).toEqual([])
    expect(await db.query('select count(*) as n from job_done')).toEqual([{ n: 1 }])
  })
})
