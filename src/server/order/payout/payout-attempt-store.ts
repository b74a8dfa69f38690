// Attempts to send the money of an order: at most one under way, each with a key that the provider pays once.

import {
  answeredPayoutStates,
  liveTransferStates,
  type PayoutAttemptState,
} from '../../../core/payment/transfer-state.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'

export interface PayoutAttempt {
  readonly attempt: number
  /** Null where the money is collected at a counter. */
  readonly accountId: string | null
  readonly amountMinor: number
  /** Who sends it, and is asked about it; null where an earlier release began it. */
  readonly provider: string | null
}

/** The attempt that is under way, if there is one. */
export async function openAttempt(tx: Tx, orderId: string): Promise<PayoutAttempt | null> {
  const rows = await tx.query<PayoutAttempt>(
    `select attempt, account_id as "accountId", amount_minor as "amountMinor", provider from payout_attempt
      where order_id = $1 and state in ${sqlList(liveTransferStates)}`,
    [orderId],
  )
  return rows[0] ?? null
}

/** One attempt, whatever became of it. */
export function findAttempt(
  db: Queries,
  orderId: string,
  attempt: number,
): Promise<(PayoutAttempt & { readonly state: PayoutAttemptState }) | null> {
  return db.first<PayoutAttempt & { state: PayoutAttemptState }>(
    `select attempt, account_id as "accountId", amount_minor as "amountMinor", provider, state from payout_attempt
      where order_id = $1 and attempt = $2`,
    [orderId, attempt],
  )
}

/** Every attempt to send the money of an order, oldest first. */
export async function askedAttempts(
  db: Queries,
  orderId: string,
): Promise<{ readonly accountId: string | null; readonly askedAt: Date; readonly isUnderWay: boolean }[]> {
  return await db.query<{ accountId: string | null; askedAt: Date; isUnderWay: boolean }>(
    `select account_id as "accountId", asked_at as "askedAt", state in ${sqlList(liveTransferStates)} as "isUnderWay"
      from payout_attempt where order_id = $1 order by attempt`,
    [orderId],
  )
}

/** Starts the next attempt. The order is locked by the caller. */
export async function startAttempt(
  tx: Tx,
  orderId: string,
  { accountId, amountMinor, provider }: Omit<PayoutAttempt, 'attempt'>,
  now: Date,
): Promise<PayoutAttempt> {
  const [row] = await tx.query<{ attempt: number }>(
    `insert into payout_attempt (order_id, attempt, account_id, amount_minor, asked_at, provider)
      select $1, coalesce(max(attempt), 0) + 1, $2, $3, $4, $5 from payout_attempt where order_id = $1
      returning attempt`,
    [orderId, accountId, amountMinor, now, provider],
  )
  if (row === undefined) throw new Error(`no payout attempt for ${orderId}`)
  return { attempt: row.attempt, accountId, amountMinor, provider }
}

/** Gives an attempt that no provider has received to another provider. */
export async function giveAttempt(tx: Tx, orderId: string, attempt: number, provider: string): Promise<void> {
  await tx.execute(`update payout_attempt set provider = $3 where order_id = $1 and attempt = $2 and state = 'asked'`, [
    orderId,
    attempt,
    provider,
  ])
}

/** Notes what the provider said of an attempt. */
export async function answerAttempt(
  tx: Tx,
  orderId: string,
  attempt: number,
  answer: { readonly state: 'sent' | 'paid' | 'failed'; readonly reference?: string; readonly reason?: string },
  now: Date,
): Promise<void> {
  await tx.execute(
    `update payout_attempt set state = $3, reference = $4, reason = $5, answered_at = $6
      where order_id = $1 and attempt = $2 and state in ${sqlList(liveTransferStates)}`,
    [orderId, attempt, answer.state, answer.reference ?? null, answer.reason ?? null, now],
  )
}

/** A payout that the provider has answered for good. */
export interface FinishedPayout {
  readonly orderId: string
  readonly attempt: number
  readonly amountMinor: number
  readonly state: 'paid' | 'failed'
  readonly at: Date
}

/** Every payout of a borrower that arrived or came back. */
export async function finishedPayouts(db: Queries, borrowerId: string): Promise<FinishedPayout[]> {
  return await db.query<FinishedPayout>(
    `select a.order_id as "orderId", a.attempt, a.amount_minor as "amountMinor",
        case a.state when 'returned' then 'failed' else a.state end as state, a.answered_at as at
      from payout_attempt a join loan_order o on o.id = a.order_id
      where o.borrower_id = $1 and a.state in ${sqlList(answeredPayoutStates)} and a.answered_at is not null`,
    [borrowerId],
  )
}

/** Stores that the money of a paid attempt came back. False where that was stored before. */
export async function returnAttempt(
  tx: Tx,
  orderId: string,
  attempt: number,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<boolean> {
  return await tx.changed(
    `update payout_attempt set state = 'returned', reason = $3, answered_at = $4
      where order_id = $1 and attempt = $2 and state = 'paid'`,
    [orderId, attempt, reason, now],
  )
}

/** True where money of a borrower went to an account before, or this order's may be on its way there. */
export async function hasSentTo(
  db: Queries,
  { orderId, borrowerId, accountId }: Readonly<Record<'orderId' | 'borrowerId' | 'accountId', string>>,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from payout_attempt a join loan_order o on o.id = a.order_id
      where o.borrower_id = $1 and a.account_id = $2
        and (a.state = 'paid' or (a.order_id = $3 and a.state in ${sqlList(liveTransferStates)})) limit 1`,
    [borrowerId, accountId, orderId],
  )
  return rows.length > 0
}

/** True where money of this order has come back before. */
export async function hasReturned(db: Queries, orderId: string): Promise<boolean> {
  return (
    (await db.value<boolean>(
      `select exists (select 1 from payout_attempt where order_id = $1 and state = 'returned') as returned`,
      [orderId],
    )) ?? false
  )
}
