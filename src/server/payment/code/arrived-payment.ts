// A payment that is on the loan, for the page on which the borrower waited for it.

import { calendarFile, documentPage } from '../../../contracts/document-addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { markets } from '../../../core/market/markets.ts'
import { type Order, receiptNumber, receiptNumbers } from '../../account/record/door.ts'
import { productFace } from '../../catalogue/product/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import { channelWords } from '../../ports/payment-channel.ts'
import { includedTaxes, receiptAnswer } from './list-receipts.ts'

export type ArrivedPayment = NonNullable<CallOutput<'getPayCode'>['arrived']>

/** A borrower who returns from paying within these minutes is told what arrived. */
const recentMinutes = 30

interface BookedPayment {
  readonly eventId: string
  readonly channel: string
  readonly paidAt: Date
}

const select = `select loan_event_id as "eventId", channel, paid_at as "paidAt" from payment`

/** The last payment that was booked for an intent. */
export function paymentOfIntent(db: Queries, orderId: string, intentId: string): Promise<BookedPayment | null> {
  return db.first<BookedPayment>(
    `${select} where order_id = $1 and intent_id = $2 and loan_event_id is not null
      order by received_at desc, id desc limit 1`,
    [orderId, intentId],
  )
}

/** The last payment of an order that was booked within the last minutes; null once any part of it was reversed: that is what is said then. */
export function recentPayment(db: Queries, orderId: string, now: Date): Promise<BookedPayment | null> {
  const since = new Date(now.getTime() - recentMinutes * 60_000)
  return db.first<BookedPayment>(
    `select p.loan_event_id as "eventId", p.channel, p.paid_at as "paidAt"
       from (select loan_event_id, channel, paid_at, provider, transaction_id from payment
              where order_id = $1 and state = 'posted' and received_at >= $2 order by received_at desc, id desc limit 1) p
      where not exists (select from payment_return r
        where r.provider = p.provider and r.transaction_id = p.transaction_id and r.amount_minor > r.came_back_minor)`,
    [orderId, since],
  )
}

/** Every payment of a borrower that was booked on a loan, oldest first. Whether it still counts, the loan's replay says. */
export async function bookedPayments(
  db: Queries,
  borrowerId: string,
): Promise<{ readonly orderId: string; readonly eventId: string; readonly at: Date }[]> {
  return await db.query(
    `select order_id as "orderId", loan_event_id as "eventId", received_at as at
      from payment where borrower_id = $1 and state = 'posted' and loan_event_id is not null
      order by received_at, id`,
    [borrowerId],
  )
}

/** What the payment paid, by today's replay. Null for a payment that the bank took back. */
export async function arrivedAnswer(
  call: Call,
  { order, state }: { readonly order: Order; readonly state: LoanState },
  payment: BookedPayment | null,
): Promise<ArrivedPayment | null> {
  const receipt = payment === null ? undefined : state.receipts.find(({ id }) => id === payment.eventId)
  if (payment === null || receipt === undefined) return null
  const numbers = await receiptNumbers(call.db, order.id)
  const channel = call.deps.channels.get(payment.channel)
  const { name } = await productFace(call.db, order.productId)
  const next = state.nextInstalment
  return {
    receipt: receiptAnswer(
      order.id,
      receiptNumber(numbers, receipt.id),
      receipt,
      includedTaxes(call, state.loan.terms, receipt),
    ),
    paidAt: dateTimeIn(markets[order.market].zone, payment.paidAt),
    channelName: channel === undefined ? '' : channelWords(channel, call.language).name,
    productName: name,
    nextPayment: next === null ? null : { n: next.n, dueDate: next.dueDate, amountMinor: next.unpaidMinor },
    amountDueMinor: state.amountDue.totalMinor,
    leftMinor: state.owedMinor,
    paymentCount: state.instalments.length,
    paymentsMade: state.instalments.filter(({ standing }) => standing === 'paid').length,
    paymentsLate: state.instalments.filter(({ standing }) => standing === 'late').length,
    closedOn: order.settledOn,
    letterUrl: order.closureNumber === null ? '' : documentPage('closureLetter', order.id),
    calendarUrl: next === null ? '' : calendarFile(order.id),
  }
}
