// The nightly work on months: made ahead at each start and each night, and told where it could not be done.

import { expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { until } from '../../../tests/support/until.ts'
import { date } from '../../core/calendar-date.ts'
import type { Db } from '../db/database.ts'
import { lackingMonths } from '../db/months.ts'
import type { Deps } from '../deps.ts'
import { monthJobs, scheduleMonths } from './keep-months.ts'
import { NotYet } from './run-jobs.ts'

const keepMonthsTopic = 'keepMonths'

onPostgres('the months', (database, engine) => {
  const said: { readonly level: string; readonly sentence: string; readonly kind: unknown }[] = []
  const log = Object.fromEntries(
    ['info', 'warn', 'error'].map((level) => [
      level,
      (of: { kind?: string }, sentence: string) => void said.push({ level, sentence, kind: of.kind }),
    ]),
  )
  const at = (now: string, db: Db = database()): Deps =>
    ({ db, log, clock: { now: () => new Date(now) } }) as unknown as Deps
  const work = async (deps: Deps): Promise<unknown> => {
    const handler = monthJobs[keepMonthsTopic]
    const run = handler?.run as ((job: object, deps: Deps) => Promise<void>) | undefined
    return await run?.({}, deps).then(
      () => 'done',
      (error: unknown) => error,
    )
  }
  const nights = async (): Promise<string[]> =>
    (
      await database().query<{ at: Date }>('select run_at as at from job where topic = $1 order by run_at', [
        keepMonthsTopic,
      ])
    ).map(({ at }) => new Date(at).toISOString())
  const nextEntry = async (): Promise<number> =>
    (await database().query<{ last: number }>('select last_value as last from entry_id_seq'))[0]?.last ?? 0

  it('are there after a start, the ledger has turned, and the next night is queued once', async () => {
    await scheduleMonths(at('2033-05-20T08:00:00Z'))
    expect(await lackingMonths(database(), date('2033-07-01'))).toEqual([])
    expect(await nextEntry()).toBe(2033050000000000)
    await scheduleMonths(at('2033-05-20T18:00:00Z'))
    expect(await nights()).toEqual(['2033-05-21T00:00:00.000Z'])
    expect(said.splice(0).map(({ sentence }) => sentence)).toEqual(['partitions of months were made'])
  })

  it('go on each night, and turn at the end of a month', async () => {
    expect(await work(at('2033-05-31T00:00:05Z'))).toBe('done')
    expect(await nextEntry()).toBe(2033050000000000)
    expect(await work(at('2033-06-01T00:00:05Z'))).toBe('done')
    expect(await nextEntry()).toBe(2033060000000000)
    expect((await nights()).slice(1)).toEqual(['2033-06-01T00:00:00.000Z', '2033-06-02T00:00:00.000Z'])
    said.splice(0)
  })

  // The embedded engine has one connection.
  if (engine.name === 'postgres')
    it('turn later where somebody is posting for long: the job comes back', async () => {
      const db = database()
      let [isPosting, isOver] = [false, false]
      const posting = db.transaction(async (tx) => {
        await tx.execute('lock table entry in row exclusive mode')
        isPosting = true
        await until(() => isOver)
      })
      await until(() => isPosting)
      try {
        expect(await work(at('2033-07-01T00:00:05Z'))).toBeInstanceOf(NotYet)
      } finally {
        isOver = true
        await posting
      }
      expect(await nextEntry()).toBe(2033060000000000)
      expect(said.splice(0)).toContainEqual(expect.objectContaining({ level: 'warn' }))
      expect(await work(at('2033-07-01T00:10:00Z'))).toBe('done')
      expect(await nextEntry()).toBe(2033070000000000)
    })

  it('raise an alarm where the next one cannot be made', async () => {
    said.splice(0)
    const db = database()
    const full = new Proxy(db, {
      get: (of, name) =>
        name === 'query'
          ? async (sql: string, values: never) => {
              if (sql.includes('make_months')) throw new Error('no room')
              return await of.query(sql, values)
            }
          : Reflect.get(of, name),
    })
    expect(await work(at('2034-03-10T00:00:05Z', full))).toBeInstanceOf(NotYet)
    expect(said).toContainEqual({
      level: 'error',
      sentence: 'partitions of the next month are missing',
      kind: 'monthAlert',
    })
    // The night after is queued all the same.
    expect((await nights()).at(-1)).toBe('2034-03-11T00:00:00.000Z')
  })
})
