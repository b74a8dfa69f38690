// Seals the demo's ledger at once, so that its journal can be downloaded: in production a seal waits for minutes and for a day's close.

import type { Db } from '../db/database.ts'
import { sealLedger } from '../db/ledger/ledger-seal.ts'

/** So that the samples have several seals to choose from. */
const entriesPerSeal = 100

/** No other transaction may be writing: what has a lower number and is not yet committed would be missing under the seal. */
export async function sealDemo(db: Db): Promise<void> {
  let seal = null
  do seal = await sealLedger(db, { patienceSeconds: 0, atMost: entriesPerSeal })
  while (seal !== null)
}
