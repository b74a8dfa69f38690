// Journal entries for the data import of ERPNext: one entry for each day and company, with the lines of its accounts below it.
// Columns are labels of its Journal Entry and, with the name of the table in brackets, of that table's fields (version 15).

import type { CalendarDate } from '../calendar-date.ts'
import type { Cell } from '../csv.ts'
import { type Chart, chartNumber, entityOf } from './chart.ts'
import { majorUnits } from './major-units.ts'

/** What moved on a day, by account, market and product, in minor units. */
export interface DaySum {
  readonly day: CalendarDate
  readonly account: string
  readonly currency: string
  readonly market: string
  readonly product: string
  readonly debitMinor: number
  readonly creditMinor: number
}

const entryColumns = ['Entry Type', 'Company', 'Posting Date', 'Reference Number', 'Reference Date', 'User Remark']
const lineColumns = ['Account', 'Debit', 'Credit'].map((label) => `${label} (Accounting Entries)`)
export const erpnextHead: readonly string[] = [...entryColumns, ...lineColumns]

/** Why a month cannot be written for ERPNext; null where it can. */
export type ErpnextFault = 'noChart' | 'noAbbreviation' | 'noAccount' | 'twoCurrencies'

/**
 * `noAbbreviation`: ERPNext names an account by its number, its name and the abbreviation of the company, and the chart has none for one of
 * its entities. `twoCurrencies`: a company there has one currency, in which it would read the amounts of the other.
 */
export function erpnextFault(sums: readonly DaySum[], chart: Chart | null): ErpnextFault | null {
  if (chart === null) return 'noChart'
  const currencies = new Map<string, string>()
  for (const { account, market, currency } of sums) {
    const company = entityOf(chart, market)
    if (chart.abbreviations?.[company] === undefined) return 'noAbbreviation'
    if (chartNumber(chart, account) === null) return 'noAccount'
    if ((currencies.get(company) ?? currency) !== currency) return 'twoCurrencies'
    currencies.set(company, currency)
  }
  return null
}

/** The rows under {@link erpnextHead}: the first one of an entry carries it, the others leave its columns empty. */
export function erpnextRows(sums: readonly DaySum[], chart: Chart): Cell[][] {
  const entries = Map.groupBy(sums, ({ day, market }) => JSON.stringify([day, entityOf(chart, market)]))
  return [...entries.values()].flatMap((ofEntry) => {
    const lines = linesOf(ofEntry, chart)
    const [first] = ofEntry
    if (first === undefined || lines.length === 0) return []
    const { day, market, currency } = first
    const company = entityOf(chart, market)
    const entry = ['Journal Entry', company, day, `loans ${company} ${day}`, day, `Loans, ${day}, ${currency}`]
    return lines.map((line, at) => [...(at === 0 ? entry : entry.map(() => null)), ...line])
  })
}

/** Both sides of each account by itself: what moved can be compared, not only its difference. */
function linesOf(sums: readonly DaySum[], chart: Chart): Cell[][] {
  const byAccount = Map.groupBy(sums, ({ account, market }) => erpnextAccount(chart, account, market))
  return [...byAccount].flatMap(([account, moved]) => {
    const debitMinor = moved.reduce((sum, row) => sum + row.debitMinor, 0)
    const creditMinor = moved.reduce((sum, row) => sum + row.creditMinor, 0)
    return [
      ...(debitMinor === 0 ? [] : [[account, majorUnits(debitMinor), null]]),
      ...(creditMinor === 0 ? [] : [[account, null, majorUnits(creditMinor)]]),
    ]
  })
}

/** `1310 - Loans receivable - CP`: the name under which ERPNext has an account. */
function erpnextAccount(chart: Chart, account: string, market: string): string {
  const number = chartNumber(chart, account)
  const name = chart.accounts.find((one) => one.number === number)?.name
  return `${number} - ${name} - ${chart.abbreviations?.[entityOf(chart, market)]}`
}
