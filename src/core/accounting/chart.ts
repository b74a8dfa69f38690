// The lender's chart of accounts: its numbers and names, and which of them each account of the ledger and of the books is.

import { isGlAccount } from '../ledger/accounts.ts'
import { chartAccountsNeeded } from './chart-accounts.ts'
import { bookAccounts } from './posting-rules.ts'

export interface Chart {
  /** Named in what is signed at a close. */
  readonly version: string
  readonly accounts: readonly { readonly number: string; readonly name: string }[]
  /** Our account, or `bank:*` for all of a kind that has no line of its own, to a number of the chart. */
  readonly mapping: readonly { readonly account: string; readonly number: string }[]
  /** The legal entity of each market; `*` for what is of no market, and for markets without a line. */
  readonly entities: Readonly<Record<string, string>>
  /** The abbreviation of each legal entity, by which ERPNext names its accounts. */
  readonly abbreviations?: Readonly<Record<string, string>> | undefined
}

/** ACCOUNTING-14: what is wrong with a chart, by field; empty for one that can be used. */
export function chartFaults({ version, accounts, mapping, entities, abbreviations = {} }: Chart): string[] {
  const faults: string[] = []
  if (version.trim() === '') faults.push('version: it has to have a name')
  for (const number of twice(accounts.map((account) => account.number)))
    faults.push(`accounts ${number}: is there twice`)
  for (const account of twice(mapping.map((line) => line.account))) faults.push(`mapping ${account}: is there twice`)
  const numbers = new Set(accounts.map(({ number }) => number))
  for (const { account, number } of mapping) {
    if (!isOurs(account)) faults.push(`mapping ${account}: is no account of the ledger or of the books`)
    if (!numbers.has(number)) faults.push(`mapping ${account}: the chart has no account ${number}`)
  }
  const mapped = new Set(mapping.map(({ account }) => account))
  for (const account of chartAccountsNeeded) if (!mapped.has(account)) faults.push(`mapping ${account}: is missing`)
  if (entities['*'] === undefined) faults.push('entities *: is missing')
  for (const entity of Object.keys(abbreviations))
    if (!Object.values(entities).includes(entity)) faults.push(`abbreviations ${entity}: is no entity of the chart`)
  return faults
}

function isOurs(account: string): boolean {
  return isGlAccount(account) || (bookAccounts as readonly string[]).includes(account)
}

function twice(names: readonly string[]): Set<string> {
  return new Set(names.filter((name, at) => names.indexOf(name) !== at))
}

/** The lender's number of an account: its own line, or else that of its kind; null without a chart, and where it has none. */
export function chartNumber(chart: Pick<Chart, 'mapping'> | null, account: string): string | null {
  const lineOf = (name: string) => chart?.mapping.find((line) => line.account === name)?.number
  return lineOf(account) ?? lineOf(`${account.split(':')[0]}:*`) ?? null
}

/** The legal entity of a market; empty without a chart. */
export function entityOf(chart: Chart | null, market: string): string {
  return chart === null ? '' : (chart.entities[market] ?? chart.entities['*'] ?? '')
}
