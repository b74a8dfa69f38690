// Reports as officers read them: their lines by state, and what differs.

import { type Difference, type LineState, lineStates, openLineStates } from '../../core/reconciliation/compare-line.ts'
import type { Queries } from '../db/database.ts'
import { sqlList } from '../db/sql-list.ts'

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

const lineColumns = `l.id, l.state as what, l.provider, l.kind, l.line_id as number, l.reference, l.subject_id as "subjectId",
  l.gross_minor as "theirMinor", l.our_minor as "ourMinor", l.currency::text as currency, l.line, l.report_id as "reportId",
  l.cleared_at is not null as "isCleared"`
const absenceColumns = `a.id, 'theyMissIt' as what, a.provider, a.kind, coalesce(p.transaction_id, a.subject_id) as number,
  coalesce(p.reference, '') as reference, a.subject_id as "subjectId", null::bigint as "theirMinor",
  a.amount_minor as "ourMinor", a.currency::text as currency, null::int as line, null::text as "reportId",
  a.cleared_at is not null as "isCleared"`
const absences = `settlement_absence a left join payment p on a.kind = 'payment' and p.id = a.subject_id`
/** What only we have comes after the last line. */
const afterLines = '2147483647'

/*
 * Lines of a state stand between two keys of an index: asked for so, and not as equal to a state, PostgreSQL walks the index and stops at
 * the limit also where it has no statistics yet. Else it sorts half a million lines for a page (1.8 s instead of 90 ms on PGlite).
 */

/** What differs in a report, and what should have been in it: what was not cleared up, by line. */
export async function differencesOf(db: Queries, report: OfReport, limit: number): Promise<DifferenceRow[]> {
  return await db.query<DifferenceRow>(
    `select d.* from (
       (select s.* from unnest($5::text[]) asked(state) cross join lateral (
          select ${lineColumns} from settlement_line l where (l.report_id, l.state, l.line, l.id) > ($1, asked.state, -1, '')
            and (l.report_id, l.state) <= ($1, asked.state)
            and l.cleared_at is null
            order by l.report_id, l.state, l.line, l.id limit $4) s)
       union all
       (select ${absenceColumns} from ${absences} where a.provider = $2 and a.found_at = $3
          and a.cleared_at is null order by a.id limit $4)
     ) d order by coalesce(d.line, ${afterLines}), d.id limit $4`,
    [report.id, report.provider, report.importedAt, limit, openLineStates],
  )
}

export interface LinesWanted {
  readonly state: ReportRow['what'] | null
  readonly after: { readonly place: number; readonly id: string } | null
  readonly limit: number
}

/** The lines of a report and what it should have had, by line; pages go by key, and a page reads no more than itself of each state. */
export async function linesOf(
  db: Queries,
  report: OfReport,
  { state, after, limit }: LinesWanted,
): Promise<(ReportRow & { readonly place: number })[]> {
  const states = lineStates.filter((one) => state === null || one === state)
  const withAbsences = state === null || state === 'theyMissIt'
  return await db.query(
    `select d.*, coalesce(d.line, ${afterLines}) as place from (
       (select s.* from unnest($4::text[]) asked(state) cross join lateral (
          select ${lineColumns} from settlement_line l
            where (l.report_id, l.state, l.line, l.id) > ($1, asked.state, $5, $6)
              and (l.report_id, l.state) <= ($1, asked.state)
            order by l.report_id, l.state, l.line, l.id limit $7) s)
       union all
       (select ${absenceColumns} from ${absences}
          where $8 and a.provider = $2 and a.found_at = $3 and (${afterLines}, a.id) > ($5, $6) order by a.id limit $7)
     ) d order by place, d.id limit $7`,
    [report.id, report.provider, report.importedAt, states, after?.place ?? -1, after?.id ?? '', limit, withAbsences],
  )
}

/** How much a report should have had and has not. */
export async function countAbsences(db: Queries, report: OfReport): Promise<number> {
  return (
    (await db.value<number>('select count(*)::int as n from settlement_absence where provider = $1 and found_at = $2', [
      report.provider,
      report.importedAt,
    ])) ?? 0
  )
}

/** One difference, cleared up or not; null for none. What only we have has the report at whose import it was found. */
export function readDifferenceRow(db: Queries, id: string): Promise<DifferenceRow | null> {
  return db.first<DifferenceRow>(
    `select d.* from (
       select ${lineColumns} from settlement_line l where l.id = $1 and l.state in ${sqlList(openLineStates)}
       union all
       select f.id, f.what, f.provider, f.kind, f.number, f.reference, f."subjectId", f."theirMinor", f."ourMinor",
           f.currency, f.line, r.id, f."isCleared"
         from (select ${absenceColumns}, a.found_at from ${absences} where a.id = $1) f
         left join settlement_report r on r.provider = f.provider and r.imported_at = f.found_at
     ) d limit 1`,
    [id],
  )
}

/** A difference that waits, by its id; null for none. */
export function findDifference(db: Queries, id: string): Promise<OpenDifference | null> {
  return db.first<OpenDifference>(
    `select d.what, d.subject_id as "subjectId", coalesce(d.order_id, p.order_id, r.order_id, o.id) as "orderId" from (
       select state as what, subject_id, null as order_id from settlement_line
         where id = $1 and state in ${sqlList(openLineStates)} and cleared_at is null
       union all select 'theyMissIt', subject_id, order_id from settlement_absence where id = $1 and cleared_at is null
     ) d left join payment p on p.id = d.subject_id left join credit_refund r on r.id = d.subject_id
       left join loan_order o on o.id = split_part(d.subject_id, ':', 1)`,
    [id],
  )
}

interface OpenDifference {
  readonly what: Difference
  /** The payment, payout or refund of ours that it is about; null for none. */
  readonly subjectId: string | null
  readonly orderId: string | null
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
