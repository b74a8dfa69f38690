// The files of a month: trial balance, journal, and the journal rolled up by day and account. A closed month gives the same bytes each time.

import type { DeskFile } from '../../contracts/desk-call.ts'
import type { DeskCallName, DeskCallRefused } from '../../contracts/desk-endpoints.ts'
import { type Chart, chartNumber, entityOf } from '../../core/accounting/chart.ts'
import { type DaySum, erpnextFault, erpnextHead, erpnextRows } from '../../core/accounting/erpnext.ts'
import { majorUnits } from '../../core/accounting/major-units.ts'
import { firstDayOf, lastDayOf, monthOf } from '../../core/accounting/period.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import { type Cell, csvLine } from '../../core/csv.ts'
import { cannot, type DeskRefusal, deny, isDenied } from '../../core/officer/desk-refusal.ts'
import type { Queries } from '../db/database.ts'
import type { DeskReader } from '../officer/call/door.ts'
import { balancesOf, chartOf } from './month-figures.ts'
import { allowanceMoves, taxMoves } from './month-moves.ts'
import { findPeriod, type Period } from './period-store.ts'

const pageRows = 1_000

/** An amount in the two ways of every file: in minor units, and in major ones. */
export const both = (amountMinor: number): [number, string] => [amountMinor, majorUnits(amountMinor)]
/** Their headers. */
export const units = (what: string): [string, string] => [`${what} (minor units)`, `${what} (major units)`]

type FileOf<Name extends DeskCallName> = (
  db: Queries,
  period: Period,
  chart: Chart | null,
) => Promise<DeskFile | DeskRefusal<DeskCallRefused<Name>>>

type FileCall = 'Balance' | 'Journal' | 'Days' | 'Erpnext' | 'Allowance' | 'Tax'

function fileCall<Name extends `exportBook${FileCall}`>(file: string, make: FileOf<Name>): DeskReader<Name> {
  return (async ({ month }: { month: string }, { db, deps, act }: Parameters<DeskReader<Name>>[1]) => {
    const period = await findPeriod(db, firstDayOf(month))
    if (period === null) return deny('notFound')
    const made = await make(db, period, chartOf(deps, period))
    if (!isDenied(made)) await act({ act: 'exportBooks', subject: month, after: { file, run: period.run } })
    return made
  }) as unknown as DeskReader<Name>
}

export function csv(saveAs: string, content: AsyncIterable<string>): DeskFile {
  return { mediaType: 'text/csv; charset=utf-8', saveAs, content }
}

const balanceHead = [
  ...['month', 'account', 'number', 'currency', 'entity', 'market', 'product'],
  ...[...units('opening'), ...units('debit'), ...units('credit'), ...units('closing')],
]

/** All accounts of a month by market and product. Opening and closing are debit positive. */
export const exportBookBalance = fileCall<'exportBookBalance'>('trial-balance', async (db, period, chart) => {
  const month = monthOf(period.month)
  const rows = await balancesOf(db, period)
  async function* content(): AsyncIterable<string> {
    yield csvLine(balanceHead)
    for (const { account, currency, market, product, openingMinor, debitMinor, creditMinor } of rows)
      yield csvLine([
        ...[month, account, chartNumber(chart, account), currency, entityOf(chart, market), market, product],
        ...[...both(openingMinor), ...both(debitMinor)],
        ...[...both(creditMinor), ...both(openingMinor + debitMinor - creditMinor)],
      ])
  }
  return csv(`books-${month}-trial-balance.csv`, content())
})

interface JournalRow {
  readonly source: 'ledger' | 'books'
  readonly entry: string
  readonly line: number
  readonly postingDate: string
  readonly valueDate: string
  readonly kind: string
  readonly cause: string
  readonly rule: string
  readonly market: string
  readonly product: string
  readonly loan: string
  readonly debit: string
  readonly credit: string
  readonly amountMinor: number
  readonly currency: string
}

/** What stands in for entries is no entry: not listed, and not of one day. Null where all of a month are here. */
async function entriesInFiles(db: Queries, first: CalendarDate): Promise<DeskRefusal<'monthIsInFile'> | null> {
  const rows = await db.query<{ file: string }>(
    `select m.file from archived_month m where exists (
       select from entry e where e.id >= to_char(m.month, 'YYYYMM')::bigint * 10000000000
         and e.id < (to_char(m.month, 'YYYYMM')::bigint + 1) * 10000000000
         and e.posting_date between $1 and $2 and e.idem_key like 'archived:%')
       order by m.month`,
    [first, lastDayOf(monthOf(first))],
  )
  return rows.length === 0 ? null : cannot('monthIsInFile', { more: { files: rows.map(({ file }) => file) } })
}

