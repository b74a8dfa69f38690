// What a report leaves for later: its other parts, and a second look at the lines that we had nothing for.

import { z } from 'zod'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'

/** Topic of the second look. Payload: `{}`. */
export const compareAgainTopic = 'compareAgain'
/** Topic of the parts of a report. Payload: {@link BookPayload}. */
export const bookReportTopic = 'bookReport'

/** How long a provider gets to answer about what we have missed, before its lines are compared again. */
export const secondLookMs = 15 * 60_000

export const bookPayload = z.object({ reportId: z.string(), hasPayouts: z.boolean(), partsDone: z.int() })
export type BookPayload = z.infer<typeof bookPayload>

/** Queues the next parts of a report. */
export async function bookLater(tx: Queries, deps: Pick<Deps, 'clock'>, payload: BookPayload): Promise<void> {
  const key = `${payload.reportId}:${payload.partsDone}`
  await enqueue(tx, { topic: bookReportTopic, key, payload: { ...payload }, runAt: deps.clock.now() })
}

/** Queues a second look at the lines of a report, after what was missed has been asked about. */
export async function lookAgainAfter(tx: Queries, deps: Pick<Deps, 'clock'>, reportId: string): Promise<void> {
  const runAt = new Date(deps.clock.now().getTime() + secondLookMs)
  await enqueue(tx, { topic: compareAgainTopic, key: `report:${reportId}`, payload: {}, runAt })
}
