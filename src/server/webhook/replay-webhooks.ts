// An officer has an event sent anew under its number, or all that were parked while the receiver was away.

import { cannot, deny } from '../../core/officer/desk-refusal.ts'
import type { DeskChanger } from '../officer/call/door.ts'
import { findWebhook, parkedWebhooks, sendAnew } from './webhook-store.ts'

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
