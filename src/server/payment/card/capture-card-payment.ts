// Takes the money of a card payment: the processor is asked once under the record's own key, and never again blindly.

import { type Refusal, refuse } from '../../../core/refusal.ts'
import type { ChargeAnswer } from '../../adapters/payment-card.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { endTryOf } from '../autopay/end-try.ts'
import { bookPayment } from '../book-payment.ts'
import type { Expected } from '../heard-payment.ts'
import { type CardPayment, declineCardPayment, findCardPayment, moveCardPayment } from './card-payment-store.ts'
import { tokenOfPayment } from './card-store.ts'

/** What a card payment is called in the books of payments, beside the channels. */
export const cardChannel = 'card'
/** The topic of the job that finds out what became of a charge. */
export const reconcileCardTopic = 'reconcileCardPayment'
/** The topic of the job that asks about a charge because its processor told of it. Payload: `{recordId}`. */
export const askChargeTopic = 'askAboutCharge'
/** Pauses until each question about a charge whose answer is missing, minutes. After the last one an operator is called. */
const checkMinutes: readonly number[] = [1, 2, 5, 15, 60, 360, 1440]

/**
 * Plans the first question about a charge, in the transaction that makes the record `unknown`: whatever happens to this
 * process afterwards, the outcome is found out.
 */
export async function planFirstCheck(tx: Queries, deps: Deps, recordId: string): Promise<void> {
  await planCheck(tx, deps, recordId, 0)
}

async function planCheck(db: Queries, deps: Deps, recordId: string, check: number): Promise<boolean> {
  const minutes = checkMinutes[check]
  if (minutes === undefined) return false
  const runAt = new Date(deps.clock.now().getTime() + minutes * 60_000)
  await enqueue(db, { topic: reconcileCardTopic, key: `${recordId}:${check}`, payload: { recordId, check }, runAt })
  return true
}

/**
 * Charges an `unknown` record and books the money. Null when it is paid. Refusals: `cardWasDeclined`, `channelIsUnavailable`
 * (nothing was taken), `paymentIsPending` (outcome unknown).
 */
export async function captureCardPayment(db: Queries, deps: Deps, payment: CardPayment): Promise<Refusal | null> {
  const answer = await chargeCardPayment(db, deps, payment, false)
  switch (answer.outcome) {
    case 'paid':
      return null
    case 'declined':
      return refuse('cardWasDeclined')
    case 'refused':
      return refuse('channelIsUnavailable')
    case 'unknown':
      return refuse('paymentIsPending')
  }
}

/** Asks for the money of an `unknown` record and books what is answered. `unattended`: the borrower agreed to it before, and is not there. */
export async function chargeCardPayment(
  db: Queries,
  deps: Deps,
  payment: CardPayment,
  unattended: boolean,
): Promise<ChargeAnswer> {
  const answer = await deps.cards.charge({
    key: payment.id,
    cardToken: await tokenOfPayment(db, payment),
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    unattended,
  })
  await settleCharge(db, deps, payment, answer)
  return answer
}

async function settleCharge(db: Queries, deps: Deps, payment: CardPayment, answer: ChargeAnswer): Promise<void> {
  const now = deps.clock.now()
  if (answer.outcome === 'declined') {
    await declineCardPayment(db, payment.id, answer, now)
    await endTryOf(db, deps, payment.id, 'declined')
  }
  if (answer.outcome === 'refused') {
    await moveCardPayment(db, payment.id, 'unknown', 'dead', now)
    await endTryOf(db, deps, payment.id, 'notMade')
  }
  if (answer.outcome !== 'paid') return
  await db.transaction(async (tx) => {
    await bookPayment(
      tx,
      deps,
      {
        provider: deps.cards.provider,
        transactionId: answer.transactionId,
        channel: cardChannel,
        reference: payment.id,
        amountMinor: payment.amountMinor,
        currency: payment.currency,
        paidAt: new Date(answer.paidAt),
      },
      expectedOf(payment),
    )
    // A record that was given up may turn out to be paid after all: money that came counts.
    for (const from of ['unknown', 'dead'] as const) await moveCardPayment(tx, payment.id, from, 'paid', now)
  })
  await endTryOf(db, deps, payment.id, 'paid')
}

/** Looks up a charge whose answer has not come, and books it when it was made. False when the processor has not seen it. */
export async function lookUpCharge(db: Queries, deps: Deps, payment: CardPayment): Promise<boolean> {
  const status = await deps.cards.queryCharge(payment.id, await tokenOfPayment(db, payment))
  if (status.outcome === 'absent') return false
  await settleCharge(db, deps, payment, status)
  return true
}

function expectedOf(payment: CardPayment): Expected {
  const { orderId, borrowerId, amountMinor, currency } = payment
  return { orderId, borrowerId, purpose: 'repayment', amountMinor, currency, intent: null }
}

/** Asks what became of a charge. A charge that the processor has not seen at the second question is given up, never made up for. */
export async function reconcileCardPayment(deps: Deps, recordId: string, check: number): Promise<void> {
  const payment = await findCardPayment(deps.db, recordId)
  if (payment === null || payment.state === 'paid' || payment.state === 'declined') return
  const status = await deps.cards.queryCharge(recordId, await tokenOfPayment(deps.db, payment))
  if (status.outcome === 'absent') {
    if (check > 0 && (await moveCardPayment(deps.db, recordId, 'unknown', 'dead', deps.clock.now()))) {
      await endTryOf(deps.db, deps, recordId, 'notMade')
    }
  } else {
    await settleCharge(deps.db, deps, payment, status)
    if (status.outcome !== 'unknown') return
  }
  const planned = await planCheck(deps.db, deps, recordId, check + 1)
  if (planned || payment.state !== 'unknown') return
  // A day without an answer: an officer asks the processor by telephone, and the borrower can pay in another way meanwhile.
  if (await moveCardPayment(deps.db, recordId, 'unknown', 'dead', deps.clock.now())) {
    deps.log.error({ kind: 'paymentAlert', orderId: payment.orderId }, 'the outcome of a card payment is still unknown')
    await endTryOf(deps.db, deps, recordId, 'unclear')
  }
}

/** Asks about a charge of which its processor has told. Throws where the answer is missing: the notice does not come again. */
export async function askAboutCharge(deps: Deps, recordId: string): Promise<void> {
  const payment = await findCardPayment(deps.db, recordId)
  // One that was given up may be paid after all.
  if (payment === null || (payment.state !== 'unknown' && payment.state !== 'dead')) return
  const status = await deps.cards.queryCharge(recordId, await tokenOfPayment(deps.db, payment))
  if (status.outcome === 'unknown')
    throw new Error('the processor has told of a charge, and does not say how it stands')
  if (status.outcome !== 'absent') await settleCharge(deps.db, deps, payment, status)
}
