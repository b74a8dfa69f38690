// Events for the lender's own systems with what became of each, the newest first.

import { webhookTypes } from '../../contracts/webhook.ts'
import { cannot, deny } from '../../core/officer/desk-refusal.ts'
import { type DeskChanger, type DeskReader, deskMoment } from '../officer/call/door.ts'
import { findWebhook, listWebhookRows, parkedWebhooks, sendAnew } from './webhook-store.ts'

export const listWebhooks: DeskReader<'listWebhooks'> = async (input, { db, deps }) => {
  const { state = null, subject = null, before, limit } = input
  const from = before === undefined ? null : Number(before)
  const found = await listWebhookRows(db, { state, subject, before: from, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const { webhooks } = deps.config
  return {
    receiver: webhooks === null ? null : new URL(webhooks.url).host,
    events: rows.map(({ position: _, type, createdAt, lastTriedAt, nextTryAt, endedAt, ...event }) => {
      const known = webhookTypes.find((one) => one === type)
      if (known === undefined) throw new Error(`an event of the unknown type ${type} is stored`)
      return {
        ...event,
        type: known,
        at: deskMoment(deps, createdAt),
        lastTriedAt: deskMoment(deps, lastTriedAt),
        nextTryAt: deskMoment(deps, nextTryAt),
        endedAt: deskMoment(deps, endedAt),
      }
    }),
    next: found.length > limit ? String(rows.at(-1)?.position) : null,
  }
}

/** So many at once: the receiver gets them in a row. */
const replayedMax = 1_000

/** Refused as `cannotBeDone` for an event that waits, and for one that is too large to leave. */
export const replayWebhooks: DeskChanger<'replayWebhooks'> = async ({ eventId, reason }, { db, deps, act }) => {
  const found = eventId === undefined ? null : await findWebhook(db, eventId)
  if (eventId !== undefined && found === null) return deny('notFound')
  if (found?.state === 'waiting') return cannot('eventWaits')
  const ids = found === null ? await parkedWebhooks(db, replayedMax) : [found.id]
  const count = await sendAnew(db, ids, deps.clock.now())
  if (found !== null && count === 0) return cannot('eventIsTooLarge')
  await act({ act: 'replayWebhooks', subject: eventId ?? 'parked', reason, after: { count } })
  return { count }
}
