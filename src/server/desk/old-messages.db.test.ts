// Messages of years ago go, batch by batch: none of a loan or a case that runs, or that ended a short time ago.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { type Borrower, type LendingWorld, openLendingWorld } from '../../../tests/support/lending.ts'
import { date } from '../../core/calendar-date.ts'
import { internationalPhone } from '../../core/identity/phone.ts'
import { markets } from '../../core/market/markets.ts'
import { makeMonths } from '../db/months.ts'
import { type Forgetting, forgettingJobs, scheduleForgetting } from '../jobs/forget-old.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { oldMessages } from './old-messages.ts'

const forgetOldTopic = 'forgetOld'

const productId = 'candor-cash'

onPostgres('messages of years ago', (database, engine) => {
  let world: LendingWorld
  beforeAll(async () => {
    world = await openLendingWorld(database())
  })
  afterAll(() => world.db.execute('delete from sms_message'))

  /** Messages that left on a day, under ids that begin so. */
  async function told({ phone, market }: Borrower, ids: string, on: string, count = 1, purpose = 'reminder') {
    await world.db.execute(
      `insert into sms_message (id, market, phone, send_to, purpose, body, state, created_at, sent_at)
       select $1 || n, $2, $3, $4, $5, '', 'sent', $6::timestamptz + n * interval '1 second', $6 from generate_series(1, $7::int) n`,
      [ids, market, phone, internationalPhone(phone, markets[market].phone), purpose, `${on}T09:00:00Z`, count],
    )
  }

  const kept = async (): Promise<string[]> =>
    (await world.db.query<{ id: string }>('select id from sms_message order by id collate "C"')).map(({ id }) => id)

  /** The night before a day, with what the log said. */
  async function night(day: string, forgettings: readonly Forgetting[] = oldMessages) {
    world.setTime(`${day}T00:00:00Z`)
    const said: object[] = []
    const log = { ...world.deps.log, info: (fields: object) => void said.push(fields), warn: () => {}, error: () => {} }
    const jobs = { [forgetOldTopic]: forgettingJobs(forgettings)[forgetOldTopic] } as ReturnType<typeof forgettingJobs>
    const { failed } = await runDueJobs(jobs, { ...world.deps, log })
    return { said, failed }
  }

  async function borrowerWithLoan(day: string, settledOn: string | null): Promise<Borrower> {
    world.setTime(`${day}T02:00:00Z`)
    const who = await world.borrower()
    const orderId = await world.loan(who, productId)
    if (settledOn !== null)
      await world.db.execute(`update loan_order set status = 'settled', settled_on = $2 where id = $1`, [
        orderId,
        settledOn,
      ])
    return who
  }

  it('go three years after, but for those of loans and cases that run, or ended since', async () => {
    const running = await borrowerWithLoan('2026-01-10', null)
    const ended = await borrowerWithLoan('2026-01-10', '2026-01-21')
    const lately = await borrowerWithLoan('2026-01-10', '2028-12-01')
    const complaining = await borrowerWithLoan('2026-01-10', '2026-01-21')
    const moved = await borrowerWithLoan('2026-01-10', null)
    await world.db.execute(
      `insert into complaint (id, case_number, borrower_id, type, body, opened_at) values ('c1', 'C-1', $1, '2', 'No', $2)`,
      [complaining.borrowerId, '2028-11-01T00:00:00Z'],
    )
    await world.db.execute('delete from sms_message')
    for (const [ids, who] of Object.entries({ running, ended, lately, complaining, moved }))
      await told(who, ids, '2026-01-20')
    // Before the loan that runs, and long after the one that ended.
    await told(running, 'before', '2026-01-05')
    await told(ended, 'fresh', '2026-12-20')
    await told(running, 'code', '2028-02-20', 1, 'login')
    const numberBefore = internationalPhone(moved.phone, markets.standard.phone)
    await world.db.execute('update borrower set phone = $2 where id = $1', [moved.borrowerId, '1399999999'])
    await world.db.execute(
      `insert into former_phone (borrower_id, phone, send_to, had_from, left_at) values ($1, $2, $3, $4, $5)`,
      [moved.borrowerId, moved.phone, numberBefore, '2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z'],
    )
    world.setTime('2029-02-20T12:00:00Z')
    await scheduleForgetting(world.deps)
    expect(await night('2029-02-28')).toMatchObject({ failed: 0 })
    expect(await kept()).toEqual(['code1', 'complaining1', 'fresh1', 'lately1', 'moved1', 'running1'])
    await world.db.execute(`update complaint set answered_at = '2029-03-01T00:00:00Z', answer = 'Yes'`)
    expect(await night('2029-04-01')).toMatchObject({ failed: 0 })
    expect(await kept()).toEqual(['complaining1', 'fresh1', 'lately1', 'moved1', 'running1'])
    expect(await night('2032-05-01')).toMatchObject({ failed: 0 })
    expect(await kept()).toEqual(['moved1', 'running1'])
  })

  it('go batch by batch past those that stay, and the rest after a night that was cut short', async () => {
    const running = await borrowerWithLoan('2026-01-10', null)
    const stranger = await world.borrower()
    await world.db.execute('delete from sms_message')
    await told(running, 'remains', '2026-01-20', 2_500)
    await told(stranger, 'goes', '2026-01-21', 2_500)
    world.setTime('2029-06-01T12:00:00Z')
    await world.db.execute('delete from job')
    await scheduleForgetting(world.deps)
    let batches = 0
    const cutShort = oldMessages.map((one) => ({
      ...one,
      forget: async (...asked: Parameters<Forgetting['forget']>) => {
        batches += 1
        if (batches > 6) throw new Error('the machine went away')
        return await one.forget(...asked)
      },
    }))
    expect(await night('2029-06-02', cutShort)).toMatchObject({ failed: 1 })
    expect(await kept()).toHaveLength(2_500 + 1_000)
    world.setTime('2029-06-02T01:00:00Z')
    const { said, failed } = await night('2029-06-03')
    expect(failed).toBe(0)
    expect(said).toContainEqual({ kind: 'oldMessages', count: 1_000 })
    expect(await kept()).toHaveLength(2_500)
  })

  it('of a month go as a whole, with its partition, once none of them need stay', async () => {
    const running = await borrowerWithLoan('2034-03-01', null)
    const stranger = await world.borrower()
    await world.db.execute('delete from sms_message')
    await makeMonths(world.db, date('2034-03-01'))
    const [place] = await world.db.query<{ begins: string }>(`select message_place('2034-03-10T09:00:00Z') as begins`)
    const month = async () =>
      (await world.db.query<{ part: string | null }>(`select to_regclass('sms_message_2034_03')::text as part`))[0]
        ?.part
    await told(running, `${place?.begins}B`, '2034-03-10')
    await told(stranger, `${place?.begins}A`, '2034-03-10', 5)
    await world.db.execute('delete from job')
    world.setTime('2037-06-01T12:00:00Z')
    await scheduleForgetting(world.deps)
    await night('2037-06-02')
    expect([await kept(), await month()]).toEqual([[`${place?.begins}B1`], 'sms_message_2034_03'])
    await world.db.execute(`update loan_order set status = 'settled', settled_on = '2034-04-01'`)
    await told(stranger, `${place?.begins}A`, '2034-03-10', 5)
    const { said } = await night('2037-06-03')
    expect([await kept(), await month()]).toEqual([[], null])
    expect(said).toContainEqual({ kind: 'messageMonths', count: 6 })
  })

  // The embedded engine is of a later PostgreSQL, which plans otherwise.
  if (engine.name === 'postgres')
    it('are found by their age, with the index of their kind alone', async () => {
      await world.db.transaction(async (tx) => {
        for (const other of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(`set local enable_${other} = off`)
        for (const [what, index] of Object.entries({ oldCodes: 'code_age', oldMessages: 'age' })) {
          const heard: string[] = []
          const explained = { ...tx, query: (sql: string, params?: unknown[]) => plan(sql, params, heard) }
          const plan = async (sql: string, params: unknown[] = [], into: string[]) => {
            const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params as never)
            into.push(...rows.map((row) => row['QUERY PLAN']))
            return []
          }
          const walk = oldMessages.find((one) => one.what === what)
          await walk?.forget(explained as never, new Date('2026-01-01T00:00:00Z'), 1_000)
          expect(heard.join(' ')).toContain(`using sms_message_before_${index} on sms_message_before`)
          expect(heard.join('\n')).not.toMatch(/Sort {2}\(|Seq Scan/)
        }
      })
    })
})
