// Reports of providers and their lines as rows, what no report has, and what an officer has cleared up.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { LineState, OurSide } from '../../core/reconciliation/compare-line.ts'
import type { ReportLine } from '../../core/reconciliation/report-mapping.ts'
import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'
import { moveInSums } from './settlement-sum-store.ts'

export interface StoredReport {
  readonly id: string
  readonly provider: string
  readonly source: 'file' | 'list'
  readonly lines: number
  readonly newLines: number
  readonly settledFrom: CalendarDate
  readonly settledThrough: CalendarDate
  readonly completeThrough: Date
  readonly importedBy: string
  readonly importedAt: Date
  /** How many lines were compared with ours so far. */
  readonly linesDone: number
  /** Of them, those that another report had in other words by then: they were left out. */
  readonly changedLines: number
  /** False while parts of it still wait to be compared. */
  readonly isWhole: boolean
}

export interface ComparedLine {
  /** Ours, short. */
  readonly id: string
  readonly line: ReportLine
  readonly state: LineState
  readonly ours: OurSide | null
}

const reportColumns = `id, provider, source, lines, new_lines as "newLines", settled_from::text as "settledFrom",
  settled_through::text as "settledThrough", complete_through as "completeThrough", imported_by as "importedBy",
  imported_at as "importedAt", lines_done as "linesDone", changed_lines as "changedLines", is_whole as "isWhole"`

