// Brings a database up to date, all or nothing: the .sql files of migrations/, each once, in the order of their numbers, which make
// tables; then the functions and views of functions/ that have changed.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Db, Tx } from './database.ts'
import { applyFunctions, productFunctions, type SqlFunction } from './functions.ts'
import { hasAllJoined, isJoined, isOfBaseline } from './joined-migrations.ts'
import { inFile, MigrationIsRefused } from './migration-refusal.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
  /** sha256 of the text, hex. */
  readonly hash: string
}

/** Any number, the same for all processes: only one of them migrates at a time. */
const ADVISORY_LOCK = 20_261_120

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/

/** Makes a migration of its text; line ends do not count. */
export function migrationOf(name: string, text: string): Migration {
  const sql = text.replaceAll('\r\n', '\n')
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
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

async function appliedMigrations(tx: Tx): Promise<Map<string, string>> {
  await tx.script(`create table if not exists schema_migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`)
  const rows = await tx.query<{ name: string; hash: string }>('select name, hash from schema_migration')
  return new Map(rows.map((row) => [row.name, row.hash]))
}

function pendingOf(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const hasBaseline = hasAllJoined(applied)
  const known = new Set(migrations.map((migration) => migration.name))
  for (const name of applied.keys())
    if (!known.has(name) && !(hasBaseline && isJoined(name)))
      throw new MigrationIsRefused(`it has ${name}, which this version does not know`)
  for (const { name, hash } of migrations)
    if (applied.has(name) && applied.get(name) !== hash)
      throw new MigrationIsRefused(`${name} was changed after it was applied: add a new migration instead`)
  return migrations.filter(({ name }) => !applied.has(name) && !(hasBaseline && isOfBaseline(name)))
}

/** The names of what was applied. */
export interface Migrated {
  readonly migrations: readonly string[]
  readonly functions: readonly string[]
}

/**
 * Applies what is missing, in one transaction. Throws {@link MigrationIsRefused}, and `StartFault` for a database that an operator
 * has to bring up to the baseline first.
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[] = productMigrations(),
  functions: readonly SqlFunction[] = productFunctions(),
): Promise<Migrated> {
  return await db.transaction(async (tx) => {
    // Index builds on a big table take longer than a call may.
    if (db.kind === 'postgres') await tx.script('set local statement_timeout = 0; set local lock_timeout = 0')
    await tx.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    const pending = pendingOf(migrations, await appliedMigrations(tx))
    for (const { name, hash, sql } of pending) {
      await inFile(`migrations/${name}`, () => tx.script(sql))
      await tx.execute('insert into schema_migration (name, hash) values ($1, $2)', [name, hash])
    }
    // What a view or a function was made of may have changed.
    const applied = await applyFunctions(tx, functions, { all: pending.length > 0 })
    return { migrations: pending.map((migration) => migration.name), functions: applied }
  })
}
