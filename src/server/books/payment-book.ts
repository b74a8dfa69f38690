// Payments that came: booked once for each transaction of a provider, on the loan or aside, with everything that follows.

import type { CalendarDate } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { judgePayment, type SuspenseReason } from '../../core/repayment/notice.ts'
import { eventOf } from '../../core/repayment/purpose.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { alertOf, type Expected, type HeardTransaction, takeTurns, transactionKey } from './heard-payment.ts'
import { lockOrder, type Recorded, recordEvent } from './loan-book.ts'
import { queueLoanMessage } from './loan-messages.ts'
import type { Order } from './order-record.ts'
import { matchClaims } from './payment-claim-book.ts'
import { settleIntent } from './payment-intent-book.ts'
import { bookWaitingReturn } from './payment-return-book.ts'
import { postAside } from './suspense-book.ts'

export type Booked =
  | { readonly outcome: 'posted'; readonly recorded: Recorded }
  | { readonly outcome: 'suspense'; readonly reason: SuspenseReason }
  | { readonly outcome: 'alreadyBooked' }

/**
 * Books a transaction in the caller's transaction: on the loan that it was paid for, whatever its amount, else in suspense
 * with the reason. Another amount than was asked, and money in suspense, come with an alert. The same transaction of a
 * provider is booked once, however often and by whichever way it is heard of.
 */
export async function bookPayment(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  expected: Expected | null,
): Promise<Booked> {
  const order = expected === null ? null : await lockOrder(tx, expected.orderId)
  const houseZone = markets[deps.config.policyPack].zone
  const asked =
    expected === null || order === null
      ? null
      : { currency: expected.currency, disbursedOn: order.disbursedOn, zone: markets[order.market].zone }
  const verdict = judgePayment(heard, asked, houseZone, deps.clock.now())
  await takeTurns(tx, heard)
  const isNew = await insertPayment(tx, deps, heard, expected, verdict.valueDate, verdict.suspense)
  if (!isNew) return { outcome: 'alreadyBooked' }
  const booked: Booked =
    verdict.suspense !== null || expected === null || order === null
      ? await putAside(tx, deps, heard, order, verdict.valueDate, verdict.suspense ?? 'referenceIsUnknown')
      : { outcome: 'posted', recorded: await post(tx, deps, heard, expected, verdict.valueDate) }
  const isGoneAgain = await bookWaitingReturn(tx, deps, heard)
  if (!isGoneAgain) {
    await matchClaims(tx, deps, heard, booked.outcome === 'posted' && expected !== null ? expected : 'suspense')
  }
  return booked
}

async function insertPayment(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  expected: Expected | null,
  valueDate: CalendarDate,
  suspense: SuspenseReason | null,
): Promise<boolean> {
  const inserted = await tx.execute(
    `insert into payment (id, provider, transaction_id, channel, reference, intent_id, order_id, borrower_id,
       amount_minor, currency, paid_at, value_date, state, suspense_reason, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (provider, transaction_id) do nothing`,
    [
      deps.ids.next('payment'),
      heard.provider,
      heard.transactionId,
      heard.channel,
      heard.reference,
      expected?.intent?.id ?? null,
      expected?.orderId ?? null,
      expected?.borrowerId ?? null,
      heard.amountMinor,
      heard.currency,
      heard.paidAt,
      valueDate,
      suspense === null ? 'posted' : 'suspense',
      suspense,
      deps.clock.now(),
    ],
  )
  return inserted === 1
}

async function putAside(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  order: Order | null,
  valueDate: CalendarDate,
  reason: SuspenseReason,
): Promise<Booked> {
  await postAside(tx, deps, heard, valueDate, 'payment')
  if (order !== null) {
    await queueLoanMessage(tx, deps, order, 'receipt', ({ repayment, lender, money }) =>
      repayment.messages.putAside({ lender, amount: money(heard.amountMinor) }),
    )
  }
  alertOf(deps, heard, order?.id ?? null, reason, 'money was put aside')
  return { outcome: 'suspense', reason }
}

async function post(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  expected: Expected,
  valueDate: CalendarDate,
): Promise<Recorded> {
  const { amountMinor } = heard
  const recorded = await recordEvent(tx, deps, {
    orderId: expected.orderId,
    sourceKey: transactionKey(heard),
    event: eventOf(expected.purpose, { valueDate, amountMinor }, expected.amountMinor),
  })
  await tx.execute(
    'update payment set applied_as = $3, loan_event_id = $4 where provider = $1 and transaction_id = $2',
    [heard.provider, heard.transactionId, recorded.receipt?.countedAs ?? null, transactionKey(heard)],
  )
  if (expected.intent !== null) await settleIntent(tx, expected.intent.ref)
  if (amountMinor !== expected.amountMinor) {
    alertOf(deps, heard, expected.orderId, 'amountDiffers', 'another amount than was asked was booked to the loan')
  }
  await tellReceived(tx, deps, recorded, amountMinor, expected)
  return recorded
}

/**
 * Says what arrived, and what it came to where that is not what was asked. A loan that the money settles has a message of its
 * own, with the closure letter; then only what that one does not know is said here.
 */
async function tellReceived(
  tx: Tx,
  deps: Deps,
  { account, after, receipt, statusBefore, statusAfter }: Recorded,
  amountMinor: number,
  expected: Expected,
): Promise<void> {
  const hasSettled = statusAfter === 'settled' && statusBefore !== 'settled'
  const creditMinor = receipt?.creditMinor ?? 0
  const isAsAsked = amountMinor === expected.amountMinor
  if (hasSettled && creditMinor === 0 && isAsAsked) return
  await queueLoanMessage(tx, deps, account.order, 'receipt', ({ repayment: { messages }, lender, money }) => {
    const amount = money(amountMinor)
    const left = money(after.owedMinor)
    const next = after.nextInstalment
    const asked = money(expected.amountMinor)
    if (creditMinor > 0) return messages.receivedTooMuch({ lender, amount, credit: money(creditMinor) })
    if (receipt?.countedAs === 'rollover' && next !== null) {
      return messages.rolledOver({ lender, amount, dueDate: next.dueDate, owed: left })
    }
    if (expected.purpose === 'rollover') return messages.notRolledOver({ lender, amount, left })
    return isAsAsked
      ? messages.received({ lender, amount, left })
      : messages.receivedOther({ lender, amount, asked, left })
  })
}