/** One import of a provider at a time: its lines are compared with those that the one before has left. */
export async function lockReports(tx: Tx, provider: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('settlement:' || $1, 0))::text as held`, [provider])
}

/** The report with this content, if there was one. */
export function findReportByContent(
  db: Queries,
  provider: string,
  contentHash: Uint8Array,
): Promise<StoredReport | null> {
  return db.first<StoredReport>(
    `select ${reportColumns} from settlement_report where provider = $1 and content_hash = $2`,
    [provider, contentHash],
  )
}

/** A report by its id. */
export function findReport(db: Queries, id: string): Promise<StoredReport | null> {
  return db.first<StoredReport>(`select ${reportColumns} from settlement_report where id = $1`, [id])
}

/** The newest reports, of all providers or of one. */
/** Newest first, after the report of that id. */
export async function newestReports(
  db: Queries,
  {
    provider,
    after,
    limit,
  }: { readonly provider: string | null; readonly after: string | null; readonly limit: number },
): Promise<StoredReport[]> {
  return await db.query<StoredReport>(
    `select ${reportColumns} from settlement_report
      where ($1::text is null or provider = $1) and ($3::text is null
        or exists (select from settlement_report last where last.id = $3 and (settlement_report.imported_at < last.imported_at
          or (settlement_report.imported_at = last.imported_at and settlement_report.id > last.id))))
      order by imported_at desc, id limit $2`,
    [provider, limit, after],
  )
}

export async function insertReport(tx: Tx, report: StoredReport, contentHash: Uint8Array): Promise<void> {
  await tx.insert(
    `insert into settlement_report (id, provider, source, content_hash, lines, new_lines, settled_from, settled_through,
       complete_through, imported_by, imported_at, lines_done, changed_lines, is_whole)`,
    { ...report, contentHash },
  )
}

/** Counts what a part of a report has added. */
export async function countPart(
  tx: Tx,
  {
    reportId,
    lines,
    newLines,
    changedLines,
  }: Readonly<Record<'lines' | 'newLines' | 'changedLines', number>> & {
    readonly reportId: string
  },
): Promise<void> {
  await tx.execute(
    `update settlement_report set lines_done = lines_done + $2, new_lines = new_lines + $3, changed_lines = changed_lines + $4
      where id = $1 and not is_whole`,
    [reportId, lines, newLines, changedLines],
  )
}

/** Notes that all of a report was compared. */
export async function markWhole(tx: Tx, reportId: string): Promise<void> {
  await tx.execute('update settlement_report set is_whole = true where id = $1', [reportId])
}

/** A line as an earlier report had it, for a comparison of what both say. */
export type KnownLine = Pick<
  ReportLine,
  'id' | 'kind' | 'transactionId' | 'reference' | 'grossMinor' | 'feeMinor' | 'currency' | 'settledOn' | 'bankAccount'
>

/** Those of the lines that were imported before. */
export async function knownLines(db: Queries, provider: string, ids: readonly string[]): Promise<KnownLine[]> {
  return await db.query<KnownLine>(
    `select line_id as id, kind, transaction_id as "transactionId", reference, gross_minor as "grossMinor",
       fee_minor as "feeMinor", currency, settled_on::text as "settledOn", bank_account as "bankAccount"
      from settlement_line where provider = $1 and line_id = any($2)`,
    [provider, ids],
  )
}

/** Adds lines that no report had before. */
export async function insertLines(
  tx: Tx,
  { provider, reportId, now }: { readonly provider: string; readonly reportId: string; readonly now: Date },
  compared: readonly ComparedLine[],
): Promise<void> {
  const rows = compared.map(({ id, line, state, ours }) => ({
    id,
    provider,
    line_id: line.id,
    report_id: reportId,
    line: line.line,
    kind: line.kind,
    transaction_id: line.transactionId,
    reference: line.reference,
    gross_minor: line.grossMinor,
    fee_minor: line.feeMinor,
    net_minor: line.netMinor,
    currency: line.currency,
    settled_on: line.settledOn,
    bank_account: line.bankAccount,
    state,
    subject_id: ours?.subjectId ?? null,
    our_minor: ours?.amountMinor ?? null,
    compared_at: now,
  }))
  await tx.execute(
    'insert into settlement_line select * from json_populate_recordset(null::settlement_line, $1::json)',
    [json(rows)],
  )
}

/** A line that waits for something of ours. */
export interface MissedLine extends ReportLine {
  readonly provider: string
}

/** Lines that we had no booking for, after one, by provider and number; no lock: each is written under its own condition. */
export async function missedLines(
  db: Queries,
  after: { readonly provider: string; readonly id: string },
  limit: number,
): Promise<MissedLine[]> {
  return await db.query<MissedLine>(
    `select provider, line_id as id, line, kind, transaction_id as "transactionId", reference, gross_minor as "grossMinor",
       fee_minor as "feeMinor", net_minor as "netMinor", currency, settled_on::text as "settledOn",
       bank_account as "bankAccount"
      from settlement_line where state = 'weMissIt' and (provider, line_id) > ($1, $2)
      order by provider, line_id limit $3`,
    [after.provider, after.id, limit],
  )
}

/** Writes what a line was found to be by now, in its report's sums, too. False when it was found already. */
export async function settleLine(
  tx: Tx,
  { line, state, ours }: { readonly line: MissedLine; readonly state: LineState; readonly ours: OurSide },
  now: Date,
): Promise<boolean> {
  const [changed] = await tx.query<{ reportId: string }>(
    `update settlement_line set state = $3, subject_id = $4, our_minor = $5, compared_at = $6
      where provider = $1 and line_id = $2 and state = 'weMissIt' returning report_id as "reportId"`,
    [line.provider, line.id, state, ours.subjectId, ours.amountMinor, now],
  )
  if (changed === undefined) return false
  await moveInSums(tx, { reportId: changed.reportId, line, state })
  return true
}

/** Of what we have under these numbers, what a line of this kind has already. */
export async function takenSubjects(db: Queries, kind: string, subjectIds: readonly string[]): Promise<string[]> {
  return await db.column<string>(
    `select subject_id as "subjectId" from settlement_line where kind = $1 and subject_id = any($2)`,
    [kind, subjectIds],
  )
}

/** Takes back that these are missing: a report has them now. */
export async function forgetAbsences(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return
  await tx.execute('delete from settlement_absence where subject_id = any($1)', [subjectIds])
}

/** The time until which the provider's whole reports were complete, from its first one on; null before that. */
export async function completeThrough(
  db: Queries,
  provider: string,
): Promise<{ readonly from: CalendarDate; readonly through: Date } | null> {
  const [row] = await db.query<{ from: CalendarDate | null; through: Date | null }>(
    `select min(settled_from)::text as "from", max(complete_through) as through from settlement_report
      where provider = $1 and is_whole`,
    [provider],
  )
  return row === undefined || row.from === null || row.through === null
    ? null
    : { from: row.from, through: row.through }
}

interface Booked {
  readonly provider: string
  /** After this moment, and up to and with the other. */
  readonly after: Date
  readonly through: Date
  readonly now: Date
}

/** Notes the payments of a time that no report has. What came back before it was settled need not be in one. */
export async function notePaymentAbsences(tx: Tx, { provider, after, through, now }: Booked): Promise<number> {
  return await tx.execute(
    `insert into settlement_absence (id, kind, subject_id, provider, order_id, amount_minor, currency, booked_at, found_at)
      select 'abs' || p.id, 'payment', p.id, p.provider, p.order_id, p.amount_minor, p.currency, p.received_at, $4 from payment p
        where p.provider = $1 and p.received_at > $2 and p.received_at <= $3
          and not exists (select from settlement_line l where l.kind = 'payment' and l.subject_id = p.id)
          and p.returned_at is null
      on conflict do nothing`,
    [provider, after, through, now],
  )
}

/** The same of payouts, and of credit balances that went back. */
export async function notePayoutAbsences(tx: Tx, { provider, after, through, now }: Booked): Promise<number> {
  return await tx.execute(
    `insert into settlement_absence (id, kind, subject_id, provider, order_id, amount_minor, currency, booked_at, found_at)
      select 'abs' || sent.key, 'payout', sent.key, $1, sent.order_id, sent.amount_minor, sent.currency, sent.at, $4 from (
        select a.order_id || ':' || a.attempt as key, a.order_id, a.amount_minor, t.currency, a.answered_at as at
          from payout_attempt a
          join lateral (select currency from transfer where loan_id = a.order_id limit 1) t on true
          where a.provider = $1 and a.state = 'paid' and a.answered_at > $2 and a.answered_at <= $3
        union all
        select id, order_id, amount_minor, currency, finished_at from credit_refund
          where provider = $1 and state = 'paid' and finished_at > $2 and finished_at <= $3
      ) sent
      where not exists (select from settlement_line l where l.kind = 'payout' and l.subject_id = sent.key)
      on conflict do nothing`,
    [provider, after, through, now],
  )
}

/** Notes that an officer has cleared a difference up; once. */
export async function clearDifference(
  tx: Tx,
  cleared: { readonly id: string; readonly officerId: string; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const inserted = await tx.execute(
    `insert into settlement_cleared (difference_id, officer_id, reason, cleared_at) values ($1, $2, $3, $4)
      on conflict (difference_id) do nothing`,
    [cleared.id, cleared.officerId, cleared.reason, cleared.at],
  )
  if (inserted !== 1) return false
  // Marked beside it: the work list reads no difference that is cleared up.
  await tx.execute('update settlement_line set cleared_at = $2 where id = $1', [cleared.id, cleared.at])
  await tx.execute('update settlement_absence set cleared_at = $2 where id = $1', [cleared.id, cleared.at])
  return true
}
