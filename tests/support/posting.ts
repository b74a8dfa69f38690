// Entries of a test in the ledger, by the posting path of the product.

import { emptyBatch, type NewEntry } from '../../src/server/batch/rows.ts'
import { writeBatch } from '../../src/server/batch/write-rows.ts'
import type { Tx } from '../../src/server/db/database.ts'

export type { NewEntry }

/** Posts entries as a change of the books does. A key that was posted before breaks a unique rule. */
export async function postEntries(tx: Tx, ...entries: readonly NewEntry[]): Promise<void> {
  await writeBatch(tx, { ...emptyBatch(), entries: [...entries] })
}
