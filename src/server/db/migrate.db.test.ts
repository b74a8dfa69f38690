// Bringing a database up to date: migrations once, in order, all or nothing, never over a changed past; functions when they change.

import { describe, expect, it } from 'vitest'
import { engines, postgres } from '../../../tests/support/databases.ts'
import shipped from '../../../tests/support/shipped-migrations.json' with { type: 'json' }
import type { Db } from './database.ts'
import { functionsOf, productFunctions } from './functions.ts'
import { migrate, migrationOf, productMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const first = migrationOf('9001_first.sql', 'create table first_of_all (n integer);')
const second = migrationOf(
  '9002_second.sql',
  'create table second_of_all (n integer); insert into second_of_all values (1);',
)

describe.each(engines)('a database on $name', (engine) => {
  it('is brought up to date once', async () => {
    const { db, close } = await engine.open()
    const known = productMigrations()
    expect((await migrate(db, [...known, first])).migrations).toEqual(['9001_first.sql'])
    expect((await migrate(db, [...known, first, second])).migrations).toEqual(['9002_second.sql'])
    expect(await migrate(db, [...known, first, second])).toEqual({ migrations: [], functions: [] })
    await close()
  })

  it('is left as it was when one migration fails', async () => {
    const { db, close } = await engine.open()
    const broken = migrationOf('9003_broken.sql', 'create table half (n integer); select 1 / 0;')
    await expect(migrate(db, [...productMigrations(), first, broken])).rejects.toThrow(
      /migrations\/9003_broken\.sql: 22012 division by zero/,
    )
    expect(await db.query(`select to_regclass('first_of_all') as first, to_regclass('half') as half`)).toEqual([
      { first: null, half: null },
    ])
    await close()
  })

  it('refuses a migration that was changed after it was applied', async () => {
    const { db, close } = await engine.open()
    await migrate(db, [...productMigrations(), first])
    const changed = migrationOf(first.name, `${first.sql} -- a thought too late`)
    await expect(migrate(db, [...productMigrations(), changed])).rejects.toThrow(/9001_first\.sql was changed/)
    await close()
  })

  it('has every migration as it was shipped: a changed word keeps the databases that have it from starting', () => {
    const hashes = Object.fromEntries(productMigrations().map(({ name, hash }) => [name, hash]))
    // Leave a migration of the list as it was, and add another one. A new one joins the list with the version that ships it.
    expect(hashes).toMatchObject(shipped)
  })

  it('takes over a database that has an earlier text of a migration with the same tables', async () => {
    const { db, close } = await engine.open()
    const today = productMigrations().find(({ name }) => name === '0068_staged_reports.sql')
    const earlier = migrationOf(
      '0068_staged_reports.sql',
      (today?.sql ?? '').replace('forgotten after three days', 'forgotten after a day'),
    )
    expect(earlier.hash).not.toBe(today?.hash)
    await db.execute('update schema_migration set hash = $2 where name = $1', [earlier.name, earlier.hash])
    expect(await migrate(db)).toEqual({ migrations: [], functions: [] })
    await close()
  })

  it('refuses a database that a newer version has written', async () => {
    const { db, close } = await engine.open()
    await migrate(db, [...productMigrations(), first])
    await expect(migrate(db)).rejects.toThrow(/9001_first\.sql, which this version does not know/)
    await close()
  })

  it('refuses one that an early version has made, in a sentence', async () => {
    const { db, close } = await engine.open()
    await db.execute(`insert into schema_migration (name, hash) values ('0002_books.sql', '')`)
    await expect(migrate(db)).rejects.toThrow(
      /^This database was made by an early version of Candor, .* Nothing was changed\./,
    )
    await close()
  })
})

/** Functions of a test, over the table of `first`: one that answers, a view, one that uses both, one with a trigger. */
const texts = {
  answer: 'create function answer() returns integer language sql as $$ select 1 $$;',
  few: 'create view few as select n from first_of_all;',
  sum_of_few: `create function sum_of_few() returns setof few language plpgsql as $$
    begin return query select n + answer() from few; end $$;`,
  refuse_three: `create function refuse_three() returns trigger language plpgsql as $$
    begin if new.n = 3 then raise exception 'three'; end if; return new; end $$;
    create trigger no_three before insert on first_of_all for each row execute function refuse_three();`,
}
type Texts = Readonly<Record<string, string>>

/** What tells whether a function was made again: the number that the database gave it. */
async function numbersOf(db: Db): Promise<Record<string, number>> {
  const rows = await db.query<{ name: string; number: number }>(
    `select proname as name, oid::bigint as number from pg_proc where proname = any($1)
      union all select relname, oid::bigint from pg_class where relname = any($1)`,
    [Object.keys(texts)],
  )
  return Object.fromEntries(rows.map(({ name, number }) => [name, number]))
}

describe.each(engines)('functions on $name', (engine) => {
  const applied = async (
    change: Texts,
    then: (db: Db, apply: (next: Texts) => Promise<readonly string[]>) => Promise<void>,
  ) => {
    const { db, close } = await engine.open()
    const apply = async (next: Texts) =>
      (await migrate(db, [...productMigrations(), first], [...productFunctions(), ...functionsOf(next)])).functions
    await apply(change)
    await then(db, apply)
    await close()
  }

  it('are left untouched while they are as they were', () =>
    applied(texts, async (db, apply) => {
      const before = await numbersOf(db)
      expect(Object.keys(before)).toHaveLength(4)
      expect(await apply(texts)).toEqual([])
      expect(await numbersOf(db)).toEqual(before)
    }))

  it('are applied anew when they change, with those that use them, and no others', () =>
    applied(texts, async (db, apply) => {
      const before = await numbersOf(db)
      const changed = { ...texts, few: 'create view few as select n, -n as minus from first_of_all;' }
      const corrected = texts.sum_of_few.replace('n + answer()', 'n + answer(), minus')
      expect(await apply({ ...changed, sum_of_few: corrected })).toEqual(['few', 'sum_of_few'])
      await db.execute('insert into first_of_all values (4)')
      expect(await db.query('select * from sum_of_few()')).toEqual([{ n: 5, minus: -4 }])
      const { answer, refuse_three } = await numbersOf(db)
      expect({ answer, refuse_three }).toEqual({ answer: before.answer, refuse_three: before.refuse_three })
    }))

  it('may take other arguments and answer otherwise', () =>
    applied(texts, async (db, apply) => {
      const answer = `create function answer(p_more integer default 41) returns bigint language sql as
        $$ select p_more::bigint + 1 $$;`
      expect(await apply({ ...texts, answer })).toEqual(['answer', 'sum_of_few'])
      expect(await db.query('select answer()')).toEqual([{ answer: 42 }])
    }))

  it('are gone with their triggers when their files are, and a trigger when it is no longer in its file', () =>
    applied(texts, async (db, apply) => {
      const add = (n: number) => db.execute('insert into first_of_all values ($1)', [n])
      await expect(add(3)).rejects.toThrow(/three/)
      const [withoutTrigger = ''] = texts.refuse_three.split('create trigger')
      expect(await apply({ ...texts, refuse_three: withoutTrigger })).toEqual(['refuse_three'])
      expect(await add(3)).toBe(1)
      expect(await apply({ answer: texts.answer })).toEqual([])
      expect(Object.keys(await numbersOf(db))).toEqual(['answer'])
    }))

  it('are all applied anew after a migration: what they were made of may have changed', () =>
    applied({ all_of_it: 'create view all_of_it as select f.* from first_of_all f;' }, async (db) => {
      const more = migrationOf('9003_more.sql', 'alter table first_of_all add column m integer default 7;')
      const all = [
        ...productFunctions(),
        ...functionsOf({ all_of_it: 'create view all_of_it as select f.* from first_of_all f;' }),
      ]
      await db.execute('insert into first_of_all values (1)')
      const { functions } = await migrate(db, [...productMigrations(), first, more], all)
      expect(functions).toHaveLength(all.length)
      expect(await db.query('select * from all_of_it')).toEqual([{ n: 1, m: 7 }])
    }))

  it.each([
    ['words that are none', 'create function answer() returns integer language sql as $$ selekt 1 $$;', /syntax error/],
    ['a column that is not there', 'create view answer as select no_such from first_of_all;', /no_such/],
  ])('are refused by the name of their file for %s, and nothing of it is done', (_what, broken, reason) =>
    applied(texts, async (db, apply) => {
      const before = await numbersOf(db)
      const few = texts.few.replace('select n ', 'select n + 1 as n ')
      const refusal = apply({ ...texts, few, answer: broken })
      await expect(refusal).rejects.toThrow(/^The database was not brought up to date: functions\/answer\.sql: /)
      await expect(refusal).rejects.toThrow(reason)
      expect(await numbersOf(db)).toEqual(before)
      expect(await apply(texts)).toEqual([])
    }),
  )
})

describe('the file of a function', () => {
  it.each([
    ['makes something else', { answer: 'create function question() returns integer language sql as $$ select 1 $$;' }],
    ['makes two', { answer: `${texts.answer}\n${texts.answer.replace('answer', 'other')}` }],
    ['makes nothing', { answer: '-- create function answer()' }],
    [
      'makes a trigger of another',
      { answer: `${texts.answer}\ncreate trigger t after insert on x execute function other();` },
    ],
  ])('is refused when it %s', (_what, wrong) => {
    expect(() => functionsOf(wrong)).toThrow(/functions\/answer\.sql does not make answer/)
  })

  it('is refused when two use each other', () => {
    const circle = {
      few: 'create view few as select answer();',
      answer: texts.answer.replace('1', 'count(*) from few'),
    }
    expect(() => functionsOf(circle)).toThrow(/functions\/answer\.sql, functions\/few\.sql use each other/)
  })

  it('comes after those that it uses, and is the same with either kind of line end', () => {
    expect(functionsOf(texts).map(({ name }) => name)).toEqual(['answer', 'few', 'refuse_three', 'sum_of_few'])
    const [unix] = functionsOf({ answer: `-- few\n${texts.answer}\n` })
    const [dos] = functionsOf({ answer: `-- few\r\n${texts.answer}\r\n` })
    expect(dos).toEqual(unix)
  })
})

describe('a migration', () => {
  it('is the same with either kind of line end', () => {
    expect(migrationOf('a', 'one;\r\ntwo;\r\n').hash).toBe(migrationOf('a', 'one;\ntwo;\n').hash)
  })
})

describe('servers that start together (on postgres)', () => {
  it('bring the database up to date once, between them', async () => {
    const { url, close } = await postgres.open()
    // Long enough for all of them to have begun.
    const slow = migrationOf('9000_slow.sql', 'create table slow (n integer); select pg_sleep(0.5);')
    const all = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const db = await openDatabase({ url: url ?? '', poolSize: 1 })
        const applied = await migrate(db, [...productMigrations(), slow, first], functionsOf(texts))
        await db.close()
        return applied
      }),
    )
    expect(all.flatMap(({ migrations }) => migrations)).toEqual(['9000_slow.sql', '9001_first.sql'])
    expect(all.flatMap(({ functions }) => functions)).toEqual(['answer', 'few', 'refuse_three', 'sum_of_few'])
    await close()
  })
})
