// Brings a database up to date, all or nothing: the .sql files of migrations/, each once, in the order of their numbers, which make
// tables; then the functions and views of functions/ that have changed.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Db, Queries, Tx } from './database.ts'
import { distributeNewSchema, guardsOf } from './distributed-schema.ts'
import { applyFunctions, hasTheseFunctions, productFunctions, type SqlFunction } from './functions.ts'
import { applyFile, MigrationIsRefused } from './migration-refusal.ts'
import { makeMonths } from './months.ts'
import { appliedMigrations, compareSchema, type Migration } from './schema-state.ts'

/** The first line of a migration: `-- Release 0.2.0, expand: …`. */
const HEAD = /^-- Release (\d+\.\d+\.\d+), (expand|contract): \S/

/** Any number, the same for all processes: only one of them migrates at a time. */
const ADVISORY_LOCK = 20_261_120

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/

/** Makes a migration of its text; line ends do not count. */
export function migrationOf(name: string, text: string): Migration {
  const sql = text.replaceAll('\r\n', '\n')
  const [, release = null, step = null] = HEAD.exec(sql) ?? []
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), release, isAdditive: step === 'expand' }
}

/** The migrations of the product, in order. Throws when a file name has no number or two have the same. */
export function productMigrations(): Migration[] {
  const dir = new URL('./migrations/', import.meta.url)
  const names = readdirSync(dir).sort()
  const numbers = new Set<string>()
  return names.map((name) => {
    const number = FILE_NAME.exec(name)?.[1]
    if (number === undefined) throw new MigrationIsRefused(`${name} is not called NNNN_name.sql`)
    if (numbers.has(number)) throw new MigrationIsRefused(`two migrations have the number ${number}`)
    numbers.add(number)
    return migrationOf(name, readFileSync(new URL(name, dir), 'utf8'))
  })
}

/** The record of what was applied. A database of an earlier release gets the columns that it lacks. */
async function prepareRecord(tx: Tx): Promise<void> {
  await tx.script(`create table if not exists schema_migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`)
  const columns = await tx.query(
    `select from pg_attribute where attrelid = 'schema_migration'::regclass and attname in ('release', 'is_additive')`,
  )
  if (columns.length < 2)
    await tx.script(`alter table schema_migration add column if not exists release text;
      alter table schema_migration add column if not exists is_additive boolean not null default false`)
}

export interface Migrated {
  readonly migrations: readonly string[]
  readonly functions: readonly string[]
}

/**
 * Applies what is missing, in one transaction; nothing to a database that the next release has migrated. Throws
 * {@link MigrationIsRefused}, and `StartFault` for a database that an operator has to bring up to the baseline first.
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[] = productMigrations(),
  given?: readonly SqlFunction[],
): Promise<Migrated> {
  const work = async (tx: Tx): Promise<Migrated> => {
    const functions = given ?? productFunctions(await guardsOf(tx))
    if (db.kind === 'postgres') await tx.script('set local lock_timeout = 0')
    await tx.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await prepareRecord(tx)
    const before = await appliedMigrations(tx)
    const { pending, isAhead } = compareSchema(migrations, before)
    // Its functions and views are those of the next release, as its tables are.
    if (isAhead) return { migrations: [], functions: [] }
    for (const { name, hash, sql, release, isAdditive } of pending) {
      await applyFile(tx, `migrations/${name}`, sql)
      const row = { name, hash, release, isAdditive }
      await tx.insert('insert into schema_migration (name, hash, release, is_additive)', row)
    }
    if (before.length === 0) await distributeNewSchema(tx)
    // What a view or a function was made of may have changed.
    const means = { all: pending.length > 0, release: packageJson.version }
    const applied = await applyFunctions(tx, functions, means)
    if (functions.some(({ name }) => name === 'make_months')) await makeMonths(tx)
    return { migrations: pending.map((migration) => migration.name), functions: applied }
  }
  // Index builds on a big table, or another process that migrates.
  return await db.transaction(work, { atLength: true })
}

/** What {@link migrate} would find: work, nothing to do, or the schema of the next release. Only reads. */
async function found(db: Queries): Promise<'behind' | 'same' | 'ahead'> {
  const hasRecord = await db.value<boolean>(
    `select count(*) = 2 as exists from pg_class
      where relnamespace = current_schema()::regnamespace and relname in ('schema_migration', 'schema_function')`,
  )
  if (hasRecord !== true) return 'behind'
  const { pending, isAhead } = compareSchema(productMigrations(), await appliedMigrations(db))
  if (isAhead) return 'ahead'
  const functions = productFunctions(await guardsOf(db))
  return pending.length === 0 && (await hasTheseFunctions(db, functions, packageJson.version)) ? 'same' : 'behind'
}

/**
 * True where {@link migrate} would find nothing to do; only reads, so that an account without the right to change tables may ask.
 * Throws what `migrate` throws for a database that does not fit.
 */
export async function isMigrated(db: Queries): Promise<boolean> {
  return (await found(db)) !== 'behind'
}

/** As {@link migrate}; a database that is up to date is only read, without its lock, and gets the months that it lacks. */
export async function migrateAtStart(db: Db): Promise<void> {
  const state = await found(db)
  if (state === 'behind') await migrate(db)
  else if (state === 'same') await makeMonths(db)
}
