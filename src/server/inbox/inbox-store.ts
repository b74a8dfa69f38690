// Until which moment a borrower has read the messages, as a row. The mark only moves forward.

import type { Queries, Tx } from '../db/database.ts'

/** Null for a borrower who has never opened the inbox. */
export async function seenUntil(db: Queries, borrowerId: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date }>('select seen_until as at from inbox_seen where borrower_id = $1', [
    borrowerId,
  ])
  return row?.at ?? null
}

export async function markSeen(db: Queries, borrowerId: string, until: Date): Promise<void> {
  await db.execute(
    `insert into inbox_seen (borrower_id, seen_until) values ($1, $2)
      on conflict (borrower_id) do update set seen_until = greatest(inbox_seen.seen_until, excluded.seen_until)`,
    [borrowerId, until],
  )
}

/** Deletes the mark of a borrower whose account is deleted. */
export async function forgetSeen(tx: Tx, borrowerId: string): Promise<void> {
  await tx.execute('delete from inbox_seen where borrower_id = $1', [borrowerId])
}
