// Deciding an application: the facts about its borrower, a verdict, and what follows from it. A job, within a day.

import { markets } from '../../core/market/markets.ts'
import type { Verdict } from '../../core/order/decision-rules.ts'
import { decide } from '../../core/order/order.ts'
import { isRefusal } from '../../core/refusal.ts'
import type { Order } from '../account/door.ts'
import { findOrder, lockOrder, marketDay, writeFacts } from '../account/door.ts'
import { factsAbout } from '../application/door.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'

/**
 * Decides an order that is in review; one that is decided already is left alone. The verdict is asked for outside the
 * transaction, since a scoring service may take its time.
 */
export async function decideApplication(deps: Deps, orderId: string): Promise<void> {
  const order = await undecided(deps.db, orderId)
  if (order === null) return
  const verdict = await deps.decider.decide(order.id, (await factsOf(deps, order)).facts)
  await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (locked === null) throw new Error(`order ${orderId} is gone`)
    const facts = decide(commandOf(verdict), locked, { today: marketDay(deps, locked) })
    // Decided meanwhile, by this job running twice: the first decision stands.
    if (isRefusal(facts)) return
    await writeFacts(tx, deps, locked, facts, { decision: { rules: verdict.rules } })
  })
}

function commandOf({ declineReason }: Verdict) {
  return declineReason === null ? ({ kind: 'approve' } as const) : ({ kind: 'decline', reason: declineReason } as const)
}

async function undecided(db: Queries, orderId: string): Promise<Order | null> {
  const [row] = await db.query<{ borrower_id: string }>(
    `select borrower_id from loan_order where id = $1 and status = 'inReview'`,
    [orderId],
  )
  return row === undefined ? null : await findOrder(db, { orderId, borrowerId: row.borrower_id })
}

async function factsOf(deps: Deps, order: Order) {
  const { id, borrowerId, productId, terms } = order
  const market = markets[order.market]
  return await factsAbout(deps.db, deps, { borrowerId, productId, terms, market, exceptOrderId: id })
}
