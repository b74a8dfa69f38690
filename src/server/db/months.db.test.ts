// The partitions by month: made ahead and once, entered when the ledger turns, and passed without a look where a key says so.

import { expect, it } from 'vitest'
import { onBothEngines } from '../../../tests/support/databases.ts'
import { postEntries } from '../../../tests/support/posting.ts'
import { date } from '../../core/calendar-date.ts'
import type { Db } from './database.ts'
import { lackingMonths, makeMonths, turnLedger } from './months.ts'

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

  it('are made three ahead, once, whoever makes them', async () => {
    const db = database()
    expect(await lackingMonths(db, date('2031-01-31'))).toHaveLength(5)
    const made = await Promise.all([1, 2, 3, 4].map(() => makeMonths(db, date('2031-01-31'))))
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(await lackingMonths(db, date('2031-03-31'))).toEqual([])
    expect(await lackingMonths(db, date('2031-04-30'))).toHaveLength(5)
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
    const day = (on: string) =>
      db.query(`select write_loan_days($1::json)`, [
        JSON.stringify([
          {
            order_id: 'o1',
            day: on,
            next_due: null,
            principal_minor: 1,
            interest_minor: 0,
            fee_minor: 0,
            penalty_minor: 0,
            is_written_off: false,
          },
        ]),
      ])
    for (const on of ['1999-02-01', '2031-02-28', '2035-06-01', '2035-06-02']) await day(on)
    expect(await db.query(`select tableoid::regclass::text as part, day from loan_day order by day`)).toEqual([
      { part: 'loan_day_before', day: '1999-02-01' },
      { part: 'loan_day_2031_02', day: '2031-02-28' },
      { part: 'loan_day_2035_06', day: '2035-06-01' },
      { part: 'loan_day_2035_06', day: '2035-06-02' },
    ])
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
