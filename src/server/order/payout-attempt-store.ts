// Attempts to send the money of an order: at most one under way, each with a key that the provider pays once.

import { liveTransferStates } from '../../core/payment/transfer-state.ts'
import type { Tx } from '../db/database.ts'
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
