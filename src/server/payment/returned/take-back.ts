// An officer takes a payment back: what is left of it leaves its loan, or suspense, as if the provider had told us of the return.

import { lockOrder } from '../../account/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type HeardTransaction, takeTurns, transactionKey } from '../heard-payment.ts'
import { bookReturn, type Returned } from './book-return.ts'
import { leftToReturn, readReturns } from './return-store.ts'

export interface ReceivedPayment extends HeardTransaction {
  readonly id: string
  readonly orderId: string | null
  readonly borrowerId: string | null
  /** `suspense`: no officer has placed it. `returned`: the provider took it back. */
  readonly place: 'loan' | 'suspense' | 'returned'
  /** The id of its event on the loan. */
  readonly eventId: string
  /** What of it has left its place in parts; `amountMinor` is what came. */
  readonly outMinor: number
}

/** A payment by its id, or by provider and transaction (`sandbox:tx-81`); null where there is none. */
export async function findPayment(db: Queries, paymentId: string): Promise<ReceivedPayment | null> {
  const [row] = await db.query<
    Omit<ReceivedPayment, 'eventId' | 'backOf'> & { readonly eventId: string | null; readonly backOf: string | null }
  >(
    `select p.id, p.provider, p.transaction_id as "transactionId", p.channel, p.reference, p.amount_minor as "amountMinor",
       p.currency, p.paid_at as "paidAt", p.order_id as "orderId", p.borrower_id as "borrowerId",
       p.loan_event_id as "eventId", p.back_of as "backOf", p.out_minor as "outMinor",
       case when p.returned_at is not null then 'returned'
         when p.state = 'suspense' and p.resolved_at is null then 'suspense' else 'loan' end as place
      from payment p where p.id = $1 or p.provider || ':' || p.transaction_id = $1`,
    [paymentId],
  )
  if (row === undefined) return null
  const { eventId, backOf, ...payment } = row
  return { ...payment, eventId: eventId ?? transactionKey(row), ...(backOf === null ? {} : { backOf }) }
}

/** The transaction that the provider knows a payment by: money that came back belongs to the one that it came back for. */
export function rootOf<Payment extends HeardTransaction>(payment: Payment): Payment {
  return payment.backOf === undefined ? payment : { ...payment, transactionId: payment.backOf }
}

/**
 * A payment as it is once this transaction has its turn on it: of two decisions on one payment the second sees what the first did.
 * The lock of its loan comes first, as in every booking.
 */
export async function lockPayment(tx: Tx, paymentId: string): Promise<ReceivedPayment | null> {
  const seen = await findPayment(tx, paymentId)
  if (seen === null) return null
  if (seen.orderId !== null) await lockOrder(tx, seen.orderId)
  await takeTurns(tx, rootOf(seen))
  return await findPayment(tx, paymentId)
}

/**
 * Books the return of what is left of a payment, once: a later notice of the provider finds it booked. The money itself is sent at
 * the provider.
 */
export async function takeBack(tx: Tx, deps: Deps, payment: ReceivedPayment): Promise<Returned> {
  if (payment.orderId !== null) await lockOrder(tx, payment.orderId)
  const root = rootOf(payment)
  await takeTurns(tx, root)
  const known = await readReturns(tx, root)
  const amountMinor = leftToReturn(known)
  if (amountMinor <= 0) return 'alreadyBooked'
  return await bookReturn(tx, deps, { ...root, amountMinor, paidAt: deps.clock.now() }, null)
}
