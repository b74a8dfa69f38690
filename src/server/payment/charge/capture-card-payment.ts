// Takes the money of a card payment: the processor is asked once under the record's own key, and never again blindly.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import { type Refusal, refuse } from '../../../core/refusal.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { ChargeAnswer } from '../../ports/payment-card.ts'
import { endTryOf } from '../autopay/end-try.ts'
import { bookPayment } from '../booking/book-payment.ts'
import {
  type CardPayment,
  declineCardPayment,
  findCardPayment,
  moveCardPayment,
  noteBankAsked,
  type Withdrawn,
} from '../card/card-payment-store.ts'
import { tokenOfPayment } from '../card/card-store.ts'
import type { Expected } from '../heard/heard-payment.ts'

/** What a card payment is called in the books of payments, beside the channels. */
const cardChannel = 'card'
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

/** How a charge ended for the borrower who waits: the money is there, or the bank asks for a confirmation first. */
export type Captured = 'paid' | 'bankAsks'

/**
 * Charges an `unknown` record and books the money. Refusals: `cardWasDeclined`, `channelIsUnavailable` (nothing was taken),
 * `paymentIsPending` (outcome unknown).
 */
export async function captureCardPayment(
  db: Queries,
  deps: Deps,
  payment: CardPayment,
): Promise<Captured | Refusal<'cardWasDeclined' | 'channelIsUnavailable' | 'paymentIsPending'>> {
  const answer = await chargeCardPayment(db, deps, payment, false)
  switch (answer.outcome) {
    case 'paid':
      return 'paid'
    case 'asks':
      return 'bankAsks'
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
    returnUrl: unattended ? null : `${deps.config.publicOrigin}${bankStepOf(payment)}`,
  })
  return await settleCharge(db, deps, payment, answer)
}

/** Where the bank's page leads back to: the step of the bank selection that asks how it ended. */
function bankStepOf({ orderId, id }: Pick<CardPayment, 'orderId' | 'id'>): string {
  return addressWith(addresses.payway, { orderId, record: id, step: 'bank' })
}

/**
 * Writes down what the processor says, and answers what holds then. A charge that asks for a confirmation that cannot be given is withdrawn:
 * the borrower is away, its record has ended, or its page is at an address that our links must not lead to.
 */
async function settleCharge(
  db: Queries,
  deps: Deps,
  payment: CardPayment,
  answer: ChargeAnswer,
): Promise<ChargeAnswer> {
  if (answer.outcome !== 'asks') {
    await settleAnswer(db, deps, payment, answer)
    return answer
  }
  if (payment.tokenHash !== null && payment.state === 'unknown' && pageMayOpen(deps, answer.pageUrl)) {
    await noteBankAsked(db, payment.id, deps.clock.now())
    return answer
  }
  return await withdrawCharge(db, deps, payment, null)
}

function pageMayOpen({ config, log, cards }: Deps, pageUrl: string | null): boolean {
  if (pageUrl !== null && safeUrl('page', pageUrl, config) !== null) return true
  log.error(
    { kind: 'paymentAlert', provider: cards.provider },
    'a bank asks for a confirmation on a page that is not allowed',
  )
  return false
}

/**
 * Has the processor withdraw a charge for which the bank asks, and stores its state after that and `why`. `unknown`: ask again
 * later.
 */
export async function withdrawCharge(
  db: Queries,
  deps: Deps,
  payment: CardPayment,
  why: Withdrawn | null,
): Promise<ChargeAnswer> {
  const status = await deps.cards.cancelCharge(payment.id, await tokenOfPayment(db, payment))
  if (status.outcome === 'absent' || status.outcome === 'asks') return { outcome: 'unknown' }
  const isAway = payment.tokenHash === null
  const ended = status.outcome === 'declined' && isAway ? { ...status, ownerMustConfirm: true } : status
  await settleAnswer(db, deps, payment, ended, why)
  return ended
}

