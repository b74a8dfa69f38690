// The parts of reports that still have to be compared, as compressed rows: stored before their report is, gone once they were compared.

import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import type { ReportLine } from '../../core/reconciliation/report-mapping.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/queue.ts'

// Both work outside this thread.
const pack = promisify(gzip)
const unpack = promisify(gunzip)

interface PartKey {
  readonly reportId: string
  /** From 0, in the order of the lines. */
  readonly part: number
}

/** Stores a part. */
export async function insertPart(
  db: Queries,
  { reportId, part, lines, now }: PartKey & { readonly lines: readonly ReportLine[]; readonly now: Date },
): Promise<void> {
  const content = await pack(JSON.stringify(lines), { level: 1 })
  const row = { reportId, part, content, stagedAt: now }
  await db.insert('insert into settlement_part (report_id, part, content, staged_at)', row)
}

/** Takes the next part of a report out of the store, for this transaction; null where none is left. */
export async function takePart(
  tx: Tx,
  reportId: string,
): Promise<{ readonly part: number; readonly lines: ReportLine[] } | null> {
  const [row] = await tx.query<{ part: number; content: Uint8Array }>(
    `delete from settlement_part where report_id = $1
       and part = (select min(part) from settlement_part where report_id = $1) returning part, content`,
    [reportId],
  )
  if (row === undefined) return null
  const text = (await unpack(row.content)).toString('utf8')
  return { part: row.part, lines: JSON.parse(text) as ReportLine[] }
}

/** Removes the parts of an upload that became no report. */
export async function dropParts(db: Queries, reportId: string): Promise<void> {
  await db.execute(
    `delete from settlement_part where report_id = $1
      and not exists (select from settlement_report where id = $1)`,
    [reportId],
  )
}

/** Forgets parts of uploads that were broken off: those without a report. Answers how many. */
export async function forgetLostParts(db: Queries, before: Date, atMost: number): Promise<number> {
  return await db.execute(
    `delete from settlement_part where (report_id, part) in (
       select p.report_id, p.part from settlement_part p
         where p.staged_at < $1 and not exists (select from settlement_report r where r.id = p.report_id) limit $2)`,
    [before, atMost],
  )
}

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
