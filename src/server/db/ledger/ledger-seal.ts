// Seals over the ledger: a chain of hashes that shows whether anything in its past was changed.

import type { Db, Queries } from '../database.ts'

interface LedgerSeal {
  readonly number: number
  /** How many entries it covers. */
  readonly entries: number
  /** sha256 over those entries and the seal before, hex. */
  readonly hash: string
}

/** Longer than any transaction runs: statements end after 15 s, and idle ones after 20. Seconds. */
const sealPatienceSeconds = 600
/** Entries under one seal at most: hashed in a second or two, far within the time of a statement. */
const sealedAtMost = 50_000

interface SealOptions {
  readonly patienceSeconds?: number
  readonly atMost?: number
}

/**
 * Seals what was posted since the last seal, but for the last minutes, or the oldest part of it; null where there is nothing.
 * Safe at any time.
 */
export function sealLedger(
  db: Queries,
  { patienceSeconds = sealPatienceSeconds, atMost = sealedAtMost }: SealOptions = {},
): Promise<LedgerSeal | null> {
  return db.first<LedgerSeal>(
    `select number, entries, encode(hash, 'hex') as hash from seal_ledger(make_interval(secs => $1), $2)`,
    [patienceSeconds, atMost],
  )
}

interface NewestSeal {
  readonly number: number
  readonly hash: string
  /** An entry under it was changed, added or taken away. */
  readonly isBroken: boolean
}

/** The seal that was made last, verified. */
export function newestSeal(db: Queries): Promise<NewestSeal | null> {
  return db.first<NewestSeal>(
    `select number, encode(hash, 'hex') as hash, not seal_holds(number) as "isBroken"
      from ledger_seal order by number desc limit 1`,
  )
}

/** True where `sealLedger` would make a seal now. */
export async function hasUnsealed(
  db: Queries,
  { patienceSeconds = sealPatienceSeconds }: Pick<SealOptions, 'patienceSeconds'> = {},
): Promise<boolean> {
  return (
    (await db.value<boolean>(
      `select exists (select from entry where id > coalesce((select max(through_id) from ledger_seal), 0)
      and created_at < now() - make_interval(secs => $1)) as unsealed`,
      [patienceSeconds],
    )) === true
  )
}

/** The numbers of all seals that do not hold: an entry under them was changed, added or taken away, or the chain was. */
export async function brokenSeals(db: Queries): Promise<number[]> {
  const broken: number[] = []
  // One by one: hashing a whole ledger takes longer than a statement may run.
  for (const { number } of await db.query<{ number: number }>('select number from ledger_seal order by number')) {
    const [seal] = await db.query<{ holds: boolean }>('select seal_holds($1) as holds', [number])
    if (seal?.holds !== true) broken.push(number)
  }
  return broken
}

/** A round over the seals, from the first one on. */
interface SealCheck {
  readonly through: number
  /** The newest seal that there is; 0 for none. */
  readonly newest: number
  /** Seals of this round that do not hold. */
  readonly broken: readonly number[]
}

/** How far the round has come. */
export async function sealCheck(db: Queries): Promise<SealCheck> {
  const [row] = await db.query<SealCheck>(
    `select coalesce(c.through, 0) as through, coalesce(c.broken, '{}') as broken,
        (select coalesce(max(number), 0) from ledger_seal) as newest
      from (select) one left join seal_check c on true`,
  )
  return row ?? { through: 0, newest: 0, broken: [] }
}

/** Begins the round anew: every seal is verified again. */
export async function checkAgain(db: Queries, at: Date): Promise<void> {
  await db.execute(
    `insert into seal_check (through, broken, begun_at, at) values (0, '{}', $1, $1)
      on conflict (one) do update set through = 0, broken = '{}', begun_at = excluded.begun_at, at = excluded.at`,
    [at],
  )
}

/** Verifies the next seal of the round and notes it; null where all are verified. Two at a time verify one after the other. */
export async function checkNextSeal(
  db: Db,
  at: Date,
): Promise<{ readonly number: number; readonly holds: boolean } | null> {
  return await db.transaction(async (tx) => {
    await tx.execute(
      `insert into seal_check (through, broken, begun_at, at) values (0, '{}', $1, $1) on conflict (one) do nothing`,
      [at],
    )
    const [round] = await tx.query<{ through: number }>('select through from seal_check for update')
    const [next] = await tx.query<{ number: number; holds: boolean }>(
      `select number, coalesce(seal_holds(number), false) as holds
        from (select min(number) as number from ledger_seal where number > $1) next where number is not null`,
      [round?.through ?? 0],
    )
    if (next === undefined) return null
    await tx.execute(
      `update seal_check set through = $1, at = $2, broken = case when $3 then broken else broken || $1::bigint end`,
      [next.number, at, next.holds],
    )
    return next
  })
}
