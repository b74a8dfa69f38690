// Seals over the ledger: a chain of hashes that shows whether anything in its past was changed.

import type { Queries } from './database.ts'

export interface LedgerSeal {
  readonly number: number
  /** How many entries it covers. */
  readonly entries: number
  /** sha256 over those entries and the seal before, hex. */
  readonly hash: string
}

/** Longer than any transaction runs: statements end after 15 s, and idle ones after 30. Seconds. */
export const sealPatienceSeconds = 600

/** Seals what was posted since the last seal, but for the last minutes; null where there is nothing. Safe at any time. */
export async function sealLedger(db: Queries, patienceSeconds = sealPatienceSeconds): Promise<LedgerSeal | null> {
  const [seal] = await db.query<LedgerSeal>(
    `select number, entries, encode(hash, 'hex') as hash from seal_ledger(make_interval(secs => $1))`,
    [patienceSeconds],
  )
  return seal ?? null
}

/** The numbers of all seals that do not hold: an entry under them was changed, added or taken away, or the chain was. */
export async function brokenSeals(db: Queries): Promise<number[]> {
  return (await db.query<{ number: number }>('select number from broken_seals() number')).map(({ number }) => number)
}
