// Once a day, queues again the decisions and payouts whose job was given up.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { runningPayoutStates } from '../../../core/order/status.ts'
import { decideTopic, payOutTopic } from '../../account/facts/door.ts'
import { sqlList } from '../../db/sql-list.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'

/**
 * Queues the decision of orders whose answer is overdue and that no officer decides, and a status request for payouts that are under
 * way. Both jobs do nothing where their work is done already. Returns how many were queued.
 */
export async function resumeApplications(deps: Deps, market: MarketId, day: CalendarDate): Promise<number> {
  return await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const waiting = await tx.query<{ id: string; status: 'inReview' | 'approved' }>(
      `select id, status from loan_order where market = $1
          and ((status = 'inReview' and answer_by <= $2
            and not exists (select from application_review r where r.order_id = loan_order.id)) or (status = 'approved' and payout_state in ${sqlList(runningPayoutStates)}))
        order by id`,
      [market, now],
    )
    for (const { id, status } of waiting) {
      const topic = status === 'inReview' ? decideTopic : payOutTopic
      await enqueue(tx, { topic, key: `${id}:day:${day}`, payload: { orderId: id }, runAt: now })
    }
    return waiting.length
  })
}
