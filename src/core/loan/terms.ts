// The complete agreed terms of one loan: later computations do not need the product.

import type { CalendarDate } from '../calendar-date.ts'
import type { CostCaps, Currency, MarketId } from '../market/market.ts'
import type { RoundingRule } from '../money.ts'
import type { DayCount } from './year-fraction.ts'

/** Roundings of a level plan. Where a product names none: half up to the cent, and the last instalment adjusts. */
export interface LevelRounding {
  readonly instalment: RoundingRule
  readonly interest: RoundingRule
}

export type InterestMethod =
  /** Add-on: principal x rate x days, spread evenly over the instalments. */
  | { readonly kind: 'flat'; readonly dailyRateMicros: number }
  /** Level instalments on the falling balance; the day-count basis makes the rate of a period. */
  | {
      readonly kind: 'declining'
      readonly annualRateMicros: number
      readonly basis: DayCount
      readonly rounding?: LevelRounding
    }
  /** Interest on outstanding principal by the day, never on interest or charges; level instalments. */
  | { readonly kind: 'dailySimple'; readonly dailyRateMicros: number }

/** A fee agreed before the loan. `deducted` comes off the payout, `added` joins what is paid back in the first instalment. */
export interface Fee {
  readonly code: string
  readonly amountMinor: number
  readonly taken: 'deducted' | 'added'
}

/** Late tariff. A tier holds from its `fromDay` (1 = first day late) until the next tier begins. */
export interface LateTariff {
  readonly onceNewMinor: number
  readonly onceRepeatMinor: number
  readonly tiers: readonly { readonly fromDay: number; readonly dailyBps: number }[]
  readonly graceDays: number
}

export interface RolloverTerms {
  /** Fee as a share of outstanding principal of the loan. */
  readonly feeBps: number
  readonly days: number
  readonly limit: number
}

/** How the borrower may move due dates of the running loan: by at most `maxDays` at a time, `times` in all. */
export interface DueDateMoves {
  readonly maxDays: number
  readonly times: number
}

export interface EarlyRepaymentTerms {
  /** Share of the term that must have passed, basis points (5000 = half). */
  readonly afterTermBps: number
  readonly afterDays: number
  readonly method: 'toTheDay' | 'ukRebate' | 'toNextDueDate'
}

/** A tax that a price contains. `name` is what borrowers know it by: VAT, GST. */
export interface Tax {
  readonly name: string
  readonly rateBps: number
}

/** What of a loan's price can bear tax. */
export type TaxedPart = Exclude<Part, 'principal'>

/** MONEY-39: taxes that the amounts of the terms contain, by part; a part without one bears none. */
export type LoanTaxes = Readonly<Partial<Record<TaxedPart, Tax>>>

export type Part = 'penalty' | 'fee' | 'interest' | 'principal'

export interface Instalment {
  readonly n: number
  readonly dueDate: CalendarDate
  readonly principalMinor: number
  readonly interestMinor: number
  readonly feeMinor: number
}

/** What a product prices its loans by, and a loan keeps as it was agreed. */
export interface PricedBy {
  readonly market: MarketId
  readonly termDays: number
  readonly instalmentCount: number
  readonly interest: InterestMethod
  readonly late: LateTariff
  readonly rollover: RolloverTerms | null
  /** Absent where due dates stay as agreed. */
  readonly dueDateMoves?: DueDateMoves
  readonly earlyRepayment: EarlyRepaymentTerms
  readonly coolingOffDays: number
  readonly allocation: readonly Part[]
  /** Taxes that the prices above contain; absent where nothing bears tax. */
  readonly taxes?: LoanTaxes
}

/** Terms as offered: everything but the days, which are counted from the payout. */
export interface LoanTerms extends PricedBy {
  readonly currency: Currency
  /** Every share of this loan is rounded to a multiple of it: 100 where a market counts in whole units. Absent: 1 (MONEY-30). */
  readonly unitMinor?: number
  /** An early settlement that is short by at most so much closes the loan. Absent: {@link usualClosingToleranceMinor}. */
  readonly closingToleranceMinor?: number
  readonly principalMinor: number
  /** Days from payout to the first payment, where the borrower has chosen them; the rest of the term is divided evenly. */
  readonly firstDueDays?: number
  readonly fees: readonly Fee[]
  readonly caps: CostCaps
  readonly client: 'new' | 'repeat'
}

/** The multiple to which every share of a loan is rounded, minor units (MONEY-30). */
export function unitOf({ unitMinor = 1 }: Pick<LoanTerms, 'unitMinor'>): number {
  return unitMinor
}

/** Where a market names no other: 1.00 (MONEY-38). */
const usualClosingToleranceMinor = 100

/** What may be missing from an early settlement that still closes the loan, minor units. */
export function closingToleranceOf({
  closingToleranceMinor = usualClosingToleranceMinor,
}: Pick<LoanTerms, 'closingToleranceMinor'>): number {
  return closingToleranceMinor
}

/** Calendar days. */
export const termLimits = { minTermDays: 91, maxTermDays: 365 } as const

/** Of every market: a borrower is at least this old. Years. */
export const fullAgeYears = 18
