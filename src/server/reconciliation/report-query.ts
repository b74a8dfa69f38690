// Reports as officers read them: what of each was matched, what it comes to by bank account, and what differs.

import type { Difference } from '../../core/reconciliation/compare-line.ts'
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

export interface DifferenceRow {
  readonly id: string
  readonly what: Difference
  readonly provider: string
  readonly kind: string
  readonly number: string
  readonly reference: string
  readonly subjectId: string | null
  readonly theirMinor: number | null
  readonly ourMinor: number | null
  readonly currency: string
  readonly line: number | null
}

/** What differs in a report, and what should have been in it: what was not cleared up, by line. */
export async function differencesOf(
  db: Queries,
  report: { readonly id: string; readonly provider: string; readonly importedAt: Date },
  limit: number,
): Promise<DifferenceRow[]> {
  return await db.query<DifferenceRow>(
    `select * from (
       select l.id, l.state as what, l.provider, l.kind, l.line_id as number, l.reference, l.subject_id as "subjectId",
           l.gross_minor as "theirMinor", l.our_minor as "ourMinor", l.currency::text as currency, l.line
         from settlement_line l where l.report_id = $1 and l.state in ${sqlList(openLineStates)}
       union all
       select a.id, 'theyMissIt', a.provider, a.kind, coalesce(p.transaction_id, a.subject_id), coalesce(p.reference, ''),
           a.subject_id, null, a.amount_minor, a.currency::text, null
         from settlement_absence a left join payment p on a.kind = 'payment' and p.id = a.subject_id
         where a.provider = $2 and a.found_at = $3
     ) d where not exists (select from settlement_cleared c where c.difference_id = d.id)
     order by line nulls last, id limit $4`,
    [report.id, report.provider, report.importedAt, limit],
  )
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
