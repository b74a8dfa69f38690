// A database and a release that do not fit: one release ahead is worked on as it is, further ahead or with less than before is refused.

import { describe, expect, it } from 'vitest'
import { usualEngines } from '../../../tests/support/databases.ts'
import type { Db } from './database.ts'
import { functionsOf, productFunctions } from './functions.ts'
import { isMigrated, migrate, migrateAtStart, migrationOf, productMigrations } from './migrate.ts'
import { compareVersions, newestMigration } from './schema-state.ts'

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

const first = migrationOf('9001_first.sql', 'create table first_of_all (n integer);')
const ownFunction = 'create function of_the_next() returns integer language sql as $$ select 1 $$;'

/** A migration of a later release. */
const later = (release: string, step: 'expand' | 'contract', number = 9004) =>
  migrationOf(
    `${number}_later.sql`,
    `-- Release ${release}, ${step}: planted\ncreate table later_${number} (n integer);`,
  )

describe.each(usualEngines)('a database that the next release has migrated, on $name', (engine) => {
  const migratedBy = async (more: readonly ReturnType<typeof later>[], then: (db: Db) => Promise<void>) => {
    const { db, close } = await engine.open()
    await migrate(db, [...productMigrations(), ...more])
    await then(db)
    await close()
  }

  it('is worked on as it is where that release only adds: neither its tables nor its functions are touched', () =>
    migratedBy([later('9.0.0', 'expand'), later('9.0.0', 'expand', 9005)], async (db) => {
      const all = [...productFunctions(), ...functionsOf({ of_the_next: ownFunction })]
      await migrate(db, [...productMigrations(), later('9.0.0', 'expand'), later('9.0.0', 'expand', 9005)], all)
      const before = await stateOf(db)
      expect(await isMigrated(db)).toBe(true)
      expect(await migrate(db)).toEqual({ migrations: [], functions: [] })
      expect(await stateOf(db)).toEqual(before)
      expect(await newestMigration(db)).toBe('9005')
    }))

  it.each([
    [
      'takes something away',
      [later('9.0.0', 'contract')],
      /9004_later\.sql, which this version does not know and cannot/,
    ],
    [
      'is two releases ahead',
      [later('9.0.0', 'expand'), later('9.1.0', 'expand', 9005)],
      /migrations of 9\.0\.0 and 9\.1\.0, which this version does not know/,
    ],
  ])('is refused where it %s', (_what, more, said) =>
    migratedBy(more, async (db) => {
      const before = await stateOf(db)
      await expect(migrate(db)).rejects.toThrow(said)
      await expect(isMigrated(db)).rejects.toThrow(said)
      expect(await stateOf(db)).toEqual(before)
    }),
  )

  it('is refused where it lacks a migration of ours', () =>
    migratedBy([later('9.0.0', 'expand')], async (db) => {
      const ours = [...productMigrations(), first]
      await expect(migrate(db, ours)).rejects.toThrow(/does not know, and lacks 9001_first\.sql/)
    }))

  it('keeps the functions of a later release, though no table was changed', () =>
    migratedBy([], async (db) => {
      const changed = [...productFunctions(), ...functionsOf({ of_the_next: ownFunction })]
      await migrate(db, [...productMigrations(), first], changed)
      await db.execute(`update schema_function set release = '9.0.0'`)
      const before = await stateOf(db)
      expect(await migrate(db, [...productMigrations(), first])).toEqual({ migrations: [], functions: [] })
      expect(await stateOf(db)).toEqual(before)
      await db.execute(`update schema_function set release = '0.0.1'`)
      await migrate(db, [...productMigrations(), first])
      expect(await stateOf(db)).not.toEqual(before)
    }))
})

describe.each(usualEngines)('a database of the release before, on $name', (engine) => {
  it('is not migrated until it is: a look changes nothing, and the record gets the columns that it lacks', async () => {
    const { db, close } = await engine.open()
    await db.execute('alter table schema_migration drop column release, drop column is_additive')
    await db.execute('alter table schema_function drop column release')
    const newest = productMigrations().at(-1)?.name ?? ''
    expect(await isMigrated(db)).toBe(true)
    await migrate(db, [...productMigrations(), later('9.0.0', 'expand')])
    expect(await db.query(`select release, is_additive from schema_migration where name > $1`, [newest])).toEqual([
      { release: '9.0.0', is_additive: true },
    ])
    await close()
  })

  it('is behind with a function that changed, and with a table that is missing', async () => {
    const { db, close } = await engine.open()
    expect(await isMigrated(db)).toBe(true)
    await db.execute(`update schema_function set hash = 'another' where position = 1`)
    expect(await isMigrated(db)).toBe(false)
    await migrate(db)
    expect(await isMigrated(db)).toBe(true)
    await close()
  })
})

describe.each(usualEngines)('a start, on $name', (engine) => {
  it('changes nothing in a database that is up to date, and makes the months that are missing', async () => {
    const { db, close } = await engine.open()
    const before = await stateOf(db)
    await migrateAtStart(db)
    expect(await stateOf(db)).toEqual(before)
    const last = await db.value<string>(
      `select max(relname) as part from pg_class where relname ~ '^job_done_\\d' and relkind = 'r'`,
    )
    await db.execute(`drop table ${last}`)
    await migrateAtStart(db)
    expect(await db.value<boolean>('select to_regclass($1) is not null as "isThere"', [last])).toBe(true)
    await close()
  })

  it('brings up one that is behind, and leaves one of the next release as it is', async () => {
    const { db, close } = await engine.open()
    await db.execute(`update schema_function set hash = 'another' where position = 1`)
    await migrateAtStart(db)
    expect(await isMigrated(db)).toBe(true)
    await migrate(db, [...productMigrations(), later('9.0.0', 'expand')])
    await db.execute(`update schema_function set hash = 'another' where position = 1`)
    const before = await stateOf(db)
    await migrateAtStart(db)
    expect(await stateOf(db)).toEqual(before)
    await close()
  })

  it('does not take the tables of another schema in its search path for its own', async () => {
    const { db, close } = await engine.open()
    const own = await db.transaction(async (tx) => {
      await tx.script('create schema fresh; set local search_path to fresh, public')
      return await isMigrated(tx)
    })
    expect(own).toBe(false)
    expect(await isMigrated(db)).toBe(true)
    await close()
  })
})

it('versions are compared by their numbers', () => {
  expect([
    compareVersions('0.10.0', '0.9.9'),
    compareVersions('1.0.0', '1.0.0'),
    compareVersions('0.1.2', '0.2.0'),
  ]).toEqual([1, 0, -1])
})
