// An operator assigns money in suspense to a loan: the booking records the operator and the reason.

import { type CalendarDate, dateIn } from '../../../core/calendar-date.ts'
import { markets } from '../../../core/market/markets.ts'
import { eventOf } from '../../../core/payment/purpose.ts'
import { plainText } from '../../../core/plain-text.ts'
import { changeLoan } from '../../account/change/door.ts'
import { openRunningLoan } from '../../account/open/door.ts'
import { lockOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import { emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { tellReceived } from '../booking/book-payment.ts'
import { matchClaims } from '../claim/payment-claim-store.ts'
import { type Expected, type HeardTransaction, takeTurns, transactionKey } from '../heard/heard-payment.ts'
import { notePlaced } from '../heard/payment-store.ts'
import { settlePlaced } from '../intent/payment-intent-store.ts'
import { withdrawStaleCodes } from '../intent/stale-codes.ts'

export interface Placing {
  readonly paymentId: string
  readonly orderId: string
  /** Why this loan, in the operator's words: kept for good. */
  readonly reason: string
  /** Who decided it: a name or a number that the lender can resolve. */
  readonly placedBy: string
}

type NotPlaced =
  | 'reasonIsMissing'
  | 'operatorIsMissing'
  | 'paymentIsUnknown'
  | 'paymentIsNotInSuspense'
  | 'paymentWasTakenBack'
  | 'orderIsUnknown'
  | 'orderWasNotPaidOut'
  | 'currencyDiffers'

export type PlacingOutcome =
  | { readonly placed: true; readonly amountMinor: number; readonly currency: string; readonly leftMinor: number }
  | { readonly placed: false; readonly why: NotPlaced }

interface SuspenseRow extends HeardTransaction {
  readonly isOpen: boolean
  readonly isTakenBack: boolean
}

const longestNote = 500

/**
 * Books money from suspense to a loan, in the caller's transaction: out of suspense by one entry, to the loan by an event like
 * any payment's, with the day on which it was paid. Once for each payment. Answers why not, where it cannot be done.
 */
export async function placeSuspense(tx: Tx, deps: Deps, placing: Placing): Promise<PlacingOutcome> {
  const reason = plainText(placing.reason).slice(0, longestNote)
  const placedBy = plainText(placing.placedBy).slice(0, longestNote)
  if (reason === '') return not('reasonIsMissing')
  if (placedBy === '') return not('operatorIsMissing')
  // The order's lock comes first, as in every booking.
  const order = await lockOrder(tx, placing.orderId)
  const payment = await lockPayment(tx, placing.paymentId)
  if (payment === null) return not('paymentIsUnknown')
  if (!payment.isOpen) return not('paymentIsNotInSuspense')
  if (payment.isTakenBack) return not('paymentWasTakenBack')
  if (order === null) return not('orderIsUnknown')
  if (order.disbursedOn === null) return not('orderWasNotPaidOut')
  if (order.terms.currency !== payment.currency) return not('currencyDiffers')
  const leftMinor = await move(tx, deps, order, order.disbursedOn, payment)
  await tx.execute(
    'insert into suspense_placing (payment_id, order_id, reason, placed_by, placed_at) values ($1, $2, $3, $4, $5)',
    [placing.paymentId, order.id, reason, placedBy, deps.clock.now()],
  )
  deps.log.info({ paymentId: placing.paymentId, orderId: order.id }, 'money in suspense was placed')
  return { placed: true, amountMinor: payment.amountMinor, currency: payment.currency, leftMinor }
}

const not = (why: NotPlaced): PlacingOutcome => ({ placed: false, why })

async function lockPayment(tx: Tx, paymentId: string): Promise<SuspenseRow | null> {
  const [named] = await tx.query<{ provider: string; transactionId: string }>(
    'select provider, coalesce(back_of, transaction_id) as "transactionId" from payment where id = $1',
    [paymentId],
  )
  if (named === undefined) return null
  await takeTurns(tx, named)
  return tx.first<SuspenseRow>(
    `select p.provider, p.transaction_id as "transactionId", p.channel, p.reference,
       p.amount_minor - p.out_minor as "amountMinor", p.currency, p.paid_at as "paidAt", (p.state = 'suspense' and p.resolved_at is null) as "isOpen",
       p.returned_at is not null as "isTakenBack"
      from payment p where p.id = $1 for update of p`,
    [paymentId],
  )
}

/** Answers what is left to pay on the loan. */
async function move(
  tx: Tx,
  deps: Deps,
  order: Order,
  disbursedOn: CalendarDate,
  payment: SuspenseRow,
): Promise<number> {
  const { amountMinor, currency } = payment
  const { zone } = markets[order.market]
  const today = deps.clock.today(zone)
  // Money may come before the loan, and the clock of a provider may run ahead: one day for the entry and the event.
  let valueDate = dateIn(zone, payment.paidAt)
  if (valueDate < disbursedOn) valueDate = disbursedOn
  if (valueDate > today) valueDate = today
  const means = { deps, db: tx, writes: emptyBatch(), alerts: [] }
  means.writes.entries.push({
    kind: 'suspensePlaced',
    idemKey: transactionKey(payment),
    loanId: null,
    valueDate,
    postingDate: today,
    currency,
    transfers: [{ debit: 'suspense', credit: 'cashClearing', amountMinor }],
  })
  const open = await openRunningLoan(tx, order.id)
  const asked: Expected = {
    orderId: order.id,
    borrowerId: order.borrowerId,
    purpose: 'repayment',
    amountMinor,
    currency,
    intent: null,
  }
  const { recorded } = await changeLoan(means, open, {
    orderId: order.id,
    sourceKey: transactionKey(payment),
    event: eventOf(asked.purpose, { valueDate, amountMinor }, amountMinor),
  })
  tellReceived(means, open, recorded, amountMinor, asked)
  await writeBatch(tx, means.writes)
  await notePlaced(tx, payment, {
    orderId: order.id,
    borrowerId: order.borrowerId,
    appliedAs: recorded.receipt?.countedAs ?? null,
    now: deps.clock.now(),
  })
  await settlePlaced(tx, payment, order.id)
  await withdrawStaleCodes(tx, deps, order.id)
  await matchClaims(tx, deps, payment, { borrowerId: order.borrowerId, orderId: order.id })
  return recorded.after.owedMinor
}
