// Items that an officer called done, with the reason: once each.

import type { Tx } from '../db/database.ts'

export interface Done {
  readonly kind: 'contactMessage' | 'refundFailed' | 'brokenPromise'
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
