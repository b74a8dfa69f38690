// Brings a database up to date, all or nothing: the .sql files of migrations/, each once, in the order of their numbers, which make
// tables; then the functions and views of functions/ that have changed.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Db, Tx } from './database.ts'
import { applyFunctions, productFunctions, type SqlFunction } from './functions.ts'
import { inFile, MigrationIsRefused } from './migration-refusal.ts'
import { StartFault } from './start-fault.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
  /** sha256 of the text, hex. */
  readonly hash: string
}

/** Any number, the same for all processes: only one of them migrates at a time. */
const ADVISORY_LOCK = 20_261_120

/** Of the twenty migrations that no installation runs, and which these six took the place of: docs/decisions/0002. */
const EARLY_MIGRATION = '0002_books.sql'

/** Earlier texts of migrations that made the same tables, by their hash: a database that has one of them is as it has to be. */
const earlierTexts: Readonly<Record<string, string>> = {
  '0060_added_cards.sql': '61e9d7fc6cb319dfde9ac7c1551c87ba7b1590e7b25f51bf37b918877bfde26c',
  '0068_staged_reports.sql': 'fd05404ba214194f272c00a9675ed676074655ef6116b5152e3b6ca6b2657786',
}

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
  if (applied.has(EARLY_MIGRATION))
    throw new StartFault(
      'This database was made by an early version of Candor, and this version cannot take it over. Nothing was changed. ' +
        'Set DATA_DIR to a new folder, or DATABASE_URL to an empty database, or move the old one away.',
    )
  const known = new Set(migrations.map((migration) => migration.name))
  for (const name of applied.keys())
    if (!known.has(name)) throw new MigrationIsRefused(`it has ${name}, which this version does not know`)
  for (const { name, hash } of migrations)
    if (applied.has(name) && applied.get(name) !== hash && applied.get(name) !== earlierTexts[name])
      throw new MigrationIsRefused(`${name} was changed after it was applied: add a new migration instead`)
  return migrations.filter((migration) => !applied.has(migration.name))
}

/** The names of what was applied. */
export interface Migrated {
  readonly migrations: readonly string[]
  readonly functions: readonly string[]
}

/** Applies what is missing, in one transaction. Throws {@link MigrationIsRefused}, and {@link StartFault} for an early database. */
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
