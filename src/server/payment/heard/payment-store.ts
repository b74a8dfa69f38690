// Payments as rows after their booking: placed on a loan, and gone again in parts.

import type { Tx } from '../../db/database.ts'
import { type HeardTransaction, transactionKey } from './heard-payment.ts'

/** Notes that so much of a payment has left its place; `eventId` is the event on its loan that holds the rest. */
export async function noteOut(
  tx: Tx,
  { id }: { readonly id: string },
  { amountMinor, eventId, now }: { readonly amountMinor: number; readonly eventId?: string; readonly now: Date },
): Promise<void> {
  await tx.execute(
    `update payment set out_minor = out_minor + $2, loan_event_id = coalesce($4, loan_event_id),
       returned_at = case when out_minor + $2 = amount_minor then $3::timestamptz end
      where id = $1`,
    [id, amountMinor, now, eventId ?? null],
  )
}

/** Notes the loan that money from suspense was placed on. */
export async function notePlaced(
  tx: Tx,
  of: Pick<HeardTransaction, 'provider' | 'transactionId'>,
  placed: {
    readonly orderId: string
    readonly borrowerId: string
    readonly appliedAs: string | null
    readonly now: Date
  },
): Promise<void> {
  await tx.execute(
    `update payment set order_id = $3, borrower_id = $4, applied_as = $5, loan_event_id = $6, resolved_at = $7
      where provider = $1 and transaction_id = $2`,
    [
      of.provider,
      of.transactionId,
      placed.orderId,
      placed.borrowerId,
      placed.appliedAs,
      transactionKey(of),
      placed.now,
    ],
  )
}