const journalHead = [
  ...[
    'source',
    'entry',
    'line',
    'posting date',
    'value date',
    'kind',
    'cause',
    'rule',
    'entity',
    'market',
    'product',
    'loan',
  ],
  ...['debit', 'debit number', 'credit', 'credit number', ...units('amount'), 'currency'],
]

/** Every line of a month: of the ledger in the order of posting, then of the books by loan. */
export const exportBookJournal = fileCall<'exportBookJournal'>('journal', async (db, { month: first }, chart) => {
  const inFiles = await entriesInFiles(db, first)
  if (inFiles !== null) return inFiles
  const month = monthOf(first)
  const last = lastDayOf(month)
  async function* content(): AsyncIterable<string> {
    yield csvLine(journalHead)
    for (const next of [ledgerLines(db, first, last), bookLines(db, first, last)])
      for (let page = await next(null); page.length > 0; page = await next(page.at(-1) ?? null))
        yield page.map((row) => csvLine(cellsOf(row, chart))).join('')
  }
  return csv(`books-${month}-journal.csv`, content())
})

function cellsOf(of: JournalRow, chart: Chart | null): Cell[] {
  return [
    ...[of.source, of.entry, of.line, of.postingDate, of.valueDate, of.kind, of.cause, of.rule],
    ...[entityOf(chart, of.market), of.market, of.product, of.loan],
    ...[of.debit, chartNumber(chart, of.debit), of.credit, chartNumber(chart, of.credit)],
    ...[...both(of.amountMinor), of.currency],
  ]
}

type Pages = (after: JournalRow | null) => Promise<JournalRow[]>

function ledgerLines(db: Queries, first: CalendarDate, last: CalendarDate): Pages {
  return (after) =>
    db.query<JournalRow>(
      `select 'ledger' as source, e.id::text as entry, t.line, e.posting_date as "postingDate", e.value_date as "valueDate",
          e.kind, e.idem_key as cause, '' as rule, coalesce(o.market, '') as market, coalesce(o.product_id, '') as product,
          coalesce(t.loan_id, '') as loan, t.debit, t.credit, t.amount as "amountMinor", t.currency
        from entry e join transfer t on t.entry_id = e.id left join loan_order o on o.id = t.loan_id
        where e.posting_date between $1 and $2 and (t.entry_id, t.line) > ($3::bigint, $4::smallint)
        order by t.entry_id, t.line limit $5`,
      [first, last, Number(after?.entry ?? 0), after?.line ?? 0, pageRows],
    )
}

function bookLines(db: Queries, first: CalendarDate, last: CalendarDate): Pages {
  return (after) => {
    const [number = '0'] = after?.entry.split(':').slice(-1) ?? []
    return db.query<JournalRow>(
      `select 'books' as source, b.loan_id || ':' || b.number as entry, l.line, b.posting_date as "postingDate",
          b.value_date as "valueDate", b.kind, b.cause, l.rule, o.market, o.product_id as product, b.loan_id as loan, l.debit,
          l.credit, l.amount as "amountMinor", b.currency
        from book_entry b join book_line l on l.loan_id = b.loan_id and l.number = b.number
          join loan_order o on o.id = b.loan_id
        where b.posting_date between $1 and $2
          and (b.loan_id collate "C", b.number, l.line) > ($3::text, $4::int, $5::smallint)
        order by b.loan_id collate "C", b.number, l.line limit $6`,
      [first, last, after?.loan ?? '', Number(number), after?.line ?? 0, pageRows],
    )
  }
}

const daysHead = [
  ...[
    'posting date',
    'account',
    'number',
    'currency',
    'entity',
    'market',
    'product',
    ...units('debit'),
    ...units('credit'),
  ],
]

