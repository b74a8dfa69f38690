// An officer takes a payment back: what is left of it leaves its loan, or suspense, as if the provider had told us of the return.

import type { LedgerTransfer } from '../../../core/ledger/accounts.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { creditChannel } from '../../../core/payment/credit-use.ts'
import type { Voice } from '../../../words/voice.ts'
import { lockOrder, wouldOpenSecond } from '../../account/order/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../http/call.ts'
import { type HeardTransaction, takeTurns, transactionKey } from '../heard/heard-payment.ts'
import { bookReturn, type Returned } from './book-return.ts'
import { besidePayment, goneMinor, heldBy, leftToReturn, type ReturnPart, readReturns } from './return-store.ts'

export interface ReceivedPayment extends HeardTransaction {
  readonly id: string
  readonly orderId: string | null
  readonly borrowerId: string | null
  /** `suspense`: no officer has placed it. `returned`: the provider took it back. */
  readonly place: 'loan' | 'suspense' | 'returned'
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
 * The lock of its loan comes first, as in every booking. Another loan that the caller is about is locked with it, by ascending id:
 * money in suspense may name one loan and belong to another.
 */
export async function lockPayment(
  tx: Tx,
  paymentId: string,
  otherOrderId: string | null = null,
): Promise<ReceivedPayment | null> {
  const seen = await findPayment(tx, paymentId)
  const orderIds = new Set([seen?.orderId ?? null, otherOrderId].filter((id) => id !== null))
  for (const id of [...orderIds].sort()) await lockOrder(tx, id)
  if (seen === null) return null
  await takeTurns(tx, rootOf(seen))
  return await findPayment(tx, paymentId)
}

/** What taking a payment back ends beside it, and why it cannot be; null where it can. */
interface BackQuote {
  readonly whyNot: 'paymentWasTakenBack' | 'anotherLoanIsOpen' | 'returnWaits' | 'paidByCredit' | null
  /** Parts that left the provider's account before: they are settled with it. */
  readonly parts: readonly ReturnPart[]
  readonly transfers: readonly LedgerTransfer[]
}

/**
 * What taking a payment back would post beside its place. A settled loan does not open again beside another one; and where other money
 * of the same transaction stands, or nothing is left to send, that is settled first. The caller has locked the payment.
 */
export async function quoteTakeBack(tx: Tx, payment: ReceivedPayment): Promise<BackQuote> {
  const known = await readReturns(tx, rootOf(payment))
  const parts = besidePayment(known)
  const transfers = parts.map(
    (part): LedgerTransfer => ({ debit: 'cashClearing', credit: heldBy(part), amountMinor: goneMinor(part) }),
  )
  const not = (whyNot: NonNullable<BackQuote['whyNot']>): BackQuote => ({ whyNot, parts, transfers })
  // No provider has this money, so only this undoes what the borrower agreed to.
  if (payment.provider === creditChannel) return not('paidByCredit')
  if (!known.standing.some(({ id }) => id === payment.id)) return not('paymentWasTakenBack')
  const isInSuspense = payment.place === 'suspense'
  if (known.standing.length > 1 || leftToReturn(known) <= 0 || (isInSuspense && parts.length > 0))
    return not('returnWaits')
  const order = isInSuspense || payment.orderId === null ? null : await lockOrder(tx, payment.orderId)
  if (order !== null && (await wouldOpenSecond(tx, order))) return not('anotherLoanIsOpen')
  return { whyNot: null, parts, transfers }
}

/**
 * Books the return of what is left of a payment that the caller has locked, once: a later notice of the provider finds it booked. The
 * money itself is sent at the provider.
 */
export async function takeBack(tx: Tx, deps: Deps, payment: ReceivedPayment): Promise<Returned> {
  const root = rootOf(payment)
  const known = await readReturns(tx, root)
  const amountMinor = leftToReturn(known)
  if (amountMinor <= 0) return 'alreadyBooked'
  return await bookReturn(tx, deps, { ...root, amountMinor, paidAt: deps.clock.now() }, null)
}

/** What was sent back of a payment that was reversed then, or had paid another loan: owed beside the instalments (MONEY-37). */
export function backOwed({ words }: Call, state: LoanState | null, { money }: Pick<Voice, 'money'>) {
  const { backOwed: said, rows } = words.repayment
  const { excessRefundMinor = 0, excessUsedMinor = 0 } = state ?? {}
  const sent = { amountMinor: excessRefundMinor - excessUsedMinor, title: said.sent, label: rows.sentBack }
  const used = { amountMinor: excessUsedMinor, title: said.used, label: rows.usedBack }
  return [sent, used].flatMap(({ amountMinor, title, label }) =>
    amountMinor > 0 ? [{ title: title({ amount: money(amountMinor) }), text: said.text, label, amountMinor }] : [],
  )
}
