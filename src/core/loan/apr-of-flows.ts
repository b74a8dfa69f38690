// The yearly and the monthly rate of flows whose times are counted in years or months.

import { type CashFlows, effectiveRatePerUnit } from './apr-solver.ts'

/** Effective rate per year, in percent; `at` in years. Directive 98/7/EC, CONC App 1.2, CAT. */
export function effectiveAnnualPercent(cash: CashFlows): number {
  return effectiveRatePerUnit(cash) * 100
}

/** Monthly internal rate × 12, in percent; `at` in months. Tax on fees belongs in the deducted fees. */
export function monthlyIrrTimesTwelvePercent(cash: CashFlows): number {
  return effectiveRatePerUnit(cash) * 12 * 100
}

/** Effective rate per month, in percent; `at` in months. Late charges stay out of it. */
export function effectiveMonthlyPercent(cash: CashFlows): number {
  return effectiveRatePerUnit(cash) * 100
}
