// Every text that was ever shown to a borrower for agreement, by the sha256 of its bytes. Written once, never changed.

import type { Queries, Tx } from '../../db/database.ts'

/** A text as it was shown. */
export interface ShownText {
  /** sha256 of the body, hex. */
  readonly hash: string
  readonly body: string
  readonly shownAt: Date
}

/** Keeps a text; one that is known already stays as it is. */
export async function keepAgreementText(tx: Tx, { hash, body, shownAt }: ShownText): Promise<void> {
  await tx.execute(
    'insert into agreement_text (hash, body, first_used_at) values ($1, $2, $3) on conflict do nothing',
    [hash, body, shownAt],
  )
}

/** The body of a text that was agreed to; null for a hash that is not known. */
export async function agreementText(db: Queries, hash: string): Promise<string | null> {
  const [row] = await db.query<{ body: string }>('select body from agreement_text where hash = $1', [hash])
  return row?.body ?? null
}
