// The borrower rates the app: one to five stars, once for an order that asked for it.

import { done, refuse } from '../../core/refusal.ts'
import { findOrder } from '../account/order/door.ts'
import type { Handler } from '../http/call.ts'
import { storeScore } from './score-store.ts'

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
