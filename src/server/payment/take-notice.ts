// The door for providers' notices: signed, fresh, applied once, and matched with what was asked before any of it counts.

import { hash } from 'node:crypto'
import { stateAfter } from '../../core/payment/intent.ts'
import { lockOrder } from '../account/door.ts'
import type { NoticeHeaders } from '../adapters/payment-channel.ts'
import type { Tx } from '../db/database.ts'
import { gather } from '../db/gather.ts'
import type { Deps } from '../deps.ts'
import { bookReturn } from './book-return.ts'
import { alertOfAnotherBody, expectedOf, heardIn, type Notice } from './heard-notice.ts'
import { findIntentByRef, moveIntent, type PaymentIntent } from './payment-intent-store.ts'
import { keysOfNotice, settleNotices } from './settle-notices.ts'

/** What the HTTP edge answers the provider. */
export interface NoticeAnswer {
  readonly status: number
  readonly body: { readonly result: string }
}

/**
 * Takes a notice over its raw bytes. 401 unless its provider signed it within the last minutes; 200 for everything that was
 * understood, odd money included: it is booked or lies in suspense, and an alert is out. A repeated event changes nothing.
 */
export type NoticeDoor = (channelNumber: string, rawBody: Uint8Array, headers: NoticeHeaders) => Promise<NoticeAnswer>

/** Payments in one transaction, so that many share one wait for the disk and none waits long for the others. */
const togetherAtMost = 96
/** On a server one round is decided here while another is written there; the embedded database has one session. */
const roundsAtOnce = { embedded: 1, postgres: 3 } as const
/** So few are not shared out between rounds: what each transaction costs by itself would be more than is won. */
const unshared = 16

const answer = (status: number, result: string): NoticeAnswer => ({ status, body: { result } })

/** Opens the door. One for each process: payments that come at the same time are settled together. */
export function openNoticeDoor(deps: Deps): NoticeDoor {
  const settle = gather((notices: readonly Notice[]) => settleNotices(deps, notices), {
    keysOf: keysOfNotice,
    atMost: togetherAtMost,
    rounds: roundsAtOnce[deps.db.kind],
    unshared,
  })

  return async (channelNumber, rawBody, headers) => {
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
    const bodyHash = hash('sha256', rawBody, 'buffer')
    const verified: Notice = { channel, notice, bodyHash }
    if (notice.type === 'paid') return answer(200, await settle(verified))
    return answer(200, await deps.db.transaction((tx) => applyOnce(tx, deps, verified)))
  }
}

/** The event's row comes first: of the same event many times at once, one goes on and the others wait and see it. */
async function applyOnce(tx: Tx, deps: Deps, verified: Notice): Promise<string> {
  const { channel, notice, bodyHash } = verified
  const key = [channel.provider, notice.eventId]
  const inserted = await tx.execute(
    `insert into provider_event (provider, event_id, body_hash, outcome, received_at)
     values ($1, $2, $3, 'received', $4) on conflict (provider, event_id) do nothing`,
    [...key, bodyHash, deps.clock.now()],
  )
  if (inserted === 0) return await repeated(tx, deps, verified)
  const intent = await intentOf(tx, deps, verified)
  const outcome =
    notice.type === 'refunded'
      ? await bookReturn(tx, deps, heardIn(verified), intent === null ? null : expectedOf(intent))
      : await noteFailure(tx, deps, verified, intent)
  await tx.execute('update provider_event set outcome = $3 where provider = $1 and event_id = $2', [...key, outcome])
  return outcome
}

async function repeated(tx: Tx, deps: Deps, { channel, notice, bodyHash }: Notice): Promise<string> {
  const [known] = await tx.query<{ body_hash: Uint8Array }>(
    'select body_hash from provider_event where provider = $1 and event_id = $2',
    [channel.provider, notice.eventId],
  )
  if (known !== undefined && !Buffer.from(known.body_hash).equals(bodyHash)) alertOfAnotherBody(deps, channel)
  return 'alreadyApplied'
}

/** The intent of a reference, when it stands with the same provider: it may tell of it at any of its addresses. */
async function intentOf(tx: Tx, deps: Deps, { channel, notice }: Notice): Promise<PaymentIntent | null> {
  const intent = await findIntentByRef(tx, notice.reference)
  if (intent === null) return null
  return deps.channels.get(intent.channel)?.provider === channel.provider ? intent : null
}

/** A payment that failed ends a live code. One that was paid stays paid, whatever is heard of it afterwards. */
async function noteFailure(tx: Tx, deps: Deps, { channel }: Notice, intent: PaymentIntent | null): Promise<string> {
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
