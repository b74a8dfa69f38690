// Applies one provider's notice, once, in one transaction of its own.

import { stateAfter } from '../../../core/payment/intent.ts'
import { type Batch, emptyBatch, writeBatch, writeBatchLast } from '../../batch/door.ts'
import type { Tx } from '../../db/database.ts'
import { HasMoved, isUniqueViolation } from '../../db/database-errors.ts'
import type { Deps } from '../../deps.ts'
import type { ConnectedChannel } from '../../ports/payment-channel.ts'
import { alertOfAnotherBody, expectedOf, heardIn, type Notice } from '../heard/heard-notice.ts'
import type { Expected } from '../heard/heard-payment.ts'
import { type OpenPayment, type OpenPayments, openPayments, type PaymentQuestion } from '../heard/open-payment.ts'
import { findIntentByRef, moveIntent } from '../intent/payment-intent-store.ts'
import { bookReturn } from '../returned/book-return.ts'
import {
  type Booked,
  type BookingMeans,
  decidePayment,
  followUp,
  hasSequel,
  type PaymentToBook,
} from './book-payment.ts'

/**
 * Settles a notice, and tells what it became. It is acknowledged once its transaction is on the disk. Retries once after a unique
 * violation: another process has just booked the same, and the retry sees it.
 */
export async function settleNotice(deps: Deps, notice: Notice): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inItsTransaction(deps, notice)
    } catch (error) {
      if (attempt > 1 || !isUniqueViolation(error)) throw error
    }
  }
}

async function inItsTransaction(deps: Deps, notice: Notice): Promise<string> {
  const { outcome, alerts } = await deps.db.transaction(
    async (tx) => {
      const { payments, loans } = await openPayments(tx, [questionOf(notice)], { wait: true })
      const [known] = payments
      if (known === undefined) throw new Error('a notice was not looked up')
      const means: BookingMeans = { deps, db: tx, writes: emptyBatch(), alerts: [] }
      const applied = await applyNotice(tx, means, loans, notice, known)
      await writeNotices(tx, deps, means.writes, applied.sequel === null ? [] : [applied.sequel])
      return { outcome: applied.outcome, alerts: means.alerts }
    },
    { firstOnlyReads: true },
  )
  for (const alert of alerts) alert()
  return outcome
}

/** Writes what was decided, and does what follows from it. */
export async function writeNotices(tx: Tx, deps: Deps, writes: Batch, sequels: readonly Sequel[]): Promise<void> {
  // With the end of the transaction in one message, where nothing comes between.
  if (sequels.length === 0) writeBatchLast(tx, writes)
  else await writeBatch(tx, writes)
  for (const [payment, booked] of sequels) await followUp(tx, deps, payment, booked)
}

/** What is looked up before a notice is applied. */
export function questionOf({
  channel: { provider },
  notice: { reference, transactionId, eventId },
}: Notice): PaymentQuestion {
  return { reference, orderId: null, provider, transactionId, eventId }
}

/** A booking, and what is to be done once it is written. */
export type Sequel = readonly [payment: PaymentToBook, booked: Booked]

export interface Applied {
  /** What it is answered with. */
  readonly outcome: string
  readonly sequel: Sequel | null
}

/**
 * The only place where an event is applied: once, for every type of event. Its row goes with what it does; of the same event many
 * times at once, one is written and the others see it.
 */
export async function applyNotice(
  tx: Tx,
  means: BookingMeans,
  loans: OpenPayments['loans'],
  notice: Notice,
  known: OpenPayment,
): Promise<Applied> {
  const { deps, writes } = means
  const { channel, bodyHash } = notice
  const { knownBodyHash } = known
  if (knownBodyHash !== null) {
    if (!Buffer.from(knownBodyHash).equals(bodyHash)) means.alerts.push(() => alertOfAnotherBody(deps, channel))
    return { outcome: 'alreadyApplied', sequel: null }
  }
  // Moved between the look into the directory and the loan's lock: as of an unknown reference its money would lie here, where she is not.
  if (notice.isKnownHere === true && known.intent === null) throw new HasMoved('the code of a notice')
  const applied = await apply(tx, means, loans, notice, known)
  writes.providerEvents.push({
    provider: channel.provider,
    event_id: notice.notice.eventId,
    body_hash: bodyHash,
    outcome: applied.outcome,
    received_at: deps.clock.now(),
  })
  return applied
}

/** Payments become rows to write, many together; a failure or a return writes at once, and has the transaction for itself. */
async function apply(
  tx: Tx,
  means: BookingMeans,
  loans: OpenPayments['loans'],
  notice: Notice,
  known: OpenPayment,
): Promise<Applied> {
  const { deps } = means
  const heard = heardIn(notice)
  const expected = expectedIn(deps, notice.channel, known)
  switch (notice.notice.type) {
    case 'paid': {
      const payment = { heard, expected, known }
      const booked = await decidePayment(means, loans, payment)
      return { outcome: booked.outcome, sequel: hasSequel(payment, booked) ? [payment, booked] : null }
    }
    case 'refunded':
      return { outcome: await bookReturn(tx, deps, heard, expected), sequel: null }
    case 'failed':
      return { outcome: await noteFailure(tx, deps, notice.channel, expected, known), sequel: null }
  }
}

/** A payment that failed ends a live code (PAYMENT-64). One that was paid, in full or in part, stays as it is, whatever later notices say. */
async function noteFailure(
  tx: Tx,
  deps: Deps,
  channel: ConnectedChannel,
  expected: Expected | null,
  known: OpenPayment,
): Promise<'failed' | 'ignored'> {
  const ref = expected?.intent?.ref
  const intent = ref === undefined ? null : await findIntentByRef(tx, ref)
  if (intent === null) {
    deps.log.warn(
      { channel: channel.number, reason: 'referenceIsUnknown' },
      'a failure notice names an unknown payment',
    )
    return 'ignored'
  }
  // Money that another notice has posted stays, and so does the code that asks for the rest of it.
  if (known.isBooked || (known.intent?.payments.length ?? 0) > 0) return 'ignored'
  const isOver = stateAfter(intent.state, 'failed') === 'failed'
  return isOver && (await moveIntent(tx, intent.ref, ['unknown', 'waiting'], 'failed')) ? 'failed' : 'ignored'
}

/** What was asked, when the intent is with the same provider: it may send notices of it to any of its addresses. */
function expectedIn(deps: Deps, channel: ConnectedChannel, { intent, orderId }: OpenPayment): Expected | null {
  if (intent === null || orderId === null) return null
  return deps.channels.get(intent.channel)?.provider === channel.provider ? expectedOf(intent) : null
}
