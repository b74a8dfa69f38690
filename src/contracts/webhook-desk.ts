// The calls of the desk about events for the lender's own systems: what became of each, and sending some anew.

import { z } from 'zod'
import { deskCall, id, line, moment, next, pageSize, place, reason } from './desk-call.ts'
import { webhookTypes } from './webhook.ts'

export const listWebhooks = deskCall('GET', 'audit', '/desk/webhooks', {
  summary: 'Events for the lender’s own systems and what became of each, the newest first',
  input: z.strictObject({
    state: z.enum(['waiting', 'taken', 'parked']).optional(),
    /** The number of an event, or of the loan, application, borrower or proposal that it is about. */
    subject: line(64).optional(),
    before: place.optional(),
    limit: pageSize,
  }),
  output: z.object({
    /** The host that gets them; null where the lender has no receiver. */
    receiver: z.string().nullable(),
    events: z.array(
      z.object({
        id: z.string(),
        type: z.enum(webhookTypes),
        /** What it is about: events of one subject leave in their order. */
        subject: z.string(),
        /** `waiting` is sent again until it is taken, for three days; then it is `parked`. */
        state: z.enum(['waiting', 'taken', 'parked']),
        at: moment,
        attempts: z.int(),
        /** How often officers had it sent anew. */
        sentAnew: z.int(),
        /** A status or the name of an error; null where the last attempt was taken, or none was made. */
        lastFailure: z.string().nullable(),
        lastTriedAt: moment.nullable(),
        nextTryAt: moment.nullable(),
        endedAt: moment.nullable(),
      }),
    ),
    next,
  }),
})

export const replayWebhooks = deskCall('POST', 'manageWebhooks', '/desk/webhooks/replay', {
  summary: 'Sends an event anew under its number, or the oldest parked ones where none is named, a thousand at most',
  refusals: ['notFound', 'eventWaits', 'eventIsTooLarge'],
  input: z.strictObject({ eventId: id.optional(), reason }),
  output: z.object({
    /** How many are sent anew. */
    count: z.int(),
  }),
})
