// Bringing a database up to date: once, in order, all or nothing, and never over a changed past.

import { describe, expect, it } from 'vitest'
import { engines, postgres } from '../../../tests/support/databases.ts'
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
    expect(await migrate(db, [...known, first])).toEqual(['9001_first.sql'])
    expect(await migrate(db, [...known, first, second])).toEqual(['9002_second.sql'])
    expect(await migrate(db, [...known, first, second])).toEqual([])
    await close()
  })

  it('is left as it was when one migration fails', async () => {
    const { db, close } = await engine.open()
    const broken = migrationOf('9003_broken.sql', 'create table half (n integer); select 1 / 0;')
    await expect(migrate(db, [...productMigrations(), first, broken])).rejects.toThrow(/division by zero/)
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

  it('refuses a database that a newer version has written', async () => {
    const { db, close } = await engine.open()
    await migrate(db, [...productMigrations(), first])
    await expect(migrate(db)).rejects.toThrow(/9001_first\.sql, which this version does not know/)
    await close()
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
        const applied = await migrate(db, [...productMigrations(), slow, first])
        await db.close()
        return applied
      }),
    )
    expect(all.flat()).toEqual(['9000_slow.sql', '9001_first.sql'])
    await close()
  })
})
