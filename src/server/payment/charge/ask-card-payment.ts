// The state of a card payment for which the bank asks the borrower, as the processor has it; and giving up such a payment.

import { setTimeout as pause } from 'node:timers/promises'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { type Refusal, refuse } from '../../../core/refusal.ts'
import type { Call, Handler } from '../../http/call.ts'
import { type CardPayment, findCardPayment, findOwnCardPayment } from '../card/card-payment-store.ts'
import { askCharge, type Captured, lookUpCharge, withdrawCharge } from './capture-card-payment.ts'

type Output = CallOutput<'askCardPayment'>

/**
 * Asks the processor while the bank waits for the borrower, and books what it says. `giveUp` withdraws the charge first; one that was
 * confirmed a moment before is paid. Idempotent. Refusals: `notFound` for a record of another borrower or another order.
 */
export const askCardPayment: Handler<'askCardPayment'> = async ({ orderId, recordId, giveUp }, call) => {
  const owner = { orderId, borrowerId: call.caller.borrowerId }
  const payment = await findOwnCardPayment(call.db, recordId, owner)
  if (payment === null) return refuse('notFound')
  if (!waitsForBank(payment)) return answerOf(payment, '')
  const answer = await lookAt(call, payment, giveUp === true)
  const now = await findOwnCardPayment(call.db, recordId, owner)
  if (now === null) throw new Error('the card payment is not stored')
  return answerOf(now, answer.outcome === 'asks' ? (answer.pageUrl ?? '') : '')
}

const waitsForBank = (payment: CardPayment): boolean => payment.state === 'unknown' && payment.bankAskedAt !== null

async function lookAt({ db, deps }: Call, payment: CardPayment, giveUp: boolean) {
  return giveUp ? await withdrawCharge(db, deps, payment, 'givenUp') : await askCharge(db, deps, payment)
}

const stateOf = {
  codeAsked: 'codeAsked',
  unknown: 'underWay',
  paid: 'paid',
  declined: 'declined',
  dead: 'ended',
} as const

function answerOf(payment: CardPayment, pageUrl: string): Output {
  const { id: recordId, cardId, amountMinor } = payment
  const state = waitsForBank(payment) ? 'atBank' : (payment.withdrawn ?? stateOf[payment.state])
  return { recordId, cardId, amountMinor, state, pageUrl: state === 'atBank' ? pageUrl : '' }
}

/** A little more than we wait for the processor. */
export const processorPatienceMs = 10_000
const lookAgainMs = 50
const askProcessorMs = 1_000

/**
 * What the request that came first finds out. While it asks the processor this waits; where it ended on
 * the way the charge is looked up, never made again. A charge that was not seen twice is left to the job.
 */
export async function outcomeOfTheFirst(
  call: Call,
  payment: CardPayment,
): Promise<Captured | Refusal<'cardWasDeclined' | 'channelIsUnavailable' | 'paymentIsPending'>> {
  let unseen = 0
  for (let waitedMs = 0; waitedMs < processorPatienceMs && unseen < 2; waitedMs += lookAgainMs) {
    const now = await findCardPayment(call.db, payment.id)
    if (now?.state === 'paid') return 'paid'
    if (now?.state === 'unknown' && now.bankAskedAt !== null) return 'bankAsks'
    if (now?.state === 'declined') return refuse('cardWasDeclined')
    if (now?.state === 'dead') return refuse('channelIsUnavailable')
    await pause(lookAgainMs)
    const isTimeToAsk = waitedMs > 0 && waitedMs % askProcessorMs === 0
    if (isTimeToAsk && !(await lookUpCharge(call.db, call.deps, payment))) unseen += 1
  }
  return refuse('paymentIsPending')
}
