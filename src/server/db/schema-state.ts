// How a database and this release fit together: up to date, behind it, or ahead of it by the migrations of one later release.

import type { Queries } from './database.ts'
import { hasAllJoined, isJoined, isOfBaseline } from './joined-migrations.ts'
import { MigrationIsRefused } from './migration-refusal.ts'

/** A migration as the database has it recorded. */
export interface AppliedMigration {
  readonly name: string
  /** sha256 of the text, hex. */
  readonly hash: string
  /** The release that brings it; null for one from before releases were recorded. */
  readonly release: string | null
  /** True where the release before goes on working beside it: it only adds (expand). Otherwise it takes away (contract). */
  readonly isAdditive: boolean
}

export interface Migration extends AppliedMigration {
  readonly sql: string
}

/** `0091` of `0091_act_about.sql`. */
export function schemaNumberOf(name: string | null): string | null {
  return name?.slice(0, 4) ?? null
}

/** -1, 0 or 1, by the parts of two versions such as `0.10.0`. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  const at = [0, 1, 2].find((part) => a?.[part] !== b?.[part])
  return at === undefined ? 0 : Math.sign((a?.[at] ?? 0) - (b?.[at] ?? 0))
}

/** The number of the newest migration that the database has; null for one without any. */
export async function newestMigration(db: Queries): Promise<string | null> {
  return schemaNumberOf(await db.value<string>('select max(name) as name from schema_migration'))
}

/** What the database has recorded. Columns that an earlier release did not have count as empty. */
export async function appliedMigrations(db: Queries): Promise<AppliedMigration[]> {
  return await db.query<AppliedMigration>(
    `select name, hash, to_jsonb(m) ->> 'release' as release, coalesce((to_jsonb(m) ->> 'is_additive')::boolean, false) as "isAdditive"
       from schema_migration m order by name`,
  )
}

/** Throws {@link MigrationIsRefused} unless the migrations that we do not know are additive and of one release. */
function refuseTooFarAhead(unknown: readonly AppliedMigration[], pending: readonly Migration[]): void {
  const breaking = unknown.find(({ isAdditive }) => !isAdditive)
  if (breaking !== undefined)
    throw new MigrationIsRefused(`it has ${breaking.name}, which this version does not know and cannot work beside`)
  const releases = [...new Set(unknown.map(({ release }) => release))]
  if (releases.length > 1)
    throw new MigrationIsRefused(
      `it has migrations of ${releases.join(' and ')}, which this version does not know: it works on the database of the next release alone`,
    )
  const [missing] = pending
  if (missing !== undefined)
    throw new MigrationIsRefused(
      `it has ${unknown[0]?.name}, which this version does not know, and lacks ${missing.name}`,
    )
}

export interface Comparison {
  /** What is missing, in the order in which it is applied. */
  readonly pending: readonly Migration[]
  /** True where the next release has migrated the database: nothing of it is ours to change. */
  readonly isAhead: boolean
}

/**
 * Compares what was applied with what this release has. Throws {@link MigrationIsRefused} where the two do not fit together, and
 * `StartFault` for a database that an operator has to bring up to the baseline first.
 */
export function compareSchema(migrations: readonly Migration[], recorded: readonly AppliedMigration[]): Comparison {
  const applied = new Map(recorded.map(({ name, hash }) => [name, hash]))
  const hasBaseline = hasAllJoined(applied)
  const known = new Set(migrations.map((migration) => migration.name))
  for (const { name, hash } of migrations)
    if (applied.has(name) && applied.get(name) !== hash)
      throw new MigrationIsRefused(`${name} was changed after it was applied: add a new migration instead`)
  const pending = migrations.filter(({ name }) => !applied.has(name) && !(hasBaseline && isOfBaseline(name)))
  const unknown = recorded.filter(({ name }) => !known.has(name) && !(hasBaseline && isJoined(name)))
  if (unknown.length > 0) refuseTooFarAhead(unknown, pending)
  return { pending, isAhead: unknown.length > 0 }
}
