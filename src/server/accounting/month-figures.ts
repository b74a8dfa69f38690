// The figures of a month: its trial balance, what stops its close, and the mark by which two people sign the same ones.

import { createHash } from 'node:crypto'
import { type Chart, chartNumber } from '../../core/accounting/chart.ts'
import { type CloseStop, firstDayOf, lastDayOf, monthOf, stopsOf } from '../../core/accounting/period.ts'
import { addDays, type CalendarDate } from '../../core/calendar-date.ts'
import { payableStatuses } from '../../core/order/status.ts'
import type { Queries } from '../db/database.ts'
import { sqlList } from '../db/sql-list.ts'
import type { Deps } from '../deps.ts'
import { lenderDay } from '../portfolio/door.ts'
import { booksPolicy, lastEventThrough } from './adjust-books.ts'
import { type BalanceRow, countBalances, countMoves, findPeriod, type Period, storedBalances } from './period-store.ts'

/** One account of a month in a currency, all markets and products together. Minor units, `openingMinor` debit positive. */
export type AccountSums = Omit<BalanceRow, 'market' | 'product'>

/** The trial balance of a month: of a closed one as it was signed, of an open one as it is now. */
export async function balancesOf(db: Queries, { month, state, run }: Period): Promise<BalanceRow[]> {
  if (state === 'closed') return await storedBalances(db, month, run)
  const last = lastDayOf(monthOf(month))
  const before = await findPeriod(db, firstDayOf(monthOf(addDays(month, -1))))
  if (before?.state !== 'closed') return await countBalances(db, month, last)
  // Nothing goes into a closed month: what was signed at its end is where the next one begins, and its lines are not read again.
  return carriedOn(await storedBalances(db, before.month, before.run), await countMoves(db, month, last))
}

/** The balances at the end of a month, with what moved in the next one. In the order of both. */
function carriedOn(before: readonly BalanceRow[], moves: readonly BalanceRow[]): BalanceRow[] {
  const keyOf = ({ account, currency, market, product }: BalanceRow) =>
    [currency, account, market, product].join('\u0000')
  const rows = new Map<string, BalanceRow>()
  for (const row of before) {
    const openingMinor = row.openingMinor + row.debitMinor - row.creditMinor
    rows.set(keyOf(row), { ...row, openingMinor, debitMinor: 0, creditMinor: 0 })
  }
  for (const row of moves) rows.set(keyOf(row), { ...row, openingMinor: rows.get(keyOf(row))?.openingMinor ?? 0 })
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

/** The chart of a month: of a closed one that by which it was closed, of an open one the lender's of today. */
export function chartOf({ lender }: Pick<Deps, 'lender'>, { state, chart }: Period): Chart | null {
  return state === 'closed' ? chart : (lender.books?.chart ?? null)
}

/** The rows by account and currency, in their order. */
export function byAccount(rows: readonly BalanceRow[]): AccountSums[] {
  const sums = new Map<string, AccountSums>()
  for (const { account, currency, openingMinor, debitMinor, creditMinor } of rows) {
    const key = `${currency} ${account}`
    const sum = sums.get(key)
    sums.set(key, {
      account,
      currency,
      openingMinor: (sum?.openingMinor ?? 0) + openingMinor,
      debitMinor: (sum?.debitMinor ?? 0) + debitMinor,
      creditMinor: (sum?.creditMinor ?? 0) + creditMinor,
    })
  }
  return [...sums.values()]
}

/** What two people sign: JSON, the same for the same month in the same state. */
export function signedFigures({ month, run, policy }: Period, rows: readonly BalanceRow[]): string {
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  return JSON.stringify({ month: monthOf(month), run, policy, balances: byAccount(rows), hash })
}

/** Tells one set of figures from every other one. */
export function markOf(figures: string): string {
  return createHash('sha256').update(figures).digest('base64url')
}

/** ACCOUNTING-10: what stops the close of a month now. */
export async function stopsNow(
  deps: Pick<Deps, 'lender' | 'clock' | 'config'>,
  db: Queries,
  period: Period,
  rows: readonly BalanceRow[],
): Promise<{ readonly stop: CloseStop; readonly count: number }[]> {
  const month = monthOf(period.month)
  const last = lastDayOf(month)
  const before = await findPeriod(db, firstDayOf(monthOf(addDays(period.month, -1))))
  const differences = new Map<string, number>()
  for (const { currency, openingMinor, debitMinor, creditMinor } of rows)
    differences.set(currency, (differences.get(currency) ?? 0) + openingMinor + debitMinor - creditMinor)
  return stopsOf({
    month,
    today: lenderDay(deps),
    ...(await closedDays(db, last)),
    isMonthBeforeClosed: before === null || before.state === 'closed',
    isAdjusted: await isAdjusted(deps, db, period, last),
    differencesMinor: [...differences.values()],
    accountsWithoutNumber: withoutNumber(deps, rows),
  })
}

async function closedDays(db: Queries, last: CalendarDate) {
  const [row] = await db.query<{ closedThrough: CalendarDate | null; loansBehind: number }>(
    `select (select min(through) from closed_day) as "closedThrough", (select count(*) from loan_order
       where status in ${sqlList(payableStatuses)} and status_on < $1) as "loansBehind"`,
    [last],
  )
  return row ?? { closedThrough: null, loansBehind: 0 }
}

/** Accounts that the lender's chart has no number for; none without a chart. */
function withoutNumber({ lender }: Pick<Deps, 'lender'>, rows: readonly BalanceRow[]): string[] {
  const { books } = lender
  if (books === null) return []
  return [...new Set(rows.map(({ account }) => account))].filter(
    (account) => chartNumber(books.chart, account) === null,
  )
}

/** All loans were adjusted by the policy of today, and nothing became known of the month since. */
async function isAdjusted(
  deps: Pick<Deps, 'lender'>,
  db: Queries,
  period: Period,
  last: CalendarDate,
): Promise<boolean> {
  if (period.adjustedAt === null || period.policy !== booksPolicy(deps).version) return false
  if ((await lastEventThrough(db, last)) !== period.adjustedEvent) return false
  const missing = await db.query(
    `select 1 from loan_order o where o.disbursed_on <= $1 and not exists (select 1 from book_loan b where b.loan_id = o.id)
       and exists (select 1 from transfer t join entry e on e.id = t.entry_id where t.loan_id = o.id and e.posting_date <= $1)
      limit 1`,
    [last],
  )
  return missing.length === 0
}
