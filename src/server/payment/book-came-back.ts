// Money of a return that came back, as after a dispute that was won: booked where the return had taken it from, once.

import { dateIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { emptyBatch, writeBatch } from '../batch/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { bookPayment } from './book-payment.ts'
import { type BookedReturn, noteCameBack } from './book-return.ts'
import type { HeardTransaction } from './heard-payment.ts'
import { putAside } from './suspense/suspense-store.ts'
import type { ReceivedPayment } from './take-back.ts'

/**
 * Books `amountMinor` of a return that has come back now. On the loan it is a payment of today: the days without the money stay what they
 * were. False where nobody but an officer knows where it belongs. The caller has locked the order and the transaction.
 */
export async function bookCameBack(
  tx: Tx,
  deps: Deps,
  payment: ReceivedPayment,
  { cameBackMinor, left }: BookedReturn,
  amountMinor: number,
): Promise<boolean> {
  if (left === null) return false
  const total = cameBackMinor + amountMinor
  const heard: HeardTransaction = {
    ...payment,
    // A transaction of its own: the first one was booked, and so was its return.
    transactionId: `${payment.transactionId}:back:${total}`,
    reference: `${payment.reference}:back`,
    amountMinor,
    paidAt: deps.clock.now(),
  }
  await noteCameBack(tx, payment, total)
  if (left === 'aside') {
    const writes = emptyBatch()
    putAside(writes, deps, heard, dateIn(markets[deps.config.policyPack].zone, heard.paidAt), 'payment')
    await writeBatch(tx, writes)
    return true
  }
  const { orderId, borrowerId, currency } = payment
  const isOnLoan = left === 'loan' && orderId !== null && borrowerId !== null
  const loan = isOnLoan ? ({ orderId, borrowerId, purpose: 'repayment', amountMinor, currency } as const) : null
  await bookPayment(tx, deps, heard, loan === null ? null : { ...loan, intent: null, isBack: true })
  return true
}
