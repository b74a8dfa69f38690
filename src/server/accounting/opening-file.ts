// How the books began, as a file: each account of the ledger before the opening entries, what they moved, and after them.

import { chartNumber, entityOf } from '../../core/accounting/chart.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import { csvLine } from '../../core/csv.ts'
import { deny } from '../../core/officer/desk-refusal.ts'
import type { Queries } from '../db/database.ts'
import type { DeskReader } from '../officer/call/door.ts'
import { both, csv, units } from './month-files.ts'
import { findOpening } from './period-store.ts'

/** One account by currency, market and product. Minor units, debit positive. */
interface OpeningRow {
  readonly account: string
  readonly currency: string
  readonly market: string
  readonly product: string
  readonly beforeMinor: number
  readonly movedMinor: number
}

const head = [
  ...['through', 'account', 'number', 'currency', 'entity', 'market', 'product'],
  ...[...units('before'), ...units('opening entries'), ...units('after')],
]

/** ACCOUNTING-12: the report of the opening. `notFound` before the books began. */
export const exportBookOpening: DeskReader<'exportBookOpening'> = async (_input, { db, deps, act }) => {
  const opening = await findOpening(db)
  if (opening === null) return deny('notFound')
  const { through } = opening
  const chart = deps.lender.books?.chart ?? null
  const rows = await openingRows(db, through)
  await act({ act: 'exportBooks', subject: '', after: { file: 'opening', through } })
  async function* content(): AsyncIterable<string> {
    yield csvLine(head)
    for (const { account, currency, market, product, beforeMinor, movedMinor } of rows)
      yield csvLine([
        ...[through, account, chartNumber(chart, account), currency, entityOf(chart, market), market, product],
        ...[...both(beforeMinor), ...both(movedMinor), ...both(beforeMinor + movedMinor)],
      ])
  }
  return csv(`books-opening-${through}.csv`, content())
}

function openingRows(db: Queries, through: CalendarDate): Promise<OpeningRow[]> {
  return db.query<OpeningRow>(
    `with line as (
       select t.debit, t.credit, t.currency, t.loan_id, t.amount as before, 0 as moved
         from transfer t join entry e on e.id = t.entry_id where e.posting_date <= $1
       union all
       select l.debit, l.credit, b.currency, l.loan_id, 0, l.amount
         from book_entry b join book_line l on l.loan_id = b.loan_id and l.number = b.number where b.kind = 'opening'
     ), side as (
       select debit as account, currency, loan_id, before, moved from line
       union all select credit, currency, loan_id, -before, -moved from line
     )
     select * from (
       select s.account, s.currency, coalesce(o.market, '') as market, coalesce(o.product_id, '') as product,
           sum(s.before)::bigint as "beforeMinor", sum(s.moved)::bigint as "movedMinor"
         from side s left join loan_order o on o.id = s.loan_id group by 1, 2, 3, 4
     ) summed
     order by currency collate "C", account collate "C", market collate "C", product collate "C"`,
    [through],
  )
}
