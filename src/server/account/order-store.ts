// Orders as rows: found, locked and written. Whoever else has something to write about an order asks a function of this file.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { Instalment, LoanTerms } from '../../core/loan/terms.ts'
import type { MarketId } from '../../core/market/market.ts'
import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'
import { type Decision, type Order, type OrderRow, orderColumns, orderFrom } from './order-record.ts'

/** The order when it is this borrower's; null when it is somebody else's or does not exist: nobody can tell which. */
export async function findOrder(
  db: Queries,
  { orderId, borrowerId }: { readonly orderId: string; readonly borrowerId: string },
): Promise<Order | null> {
  const rows = await db.query<OrderRow>(`select ${orderColumns} from loan_order where id = $1 and borrower_id = $2`, [
    orderId,
    borrowerId,
  ])
  return firstOrder(rows)
}

/** The newest order of a borrower, of one product where it is given. */
export async function latestOrder(db: Queries, borrowerId: string, productId: string | null): Promise<Order | null> {
  const rows = await db.query<OrderRow>(
    `select ${orderColumns} from loan_order where borrower_id = $1 and ($2::text is null or product_id = $2)
      order by applied_at desc, id desc limit 1`,
    [borrowerId, productId],
  )
  return firstOrder(rows)
}

/** All orders of a borrower, newest first. */
export async function listOrders(db: Queries, borrowerId: string): Promise<Order[]> {
  const rows = await db.query<OrderRow>(
    `select ${orderColumns} from loan_order where borrower_id = $1 order by applied_at desc, id desc`,
    [borrowerId],
  )
  return rows.map(orderFrom)
}

/**
 * The order, locked until the transaction ends. Whoever changes a loan locks it first and reads afterwards; whoever locks
 * several takes them by ascending id.
 */
export async function lockOrder(tx: Tx, orderId: string): Promise<Order | null> {
  const rows = await tx.query<OrderRow>(`select ${orderColumns} from loan_order where id = $1 for no key update`, [
    orderId,
  ])
  return firstOrder(rows)
}

/** {@link lockOrder} for the borrower's own order only. */
export async function lockOwnOrder(
  tx: Tx,
  { orderId, borrowerId }: { readonly orderId: string; readonly borrowerId: string },
): Promise<Order | null> {
  const rows = await tx.query<OrderRow>(
    `select ${orderColumns} from loan_order where id = $1 and borrower_id = $2 for no key update`,
    [orderId, borrowerId],
  )
  return firstOrder(rows)
}

function firstOrder(rows: readonly OrderRow[]): Order | null {
  const row = rows[0]
  return row === undefined ? null : orderFrom(row)
}

/** True from the acceptance of an offer until its payout: the account that the money goes to must not change. */
export async function payoutIsUnderWay(db: Queries, borrowerId: string): Promise<boolean> {
  const rows = await db.query<{ id: string }>(
    `select id from loan_order where borrower_id = $1
        and (status = 'inReview' or (status = 'approved' and payout_state in ('none', 'queued', 'sent'))) limit 1`,
    [borrowerId],
  )
  return rows.length > 0
}

/** The orders whose payout failed and that wait for another account, oldest first. */
export async function failedPayoutsOf(db: Queries, borrowerId: string): Promise<Order[]> {
  const rows = await db.query<OrderRow>(
    `select ${orderColumns} from loan_order where borrower_id = $1 and status = 'approved' and payout_state = 'failed'
      order by applied_at, id`,
    [borrowerId],
  )
  return rows.map(orderFrom)
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

export interface Application {
  readonly borrowerId: string
  readonly productId: string
  readonly offerId: string
  readonly market: MarketId
  readonly terms: LoanTerms
  readonly manualWithdrawal: boolean
  readonly payoutAccountId: string | null
}

export interface NewOrder extends Application {
  readonly id: string
  readonly appliedAt: Date
  readonly answerBy: Date
}

/** Stores an order that is in review; false when there is one of this offer, or an open one of the borrower for this product. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  const stored = await tx.execute(
    `insert into loan_order (id, borrower_id, product_id, offer_id, market, status, terms, applied_at, answer_by,
        manual_withdrawal, payout_account_id)
      values ($1, $2, $3, $4, $5, 'inReview', $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      order.id,
      order.borrowerId,
      order.productId,
      order.offerId,
      order.market,
      json(order.terms),
      order.appliedAt,
      order.answerBy,
      order.manualWithdrawal,
      order.payoutAccountId,
    ],
  )
  return stored === 1
}

interface Decided {
  readonly decidedAt: Date
  /** The rules and their outcomes, where rules decided. */
  readonly decision: Decision | undefined
}

export async function storeApproval(
  tx: Tx,
  orderId: string,
  { decidedAt, decision, approvalEndsOn }: Decided & { readonly approvalEndsOn: CalendarDate },
): Promise<void> {
  await tx.execute(
    `update loan_order set status = 'approved', decided_at = $2, decision = $3, approval_ends_on = $4,
        version = version + 1 where id = $1`,
    [orderId, decidedAt, decision === undefined ? null : json(decision), approvalEndsOn],
  )
}

export async function storeDecline(
  tx: Tx,
  orderId: string,
  { decidedAt, decision, reason, retryOn }: Decided & { readonly reason: string; readonly retryOn: CalendarDate },
): Promise<void> {
  await tx.execute(
    `update loan_order set status = 'declined', decided_at = $2, decision = coalesce($3::jsonb, decision),
        decline_reason = $4, retry_on = $5, version = version + 1 where id = $1`,
    [orderId, decidedAt, decision === undefined ? null : json(decision), reason, retryOn],
  )
}

/** From now on the money is to be sent. Answers the order's version after that. */
export async function storePayoutRequest(tx: Tx, orderId: string, at: Date): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `update loan_order set payout_state = 'queued', payout_failure = null,
        withdrawal_asked_at = case when manual_withdrawal then coalesce(withdrawal_asked_at, $2) end,
        version = version + 1 where id = $1 returning version`,
    [orderId, at],
  )
  return row?.version ?? 0
}

/** The account that an attempt to send the money goes to; null where it is collected at a counter. */
export async function storePayoutAccount(tx: Tx, orderId: string, accountId: string | null): Promise<void> {
  await tx.execute('update loan_order set payout_account_id = $2 where id = $1', [orderId, accountId])
}

/** The provider has the money and has not said yet how it went. */
export async function storePayoutSent(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(`update loan_order set payout_state = 'sent' where id = $1`, [orderId])
}

export async function storePayoutFailure(tx: Tx, orderId: string, reason: string): Promise<void> {
  await tx.execute(
    `update loan_order set payout_state = 'failed', payout_failure = $2, version = version + 1 where id = $1`,
    [orderId, reason],
  )
}

/** The money reached the borrower: from here on there is a loan with a schedule. */
export async function storePayout(
  tx: Tx,
  orderId: string,
  { schedule, disbursedOn }: { readonly schedule: readonly Instalment[]; readonly disbursedOn: CalendarDate },
): Promise<void> {
  await tx.execute(
    `update loan_order set schedule = $2, disbursed_on = $3, status_on = $3, payout_state = 'paid', payout_failure = null
      where id = $1`,
    [orderId, json(schedule), disbursedOn],
  )
}

/** From now on the borrower of a settled loan is asked for a score; any other loan stays as it is. */
export async function storeScoreAsked(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(`update loan_order set score_asked = true where id = $1 and status = 'settled'`, [orderId])
}
