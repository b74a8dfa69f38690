// The door for providers' notices: signed, fresh, applied once, and matched with what was asked before any of it counts.

import { createHash } from 'node:crypto'
import type { PaymentNotice } from '../../contracts/repayment.ts'
import { stateAfter } from '../../core/repayment/intent.ts'
import type { ConnectedChannel, NoticeHeaders } from '../adapters/payment-channel.ts'
import type { Expected, HeardTransaction } from '../books/heard-payment.ts'
import { lockOrder } from '../books/loan-book.ts'
import { bookPayment } from '../books/payment-book.ts'
import { findIntentByRef, moveIntent, type PaymentIntent } from '../books/payment-intent-book.ts'
import { bookReturn } from '../books/payment-return-book.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'

/** What the HTTP edge answers the provider. */
export interface NoticeAnswer {
  readonly status: number
  readonly body: { readonly result: string }
}

const answer = (status: number, result: string): NoticeAnswer => ({ status, body: { result } })

/**
 * Takes a notice over its raw bytes. 401 unless its provider signed it within the last minutes; 200 for everything that was
 * understood, odd money included: it is booked or lies in suspense, and an alert is out. A repeated event changes nothing.
 */
export async function takeNotice(
  deps: Deps,
  channelNumber: string,
  rawBody: Uint8Array,
  headers: NoticeHeaders,
): Promise<NoticeAnswer> {
  const channel = deps.channels.get(channelNumber)
  if (channel === undefined) return answer(404, 'channelIsUnknown')
  const notice = channel.connection.verifyNotice(rawBody, headers, deps.clock.now())
  if (notice === 'badSignature' || notice === 'stale') {
    deps.log.warn({ channel: channelNumber, reason: notice }, 'a notice was not accepted')
    return answer(401, notice)
  }
  if (notice === 'unreadable') {
    deps.log.error({ kind: 'paymentAlert', channel: channelNumber, reason: notice }, 'a signed notice cannot be read')
    return answer(400, notice)
  }
  return answer(200, await deps.db.transaction((tx) => applyOnce(tx, deps, channel, notice, rawBody)))
}

/** The event's row comes first: of the same event many times at once, one goes on and the others wait and see it. */
async function applyOnce(
  tx: Tx,
  deps: Deps,
  channel: ConnectedChannel,
  notice: PaymentNotice,
  rawBody: Uint8Array,
): Promise<string> {
  const bodyHash = createHash('sha256').update(rawBody).digest()
  const key = [channel.provider, notice.eventId]
  const inserted = await tx.execute(
    `insert into provider_event (provider, event_id, body_hash, outcome, received_at)
     values ($1, $2, $3, 'received', $4) on conflict (provider, event_id) do nothing`,
    [...key, bodyHash, deps.clock.now()],
  )
  if (inserted === 0) return await repeated(tx, deps, channel, key, bodyHash)
  const outcome = await apply(tx, deps, channel, notice)
  await tx.execute('update provider_event set outcome = $3 where provider = $1 and event_id = $2', [...key, outcome])
  return outcome
}

async function repeated(
  tx: Tx,
  deps: Deps,
  channel: ConnectedChannel,
  key: readonly string[],
  bodyHash: Uint8Array,
): Promise<string> {
  const [known] = await tx.query<{ body_hash: Uint8Array }>(
    'select body_hash from provider_event where provider = $1 and event_id = $2',
    key,
  )
  if (known !== undefined && !Buffer.from(known.body_hash).equals(bodyHash)) {
    const fields = { kind: 'paymentAlert', channel: channel.number, reason: 'eventIdWithAnotherBody' }
    deps.log.error(fields, 'an event id came back with another body')
  }
  return 'alreadyApplied'
}

async function apply(tx: Tx, deps: Deps, channel: ConnectedChannel, notice: PaymentNotice): Promise<string> {
  const intent = await intentOf(tx, deps, channel, notice)
  const heard: HeardTransaction = {
    provider: channel.provider,
    transactionId: notice.transactionId,
    channel: channel.number,
    reference: notice.reference,
    amountMinor: notice.amountMinor,
    currency: notice.currency,
    paidAt: new Date(notice.paidAt),
  }
  const expected = intent === null ? null : expectedOf(intent)
  switch (notice.type) {
    case 'paid':
      return (await bookPayment(tx, deps, heard, expected)).outcome
    case 'refunded':
      return await bookReturn(tx, deps, heard, expected)
    case 'failed':
      return await noteFailure(tx, deps, channel, intent)
  }
}

/** The intent of a reference, when it stands with the same provider: it may tell of it at any of its addresses. */
async function intentOf(
  tx: Tx,
  deps: Deps,
  channel: ConnectedChannel,
  notice: PaymentNotice,
): Promise<PaymentIntent | null> {
  const intent = await findIntentByRef(tx, notice.reference)
  if (intent === null) return null
  return deps.channels.get(intent.channel)?.provider === channel.provider ? intent : null
}

/** What an intent asked for. */
export function expectedOf(intent: PaymentIntent): Expected {
  const { id, ref, orderId, borrowerId, purpose, amountMinor, currency } = intent
  return { orderId, borrowerId, purpose, amountMinor, currency, intent: { id, ref } }
}

/** A payment that failed ends a live code. One that was paid stays paid, whatever is heard of it afterwards. */
async function noteFailure(
  tx: Tx,
  deps: Deps,
  channel: ConnectedChannel,
  intent: PaymentIntent | null,
): Promise<string> {
  if (intent === null) {
    deps.log.warn({ channel: channel.number, reason: 'referenceIsUnknown' }, 'a failure of an unknown payment')
    return 'ignored'
  }
  await lockOrder(tx, intent.orderId)
  const now = await findIntentByRef(tx, intent.ref)
  const next = stateAfter(now?.state ?? intent.state, 'failed')
  const moved = next === 'failed' && (await moveIntent(tx, intent.ref, ['unknown', 'waiting'], 'failed'))
  return moved ? 'failed' : 'ignored'
}
