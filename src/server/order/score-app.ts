// The borrower rates the app: one to five stars, once for an order that asked for it.

import { done, refuse } from '../../core/refusal.ts'
import { findOrder, storeScoreAsked } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Handler } from '../http/call.ts'

/** Stores the stars really chosen; the wire's `score` is always 5. Given twice, the first stays. */
export const scoreApp: Handler<'scoreApp'> = async ({ orderId, stars }, call) => {
  const { borrowerId } = call.caller
  const order = await findOrder(call.db, { orderId, borrowerId })
  if (order === null) return refuse('notFound')
  if (stars < 1) return { ...refuse('valueIsNotAccepted'), fields: ['stars'] }
  if (!order.scoreAsked) return refuse('ratingIsNotAsked')
  await storeScore(call.db, { borrowerId, orderId, stars, scoredAt: call.deps.clock.now() })
  return done
}

/** True while the score of this order is asked for and not given. */
export async function scoreIsAsked(db: Queries, order: Pick<Order, 'id' | 'scoreAsked'>): Promise<boolean> {
  if (!order.scoreAsked) return false
  const rows = await db.query('select 1 from app_score where order_id = $1', [order.id])
  return rows.length === 0
}

/** Stores the stars; a second time changes nothing. True when they were stored now. */
async function storeScore(
  tx: Queries,
  { borrowerId, orderId, stars, scoredAt }: { borrowerId: string; orderId: string; stars: number; scoredAt: Date },
): Promise<boolean> {
  return await tx.changed(
    `insert into app_score (borrower_id, order_id, stars, scored_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [borrowerId, orderId, stars, scoredAt],
  )
}

/** Asks for a score from now on, unless this borrower has given one for any loan. */
export async function askForScore(tx: Tx, orderId: string): Promise<void> {
  const given = await tx.query(
    'select 1 from app_score where borrower_id = (select borrower_id from loan_order where id = $1) limit 1',
    [orderId],
  )
  if (given.length === 0) await storeScoreAsked(tx, orderId)
}
