// What a distributed schema of Citus needs: guards by rows, and its tables distributed before they have triggers.

import type { Queries, Tx } from './database.ts'
import { MigrationIsRefused } from './migration-refusal.ts'

/** How the ledger is guarded: once for each statement, as is quickest, or for each row, as a distributed schema can. */
export type Guards = 'statements' | 'rows'

/**
 * What the database asks for: by rows where Citus is installed, and where the setting `candor.guards` says so, of the address, the account or
 * the database.
 */
export async function guardsOf(db: Queries): Promise<Guards> {
  return (await db.value<boolean>(
    `select coalesce(current_setting('candor.guards', true) in ('rows', 'distributed'), false)
       or exists (select from pg_extension where extname = 'citus') as "isByRows"`,
  )) === true
    ? 'rows'
    : 'statements'
}

/**
 * Distributes a schema whose tables have just been made, where `candor.guards` says `distributed`: Citus takes a table with triggers no more,
 * and of one that is distributed some of our migrations could not change a column. Throws {@link MigrationIsRefused} without Citus.
 */
export async function distributeNewSchema(tx: Tx): Promise<void> {
  const [asked] = await tx.query<{ isWanted: boolean; canBe: boolean }>(
    `select coalesce(current_setting('candor.guards', true) = 'distributed', false) as "isWanted",
       to_regproc('citus_schema_distribute') is not null as "canBe"`,
  )
  if (asked?.isWanted !== true) return
  if (!asked.canBe)
    throw new MigrationIsRefused(
      'candor.guards asks for a distributed schema, and this database has no extension citus: install it, or take the setting away',
    )
  await tx.query('select citus_schema_distribute(current_schema()::regnamespace)')
}
