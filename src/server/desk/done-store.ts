// Items that an officer called done, with the reason: once each.

import type { Queries, Tx } from '../db/database.ts'

/** The kinds of work that only this row marks as done. */
export type DoneKind = 'refundFailed' | 'brokenPromise' | 'brokenPlan' | 'missedPlanStart' | 'contactAgainstRule'

export interface Done {
  readonly kind: DoneKind
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

/**
 * When officers followed up broken promises and plans of each of some borrowers, in the seven days before `at`, without a contact noted for it in the
 * day before: each counts as a call.
 */
export async function followUpsOf(
  db: Queries,
  borrowerIds: readonly string[],
  at: Date,
): Promise<Map<string, readonly Date[]>> {
  const rows = await db.query<{ id: string; at: Date }>(
    `select b.id, d.done_at as at
      from desk_done d, lateral (
        select p.borrower_id as id from promise_to_pay p where d.kind = 'brokenPromise' and p.id = d.subject_id
        union all
        select o.borrower_id from plan_offer p join loan_order o on o.id = p.order_id
          where d.kind in ('brokenPlan', 'missedPlanStart') and p.id = regexp_replace(d.subject_id, ':[0-9-]{10}$', '')) b
      where b.id = any($1::text[]) and d.done_at > $2
        and not exists (select from contact c where c.borrower_id = b.id and c.direction = 'out'
          and c.at > d.done_at - interval '1 day' and c.at <= d.done_at)`,
    [borrowerIds, new Date(at.getTime() - 7 * dayMs)],
  )
  const found = new Map<string, Date[]>()
  for (const { id, at: doneAt } of rows) found.set(id, [...(found.get(id) ?? []), doneAt])
  return found
}
