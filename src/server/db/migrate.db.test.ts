// Bringing a database up to date: migrations once, in order, all or nothing, never over a changed past; functions when they change.

import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { type Engine, engines, postgres, usualEngines } from '../../../tests/support/databases.ts'
import shipped from '../../../tests/support/shipped-migrations.json' with { type: 'json' }
import { until } from '../../../tests/support/until.ts'
import type { Db } from './database.ts'
import { functionsOf } from './functions.ts'
import joined from './joined-migrations.json' with { type: 'json' }
import { isOfBaseline } from './joined-migrations.ts'
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
    const broken = migrationOf('9003_broken.sql', 'create table half (n integer);\n-- never\nselect 1 / 0;')
    await expect(migrate(db, [...productMigrations(), first, broken])).rejects.toThrow(
      /migrations\/9003_broken\.sql, line 2 \(select 1 \/ 0\): 22012 division by zero/,
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

/** Makes the record of a database say that the 54 migrations made it, which the baseline replaces. Those in `texts` have these hashes. */
async function recordJoined(db: Db, texts: Readonly<Record<string, string>> = {}): Promise<void> {
  const hashes = Object.fromEntries(Object.entries(joined).map(([name, [hash = '']]) => [name, hash]))
  // Migrations since then stay recorded: such a database gets them at its start.
  await db.execute("delete from schema_migration where name < '0090'")
  await db.execute('insert into schema_migration (name, hash) select key, value from jsonb_each_text($1::jsonb)', [
    JSON.stringify({ ...hashes, ...texts }),
  ])
}

/** Everything that a start could change: what is recorded, and what the database has. */
async function stateOf(db: Db): Promise<unknown> {
  return [
    await db.query('select * from schema_migration order by name'),
    await db.query('select * from schema_function order by name'),
    await db.query(
      `select oid::bigint, relname, xmin::text from pg_class where relnamespace = 'public'::regnamespace order by 1`,
    ),
    await db.query(
      `select oid::bigint, proname, xmin::text from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    ),
  ]
}

describe.each(usualEngines)('a database from before the migrations were joined, on $name', (engine) => {
  const started = async (then: (db: Db) => Promise<void>) => {
    const { db, close } = await engine.open()
    await recordJoined(db)
    await then(db)
    await close()
  }

  it('stands at the baseline where it has all of them: nothing is changed, and the next migration is applied', () =>
    started(async (db) => {
      const before = await stateOf(db)
      expect(await migrate(db)).toEqual({ migrations: [], functions: [] })
      expect(await stateOf(db)).toEqual(before)
      expect((await migrate(db, [...productMigrations(), first])).migrations).toEqual(['9001_first.sql'])
      expect(await migrate(db, [...productMigrations(), first])).toEqual({ migrations: [], functions: [] })
    }))

  it('stands there with the earlier text of a comment, too', () =>
    started(async (db) => {
      const earlier = Object.entries(joined).filter(([, texts]) => texts.length > 1)
      expect(earlier.map(([name]) => name)).toEqual(['0060_added_cards.sql', '0068_staged_reports.sql'])
      await recordJoined(db, Object.fromEntries(earlier.map(([name, texts]) => [name, texts.at(-1) ?? ''])))
      expect(await migrate(db)).toEqual({ migrations: [], functions: [] })
    }))

  it.each(['0001_ledger.sql', '0045_contact_change.sql', '0089_late_lists.sql'])(
    'is refused without %s, with what to do, and nothing is changed',
    (missing) =>
      started(async (db) => {
        await db.execute('delete from schema_migration where name = $1', [missing])
        const before = await stateOf(db)
        await expect(migrate(db)).rejects.toThrow(
          `This database was made by an earlier version of Candor, and has 53 of the 54 migrations that this version expects: the first ` +
            `one that it lacks is ${missing}. Nothing was changed. Start it once with the last version that has the file ` +
            'src/server/db/migrations/0089_late_lists.sql, and then with this one (docs/backup.md says how to find it).',
        )
        expect(await stateOf(db)).toEqual(before)
      }),
  )

  it('is refused where one of them is not as it was shipped', () =>
    started(async (db) => {
      await recordJoined(db, { '0003_lending.sql': 'another' })
      await expect(migrate(db)).rejects.toThrow('0003_lending.sql is not as this product shipped it')
    }))
})

describe('the baseline', () => {
  it('is what its list says, and each migration after it has a number from 0090', () => {
    const names = productMigrations().map(({ name }) => name)
    expect(names.filter(isOfBaseline)).toEqual(names.slice(0, 10))
    expect(names.filter((name) => !isOfBaseline(name) && name < '0090')).toEqual([])
    expect(Object.keys(joined)).toHaveLength(54)
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

/** A database in which no migration has been: what is said of functions needs none of the product's hundred. */
async function blank({ name }: Pick<Engine, 'name'>): Promise<{ readonly db: Db; readonly url: string }> {
  if (name === 'embedded') return { db: await openDatabase({ memory: true, snapshot: null }), url: '' }
  const { postgresUrl } = inject('databases')
  const admin = await openDatabase({ url: postgresUrl, poolSize: 1 })
  const made = `blank_${randomBytes(6).toString('hex')}`
  await admin.execute(`create database ${made} template template0 encoding 'UTF8'`)
  await admin.close()
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${made}` }).href
  return { url, db: await openDatabase({ url, poolSize: 2 }) }
}

describe.each(usualEngines)('functions on $name', (engine) => {
  const applied = async (
    change: Texts,
    then: (db: Db, apply: (next: Texts) => Promise<readonly string[]>) => Promise<void>,
  ) => {
    const { db } = await blank(engine)
    const apply = async (next: Texts) => (await migrate(db, [first], functionsOf(next))).functions
    await apply(change)
    await then(db, apply)
    await db.close()
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
    applied(
      { all_of_it: 'create view all_of_it as select f.* from first_of_all f;', answer: texts.answer },
      async (db) => {
        const more = migrationOf('9003_more.sql', 'alter table first_of_all add column m integer default 7;')
        const view = 'create view all_of_it as select f.* from first_of_all f;'
        const all = functionsOf({ all_of_it: view, answer: texts.answer })
        await db.execute('insert into first_of_all values (1)')
        const { functions } = await migrate(db, [first, more], all)
        expect(functions).toHaveLength(all.length)
        expect(await db.query('select * from all_of_it')).toEqual([{ n: 1, m: 7 }])
      },
    ))

  it.each([
    ['words that are none', 'create function answer() returns integer language sql as $$ selekt 1 $$;', /syntax error/],
    ['a column that is not there', 'create view answer as select no_such from first_of_all;', /no_such/],
  ])('are refused by the name of their file for %s, and nothing of it is done', (_what, broken, reason) =>
    applied(texts, async (db, apply) => {
      const before = await numbersOf(db)
      const few = texts.few.replace('select n ', 'select n + 1 as n ')
      const refusal = apply({ ...texts, few, answer: broken })
      await expect(refusal).rejects.toThrow(
        /^The database was not brought up to date: functions\/answer\.sql, line 1 \(create /,
      )
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
    const { db: held, url } = await blank(postgres)
    // Long enough for all of them to have begun.
    const slow = migrationOf('9000_slow.sql', 'create table slow (n integer); select pg_sleep(0.5);')
    const all = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const db = await openDatabase({ url, poolSize: 1 })
        const applied = await migrate(db, [slow, first], functionsOf(texts))
        await db.close()
        return applied
      }),
    )
    expect(all.flatMap(({ migrations }) => migrations)).toEqual(['9000_slow.sql', '9001_first.sql'])
    expect(all.flatMap(({ functions }) => functions)).toEqual(['answer', 'few', 'refuse_three', 'sum_of_few'])
    await held.close()
  })
})

