// The stars that a borrower gave the app: once for each order, and only when they were asked for.

import { storeScoreAsked } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import type { Queries, Tx } from '../db/database.ts'

/** True while the score of this order is asked for and not given. */
export async function scoreIsAsked(db: Queries, order: Pick<Order, 'id' | 'scoreAsked'>): Promise<boolean> {
  if (!order.scoreAsked) return false
  const rows = await db.query('select 1 from app_score where order_id = $1', [order.id])
  return rows.length === 0
}

/** Stores the stars; a second time changes nothing. True when they were stored now. */
export async function storeScore(
  tx: Queries,
  { borrowerId, orderId, stars, scoredAt }: { borrowerId: string; orderId: string; stars: number; scoredAt: Date },
): Promise<boolean> {
  const stored = await tx.execute(
    `insert into app_score (borrower_id, order_id, stars, scored_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [borrowerId, orderId, stars, scoredAt],
  )
  return stored === 1
}

/** Asks for a score from now on, unless this borrower has given one for any loan. */
export async function askForScore(tx: Tx, orderId: string): Promise<void> {
  const given = await tx.query(
    'select 1 from app_score where borrower_id = (select borrower_id from loan_order where id = $1) limit 1',
    [orderId],
  )
  if (given.length === 0) await storeScoreAsked(tx, orderId)
}
