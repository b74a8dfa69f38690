// Attempts to send the money of an order: at most one under way, each with a key that the provider pays once.

import { liveTransferStates } from '../../core/payment/transfer-state.ts'
import type { Queries, Tx } from '../db/database.ts'
import { sqlList } from '../db/sql-list.ts'

export interface PayoutAttempt {
  readonly attempt: number
  /** Null where the money is collected at a counter. */
  readonly accountId: string | null
  readonly amountMinor: number
}

/** The attempt that is under way, if there is one. */
export async function openAttempt(tx: Tx, orderId: string): Promise<PayoutAttempt | null> {
  const rows = await tx.query<PayoutAttempt>(
    `select attempt, account_id as "accountId", amount_minor as "amountMinor" from payout_attempt
      where order_id = $1 and state in ${sqlList(liveTransferStates)}`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Starts the next attempt. The order is locked by the caller. */
export async function startAttempt(
  tx: Tx,
  orderId: string,
  { accountId, amountMinor }: Omit<PayoutAttempt, 'attempt'>,
  now: Date,
): Promise<PayoutAttempt> {
  const [row] = await tx.query<{ attempt: number }>(
    `insert into payout_attempt (order_id, attempt, account_id, amount_minor, asked_at)
      select $1, coalesce(max(attempt), 0) + 1, $2, $3, $4 from payout_attempt where order_id = $1
      returning attempt`,
    [orderId, accountId, amountMinor, now],
  )
  if (row === undefined) throw new Error(`no payout attempt for ${orderId}`)
  return { attempt: row.attempt, accountId, amountMinor }
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
    `select a.order_id as "orderId", a.attempt, a.amount_minor as "amountMinor", a.state, a.answered_at as at
      from payout_attempt a join loan_order o on o.id = a.order_id
      where o.borrower_id = $1 and a.state in ('paid', 'failed') and a.answered_at is not null`,
    [borrowerId],
  )
}
