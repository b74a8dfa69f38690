// The views of the queue of late loans that an officer keeps, as rows.

import type { Queries, Tx } from '../db/database.ts'

export interface SavedView {
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
