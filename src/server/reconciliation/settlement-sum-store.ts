// What the new lines of each report come to, by bank account and currency: added up as lines are compared, so that a page reads rows few.

import type { LineState } from '../../core/reconciliation/compare-line.ts'
import type { ReportLine } from '../../core/reconciliation/report-mapping.ts'
import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'

export interface ReportSums
  extends Pick<ReportLine, 'bankAccount' | 'currency' | 'grossMinor' | 'feeMinor' | 'netMinor'> {
  readonly reportId: string
  readonly matched: number
  readonly amountDiffers: number
  readonly weMissIt: number
  readonly noted: number
}

const columnOfState = {
  matched: 'matched',
  amountDiffers: 'amount_differs',
  weMissIt: 'we_miss_it',
  noted: 'noted',
} as const satisfies Record<LineState, string>

interface Compared {
  readonly line: ReportLine
  readonly state: LineState
}

/** Adds new lines to the sums of their report. */
export async function addToSums(tx: Tx, reportId: string, compared: readonly Compared[]): Promise<void> {
  const byPlace = Map.groupBy(compared, ({ line }) => JSON.stringify([line.bankAccount, line.currency]))
  const rows = [...byPlace.values()].map((lines) => {
    const sum = (of: (line: ReportLine) => number) => lines.reduce((all, { line }) => all + of(line), 0)
    const count = (state: LineState) => lines.filter((one) => one.state === state).length
    return {
      report_id: reportId,
      bank_account: lines[0]?.line.bankAccount,
      currency: lines[0]?.line.currency,
      matched: count('matched'),
      amount_differs: count('amountDiffers'),
      we_miss_it: count('weMissIt'),
      noted: count('noted'),
      gross_minor: sum((line) => line.grossMinor),
      fee_minor: sum((line) => line.feeMinor),
      net_minor: sum((line) => line.netMinor),
    }
  })
  if (rows.length === 0) return
  await tx.execute(
    `insert into settlement_sum as held select * from json_populate_recordset(null::settlement_sum, $1::json)
      on conflict (report_id, bank_account, currency) do update set
        matched = held.matched + excluded.matched, amount_differs = held.amount_differs + excluded.amount_differs,
        we_miss_it = held.we_miss_it + excluded.we_miss_it, noted = held.noted + excluded.noted,
        gross_minor = held.gross_minor + excluded.gross_minor, fee_minor = held.fee_minor + excluded.fee_minor,
        net_minor = held.net_minor + excluded.net_minor`,
    [json(rows)],
  )
}

/** A line that we had no booking for was found to be this payment by now. */
export async function moveInSums(
  tx: Tx,
  {
    reportId,
    line,
    state,
  }: {
    readonly reportId: string
    readonly line: Pick<ReportLine, 'bankAccount' | 'currency'>
    readonly state: LineState
  },
): Promise<void> {
  const to = columnOfState[state]
  await tx.execute(
    `update settlement_sum set we_miss_it = we_miss_it - 1, ${to} = ${to} + 1
      where report_id = $1 and bank_account = $2 and currency = $3`,
    [reportId, line.bankAccount, line.currency],
  )
}

/** What the new lines of these reports come to. */
export async function sumsOf(db: Queries, reportIds: readonly string[]): Promise<ReportSums[]> {
  return await db.query<ReportSums>(
    `select report_id as "reportId", bank_account as "bankAccount", currency::text as currency, matched,
       amount_differs as "amountDiffers", we_miss_it as "weMissIt", noted, gross_minor as "grossMinor",
       fee_minor as "feeMinor", net_minor as "netMinor"
      from settlement_sum where report_id = any($1) order by report_id, currency, bank_account`,
    [reportIds],
  )
}
