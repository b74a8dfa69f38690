// Orders until the payout: facts that the core decided become rows, jobs and messages, in one transaction.

import { netProceedsMinor } from '../../core/loan/price.ts'
import type { Order as CoreOrder, OrderFact } from '../../core/order/order.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import { answerWithinHours, decisionDelaySeconds } from './limits.ts'
import { queueLoanMessage } from './loan-messages.ts'
import type { Decision, Order } from './order-record.ts'
import {
  type Application,
  insertOrder,
  lockOrder,
  storeApproval,
  storeDecline,
  storePayoutFailure,
  storePayoutRequest,
} from './order-store.ts'

/** Topics of the jobs that carry an application to its payout. Payload of each: `{orderId}`. */
export const decideTopic = 'decideApplication'
export const payOutTopic = 'payOut'
/** Queued by whoever binds a new account after a failed payout. */
export const retryPayoutTopic = 'retryPayout'

/** The stored order as the core decides on it. */
export function coreOrder(order: Order): CoreOrder {
  const payouts = { none: 'none', queued: 'underWay', sent: 'underWay', failed: 'failed', paid: 'paid' } as const
  const isLoan = order.status === 'due' || order.status === 'overdue' || order.status === 'settled'
  return {
    status: isLoan ? 'active' : (order.status as CoreOrder['status']),
    manualWithdrawal: order.manualWithdrawal,
    payout: payouts[order.payoutState],
    approvalEndsOn: order.approvalEndsOn,
  }
}

/**
 * Stores an application and queues its decision. Null when the offer was accepted before, or this borrower has an open order
 * for the product: of many at once one is stored, and the others wait for it.
 */
export async function insertApplication(tx: Tx, deps: Deps, application: Application): Promise<string | null> {
  const now = deps.clock.now()
  const orderId = deps.ids.orderId()
  const answerBy = new Date(now.getTime() + answerWithinHours * 3_600_000)
  const isStored = await insertOrder(tx, { ...application, id: orderId, appliedAt: now, answerBy })
  if (!isStored) return null
  const runAt = new Date(now.getTime() + decisionDelaySeconds * 1000)
  await enqueue(tx, { topic: decideTopic, key: orderId, payload: { orderId }, runAt })
  return orderId
}

/** What comes with a decision's facts: the rules and their outcomes. */
export interface FactDetails {
  readonly decision?: Decision
}

/**
 * Writes facts about a locked order: columns, the jobs that follow, the message to the borrower. Returns the order after them.
 * The fact `paidOut` belongs to the loan book (`startLoan`) and is refused here.
 */
export async function writeFacts(
  tx: Tx,
  deps: Deps,
  order: Order,
  facts: readonly OrderFact[],
  details: FactDetails = {},
): Promise<Order> {
  for (const fact of facts) await writeFact(tx, deps, order, fact, details)
  const isAutomatic = facts.some((fact) => fact.fact === 'payoutRequested')
  for (const fact of facts) await tellBorrower(tx, deps, order, fact, isAutomatic)
  const after = await lockOrder(tx, order.id)
  if (after === null) throw new Error(`order ${order.id} is gone`)
  return after
}

async function writeFact(tx: Tx, deps: Deps, order: Order, fact: OrderFact, { decision }: FactDetails): Promise<void> {
  const now = deps.clock.now()
  switch (fact.fact) {
    case 'approved':
      await storeApproval(tx, order.id, { decidedAt: now, decision, approvalEndsOn: fact.approvalEndsOn })
      return
    case 'declined':
      await storeDecline(tx, order.id, { decidedAt: now, decision, reason: fact.reason, retryOn: fact.retryOn })
      return
    case 'payoutRequested': {
      // The version makes the key: a payout asked for again after a failure is another job.
      const key = `${order.id}:${await storePayoutRequest(tx, order.id, now)}`
      await enqueue(tx, { topic: payOutTopic, key, payload: { orderId: order.id }, runAt: now })
      return
    }
    case 'payoutFailed':
      await storePayoutFailure(tx, order.id, fact.reason)
      return
    case 'applied':
    case 'paidOut':
      throw new Error(`${fact.fact} is not written here`)
  }
}

async function tellBorrower(tx: Tx, deps: Deps, order: Order, fact: OrderFact, payoutFollows: boolean): Promise<void> {
  const netMinor = netProceedsMinor(order.terms)
  switch (fact.fact) {
    case 'approved':
      return await queueLoanMessage(tx, deps, order, 'decision', ({ words, lender, money }) => {
        const netProceeds = money(netMinor)
        return payoutFollows
          ? words.messages.approved({ lender, netProceeds })
          : words.messages.readyToWithdraw({ lender, netProceeds, until: fact.approvalEndsOn })
      })
    case 'declined': {
      const retryOn = fact.retryOn > fact.on ? fact.retryOn : null
      return await queueLoanMessage(tx, deps, order, 'decision', ({ words, lender }) =>
        words.messages.declined({ lender, retryOn }),
      )
    }
    case 'payoutFailed':
      return await queueLoanMessage(tx, deps, order, 'payout', ({ words, lender }) =>
        words.messages.payoutFailed({ lender, reason: payoutFailureText(words.payoutFailures, fact.reason) }),
      )
    case 'applied':
    case 'payoutRequested':
    case 'paidOut':
      return
  }
}

/** The words of a failure; the provider's unknown reasons are 'other'. */
export function payoutFailureText(texts: Readonly<Record<string, string>>, reason: string): string {
  return texts[reason] ?? texts.other ?? reason
}
