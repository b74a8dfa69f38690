// Reconciliation: asks the provider about an intent until its outcome is final, so that lost notices are made up for.

import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { NotYet } from '../../jobs/run-jobs.ts'
import type { ConnectedChannel, ProviderPayment, StatusAnswer } from '../../ports/payment-channel.ts'
import { expectedOf } from '../heard/heard-notice.ts'
import type { Expected } from '../heard/heard-payment.ts'
import { askProvider, endExpired, reconcileTopic, returnUrlOf } from '../intent/open-intent.ts'
import { findIntentByRef, keepCode, moveIntent, type PaymentIntent } from '../intent/payment-intent-store.ts'
import { bookPayment } from './book-payment.ts'
import { nextCheckAt } from './next-check.ts'

/** Asks the provider once about one intent, and books payments without a notice. Idempotent. */
export async function reconcilePayment(deps: Deps, ref: string, check: number): Promise<void> {
  if (await askOnce(deps, ref)) await planNext(deps, ref, check)
}

/** Queues one question outside the plan. False where there is nothing to ask about. */
export async function askOnce(deps: Deps, ref: string): Promise<boolean> {
  const intent = await findIntentByRef(deps.db, ref)
  const channel = intent === null ? undefined : deps.channels.get(intent.channel)
  if (intent === null || channel === undefined) return false
  const status = await channel.connection.queryStatus(ref, returnUrlOf(intent.orderId))
  await settle(deps, channel, intent, status)
  return true
}

/**
 * Asks about a reference that a notice named. Money for one that is not ours, or not of this provider, goes to suspense; a reference
 * that the provider itself does not know is ignored. Throws while the provider does not answer, so that the job asks again.
 */
export async function askAbout(deps: Deps, channelNumber: string, ref: string): Promise<void> {
  const channel = deps.channels.get(channelNumber)
  if (channel === undefined) throw new Error(`channel ${channelNumber} is gone, and a notice of it is not settled`)
  const intent = await findIntentByRef(deps.db, ref)
  const own = intent === null ? undefined : deps.channels.get(intent.channel)
  const isOwn = intent !== null && own?.provider === channel.provider
  const status = await channel.connection.queryStatus(ref, isOwn ? returnUrlOf(intent.orderId) : '')
  if (status.outcome === 'unknown') throw new NotYet(`${channel.provider} did not say what became of a payment`)
  if (status.outcome === 'absent') {
    const fields = { provider: channel.provider, reason: 'referenceIsUnknown' }
    return deps.log.warn(fields, 'a notice names a payment that its provider does not know')
  }
  if (isOwn && own !== undefined) return await settle(deps, own, intent, status)
  for (const payment of status.payments) await bookHeard(deps, channel, ref, payment, null)
}

async function settle(
  deps: Deps,
  channel: ConnectedChannel,
  intent: PaymentIntent,
  status: StatusAnswer,
): Promise<void> {
  const now = deps.clock.now()
  const isOver = intent.expiresAt <= now
  if (status.outcome === 'found') {
    await keepCode(deps.db, intent.ref, status.code)
    for (const payment of status.payments) {
      await bookHeard(deps, channel, intent.ref, payment, expectedOf(intent))
    }
  }
  // Our question never arrived: it is asked again under the same reference while the code would still be of use.
  if (status.outcome === 'absent' && intent.state === 'unknown' && !isOver) {
    await askProvider(deps.db, channel, intent, 'askAgain')
  }
  if (status.outcome !== 'unknown' && isOver) {
    await deps.db.transaction((tx) => endExpired(tx, intent, channel.way, now))
  }
}

async function bookHeard(
  deps: Deps,
  channel: ConnectedChannel,
  reference: string,
  payment: ProviderPayment,
  expected: Expected | null,
): Promise<void> {
  const { provider, number } = channel
  const heard = { ...payment, provider, channel: number, reference, paidAt: new Date(payment.paidAt) }
  await deps.db.transaction((tx) => bookPayment(tx, deps, heard, expected))
}

async function planNext(deps: Deps, ref: string, check: number): Promise<void> {
  const intent = await findIntentByRef(deps.db, ref)
  if (intent === null) return
  const now = deps.clock.now()
  const runAt = nextCheckAt(intent, check, now)
  if (runAt === null) {
    if (intent.state !== 'unknown') return
    await moveIntent(deps.db, ref, ['unknown'], 'expired')
    deps.log.error(
      { kind: 'paymentAlert', intentId: intent.id, channel: intent.channel },
      'the outcome of a payment is still unknown',
    )
    return
  }
  const next = check + 1
  await enqueue(deps.db, { topic: reconcileTopic, key: `${ref}:${next}`, payload: { ref, check: next }, runAt })
}
