// Who did what an event of a loan records, and why: one row for each act, never changed.

import type { Tx } from '../../db/database.ts'

export interface LoanActRow {
  readonly eventId: string
  readonly orderId: string
  /** The officer, by id, or the name of the job that acted. */
  readonly by: string
  /** Not empty. */
  readonly reason: string
  readonly actedAt: Date
}

/** Writes the row of an act beside its event, in the same transaction. */
export async function insertLoanAct(tx: Tx, { eventId, orderId, by, reason, actedAt }: LoanActRow): Promise<void> {
  await tx.execute(
    'insert into loan_act (event_id, order_id, acted_by, reason, acted_at) values ($1, $2, $3, $4, $5)',
    [eventId, orderId, by, reason, actedAt],
  )
}
