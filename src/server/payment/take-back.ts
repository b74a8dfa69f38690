// An officer takes a payment back: it leaves its loan, or suspense, as if the provider had told us of the return.

import { lockOrder } from '../account/door.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { bookReturn, type Returned } from './book-return.ts'
import { type HeardTransaction, takeTurns, transactionKey } from './heard-payment.ts'

export interface ReceivedPayment extends HeardTransaction {
  readonly id: string
  readonly orderId: string | null
  readonly borrowerId: string | null
  /** `suspense`: no officer has placed it. `returned`: the provider took it back. */
  readonly place: 'loan' | 'suspense' | 'returned'
  /** The id of its event on the loan. */
  readonly eventId: string
}

/** A payment by its id, or by provider and transaction (`sandbox:tx-81`); null where there is none. */
export async function findPayment(db: Queries, paymentId: string): Promise<ReceivedPayment | null> {
  const [row] = await db.query<Omit<ReceivedPayment, 'eventId'>>(
    `select p.id, p.provider, p.transaction_id as "transactionId", p.channel, p.reference, p.amount_minor as "amountMinor",
       p.currency, p.paid_at as "paidAt", p.order_id as "orderId", p.borrower_id as "borrowerId",
       case when exists (select from payment_return r
         where r.provider = p.provider and r.transaction_id = p.transaction_id) then 'returned'
         when p.state = 'suspense' and p.resolved_at is null then 'suspense' else 'loan' end as place
      from payment p where p.id = $1 or p.provider || ':' || p.transaction_id = $1`,
    [paymentId],
  )
  return row === undefined ? null : { ...row, eventId: transactionKey(row) }
}

/**
 * A payment as it is once this transaction has its turn on it: of two decisions on one payment the second sees what the first did.
 * The lock of its loan comes first, as in every booking.
 */
export async function lockPayment(tx: Tx, paymentId: string): Promise<ReceivedPayment | null> {
  const seen = await findPayment(tx, paymentId)
  if (seen === null) return null
  if (seen.orderId !== null) await lockOrder(tx, seen.orderId)
  await takeTurns(tx, seen)
  return await findPayment(tx, paymentId)
}

/** Books the return of a payment, once: a later notice of the provider finds it booked. The money itself is sent at the provider. */
export async function takeBack(tx: Tx, deps: Deps, payment: ReceivedPayment): Promise<Returned> {
  if (payment.orderId !== null) await lockOrder(tx, payment.orderId)
  await takeTurns(tx, payment)
  return await bookReturn(tx, deps, { ...payment, paidAt: deps.clock.now() }, null)
}
