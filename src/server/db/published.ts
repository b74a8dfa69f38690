// The number that changes with what public pages show: processes look at it every second and drop the pages that they keep.

import type { Queries } from './database.ts'

/** Says that public pages show something else, in the transaction that changes it. */
export async function notePublication(tx: Queries): Promise<void> {
  await tx.execute('update published set version = version + 1')
}
