// Stores orders: the only file that reads, locks and writes their rows. Other files call its functions.

import type { LoanTerms } from '../../../core/loan/terms.ts'
import type { MarketId } from '../../../core/market/market.ts'
import type { Order as CoreOrder } from '../../../core/order/order.ts'
import { comingPayoutStates, openStatuses, unpaidOutStatuses } from '../../../core/order/status.ts'
import type { Batch } from '../../batch/door.ts'
import { json } from '../../db/column-types.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'
import { type Order, orderColumns } from '../record/order-record.ts'

/** The order when it is this borrower's; null when it is another borrower's or does not exist, so that the answer does not tell which. */
export async function findOrder(
  db: Queries,
  { orderId, borrowerId }: { readonly orderId: string; readonly borrowerId: string },
): Promise<Order | null> {
  return await db.first<Order>(`select ${orderColumns} from loan_order where id = $1 and borrower_id = $2`, [
    orderId,
    borrowerId,
  ])
}

/** The newest order of a borrower, of one product where it is given. */
export async function latestOrder(db: Queries, borrowerId: string, productId: string | null): Promise<Order | null> {
  return await db.first<Order>(
    `select ${orderColumns} from loan_order where borrower_id = $1 and ($2::text is null or product_id = $2)
      order by applied_at desc, id desc limit 1`,
    [borrowerId, productId],
  )
}

/** All orders of a borrower, newest first. */
export async function listOrders(db: Queries, borrowerId: string): Promise<Order[]> {
  return await db.query<Order>(
    `select ${orderColumns} from loan_order where borrower_id = $1 order by applied_at desc, id desc`,
    [borrowerId],
  )
}

/**
 * The order, locked until the transaction ends. A writer of a loan locks it first and reads afterwards; a writer that locks
 * several takes them by ascending id.
 */
export async function lockOrder(tx: Tx, orderId: string): Promise<Order | null> {
  return await tx.first<Order>(`select ${orderColumns} from loan_order where id = $1 for no key update`, [orderId])
}

/** {@link lockOrder} for the borrower's own order only. */
export async function lockOwnOrder(
  tx: Tx,
  { orderId, borrowerId }: { readonly orderId: string; readonly borrowerId: string },
): Promise<Order | null> {
  return await tx.first<Order>(
    `select ${orderColumns} from loan_order where id = $1 and borrower_id = $2 for no key update`,
    [orderId, borrowerId],
  )
}

/** True from the acceptance of an offer until its payout: the account that the money goes to must not change. */
export async function payoutIsUnderWay(db: Queries, borrowerId: string): Promise<boolean> {
  const rows = await db.query<{ id: string }>(
    `select id from loan_order where borrower_id = $1
        and (status = 'inReview' or (status = 'approved' and payout_state in ${sqlList(comingPayoutStates)})) limit 1`,
    [borrowerId],
  )
  return rows.length > 0
}

/** The application of this borrower for a product that is not paid out yet; null where there is none. */
export async function applicationUnderWay(
  db: Queries,
  { borrowerId, productId }: { readonly borrowerId: string; readonly productId: string },
): Promise<string | null> {
  return await db.value<string>(
    `select id from loan_order where borrower_id = $1 and product_id = $2 and status in ${sqlList(unpaidOutStatuses)} limit 1`,
    [borrowerId, productId],
  )
}

/** The orders whose payout failed and that wait for another account, oldest first. */
export async function failedPayoutsOf(db: Queries, borrowerId: string): Promise<Order[]> {
  return await db.query<Order>(
    `select ${orderColumns} from loan_order where borrower_id = $1 and status = 'approved' and payout_state = 'failed'
      order by applied_at, id`,
    [borrowerId],
  )
}

/** The order made from an offer, and the open order of a product, if there are any. */
export async function findApplications(
  db: Queries,
  borrowerId: string,
  { offerId, productId }: { readonly offerId: string; readonly productId: string },
): Promise<{ readonly ofOffer: string | null; readonly openOfProduct: string | null }> {
  const rows = await db.query<{ id: string; offer_id: string | null; is_open: boolean }>(
    `select id, offer_id, status in ${sqlList(openStatuses)} as is_open from loan_order
      where borrower_id = $1 and (offer_id = $2 or product_id = $3)`,
    [borrowerId, offerId, productId],
  )
  return {
    ofOffer: rows.find((row) => row.offer_id === offerId)?.id ?? null,
    openOfProduct: rows.find((row) => row.is_open)?.id ?? null,
  }
}