/** The lines of a month added up by posting day, account, market and product. */
function daySums(db: Queries, first: CalendarDate): Promise<DaySum[]> {
  return db.query<DaySum>(
    `with side as (
       select e.posting_date as day, t.debit as account, t.currency, t.loan_id, t.amount as debit, 0 as credit
         from transfer t join entry e on e.id = t.entry_id where e.posting_date between $1 and $2
       union all select e.posting_date, t.credit, t.currency, t.loan_id, 0, t.amount
         from transfer t join entry e on e.id = t.entry_id where e.posting_date between $1 and $2
       union all select b.posting_date, l.debit, b.currency, l.loan_id, l.amount, 0
         from book_line l join book_entry b on b.loan_id = l.loan_id and b.number = l.number
        where b.posting_date between $1 and $2
       union all select b.posting_date, l.credit, b.currency, l.loan_id, 0, l.amount
         from book_line l join book_entry b on b.loan_id = l.loan_id and b.number = l.number
        where b.posting_date between $1 and $2
     )
     select s.day, s.account, s.currency, coalesce(o.market, '') as market, coalesce(o.product_id, '') as product,
         sum(s.debit)::bigint as "debitMinor", sum(s.credit)::bigint as "creditMinor"
       from side s left join loan_order o on o.id = s.loan_id
      group by s.day, s.account, s.currency, coalesce(o.market, ''), coalesce(o.product_id, '')
      order by s.day, s.currency collate "C", s.account collate "C", market, product`,
    [first, lastDayOf(monthOf(first))],
  )
}

export const exportBookDays = fileCall<'exportBookDays'>('days', async (db, { month: first }, chart) => {
  const inFiles = await entriesInFiles(db, first)
  if (inFiles !== null) return inFiles
  const month = monthOf(first)
  const rows = await daySums(db, first)
  async function* content(): AsyncIterable<string> {
    yield csvLine(daysHead)
    for (const { day, account, currency, market, product, debitMinor, creditMinor } of rows)
      yield csvLine([
        ...[day, account, chartNumber(chart, account), currency, entityOf(chart, market), market, product],
        ...[...both(debitMinor), ...both(creditMinor)],
      ])
  }
  return csv(`books-${month}-days.csv`, content())
})

/** The same as journal entries for ERPNext, or why its companies could not take them. */
export const exportBookErpnext = fileCall<'exportBookErpnext'>('erpnext', async (db, { month: first }, chart) => {
  const inFiles = await entriesInFiles(db, first)
  if (inFiles !== null) return inFiles
  const sums = await daySums(db, first)
  const why = erpnextFault(sums, chart)
  if (chart === null || why !== null) return cannot(why ?? 'noChart')
  const rows = erpnextRows(sums, chart)
  async function* content(): AsyncIterable<string> {
    yield csvLine(erpnextHead)
    yield* rows.map(csvLine)
  }
  return csv(`books-${monthOf(first)}-erpnext.csv`, content())
})

const allowanceHead = [
  ...['month', 'currency', 'entity', 'market', 'product'],
  ...[...units('opening'), ...units('added'), ...units('released'), ...units('used'), ...units('closing')],
]

export const exportBookAllowance = fileCall<'exportBookAllowance'>('allowance', async (db, { month: first }, chart) => {
  const month = monthOf(first)
  const rows = await allowanceMoves(db, first)
  async function* content(): AsyncIterable<string> {
    yield csvLine(allowanceHead)
    for (const { currency, market, product, ...of } of rows)
      yield csvLine([
        ...[month, currency, entityOf(chart, market), market, product],
        ...[...both(of.openingMinor), ...both(of.addedMinor), ...both(of.releasedMinor)],
        ...[...both(of.usedMinor), ...both(of.closingMinor)],
      ])
  }
  return csv(`books-${month}-allowance.csv`, content())
})

const taxHead = [
  ...['month', 'currency', 'entity', 'market', 'product', 'tax', 'rate (percent)', 'on'],
  ...[...units('charged without tax'), ...units('tax')],
]

export const exportBookTax = fileCall<'exportBookTax'>('tax', async (db, { month: first }, chart) => {
  const month = monthOf(first)
  const rows = await taxMoves(db, first)
  async function* content(): AsyncIterable<string> {
    yield csvLine(taxHead)
    for (const { currency, market, product, tax, rateBps, part, taxedMinor, taxMinor } of rows)
      yield csvLine([
        ...[month, currency, entityOf(chart, market), market, product, tax, majorUnits(rateBps), part],
        ...[...both(taxedMinor), ...both(taxMinor)],
      ])
  }
  return csv(`books-${month}-tax.csv`, content())
})
