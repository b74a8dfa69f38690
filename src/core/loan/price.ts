// The price of a loan: net proceeds, total to repay, and the rate computed from both.

import { type CalendarDate, daysBetween } from '../calendar-date.ts'
import { sumMinor } from '../money.ts'
import { type AprBasis, aprBps, aprPeriod } from './apr.ts'
import { buildSchedule, instalmentMinor } from './schedule.ts'
import type { Instalment, LoanTerms } from './terms.ts'

/** Terms with their price. The plan is that of a payout on `payoutOn`; a later payout moves every date alike. */
export interface Price {
  readonly terms: LoanTerms
  readonly payoutOn: CalendarDate
  readonly schedule: readonly Instalment[]
  /** What reaches the borrower's account: principal less deducted fees. */
  readonly netProceedsMinor: number
  readonly totalRepayableMinor: number
  readonly totalInterestMinor: number
  readonly totalFeesMinor: number
  /** What the loan costs: repayable less net proceeds, which is interest and all fees. */
  readonly totalCostMinor: number
  /** Basis points per {@link Price.aprPeriod}, by the market's formula: 125.9 % is 12590. */
  readonly aprBps: number
  readonly aprBasis: AprBasis
  readonly aprPeriod: 'year' | 'month'
}

/** Prices terms as if the money left on `payoutOn`. */
export function priceTerms(terms: LoanTerms, aprBasis: AprBasis, payoutOn: CalendarDate): Price {
  const schedule = buildSchedule(terms, payoutOn)
  const plan = { payoutOn, schedule, netProceedsMinor: netProceedsMinor(terms) }
  const totalRepayableMinor = sumMinor(schedule.map(instalmentMinor))
  return {
    ...plan,
    terms,
    totalRepayableMinor,
    totalInterestMinor: sumMinor(schedule.map((instalment) => instalment.interestMinor)),
    totalFeesMinor: sumMinor(terms.fees.map((fee) => fee.amountMinor)),
    totalCostMinor: totalRepayableMinor - plan.netProceedsMinor,
    aprBps: aprBpsOf(plan, aprBasis),
    aprBasis,
    aprPeriod: aprPeriod[aprBasis],
  }
}

/** The money that reaches the borrower: principal less the fees deducted at payout. */
export function netProceedsMinor(terms: Pick<LoanTerms, 'principalMinor' | 'fees'>): number {
  const deducted = terms.fees.filter((fee) => fee.taken === 'deducted').map((fee) => fee.amountMinor)
  return terms.principalMinor - sumMinor(deducted)
}

/** The rate of a plan by a formula: net proceeds out on the day of payout, every instalment back on its own. */
export function aprBpsOf(plan: Pick<Price, 'payoutOn' | 'schedule' | 'netProceedsMinor'>, basis: AprBasis): number {
  const payments = plan.schedule.map((instalment) => ({
    day: daysBetween(plan.payoutOn, instalment.dueDate),
    amountMinor: instalmentMinor(instalment),
  }))
  const advances = [{ day: 0, amountMinor: plan.netProceedsMinor }]
  return aprBps(basis, { from: plan.payoutOn, advances, payments })
}