/**
 * True for a settled loan whose product this borrower has borrowed again: opened again, it would be a second open loan of that
 * product, which nothing allows.
 */
export async function wouldOpenSecond(tx: Tx, order: Order): Promise<boolean> {
  if (order.status !== 'settled') return false
  const rows = await tx.query(
    `select 1 from loan_order where borrower_id = $1 and product_id = $2 and id <> $3 and status = any($4::text[]) limit 1`,
    [order.borrowerId, order.productId, order.id, openStatuses],
  )
  return rows.length > 0
}

export interface Application {
  readonly borrowerId: string
  readonly productId: string
  readonly offerId: string
  readonly market: MarketId
  readonly terms: LoanTerms
  readonly payoutAccountId: string | null
}

export interface NewOrder extends Application {
  readonly id: string
  readonly appliedAt: Date
  readonly answerBy: Date
  readonly made: CoreOrder
}

/** Stores a new order; false when there is one of this offer, or an open one of the borrower for this product. */
export async function insertOrder(tx: Tx, { made, ...order }: NewOrder): Promise<boolean> {
  const stored = await tx.insert(
    'insert into loan_order (id, borrower_id, product_id, offer_id, market, status, terms, applied_at, answer_by, manual_withdrawal, payout_account_id, payout_state) on conflict do nothing',
    { ...order, ...made, terms: json(order.terms) },
  )
  return stored === 1
}

/**
 * Stores a changed order and returns it with its new version. The caller holds the order's lock; as a second guard this throws if
 * another transaction has stored the order since `before` was read. A running loan is stored with its postings by {@link addOrder}.
 */
export async function storeOrder(tx: Tx, before: Order, after: Order): Promise<Order> {
  const version = before.version + 1
  const stored = await tx.execute(
    `update loan_order set status = $3, decided_at = $4, decision = $5, decline_reason = $6, retry_on = $7,
        approval_ends_on = $8, withdrawal_asked_at = $9, payout_account_id = $10, payout_state = $11, payout_failure = $12,
        schedule = $13, disbursed_on = $14, status_on = $15, settled_on = $16, closure_number = $17, version = $18,
        answer_by = $19
      where id = $1 and version = $2`,
    [
      before.id,
      before.version,
      after.status,
      after.decidedAt,
      after.decision === null ? null : json(after.decision),
      after.declineReason,
      after.retryOn,
      after.approvalEndsOn,
      after.withdrawalAskedAt,
      after.payoutAccountId,
      after.payoutState,
      after.payoutFailure,
      after.schedule === null ? null : json(after.schedule),
      after.disbursedOn,
      after.statusOn,
      after.settledOn,
      after.closureNumber,
      version,
      after.answerBy,
    ],
  )
  if (stored === 0) throw new Error(`order ${before.id} was changed by another transaction`)
  return { ...after, version }
}

/** {@link storeOrder} for a running loan: adds the order to the batch that also holds its postings. The same guard applies. */
export function addOrder({ orders }: Batch, before: Order, after: Order): Order {
  const version = before.version + 1
  const { id, status, statusOn, settledOn, closureNumber } = after
  const versionBefore = orders.get(id)?.versionBefore ?? before.version
  orders.set(id, { id, status, statusOn, settledOn, closureNumber, version, versionBefore })
  return { ...after, version }
}

/** The account that an attempt to send the money goes to; null where it is collected at a counter. The order is locked. */
export async function storePayoutAccount(tx: Tx, order: Order, payoutAccountId: string | null): Promise<Order> {
  return await storeOrder(tx, order, { ...order, payoutAccountId })
}

/** Marks a settled loan so that its borrower is asked to rate the app. Does nothing for any other loan. */
export async function storeScoreAsked(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(`update loan_order set score_asked = true where id = $1 and status = 'settled'`, [orderId])
}