async function settleAnswer(
  db: Queries,
  deps: Deps,
  payment: CardPayment,
  answer: Exclude<ChargeAnswer, { outcome: 'asks' }>,
  withdrawn: Withdrawn | null = null,
): Promise<void> {
  const now = deps.clock.now()
  if (answer.outcome === 'declined') {
    await declineCardPayment(db, payment.id, { ...answer, withdrawn }, now)
    await endTryOf(db, deps, payment.id, 'declined')
  }
  if (answer.outcome === 'refused') {
    await moveCardPayment(db, payment.id, { from: 'unknown', to: 'dead', now })
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
    for (const from of ['unknown', 'dead'] as const) await moveCardPayment(tx, payment.id, { from, to: 'paid', now })
  })
  await endTryOf(db, deps, payment.id, 'paid')
}

/** Looks up a charge whose answer has not come, and books it when it was made. False when the processor has not seen it. */
export async function lookUpCharge(db: Queries, deps: Deps, payment: CardPayment): Promise<boolean> {
  return (await askCharge(db, deps, payment)).outcome !== 'absent'
}

/** Asks for the state of a charge and stores it. Answers the stored state. */
export async function askCharge(
  db: Queries,
  deps: Deps,
  payment: CardPayment,
): Promise<ChargeAnswer | { readonly outcome: 'absent' }> {
  const status = await deps.cards.queryCharge(payment.id, await tokenOfPayment(db, payment))
  return status.outcome === 'absent' ? status : await settleCharge(db, deps, payment, status)
}

function expectedOf(payment: CardPayment): Expected {
  const { orderId, borrowerId, amountMinor, currency } = payment
  return { orderId, borrowerId, purpose: 'repayment', amountMinor, currency, intent: null }
}

/** Minutes that a borrower has for the bank's page. The next question after them withdraws the charge. */
const bankWaitMinutes = 20

function bankWaitIsOver({ bankAskedAt }: CardPayment, now: Date): boolean {
  return bankAskedAt !== null && now.getTime() - bankAskedAt.getTime() >= bankWaitMinutes * 60_000
}

/** Asks what became of a charge. A charge that the processor has not seen at the second question is given up, never made up for. */
export async function reconcileCardPayment(deps: Deps, recordId: string, check: number): Promise<void> {
  const payment = await findCardPayment(deps.db, recordId)
  if (payment === null || payment.state === 'paid' || payment.state === 'declined') return
  const status = await deps.cards.queryCharge(recordId, await tokenOfPayment(deps.db, payment))
  if (status.outcome === 'absent') {
    if (
      check > 0 &&
      (await moveCardPayment(deps.db, recordId, { from: 'unknown', to: 'dead', now: deps.clock.now() }))
    ) {
      await endTryOf(deps.db, deps, recordId, 'notMade')
    }
  } else {
    const isTooLate = bankWaitIsOver(payment, deps.clock.now())
    const settled =
      status.outcome === 'asks' && isTooLate
        ? await withdrawCharge(deps.db, deps, payment, 'late')
        : await settleCharge(deps.db, deps, payment, status)
    if (settled.outcome !== 'unknown' && settled.outcome !== 'asks') return
  }
  const planned = await planCheck(deps.db, deps, recordId, check + 1)
  if (planned || payment.state !== 'unknown') return
  // A day without an answer: an officer asks the processor by telephone, and the borrower can pay in another way meanwhile.
  if (await moveCardPayment(deps.db, recordId, { from: 'unknown', to: 'dead', now: deps.clock.now() })) {
    deps.log.error({ kind: 'paymentAlert', orderId: payment.orderId }, 'the outcome of a card payment is still unknown')
    await endTryOf(deps.db, deps, recordId, 'unclear')
  }
}

/** Asks about a charge that a notice of its processor names. Throws where the answer is missing: the notice does not come again. */
export async function askAboutCharge(deps: Deps, recordId: string): Promise<void> {
  const payment = await findCardPayment(deps.db, recordId)
  // One that was given up may be paid after all.
  if (payment === null || (payment.state !== 'unknown' && payment.state !== 'dead')) return
  const status = await deps.cards.queryCharge(recordId, await tokenOfPayment(deps.db, payment))
  if (status.outcome === 'unknown')
    throw new Error('the processor has told of a charge, and does not say how it stands')
  if (status.outcome !== 'absent') await settleCharge(deps.db, deps, payment, status)
}
