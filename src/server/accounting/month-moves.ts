// What moved in a month by market and product: the allowance for expected loss, and tax by its rate.

import { lastDayOf, monthOf } from '../../core/accounting/period.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import type { TaxedPart } from '../../core/loan/terms.ts'
import type { Queries } from '../db/database.ts'

/** The allowance of one currency, market and product. Minor units, all as amounts of the allowance. */
export interface AllowanceMove {
  readonly currency: string
  readonly market: string
  readonly product: string
  readonly openingMinor: number
  readonly addedMinor: number
  readonly releasedMinor: number
  readonly usedMinor: number
  readonly closingMinor: number
}

export async function allowanceMoves(db: Queries, first: CalendarDate): Promise<AllowanceMove[]> {
  const rows = await db.query<Omit<AllowanceMove, 'closingMinor'>>(
    `select b.currency, o.market, o.product_id as product,
        coalesce(sum(case when l.credit = 'lossAllowance' then l.amount else -l.amount end)
          filter (where b.posting_date < $1), 0)::bigint as "openingMinor",
        coalesce(sum(l.amount) filter (where b.posting_date >= $1 and l.rule = 'allowance' and l.credit = 'lossAllowance'),
          0)::bigint as "addedMinor",
        coalesce(sum(l.amount) filter (where b.posting_date >= $1 and l.rule = 'allowance' and l.debit = 'lossAllowance'),
          0)::bigint as "releasedMinor",
        coalesce(sum(case when l.debit = 'lossAllowance' then l.amount else -l.amount end)
          filter (where b.posting_date >= $1 and l.rule = 'allowanceUsed'), 0)::bigint as "usedMinor"
      from book_entry b join book_line l on l.loan_id = b.loan_id and l.number = b.number join loan_order o on o.id = b.loan_id
      where b.posting_date <= $2 and 'lossAllowance' in (l.debit, l.credit)
      group by b.currency, o.market, o.product_id
      order by b.currency collate "C", o.market collate "C", o.product_id collate "C"`,
    [first, lastDayOf(monthOf(first))],
  )
  return rows.map((row) => ({
    ...row,
    closingMinor: row.openingMinor + row.addedMinor - row.releasedMinor - row.usedMinor,
  }))
}

/** Tax of one part of a price at one rate, as the terms of the loans have it. Minor units; below 0 where more was taken back than charged. */
export interface TaxMove {
  readonly currency: string
  readonly market: string
  readonly product: string
  readonly part: TaxedPart
  readonly tax: string
  readonly rateBps: number
  /** What was charged, without the tax. */
  readonly taxedMinor: number
  readonly taxMinor: number
}

/** ACCOUNTING-16: the tax of a month by rate. */
export async function taxMoves(db: Queries, first: CalendarDate): Promise<TaxMove[]> {
  return await db.query<TaxMove>(
    `with moved as (
       select b.currency, b.loan_id, case when l.rule like 'fee%' then 'fee' when l.rule like 'interest%' then 'interest'
           else 'penalty' end as part, l.rule like '%Tax' as is_tax,
           case when l.credit in ('taxPayable', 'memoContra') then l.amount else -l.amount end as amount
         from book_entry b join book_line l on l.loan_id = b.loan_id and l.number = b.number
        where b.posting_date between $1 and $2
          and l.rule in ('feeTax', 'feeTaxed', 'interestTax', 'interestTaxed', 'penaltyTax', 'penaltyTaxed')
     )
     select * from (
       select m.currency, o.market, o.product_id as product, m.part, o.terms->'taxes'->m.part->>'name' as tax,
           (o.terms->'taxes'->m.part->>'rateBps')::int as "rateBps",
           coalesce(sum(m.amount) filter (where not m.is_tax), 0)::bigint as "taxedMinor",
           coalesce(sum(m.amount) filter (where m.is_tax), 0)::bigint as "taxMinor"
         from moved m join loan_order o on o.id = m.loan_id group by 1, 2, 3, 4, 5, 6
     ) summed
     order by currency collate "C", market collate "C", product collate "C", "rateBps", tax collate "C", part`,
    [first, lastDayOf(monthOf(first))],
  )
}

/** The sums of rows that have the same key, in the order in which the keys come first. `sums` are the columns that are added up. */
export function addedUp<Row extends object, Sum extends keyof Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
  sums: readonly Sum[],
): Row[] {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const before = found.get(key(row))
    const both = { ...(before ?? row) }
    if (before !== undefined)
      for (const name of sums) both[name] = ((before[name] as number) + (row[name] as number)) as Row[Sum]
    found.set(key(row), both)
  }
  return [...found.values()]
}
