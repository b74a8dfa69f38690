// Items that an officer called done, with the reason: once each.

import type { Queries, Tx } from '../db/database.ts'

/** The kinds of work that only this row marks as done. */
export type DoneKind = 'refundFailed' | 'brokenPromise' | 'brokenPlan' | 'missedPlanStart' | 'contactAgainstRule'

interface Done {
  readonly kind: DoneKind
  readonly id: string
  readonly officerId: string
  readonly reason: string
  readonly at: Date
}

export async function insertDone(tx: Tx, { id: subjectId, at: doneAt, ...of }: Done): Promise<void> {
  await tx.insert(
    `insert into desk_done (kind, subject_id, officer_id, reason, done_at) on conflict (kind, subject_id) do nothing`,
    { ...of, subjectId, doneAt },
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

/** What officers noted about borrowers, as rows. */
interface NewNote {
  readonly id: string
  readonly borrowerId: string
  readonly officerId: string
  readonly text: string
  readonly at: Date
}

export async function insertNote(tx: Tx, { text: body, at: notedAt, ...of }: NewNote): Promise<void> {
  await tx.insert('insert into desk_note (id, borrower_id, officer_id, body, noted_at)', { ...of, body, notedAt })
}

/** The newest hundred, the newest first. */
export async function listNotes(
  db: Queries,
  borrowerId: string,
): Promise<{ readonly id: string; readonly by: string; readonly at: Date; readonly text: string }[]> {
  return await db.query(
    `select n.id, o.name as by, n.noted_at as at, n.body as text from desk_note n join officer o on o.id = n.officer_id
      where n.borrower_id = $1 order by n.noted_at desc, n.id desc limit 100`,
    [borrowerId],
  )
}

/** Forgets the notes about a borrower who leaves. */
export async function eraseNotes(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('delete from desk_note where borrower_id = $1', [borrowerId])
}

/** The views of the queue of late loans that an officer keeps, as rows. */
interface SavedView {
  readonly name: string
  /** Of its address. */
  readonly query: string
}

export async function viewsOf(db: Queries, officerId: string): Promise<SavedView[]> {
  return await db.query<SavedView>('select name, query from desk_view where officer_id = $1 order by name', [officerId])
}

export async function storeView(
  tx: Tx,
  of: SavedView & { readonly officerId: string; readonly at: Date },
): Promise<void> {
  await tx.execute(
    `insert into desk_view (officer_id, name, query, saved_at) values ($1, $2, $3, $4)
      on conflict (officer_id, name) do update set query = excluded.query, saved_at = excluded.saved_at`,
    [of.officerId, of.name, of.query, of.at],
  )
}

/** False where there is none of this name. */
export async function deleteView(tx: Tx, officerId: string, name: string): Promise<boolean> {
  return (await tx.execute('delete from desk_view where officer_id = $1 and name = $2', [officerId, name])) > 0
}
