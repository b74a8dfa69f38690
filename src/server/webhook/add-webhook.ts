// Writes an event for the lender's own systems down in the transaction in which it happens: both are stored, or neither.

import { type WebhookData, type WebhookType, webhookMaxBytes } from '../../contracts/webhook.ts'
import { triedUntil } from '../../core/webhook/retry.ts'
import { type Batch, emptyBatch, writeBatch } from '../batch/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'

/** Why an event never leaves: it is larger than what a receiver has to take. */
const tooLarge = 'tooLarge'

/**
 * Adds an event to the rows of a change; nothing where the lender has no receiver. An event that is too large is stored as parked, without
 * its text, and an alarm is logged: what it tells of must not fail for it.
 */
export function addWebhook<Type extends WebhookType>(
  writes: Batch,
  deps: Pick<Deps, 'webhooks' | 'clock' | 'ids' | 'log'>,
  type: Type,
  data: WebhookData<Type>,
): void {
  if (deps.webhooks === null) return
  const now = deps.clock.now()
  const id = deps.ids.inOrder('evt')
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data })
  const common = { id, type, subject: subjectOf(data), created_at: now }
  if (Buffer.byteLength(body) > webhookMaxBytes) {
    deps.log.error({ kind: 'webhookAlert', eventId: id, reason: tooLarge }, 'an event is too large to leave')
    const ended = { next_try_at: null, tried_until: null, last_failure: tooLarge, ended_at: now }
    writes.webhookEvents.push({ ...common, ...ended, body: '', state: 'parked' })
    return
  }
  const waiting = { next_try_at: now, tried_until: triedUntil(now), last_failure: null, ended_at: null }
  writes.webhookEvents.push({ ...common, ...waiting, body, state: 'waiting' })
}

/** {@link addWebhook} for a change that writes its rows itself, in the caller's transaction. */
export async function queueWebhook<Type extends WebhookType>(
  tx: Tx,
  deps: Deps,
  type: Type,
  data: WebhookData<Type>,
): Promise<void> {
  const writes = emptyBatch()
  addWebhook(writes, deps, type, data)
  await writeBatch(tx, writes)
}

/** Events of one loan leave in their order; those without a loan, in the order of what else they are about. */
const subjects = ['orderId', 'applicationId', 'userId', 'proposalId'] as const

function subjectOf(data: object): string {
  const ids = data as Readonly<Record<string, unknown>>
  const subject = subjects.map((name) => ids[name]).find((id) => typeof id === 'string')
  if (typeof subject !== 'string') throw new Error('an event names nothing that it is about')
  return subject
}
