// The job that decides an application within a day: loads the facts about its borrower, asks for a verdict, stores what follows.

import { markets } from '../../core/market/markets.ts'
import type { Verdict } from '../../core/order/decision-rules.ts'
import { decide, type OrderCommand } from '../../core/order/order.ts'
import { isRefusal } from '../../core/refusal.ts'
import { marketDay } from '../account/change/door.ts'
import { writeFacts } from '../account/facts/door.ts'
import { findOrder, lockOrder } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import { askPerson, decisionOf, factsAbout, rulesAccepted, verdictOn } from '../application/verdict/door.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'

/**
 * Decides an order that is in review, or refers it to a person; one that is decided or referred already is left alone. The verdict is
 * asked for outside the transaction, since a scoring service may take its time.
 */
export async function decideApplication(deps: Deps, orderId: string): Promise<void> {
  const order = await undecided(deps.db, orderId)
  if (order === null) return
  const known = await factsOf(deps, order)
  const verdict = await verdictOn(deps, order.id, known.facts, await rulesAccepted(deps.db, deps, order))
  await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (locked === null) throw new Error(`order ${orderId} is gone`)
    const facts = decide(commandOf(verdict), locked, { today: marketDay(deps, locked) })
    // Decided meanwhile, by this job running twice: the first decision counts.
    if (isRefusal(facts)) return
    const decision = decisionOf(deps, verdict)
    if (verdict.referReasons.length === 0) {
      await writeFacts(tx, deps, locked, facts, { decision })
      return
    }
    const { terms, market } = locked
    const about = { kind: 'referred', applicationId: null, orderId, rules: verdict.rules } as const
    const answerBy = await askPerson(tx, deps, { ...about, known, terms, market: markets[market] })
    // Null: this job ran twice, and a person was asked already.
    if (answerBy !== null) await writeFacts(tx, deps, locked, facts, { decision, answerBy })
  })
}

function commandOf({ declineReason, referReasons }: Verdict): OrderCommand {
  if (referReasons.length > 0) return { kind: 'refer' }
  return declineReason === null ? { kind: 'approve' } : { kind: 'decline', reason: declineReason }
}

/** Null where it is decided, and where a person decides. */
async function undecided(db: Queries, orderId: string): Promise<Order | null> {
  const [row] = await db.query<{ borrower_id: string }>(
    `select borrower_id from loan_order o where id = $1 and status = 'inReview'
        and not exists (select from application_review r where r.order_id = o.id)`,
    [orderId],
  )
  return row === undefined ? null : await findOrder(db, { orderId, borrowerId: row.borrower_id })
}

async function factsOf(deps: Deps, order: Order) {
  const { id, borrowerId, productId, terms } = order
  const market = markets[order.market]
  return await factsAbout(deps.db, deps, { borrowerId, productId, terms, market, exceptOrderId: id })
}
