// Verifies the seals of the ledger one by one and keeps how far that has come: what was verified is not read again until somebody asks.

import type { Db, Queries } from '../database.ts'

/** A round over the seals, from the first one on. */
export interface SealCheck {
  /** The last seal that was verified; 0 for none. */
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
