// Items that an officer called done, with the reason: once each.

import type { Queries, Tx } from '../db/database.ts'

export interface Done {
  readonly kind: 'refundFailed' | 'brokenPromise'
  readonly id: string
  readonly officerId: string
  readonly reason: string
  readonly at: Date
}

export async function insertDone(tx: Tx, { kind, id, officerId, reason, at }: Done): Promise<void> {
  await tx.execute(
    `insert into desk_done (kind, subject_id, officer_id, reason, done_at) values ($1, $2, $3, $4, $5)
     on conflict (kind, subject_id) do nothing`,
    [kind, id, officerId, reason, at],
  )
}

const dayMs = 86_400_000

/** How many broken promises of each of some borrowers officers followed up before `at`, in 24 hours and in seven days. */
export async function countFollowUps(
  db: Queries,
  borrowerIds: readonly string[],
  at: Date,
): Promise<Map<string, { readonly inADay: number; readonly inAWeek: number }>> {
  const rows = await db.query<{ id: string; inADay: number; inAWeek: number }>(
    `select p.borrower_id as id, count(*) filter (where d.done_at > $2)::int as "inADay", count(*)::int as "inAWeek"
      from desk_done d join promise_to_pay p on p.id = d.subject_id
      where d.kind = 'brokenPromise' and p.borrower_id = any($1::text[]) and d.done_at > $3 group by p.borrower_id`,
    [borrowerIds, new Date(at.getTime() - dayMs), new Date(at.getTime() - 7 * dayMs)],
  )
  return new Map(rows.map(({ id, inADay, inAWeek }) => [id, { inADay, inAWeek }]))
}
