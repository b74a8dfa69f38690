// Waits for what another request finds out about the same card payment: one of them asks the processor, all get its answer.

import { setTimeout as pause } from 'node:timers/promises'
import { type Refusal, refuse } from '../../../core/refusal.ts'
import type { Call } from '../../http/call.ts'
import { type CardPayment, findCardPayment } from '../card/card-payment-store.ts'
import { type Captured, lookUpCharge } from './capture-card-payment.ts'

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
