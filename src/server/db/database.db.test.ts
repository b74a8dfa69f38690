// Both engines behave alike: values, transactions, nested ones, and what they refuse.

import { describe, expect, it } from 'vitest'
import { onBothEngines, postgres, useDatabase } from '../../../tests/support/databases.ts'
import { json } from './column-types.ts'
import type { Tx } from './database.ts'
import { isUniqueViolation, sqlStateOf } from './database-errors.ts'
import { openDatabase } from './open-database.ts'

onBothEngines('a database', (database) => {
  it('gives amounts as numbers, days as text, moments as dates, decimals as text', async () => {
    const moment = new Date('2026-11-20T10:41:42.964Z')
    const [row] = await database().query(
      `select $1::bigint as amount, $2::date as day, $3::timestamptz as moment, $4::numeric as decimal, $5::jsonb as value,
         $6::bytea as bytes, $7::boolean as flag, $8::text[] as words, $9::bigint[] as amounts,
         array[$2::date, null] as days, array[$3::timestamptz] as moments`,
      [
        123_456_789_012_345,
        '2026-02-28',
        moment,
        '1.50',
        json({ a: [1, null] }),
        Uint8Array.of(0, 92, 255),
        true,
        ['a"b\\c', null, 'NULL', '{,}', ''],
        [1, -2],
      ],
    )
    expect(row).toEqual({
      amount: 123_456_789_012_345,
      day: '2026-02-28',
      moment,
      decimal: '1.50',
      value: { a: [1, null] },
      bytes: Uint8Array.of(0, 92, 255),
      flag: true,
      words: ['a"b\\c', null, 'NULL', '{,}', ''],
      amounts: [1, -2],
      days: ['2026-02-28', null],
      moments: [moment],
    })
  })

  it('gives no amount rather than a wrong one beyond 2^53', async () => {
    await expect(database().query(`select 9007199254740993::bigint as amount`)).rejects.toThrow(/beyond 2\^53/)
  })

  it.each([
    ['half a character', '\ud800', '\ufffd'],
    ['the other half', 'a\udfffb', 'a\ufffdb'],
    ['what looks like one', '\\ud800 \\\\ud800', '\\ud800 \\\\ud800'],
    ['a whole one', '\ud83d\ude00', '\ud83d\ude00'],
  ])('takes JSON with %s', async (_what, given, kept) => {
    const [row] = await database().query<{ value: { a: string } }>('select $1::jsonb as value', [json({ a: given })])
    expect(row?.value.a).toBe(kept)
  })

  it('takes no number that is not finite', async () => {
    await expect(database().query('select $1::bigint', [Number.NaN])).rejects.toThrow(/finite/)
  })

  it('inserts the fields of an object that its columns name, and tells a conflict', async () => {
    const db = database()
    await db.execute('create table named (loan_id text primary key, paid_at timestamptz, shares jsonb)')
    const paidAt = new Date('2026-11-20T10:00:00Z')
    const row = { paidAt, shares: json([1, 2]), loanId: 'L-1', other: 'is not a column' }
    const into = 'insert into named (loan_id, shares, paid_at) on conflict do nothing'
    expect([await db.insert(into, row), await db.insert(into, row)]).toEqual([1, 0])
    const [stored] = await db.query('select loan_id, paid_at, shares from named')
    expect(stored).toEqual({ loan_id: 'L-1', paid_at: paidAt, shares: [1, 2] })
    // @ts-expect-error no list of columns
    await expect(db.insert('insert into named default values', row)).rejects.toThrow('no columns')
    // @ts-expect-error a column without its field
    await expect(db.insert(into, { loanId: 'L-2', shares: null })).rejects.toThrow('undefined')
  })

  it('counts changed rows', async () => {
    const db = database()
    await db.execute('create table counted (n integer)')
    expect(await db.execute('insert into counted values (1), (2), (3)')).toBe(3)
    expect(await db.execute('update counted set n = n + 1 where n > 1')).toBe(2)
    expect(await db.execute('delete from counted where n > 5')).toBe(0)
    const double = (n: number) => db.changed('update counted set n = n * 2 where n = $1', [n])
    expect([await double(3), await double(3)]).toEqual([true, false])
  })

  it('ends a transaction with the statement that was left to it', async () => {
    const db = database()
    await db.execute('create table left_behind (n integer primary key)')
    const answer = await db.transaction(async (tx) => {
      tx.leave('insert into left_behind values ($1)', [1])
      return 'answer'
    })
    expect(answer).toBe('answer')
    expect(await db.query('select n from left_behind')).toEqual([{ n: 1 }])
  })

  it('fails a transaction whose last statement fails, with its error, and keeps nothing of it', async () => {
    const db = database()
    await db.execute('create table kept (n integer primary key)')
    const failing = db.transaction(async (tx) => {
      await tx.execute('insert into kept values (1)')
      tx.leave('insert into kept values ($1)', [1])
    })
    await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error, 'kept_pkey'))
    expect(await db.query('select n from kept')).toEqual([])
    expect(await db.query('select 1 as n')).toEqual([{ n: 1 }])
  })

  it('takes no statement after the last one of a transaction', async () => {
    const late = database().transaction(async (tx) => {
      tx.leave('select 1')
      await tx.query('select 2')
    })
    await expect(late).rejects.toThrow(/after the last one/)
  })

  it('lets a first statement that only reads go out with the beginning', async () => {
    const rows = await database().transaction((tx) => tx.query('select 1 as n'), { firstOnlyReads: true })
    expect(rows).toEqual([{ n: 1 }])
  })

  it('keeps all of a transaction or nothing', async () => {
    const db = database()
    await db.execute('create table whole (n integer primary key)')
    await db.transaction((tx) => tx.execute('insert into whole values (1)'))
    const failed = db.transaction(async (tx) => {
      await tx.execute('insert into whole values (2)')
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await db.query('select n from whole')).toEqual([{ n: 1 }])
  })

  it('takes a nested part back alone', async () => {
    const db = database()
    await db.execute('create table nested (n integer primary key)')
    await db.transaction(async (tx) => {
      await tx.execute('insert into nested values (1)')
      await tx.transaction(async (inner) => {
        await inner.execute('insert into nested values (2)')
        await inner.transaction((innermost) => innermost.execute('insert into nested values (3)'))
      })
      const refused = tx.transaction(async (inner) => {
        await inner.execute('insert into nested values (4)')
        await inner.execute('insert into nested values (1)')
      })
      await expect(refused).rejects.toSatisfy((error) => isUniqueViolation(error, 'nested_pkey'))
      await tx.execute('insert into nested values (5)')
    })
    expect(await db.query('select n from nested order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 5 }])
  })

  it('refuses the database inside its own transaction, where it would wait for itself', async () => {
    const db = database()
    await db.transaction(async () => {
      await expect(db.query('select 1')).rejects.toThrow(/inside its own transaction/)
      await expect(db.transaction(async () => 1)).rejects.toThrow(/inside its own transaction/)
    })
    await expect(db.query('select 1 as one')).resolves.toEqual([{ one: 1 }])
  })

  it('refuses a query that was left behind by an ended transaction', async () => {
    let escaped: Tx | null = null
    await database().transaction(async (tx) => {
      escaped = tx
    })
    await expect((escaped as Tx | null)?.query('select 1')).rejects.toThrow(/has ended/)
  })

  it('does not take a swallowed error for success', async () => {
    const swallowed = database().transaction(async (tx) => {
      await tx.query('select 1 / 0').catch(() => null)
      return 'fine'
    })
    await expect(swallowed).rejects.toThrow()
  })

  it('names the broken rule by its code', async () => {
    await expect(database().query('select 1 / 0')).rejects.toSatisfy((error) => sqlStateOf(error) === '22012')
  })

  it('runs transactions that start together without mixing them', async () => {
    const db = database()
    await db.execute('create table together (worker integer, step integer)')
    await Promise.all(
      Array.from({ length: 20 }, (_, worker) =>
        db
          .transaction(async (tx) => {
            for (const step of [1, 2, 3]) await tx.execute('insert into together values ($1, $2)', [worker, step])
            if (worker % 2 === 1) throw new Error('odd ones change their mind')
          })
          .catch((error: Error) => expect(error.message).toMatch(/odd ones/)),
      ),
    )
    expect(await db.query('select count(*) as n, count(distinct worker) as workers from together')).toEqual([
      { n: 30, workers: 10 },
    ])
  })
})

describe('a PostgreSQL server', () => {
  const database = useDatabase(postgres)

  it('prepares a text at its second use: one that is sent once takes no place of those that recur', async () => {
    const text = 'select $1::integer + 1 as sum'
    const own = await postgres.open()
    const db = await openDatabase({ url: String(own.url), poolSize: 1 })
    const prepared = await db.transaction(async (tx) => {
      const look = () => tx.query('select statement from pg_prepared_statements where statement = $1', [text])
      const counts: number[] = []
      for (const _ of [1, 2, 3]) {
        await tx.query(text, [1])
        counts.push((await look()).length)
      }
      return counts
    })
    await db.close()
    await own.close()
    expect(prepared).toEqual([0, 1, 1])
  })

  it('repeats a transaction that lost a deadlock, until both are stored', async () => {
    const db = database()
    await db.execute('create table tangled (id integer primary key, n integer)')
    await db.execute('insert into tangled values (1, 0), (2, 0)')
    let attempts = 0
    const add = (first: number, second: number, met: () => Promise<void>) =>
      db.transaction(async (tx) => {
        attempts += 1
        await tx.execute('update tangled set n = n + 1 where id = $1', [first])
        await met()
        await tx.execute('update tangled set n = n + 1 where id = $1', [second])
      })
    let arrived = 0
    let open: () => void = () => {}
    const bothAreThere = new Promise<void>((resolve) => {
      open = resolve
    })
    const meet = async (): Promise<void> => {
      arrived += 1
      if (arrived === 2) open()
      await bothAreThere
    }
    await Promise.all([add(1, 2, meet), add(2, 1, meet)])
    // The one that lost begins again while the other goes on, and may lose to it once more.
    expect(attempts).toBeGreaterThanOrEqual(3)
    expect(await db.query('select n from tangled')).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('gives up a transaction that can never be serialized after five attempts', async () => {
    let attempts = 0
    const hopeless = database().transaction(async (tx) => {
      attempts += 1
      await tx.script(`do $$ begin raise exception 'no' using errcode = '40001'; end $$`)
    })
    await expect(hopeless).rejects.toSatisfy((error) => sqlStateOf(error) === '40001')
    expect(attempts).toBe(5)
  })
})
