// Orders until the payout: facts that the core decided become rows, jobs and messages, in one transaction.

import { netProceedsMinor } from '../../core/loan/price.ts'
import type { LoanTerms } from '../../core/loan/terms.ts'
import type { MarketId } from '../../core/market/market.ts'
import type { Order as CoreOrder, OrderFact } from '../../core/order/order.ts'
import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'
import { answerWithinHours, decisionDelaySeconds } from './limits.ts'
import { queueLoanMessage } from './loan-messages.ts'
import { lockOrder } from './loan-store.ts'
import type { Decision, Order } from './order-record.ts'

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

export interface Application {
  readonly borrowerId: string
  readonly productId: string
  readonly offerId: string
  readonly market: MarketId
  readonly terms: LoanTerms
  readonly manualWithdrawal: boolean
  readonly payoutAccountId: string | null
}

/**
 * Stores an application and queues its decision. Null when the offer was accepted before, or this borrower has an open order
 * for the product: of many at once one is stored, and the others wait for it.
 */
export async function insertApplication(tx: Tx, deps: Deps, application: Application): Promise<string | null> {
  const now = deps.clock.now()
  const orderId = deps.ids.orderId()
  const stored = await tx.execute(
    `insert into loan_order (id, borrower_id, product_id, offer_id, market, status, terms, applied_at, answer_by,
        manual_withdrawal, payout_account_id)
      values ($1, $2, $3, $4, $5, 'inReview', $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      orderId,
      application.borrowerId,
      application.productId,
      application.offerId,
      application.market,
      json(application.terms),
      now,
      new Date(now.getTime() + answerWithinHours * 3_600_000),
      application.manualWithdrawal,
      application.payoutAccountId,
    ],
  )
  if (stored === 0) return null
  const runAt = new Date(now.getTime() + decisionDelaySeconds * 1000)
  await enqueue(tx, { topic: decideTopic, key: orderId, payload: { orderId }, runAt })
  return orderId
}

/** The order that came of an offer, and the open order of a product, if there are any. */
export async function findApplications(
  db: Queries,
  borrowerId: string,
  { offerId, productId }: { readonly offerId: string; readonly productId: string },
): Promise<{ readonly ofOffer: string | null; readonly openOfProduct: string | null }> {
  const rows = await db.query<{ id: string; offer_id: string | null; is_open: boolean }>(
    `select id, offer_id, status in ('inReview', 'approved', 'active', 'due', 'overdue') as is_open from loan_order
      where borrower_id = $1 and (offer_id = $2 or product_id = $3)`,
    [borrowerId, offerId, productId],
  )
  return {
    ofOffer: rows.find((row) => row.offer_id === offerId)?.id ?? null,
    openOfProduct: rows.find((row) => row.is_open)?.id ?? null,
  }
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
      await tx.execute(
        `update loan_order set status = 'approved', decided_at = $2, decision = $3, approval_ends_on = $4,
            version = version + 1 where id = $1`,
        [order.id, now, decision === undefined ? null : json(decision), fact.approvalEndsOn],
      )
      return
    case 'declined':
      await tx.execute(
        `update loan_order set status = 'declined', decided_at = $2, decision = coalesce($3::jsonb, decision),
            decline_reason = $4, retry_on = $5, version = version + 1 where id = $1`,
        [order.id, now, decision === undefined ? null : json(decision), fact.reason, fact.retryOn],
      )
      return
    case 'payoutRequested': {
      const [row] = await tx.query<{ version: number }>(
        `update loan_order set payout_state = 'queued', payout_failure = null,
            withdrawal_asked_at = case when manual_withdrawal then coalesce(withdrawal_asked_at, $2) end,
            version = version + 1 where id = $1 returning version`,
        [order.id, now],
      )
      // The version makes the key: a payout asked for again after a failure is another job.
      const key = `${order.id}:${row?.version ?? 0}`
      await enqueue(tx, { topic: payOutTopic, key, payload: { orderId: order.id }, runAt: now })
      return
    }
    case 'payoutFailed':
      await tx.execute(
        `update loan_order set payout_state = 'failed', payout_failure = $2, version = version + 1 where id = $1`,
        [order.id, fact.reason],
      )
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
