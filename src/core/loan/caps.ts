// The cost limits of a loan's market, prepared for counting by the day.

import { mulDiv } from '../money.ts'
import { type LoanTerms, unitOf } from './terms.ts'

/** Denominator of {@link CostLimits.dailyShare}: basis points, and a thirtieth of them for a cap per month. */
export const shareUnits = 300_000

/** The limits of one loan. `Infinity` where there is none. */
export interface CostLimits {
  /** Late charges of one instalment per late day at most, in 1/300,000 of what is unpaid of it. */
  readonly dailyShare: number
  /** The one-off late sum at most, minor units. */
  readonly onceMinor: number
  /** Interest and late charges of one day at most, in basis points of outstanding principal. */
  readonly allInDailyBps: number
  /** The room for late charges and rollover fees under the cap on total cost, minor units. */
  readonly roomMinor: number
  /** What is charged within the limits is a multiple of it, minor units. */
  readonly unitMinor: number
  /** True where nothing limits late charges: they can then be counted in one step. */
  readonly areAbsent: boolean
}

/**
 * Limits of a loan with these terms and this agreed interest (all instalments, minor units). A cap per month counts by the day, a
 * thirtieth for each day late: 45 days at 5 % a month allow 7.5 %, and no part of a month is charged before it has passed.
 */
export function costLimits(terms: LoanTerms, agreedInterestMinor: number): CostLimits {
  const { lateDailyBps, lateMonthlyBps, allInDailyBps, lateOnceMinor } = terms.caps
  const daily = lateDailyBps === undefined ? Number.POSITIVE_INFINITY : lateDailyBps * 30
  const monthly = lateMonthlyBps ?? Number.POSITIVE_INFINITY
  const roomMinor = roomForCharges(terms, agreedInterestMinor)
  const dailyShare = Math.min(daily, monthly)
  const onceMinor = lateOnceMinor ?? Number.POSITIVE_INFINITY
  const allIn = allInDailyBps ?? Number.POSITIVE_INFINITY
  // Stryker disable next-line ConditionalExpression: what takes longer day by day comes to the same
  const areAbsent = Math.min(dailyShare, onceMinor, allIn, roomMinor) === Number.POSITIVE_INFINITY
  return { dailyShare, onceMinor, allInDailyBps: allIn, roomMinor, unitMinor: unitOf(terms), areAbsent }
}

/** All costs of the loan at most, minor units, rounded down; null where the market sets no such cap. */
export function totalCostCapMinor(terms: Pick<LoanTerms, 'unitMinor' | 'principalMinor' | 'caps'>): number | null {
  const { totalCostBps } = terms.caps
  if (totalCostBps === undefined) return null
  return mulDiv(terms.principalMinor, totalCostBps, 10_000, { mode: 'down', toMinor: unitOf(terms) })
}

/** Agreed interest and fees count in full from the first day, so that the cap holds for every later event. */
function roomForCharges(terms: LoanTerms, agreedInterestMinor: number): number {
  const cap = totalCostCapMinor(terms)
  if (cap === null) return Number.POSITIVE_INFINITY
  let agreed = agreedInterestMinor
  for (const fee of terms.fees) agreed += fee.amountMinor
  return Math.max(0, cap - agreed)
}
