// Money of a return that came back, as after a dispute that was won: booked where the return had taken it from, once.

import { dateIn } from '../../../core/calendar-date.ts'
import { markets } from '../../../core/market/markets.ts'
import { emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { bookPayment } from '../booking/book-payment.ts'
import type { HeardTransaction } from '../heard/heard-payment.ts'
import { postOut } from '../returned/book-return.ts'
import { goneMinor, noteCameBack, type ReturnPart } from '../returned/return-store.ts'
import { tellKept } from '../returned/settle-return.ts'
import type { ReceivedPayment } from '../returned/take-back.ts'
import { putAside } from '../suspense/suspense-store.ts'

/** What waits for an officer is cleared first; then the newest part comes back first. */
const clearedFirst = (a: ReturnPart, b: ReturnPart): number =>
  Number(isAside(b)) - Number(isAside(a)) || b.part - a.part

const isAside = ({ left, resolvedAt }: ReturnPart): boolean => left === 'aside' && resolvedAt === null

/**
 * Books `amountMinor` of returns that has come back now. On the loan it is a payment of today: the days without the money stay what they
 * were. False where only an officer knows where it belongs. The caller has locked the order and the transaction.
 */
export async function bookCameBack(
  tx: Tx,
  deps: Deps,
  payment: ReceivedPayment,
  parts: readonly ReturnPart[],
  amountMinor: number,
): Promise<boolean> {
  if (parts.some(({ left }) => left === null)) return false
  let total = parts.reduce((sum, { cameBackMinor }) => sum + cameBackMinor, 0)
  let leftMinor = amountMinor
  for (const part of parts.toSorted(clearedFirst)) {
    const shareMinor = part.left === 'nothing' ? 0 : Math.min(leftMinor, goneMinor(part))
    if (shareMinor === 0) continue
    total += shareMinor
    leftMinor -= shareMinor
    const heard: HeardTransaction = {
      ...payment,
      // A transaction of its own: the first one was booked, and so was its return.
      transactionId: `${payment.transactionId}:back:${total}`,
      // What was taken in another currency comes back in it.
      currency: part.currency,
      reference: `${payment.reference}:back`,
      amountMinor: shareMinor,
      paidAt: deps.clock.now(),
      backOf: payment.transactionId,
    }
    await noteCameBack(tx, part.id, shareMinor, deps.clock.now())
    await bookShare(tx, deps, payment, part, heard)
  }
  return leftMinor === 0
}

async function bookShare(
  tx: Tx,
  deps: Deps,
  payment: ReceivedPayment,
  part: ReturnPart,
  heard: HeardTransaction,
): Promise<void> {
  const { amountMinor } = heard
  if (part.left === 'borne') {
    const share = { ...part, amountMinor, cameBackMinor: 0 }
    return await postOut(tx, deps, heard, share, { debit: 'cashClearing', credit: 'waiverExpense', kind: 'returnBack' })
  }
  if (isAside(part)) {
    const writes = emptyBatch()
    putAside(writes, deps, heard, dateIn(markets[deps.config.policyPack].zone, heard.paidAt), 'payment')
    await writeBatch(tx, writes)
    if (part.currency === payment.currency) await tellKept(tx, deps, payment, amountMinor)
    return
  }
  const { orderId, borrowerId, currency } = payment
  const isOnLoan = part.left !== 'suspense' && orderId !== null && borrowerId !== null
  const loan = isOnLoan ? ({ orderId, borrowerId, purpose: 'repayment', amountMinor, currency } as const) : null
  await bookPayment(tx, deps, heard, loan === null ? null : { ...loan, intent: null, isBack: true })
}
