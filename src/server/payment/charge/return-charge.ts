// Books what a card processor took back of a charge, and what it gave again: once, as the processor says when it is asked.

import { lockOrder } from '../../account/order/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { ChargeReturn } from '../../ports/payment-card.ts'
import { bookCameBack } from '../came-back/book-came-back.ts'
import { findCardPayment } from '../card/card-payment-store.ts'
import { takeTurns } from '../heard/heard-payment.ts'
import { bookReturn } from '../returned/book-return.ts'
import { goneMinor, leftToReturn, readReturns } from '../returned/return-store.ts'
import { findPayment, type ReceivedPayment } from '../returned/take-back.ts'

/** The topic of the question. Payload: `{key}`, the key of the charge or its transaction. */
export const askReturnTopic = 'askCardReturn'

/**
 * Asks what was taken back and books it: a part waits for an officer, and once the parts reach the charge it leaves its loan, and the borrower is told. What
 * the processor has given again since is booked the same way, whichever notice led here. Throws where the answer is missing, or the
 * charge is not booked yet: the notice does not come again.
 */
export async function askAboutReturn(deps: Deps, key: string): Promise<void> {
  const { provider, queryReturn } = deps.cards
  const transactionId = await transactionOf(deps.db, provider, key)
  if (transactionId === null && (await findCardPayment(deps.db, key)) !== null) {
    throw new Error('a charge was taken back that is not booked yet')
  }
  const answer = transactionId === null || queryReturn === null ? null : await queryReturn(transactionId)
  if (answer?.outcome === 'unknown') throw new Error('the processor took money back, and does not say how much')
  if (transactionId === null || answer === null) return callOfficer(deps, 'a card processor took money back')
  const isClear = await deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, `${provider}:${transactionId}`)
    if (payment === null) throw new Error('the payment of a return is not stored')
    if (payment.orderId !== null) await lockOrder(tx, payment.orderId)
    await takeTurns(tx, payment)
    return await bookAnswer(tx, deps, payment, answer)
  })
  if (!isClear) callOfficer(deps, 'a card processor took back another amount of a charge than was booked')
}

type Answer = Exclude<ChargeReturn, { outcome: 'unknown' }>

/**
 * Books the difference to what is booked: another part that was taken, or money that came back. False where that is for an officer: more
 * was taken than was left, or in another currency, or an older release booked the return.
 */
async function bookAnswer(tx: Tx, deps: Deps, payment: ReceivedPayment, answer: Answer): Promise<boolean> {
  const known = await readReturns(tx, payment)
  const goneOf = (parts: typeof known.parts) => parts.reduce((sum, part) => sum + goneMinor(part), 0)
  if (answer.outcome === 'none') {
    let isClear = true
    for (const currency of new Set(known.parts.map((part) => part.currency))) {
      const parts = known.parts.filter((part) => part.currency === currency)
      if (goneOf(parts) > 0) isClear = (await bookCameBack(tx, deps, payment, parts, goneOf(parts))) && isClear
    }
    return isClear
  }
  const { currency, returnedAt, amountMinor: goneNowMinor } = answer
  // Each currency by itself: what is gone in one says nothing of the other.
  const parts = known.parts.filter((part) => part.currency === currency)
  const moreMinor = goneNowMinor - goneOf(parts)
  if (moreMinor === 0) return true
  if (moreMinor < 0) return await bookCameBack(tx, deps, payment, parts, -moreMinor)
  const isAllLeft = currency === payment.currency && moreMinor <= leftToReturn(known)
  await bookReturn(tx, deps, { ...payment, amountMinor: moreMinor, currency, paidAt: new Date(returnedAt) }, null)
  return isAllLeft
}

/** By the key of the charge, which is the reference of its payment, or by the transaction itself. */
async function transactionOf(db: Queries, provider: string, key: string): Promise<string | null> {
  return await db.value<string>(
    `select transaction_id as id from payment where provider = $2 and (transaction_id = $1 or reference = $1) limit 1`,
    [key, provider],
  )
}

/** Only an officer can say what the borrower owes now. */
function callOfficer({ log, cards }: Deps, what: string): void {
  log.error({ kind: 'paymentAlert', provider: cards.provider }, what)
}
