// Books what a card processor took back of a charge, as the return of any payment is booked: once, as the processor says when it is asked.

import { lockOrder } from '../../account/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { bookReturn } from '../book-return.ts'
import { takeTurns } from '../heard-payment.ts'
import { findPayment } from '../take-back.ts'
import { findCardPayment } from './card-payment-store.ts'

/** The topic of the question. Payload: `{key}`, the key of the charge or its transaction. */
export const askReturnTopic = 'askCardReturn'

/**
 * Asks what was taken back and books it: the whole charge leaves its loan, and the borrower is told; a part waits for an officer, as does
 * what is taken back after it. Throws where the answer is missing, or the charge is not booked yet: the notice does not come again.
 */
export async function askAboutReturn(deps: Deps, key: string): Promise<void> {
  const { provider, queryReturn } = deps.cards
  const transactionId = await transactionOf(deps.db, provider, key)
  if (transactionId === null && (await findCardPayment(deps.db, key)) !== null) {
    throw new Error('a charge was taken back that is not booked yet')
  }
  const answer = transactionId === null || queryReturn === null ? null : await queryReturn(transactionId)
  if (answer?.outcome === 'unknown') throw new Error('the processor took money back, and does not say how much')
  if (answer?.outcome === 'none') return
  if (transactionId === null || answer === null) return callOfficer(deps, 'a card processor took money back')
  const { amountMinor, currency, returnedAt } = answer
  const isMore = await deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, `${provider}:${transactionId}`)
    if (payment === null) throw new Error('a payment has vanished while its return was booked')
    if (payment.orderId !== null) await lockOrder(tx, payment.orderId)
    await takeTurns(tx, payment)
    const heard = { ...payment, amountMinor, currency, paidAt: new Date(returnedAt) }
    if ((await bookReturn(tx, deps, heard, null)) !== 'alreadyBooked') return false
    return (await bookedReturn(tx, provider, transactionId)) !== amountMinor
  })
  if (isMore) callOfficer(deps, 'a card processor took back another amount of a charge than was booked')
}

/** By the key of the charge, which is the reference of its payment, or by the transaction itself. */
async function transactionOf(db: Queries, provider: string, key: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `select transaction_id as id from payment where provider = $2 and (transaction_id = $1 or reference = $1) limit 1`,
    [key, provider],
  )
  return row?.id ?? null
}

async function bookedReturn(tx: Tx, provider: string, transactionId: string): Promise<number | null> {
  const [row] = await tx.query<{ amountMinor: number }>(
    `select amount_minor as "amountMinor" from payment_return where provider = $1 and transaction_id = $2`,
    [provider, transactionId],
  )
  return row?.amountMinor ?? null
}

/** Nobody but an officer can say what the borrower owes now. */
function callOfficer({ log, cards }: Deps, what: string): void {
  log.error({ kind: 'paymentAlert', provider: cards.provider }, what)
}
