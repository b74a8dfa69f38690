// What officers noted about borrowers, as rows.

import type { Queries, Tx } from '../db/database.ts'

export interface NewNote {
  readonly id: string
  readonly borrowerId: string
  readonly officerId: string
  readonly text: string
  readonly at: Date
}

export async function insertNote(tx: Tx, { id, borrowerId, officerId, text, at }: NewNote): Promise<void> {
  await tx.execute('insert into desk_note (id, borrower_id, officer_id, body, noted_at) values ($1, $2, $3, $4, $5)', [
    id,
    borrowerId,
    officerId,
    text,
    at,
  ])
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
