// The months of the books: their days, and what stops a close.

import { addDays, type CalendarDate, date } from '../calendar-date.ts'

/** `2026-10` of any of its days. */
export function monthOf(day: CalendarDate): string {
  return day.slice(0, 7)
}

export function firstDayOf(month: string): CalendarDate {
  return date(`${month}-01`)
}

export function lastDayOf(month: string): CalendarDate {
  return addDays(firstDayOf(monthAfter(month)), -1)
}

export function monthAfter(month: string): string {
  return monthOf(addDays(firstDayOf(month), 31))
}

/** Why a month cannot be closed yet. `count`: of loans, events or accounts; 0 where nothing is counted. */
export const closeStops = [
  /** The month has not ended in every market. */
  'monthHasNotEnded',
  'monthBeforeIsOpen',
  /** Loans whose days are not closed through its end. */
  'loansAreNotClosed',
  /** The loans were not adjusted for its end, or something became known since, or the policy is another one. */
  'loansAreNotAdjusted',
  /** Debits and credits differ. */
  'booksDoNotBalance',
  /** Accounts without a number in the lender's chart. */
  'accountsHaveNoNumber',
] as const
export type CloseStop = (typeof closeStops)[number]

export interface StopFacts {
  readonly month: string
  /** The earliest day through which the days of a market are closed; null before the first. */
  readonly closedThrough: CalendarDate | null
  readonly today: CalendarDate
  readonly isMonthBeforeClosed: boolean
  readonly loansBehind: number
  readonly isAdjusted: boolean
  /** Debits less credits of each currency. */
  readonly differencesMinor: readonly number[]
  readonly accountsWithoutNumber: readonly string[]
}

/** ACCOUNTING-10: what stops the close of a month, in the order in which somebody should look at it; empty where nothing does. */
export function stopsOf(facts: StopFacts): { readonly stop: CloseStop; readonly count: number }[] {
  const last = lastDayOf(facts.month)
  const hasEnded = facts.today > last && facts.closedThrough !== null && facts.closedThrough > last
  const different = facts.differencesMinor.filter((difference) => difference !== 0).length
  const found: [CloseStop, boolean, number][] = [
    ['monthHasNotEnded', !hasEnded, 0],
    ['monthBeforeIsOpen', !facts.isMonthBeforeClosed, 0],
    ['loansAreNotClosed', facts.loansBehind > 0, facts.loansBehind],
    ['loansAreNotAdjusted', !facts.isAdjusted, 0],
    ['booksDoNotBalance', different > 0, different],
    ['accountsHaveNoNumber', facts.accountsWithoutNumber.length > 0, facts.accountsWithoutNumber.length],
  ]
  return found.filter(([, stops]) => stops).map(([stop, , count]) => ({ stop, count }))
}