describe('a migration to months', () => {
  it.each([
    ['0300_months.sql', '0300_months.sql', 'loan_order', 'entry, transfer'],
    ['0360_done_jobs.sql', '0361_provider_events.sql', 'job', 'provider_event'],
  ])(
    'takes tables in the order in which postings take them, and neither waits for the other in a circle: %s',
    async (first, last, taken, next) => {
      const { db, url } = await blank(postgres)
      const other = await openDatabase({ url, poolSize: 2 })
      await migrate(
        db,
        productMigrations().filter(({ name }) => name < first),
        [],
      )
      let hasFirst = false
      let tries = 0
      const posting = other.transaction(async (tx) => {
        // A circle would end this transaction, which begins again then.
        tries += 1
        await tx.execute(`set local deadlock_timeout = '10ms'`)
        await tx.execute(`lock table ${taken} in row exclusive mode`)
        hasFirst = true
        await until(
          async () =>
            tries > 1 ||
            (await tx.query(`select 1 from pg_locks where relation is not null and not granted`)).length > 0,
        )
        await tx.execute(`lock table ${next} in row exclusive mode`)
      })
      await until(() => hasFirst)
      const migrated = migrate(
        db,
        productMigrations().filter(({ name }) => name <= last),
        [],
      )
      await Promise.all([posting, migrated])
      expect(tries).toBe(1)
      await Promise.all([db.close(), other.close()])
    },
  )
})
