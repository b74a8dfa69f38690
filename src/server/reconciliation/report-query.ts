// Reports as officers read them: what of each was matched, what it comes to by bank account, and what differs.

import type { Difference, LineState } from '../../core/reconciliation/compare-line.ts'
import { openLineStates } from '../../core/reconciliation/compare-line.ts'
import type { Queries } from '../db/database.ts'
import { sqlList } from '../db/sql-list.ts'

export interface ReportSums {
  readonly reportId: string
  readonly bankAccount: string
  readonly currency: string
  readonly matched: number
  readonly amountDiffers: number
  readonly weMissIt: number
  readonly noted: number
  readonly grossMinor: number
  readonly feeMinor: number
  readonly netMinor: number
}

/** The new lines of these reports, added up by currency and bank account. */
export async function sumsOf(db: Queries, reportIds: readonly string[]): Promise<ReportSums[]> {
  return await db.query<ReportSums>(
    `select report_id as "reportId", bank_account as "bankAccount", currency::text as currency,
       (count(*) filter (where state = 'matched'))::int as matched,
       (count(*) filter (where state = 'amountDiffers'))::int as "amountDiffers",
       (count(*) filter (where state = 'weMissIt'))::int as "weMissIt",
       (count(*) filter (where state = 'noted'))::int as noted,
       sum(gross_minor)::bigint as "grossMinor", sum(fee_minor)::bigint as "feeMinor", sum(net_minor)::bigint as "netMinor"
      from settlement_line where report_id = any($1)
      group by report_id, currency, bank_account order by report_id, currency, bank_account`,
    [reportIds],
  )
}

export interface ReportRow {
  readonly id: string
  readonly what: LineState | 'theyMissIt'
  readonly provider: string
  readonly kind: string
  readonly number: string
  readonly reference: string
  readonly subjectId: string | null
  readonly theirMinor: number | null
  readonly ourMinor: number | null
  readonly currency: string
  readonly line: number | null
  readonly isCleared: boolean
  /** Null for what no report has. */
  readonly reportId: string | null
}

export type DifferenceRow = ReportRow & { readonly what: Difference }

interface OfReport {
  readonly id: string
  readonly provider: string
  readonly importedAt: Date
}

const isCleared = 'exists (select from settlement_cleared c where c.difference_id = d.id) as "isCleared"'
const lineColumns = `l.id, l.state as what, l.provider, l.kind, l.line_id as number, l.reference, l.subject_id as "subjectId",
  l.gross_minor as "theirMinor", l.our_minor as "ourMinor", l.currency::text as currency, l.line, l.report_id as "reportId"`
const absenceColumns = `a.id, 'theyMissIt' as what, a.provider, a.kind, coalesce(p.transaction_id, a.subject_id) as number,
  coalesce(p.reference, '') as reference, a.subject_id as "subjectId", null::bigint as "theirMinor",
  a.amount_minor as "ourMinor", a.currency::text as currency, null::int as line, null::text as "reportId"`
const absences = `settlement_absence a left join payment p on a.kind = 'payment' and p.id = a.subject_id`
/** Both sides of a report: $1 its id, $2 its provider, $3 when it was imported. */
const ofReport = `select ${lineColumns} from settlement_line l where l.report_id = $1
  union all select ${absenceColumns} from ${absences} where a.provider = $2 and a.found_at = $3`
/** What only we have comes after the last line. */
const place = 'coalesce(d.line, 2147483647)'

/** What differs in a report, and what should have been in it: what was not cleared up, by line. */
export async function differencesOf(db: Queries, report: OfReport, limit: number): Promise<DifferenceRow[]> {
  return await db.query<DifferenceRow>(
    `select d.*, false as "isCleared" from (${ofReport}) d
      where (d.what in ${sqlList(openLineStates)} or d.what = 'theyMissIt')
        and not exists (select from settlement_cleared c where c.difference_id = d.id)
      order by ${place}, d.id limit $4`,
    [report.id, report.provider, report.importedAt, limit],
  )
}

export interface LinesWanted {
  readonly state: ReportRow['what'] | null
  readonly after: { readonly place: number; readonly id: string } | null
  readonly limit: number
}

/** The lines of a report and what it should have had, by line; pages go by key. */
export async function linesOf(
  db: Queries,
  report: OfReport,
  { state, after, limit }: LinesWanted,
): Promise<(ReportRow & { readonly place: number })[]> {
  return await db.query(
    `select d.*, ${isCleared}, ${place} as place from (${ofReport}) d
      where ($4::text is null or d.what = $4) and ($5::int is null or (${place}, d.id) > ($5, $6))
      order by ${place}, d.id limit $7`,
    [report.id, report.provider, report.importedAt, state, after?.place ?? null, after?.id ?? null, limit],
  )
}

/** How many of each state a report has. */
export async function countLines(
  db: Queries,
  report: OfReport,
): Promise<{ readonly what: ReportRow['what']; readonly n: number }[]> {
  return await db.query(`select d.what, count(*)::int as n from (${ofReport}) d group by d.what`, [
    report.id,
    report.provider,
    report.importedAt,
  ])
}

/** One difference, cleared up or not; null for none. What only we have has the report at whose import it was found. */
export async function readDifferenceRow(db: Queries, id: string): Promise<DifferenceRow | null> {
  const [row] = await db.query<DifferenceRow>(
    `select d.*, ${isCleared} from (
       select ${lineColumns} from settlement_line l where l.id = $1 and l.state in ${sqlList(openLineStates)}
       union all
       select f.id, f.what, f.provider, f.kind, f.number, f.reference, f."subjectId", f."theirMinor", f."ourMinor",
           f.currency, f.line, r.id
         from (select ${absenceColumns}, a.found_at from ${absences} where a.id = $1) f
         left join settlement_report r on r.provider = f.provider and r.imported_at = f.found_at
     ) d limit 1`,
    [id],
  )
  return row ?? null
}

/** A difference that waits, by its id; null for none. */
export async function findDifference(db: Queries, id: string): Promise<{ readonly what: Difference } | null> {
  const [row] = await db.query<{ what: Difference }>(
    `select what from (
       select state as what from settlement_line where id = $1 and state in ${sqlList(openLineStates)}
       union all select 'theyMissIt' from settlement_absence where id = $1
     ) d where not exists (select from settlement_cleared c where c.difference_id = $1)`,
    [id],
  )
  return row ?? null
}

/** What the ledger's accounts of providers and banks hold, debit positive. */
export async function cashBalances(
  db: Queries,
): Promise<{ readonly account: string; readonly currency: string; readonly balanceMinor: number }[]> {
  return await db.query(
    `select side.account, side.currency::text as currency, sum(side.amount)::bigint as "balanceMinor" from (
       select t.debit as account, t.currency, t.amount from entry e join transfer t on t.entry_id = e.id
         where e.kind in ('settlement', 'settlementMatch')
       union all
       select t.credit, t.currency, -t.amount from entry e join transfer t on t.entry_id = e.id
         where e.kind in ('settlement', 'settlementMatch')
     ) side where side.account ~ '^(providerClearing|providerFees|bank):|^bankTransit$'
     group by side.account, side.currency order by side.account, side.currency`,
  )
}
