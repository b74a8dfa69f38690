// Applies providers' notices: each event once, with an outcome of its own, many payments in one transaction.

import { stateAfter } from '../../../core/payment/intent.ts'
import { addToBatch, emptyBatch, writeBatch, writeBatchLast } from '../../batch/door.ts'
import type { Tx } from '../../db/database.ts'
import { DatabaseIsUnavailable, isOutOfTime, isUniqueViolation } from '../../db/database-errors.ts'
import type { Outcome } from '../../db/gather.ts'
import type { Deps } from '../../deps.ts'
import type { ConnectedChannel } from '../../ports/payment-channel.ts'
import { alertOfAnotherBody, expectedOf, heardIn, type Notice } from '../heard/heard-notice.ts'
import type { Expected } from '../heard/heard-payment.ts'
import { type OpenPayment, type OpenPayments, openPayments } from '../heard/open-payment.ts'
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

/** What must not be settled together: one event, one transaction, one intent. Loans may come twice; they are done in turn. */
export function keysOfNotice({ channel: { provider }, notice }: Notice): readonly string[] {
  const { eventId, transactionId, reference } = notice
  return [`event ${provider} ${eventId}`, `transaction ${provider} ${transactionId}`, `reference ${reference}`]
}

/** The outcome, or `again` for a notice that has to be settled by itself. */
type Settled = PromiseFulfilledResult<string> | 'again'

/**
 * Settles notices, and answers for each in order: what it became, or why it failed. They are acknowledged once the transaction
 * of all of them is on the disk. A notice that fails spoils no other, nor does one whose loan another transaction holds: those are
 * settled alone afterwards, one by one, and no other notice waits for them; so are failures and returns, which are few. Throws where
 * the database cannot be reached.
 */
export async function settleNotices(deps: Deps, notices: readonly Notice[]): Promise<readonly Outcome<string>[]> {
  // Notices that come during this round gather for the next one.
  if (notices.length === 1) return await Promise.allSettled(notices.map((notice) => settleAlone(deps, notice)))
  const together = await settleAll(deps, notices)
  let line: Promise<unknown> = Promise.resolve()
  return together.map((settled, index) => {
    const notice = notices[index]
    if (notice === undefined) throw new Error('more outcomes than notices')
    if (settled !== 'again') return settled
    const before = line
    const own = (async () => {
      await before
      return await settleAlone(deps, notice)
    })()
    // The next one waits until it has ended, with or without an error; the error goes to its own caller.
    line = own.catch(() => null)
    return own
  })
}

/** All in one transaction; where that fails, nothing of it was written, and each is to be settled alone. */
async function settleAll(deps: Deps, notices: readonly Notice[]): Promise<Settled[]> {
  try {
    return await inOneTransaction(deps, notices, { wait: false })
  } catch (error) {
    // Where one has waited too long for a lock, the others need not fail with it.
    if (error instanceof DatabaseIsUnavailable && !isOutOfTime(error)) throw error
    deps.log.warn({ err: error, count: notices.length }, 'a batch of notices failed and is settled one by one')
    return notices.map(() => 'again')
  }
}

/** Retries once after a unique violation: another process has just booked the same, and the retry sees it. */
async function settleAlone(deps: Deps, notice: Notice): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [settled] = await inOneTransaction(deps, [notice], { wait: true })
      if (settled === undefined || settled === 'again') throw new Error('a notice was not settled')
      return settled.value
    } catch (error) {
      if (attempt > 1 || !isUniqueViolation(error)) throw error
    }
  }
}

async function inOneTransaction(
  deps: Deps,
  notices: readonly Notice[],
  { wait }: { readonly wait: boolean },
): Promise<Settled[]> {
  const { settled, alerts } = await deps.db.transaction((tx) => settleIn(tx, deps, notices, wait), {
    firstOnlyReads: true,
  })
  for (const alert of alerts) alert()
  return settled
}

async function settleIn(
  tx: Tx,
  deps: Deps,
  notices: readonly Notice[],
  wait: boolean,
): Promise<{ settled: Settled[]; alerts: (() => void)[] }> {
  const questions = notices.map(({ channel: { provider }, notice: { reference, transactionId, eventId } }) => {
    return { reference, orderId: null, provider, transactionId, eventId }
  })
  const { payments, loans } = await openPayments(tx, questions, { wait })
  const all: BookingMeans = { deps, db: tx, writes: emptyBatch(), alerts: [] }
  const sequels: Sequel[] = []
  const settled: Settled[] = []
  for (const [index, notice] of notices.entries()) {
    const known = payments[index]
    if (known === undefined) throw new Error('a notice got no outcome')
    const own: BookingMeans = { deps, db: tx, writes: emptyBatch(), alerts: [] }
    try {
      if (known.isHeld || (!wait && notice.notice.type !== 'paid')) {
        settled.push('again')
        continue
      }
      const { outcome, sequel } = await settleOne(tx, own, loans, notice, known)
      if (sequel !== null) sequels.push(sequel)
      settled.push({ status: 'fulfilled', value: outcome })
    } catch (error) {
      // Settled alone, its error goes to its caller; in a batch the others go on without it.
      if (wait) throw error
      settled.push('again')
      continue
    }
    addToBatch(all.writes, own.writes)
    all.alerts.push(...own.alerts)
  }
  if (sequels.length === 0) writeBatchLast(tx, all.writes)
  else await writeBatch(tx, all.writes)
  for (const [payment, booked] of sequels) await followUp(tx, deps, payment, booked)
  return { settled, alerts: all.alerts }
}

type Sequel = readonly [payment: PaymentToBook, booked: Booked]

/** What a notice did, and what is to be done once it is written. */
interface Applied {
  /** What it is answered with. */
  readonly outcome: string
  readonly sequel: Sequel | null
}

/**
 * The only place where an event is applied: once, for every type of event. Its row goes with what it does; of the same event many
 * times at once, one is written and the others see it.
 */
async function settleOne(
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
