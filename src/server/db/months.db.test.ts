// The partitions by month: made ahead and once, entered when the ledger turns, and passed without a look where a key says so.

import { describe, expect, it } from 'vitest'
import { onBothEngines, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { postEntries } from '../../../tests/support/posting.ts'
import { until } from '../../../tests/support/until.ts'
import { date } from '../../core/calendar-date.ts'
import { createIds } from '../adapters/machine/ids.ts'
import { systemRandom } from '../adapters/machine/random.ts'
import type { Db, Queries } from './database.ts'
import { lackingMonths, makeMonths, turnLedger } from './months.ts'

const zeros = { interest_minor: 0, fee_minor: 0, penalty_minor: 0 }
const loanDay = (day: string) => ({
  call: 'write_loan_days',
  row: { order_id: 'o1', day, next_due: null, principal_minor: 1, ...zeros, is_written_off: false },
})
/** A message with an id of its second. */
const message = (at: string) => {
  const now = () => new Date(at)
  const clock = { now, machineNow: now, today: () => date(at.slice(0, 10)) }
  const id = createIds(clock, systemRandom).inOrder('sms')
  const text = { phone: '1', send_to: '+631', purpose: 'reminder', body: 'x', code: null, spoken: false, about: null }
  return { call: 'write_messages', row: { id, ...text, market: 'standard', created_at: at } }
}
const write = (db: Queries, { call, row }: { readonly call: string; readonly row: object }): Promise<unknown> =>
  db.query(`select ${call}($1::json)`, [JSON.stringify([row])])
const messageParts = async (db: Queries): Promise<string[]> =>
  (
    await db.query<{ part: string }>('select tableoid::regclass::text as part from sms_message order by created_at')
  ).map(({ part }) => part)

onBothEngines('the months', (database) => {
  let posted = 0
  async function post(db: Db, loanId: string | null = null): Promise<number> {
    posted += 1
    const idemKey = `month-${posted}`
    await db.transaction((tx) =>
      postEntries(tx, {
        kind: 'suspense',
        idemKey,
        loanId,
        valueDate: date('2031-01-20'),
        postingDate: date('2031-01-20'),
        currency: 'PHP',
        transfers: [{ debit: 'cashClearing', credit: 'suspense', amountMinor: 100 }],
      }),
    )
    const [row] = await db.query<{ id: number }>('select entry_id as id from entry_key where idem_key = $1', [idemKey])
    return row?.id ?? 0
  }

  it('take postings before the first of them begins', async () => {
    expect(await post(database())).toBeLessThan(1_000)
  })

  it('are made three ahead, once, also by several processes', async () => {
    const db = database()
    expect(await lackingMonths(db, date('2031-01-31'))).toHaveLength(7)
    const made = await Promise.all([1, 2, 3, 4].map(() => makeMonths(db, date('2031-01-31'))))
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(28)
    expect(await lackingMonths(db, date('2031-03-31'))).toEqual([])
    expect(await lackingMonths(db, date('2031-04-30'))).toHaveLength(7)
    expect(await makeMonths(db, date('2031-01-01'))).toBe(0)
  })

  it('are entered one after another, and never backwards', async () => {
    const db = database()
    expect(await turnLedger(db, date('2031-01-31'))).toBe(true)
    expect(await post(db)).toBe(2031010000000000)
    expect(await turnLedger(db, date('2031-01-31'))).toBe(true)
    expect(await post(db)).toBe(2031010000000001)
    expect(await turnLedger(db, date('2031-02-01'))).toBe(true)
    expect(await post(db)).toBe(2031020000000000)
    expect(await turnLedger(db, date('2031-01-31'))).toBe(true)
    expect(await post(db)).toBe(2031020000000001)
  })

  it('that are not there yet are not entered: postings stay in the month before', async () => {
    const db = database()
    expect(await turnLedger(db, date('2033-07-01'))).toBe(false)
    expect(await post(db)).toBe(2031020000000002)
  })

  it('let a cause be posted once over all of them', async () => {
    const db = database()
    await expect(
      db.execute(
        `with posted as (insert into entry (kind, idem_key, value_date, posting_date, amount, currency)
           values ('suspense', 'month-1', '2031-01-01', '2031-01-01', 1, 'PHP') returning id)
         insert into transfer (entry_id, line, debit, credit, amount, currency) select id, 1, 'cashClearing', 'suspense', 1, 'PHP' from posted`,
      ),
    ).rejects.toThrow(/entry_kind_idem_key_key/)
    for (const sql of ['delete from entry_key', 'truncate entry_key', `update entry_key set idem_key = 'x'`])
      await expect(db.execute(sql), sql).rejects.toThrow(/append-only/)
  })

  it('of the ledger cannot be written, changed or emptied past its guards', async () => {
    const db = database()
    for (const sql of [
      'truncate entry_2031_01',
      'truncate transfer_before',
      'delete from entry_2031_02',
      'update transfer_2031_01 set amount = 2',
      `insert into transfer_2031_01 (entry_id, line, debit, credit, amount, currency)
         values (2031010000000000, 7, 'cashClearing', 'suspense', 1, 'PHP')`,
      `insert into entry_before (id, kind, idem_key, value_date, posting_date, amount, currency)
         overriding system value values (1, 'x', 'y', '2031-01-01', '2031-01-01', 1, 'PHP')`,
    ])
      await expect(db.execute(sql), sql).rejects.toThrow(/append-only/)
  })

  it('of days are made where a day comes that has none', async () => {
    const db = database()
    for (const on of ['1999-02-01', '2031-02-28', '2035-06-01', '2035-06-02']) await write(db, loanDay(on))
    expect(await db.query(`select tableoid::regclass::text as part, day from loan_day order by day`)).toEqual([
      { part: 'loan_day_before', day: '1999-02-01' },
      { part: 'loan_day_2031_02', day: '2031-02-28' },
      { part: 'loan_day_2035_06', day: '2035-06-01' },
      { part: 'loan_day_2035_06', day: '2035-06-02' },
    ])
  })

  it('take messages to the last second of the letters of their ids, and on from the first', async () => {
    const db = database()
    await makeMonths(db, date('2037-12-31'))
    for (const at of ['2037-12-31T23:59:59Z', '2038-01-01T00:00:00Z', '2038-01-19T03:14:07Z', '2038-01-19T03:14:08Z'])
      await write(db, message(at))
    await write(db, message('2038-02-01T09:00:00Z'))
    expect(await messageParts(db)).toEqual([
      'sms_message_2037_12',
      'sms_message_2038_01',
      'sms_message_2038_01',
      'sms_message_before',
      'sms_message_before',
    ])
    await db.execute('delete from sms_message')
  })

  it('begin where the messages from before there were months end, be it within one', async () => {
    const db = database()
    const undone = new Error('undone')
    await db
      .transaction(async (tx) => {
        const parts = await tx.query<{ part: string }>(
          `select inhrelid::regclass::text as part from pg_inherits where inhparent = 'sms_message'::regclass`,
        )
        for (const { part } of parts) await tx.execute(`alter table sms_message detach partition ${part}`)
        for (const { part } of parts) if (part !== 'sms_message_before') await tx.execute(`drop table ${part}`)
        const through = message('2031-06-10T00:00:00Z').row.id
        await tx.execute(
          `alter table sms_message attach partition sms_message_before for values from (minvalue) to ('${through}')`,
        )
        await makeMonths(tx, date('2031-06-01'))
        for (const at of ['2031-06-09T09:00:00Z', '2031-06-11T09:00:00Z', '2031-07-01T00:00:00Z'])
          await write(tx, message(at))
        expect(await messageParts(tx)).toEqual(['sms_message_before', 'sms_message_2031_06', 'sms_message_2031_07'])
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
  })

  it('before a loan are passed without a look at their rows', async () => {
    const db = database()
    const plan = async (after: number): Promise<string> =>
      (
        await db.query<{ 'QUERY PLAN': string }>(
          `explain (analyze, costs off, timing off, summary off)
            select sum(t.amount) from (values (${after}::bigint)) o (entries_after)
              cross join lateral (select amount from transfer where loan_id = 'L1' and entry_id > o.entries_after offset 0) t`,
        )
      )
        .map((row) => row['QUERY PLAN'])
        .join('\n')
    expect(await plan(2031020000000000)).toMatch(/transfer_2031_01.*never executed|^(?!.*transfer_2031_01)/s)
  })
})

describe('a month that two transactions miss at once (on postgres)', () => {
  const database = useDatabase(postgres)
  const closed = (on: string) => ({
    call: 'write_accruals',
    row: { order_id: 'o1', accrual_date: on, ...zeros, closed_at: `${on}T17:00:00Z` },
  })

  it.each([
    ['days of loans', '2041-03-01', loanDay('2041-03-05')],
    ['messages', '2036-04-01', message('2036-04-05T09:00:00Z')],
    ['closed days', '2041-05-01', closed('2041-05-05')],
  ])('is there for both: %s', async (_what, month, one) => {
    const db = database()
    let [isMade, isOver] = [false, false]
    const first = db.transaction(async (tx) => {
      await tx.query('select make_months($1, 1)', [month])
      isMade = true
      await until(
        async () =>
          isOver || (await tx.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).length > 0,
      )
      return isOver
    })
    await until(() => isMade)
    const second = write(db, one).then(
      () => 'stored',
      (error: unknown) => String(error),
    )
    void second.then(() => {
      isOver = true
    })
    expect(await first).toBe(false)
    expect(await second).toBe('stored')
  })

  it('is made while others write loans', async () => {
    const db = database()
    let [isWriting, isMade] = [false, false]
    const writer = db.transaction(async (tx) => {
      await tx.execute(`update loan_order set product_id = product_id`)
      isWriting = true
      await until(() => isMade)
    })
    await until(() => isWriting)
    const made = db.transaction(async (tx) => {
      await tx.execute(`set local lock_timeout = '1s'`)
      return await makeMonths(tx, date('2042-01-01'))
    })
    await made
      .finally(() => {
        isMade = true
      })
      .catch(() => {})
    await writer
    expect(await made).toBeGreaterThan(0)
  })
})
