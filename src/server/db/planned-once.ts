// Statements of many parts, whose plan takes longer than their rows.

import type { Queries } from './database.ts'

/** Rows are looked up by an index, one after another: on values that it does not know PostgreSQL may walk a whole table beside a small one. */
const settings = { plan_cache_mode: 'force_generic_plan', enable_mergejoin: 'off', enable_hashjoin: 'off' }
const set = `select ${Object.entries(settings)
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)
  .join(', ')}`

/**
 * Runs statements that are planned once for each connection, whatever their values. PostgreSQL plans a prepared statement anew for its
 * first five values: of a union of twenty parts that takes ten times as long as its rows, on each connection of a pool.
 */
export async function plannedOnce<T>(db: Queries, read: (tx: Queries) => Promise<T>): Promise<T> {
  return await db.transaction(async (tx) => {
    await tx.query(set)
    return await read(tx)
  })
}
