// The annual percentage rate of Regulation Z, appendix J: simple interest within a unit-period, compound across them.

import { findRoot } from './apr-solver.ts'

/** Money that moves after `whole` full unit-periods and `fraction` (0 to 1) of another. */
export interface UnitPeriodFlow {
  readonly whole: number
  readonly fraction: number
  readonly amountMinor: number
}

export interface UnitPeriodCashFlows {
  readonly advances: readonly UnitPeriodFlow[]
  readonly payments: readonly UnitPeriodFlow[]
}

/**
 * Percent per year: i × `periodsPerYear` × 100, where i solves sum of amounts ÷ ((1 + f·i)(1 + i)^t) for both sides.
 * The regulation allows 1/8 of a point either way; this is exact.
 */
export function usActuarialPercent(cash: UnitPeriodCashFlows, periodsPerYear: number): number {
  const worth = (flows: readonly UnitPeriodFlow[], rate: number): number =>
    flows.reduce((sum, flow) => sum + flow.amountMinor / ((1 + flow.fraction * rate) * (1 + rate) ** flow.whole), 0)
  const rate = findRoot((i) => worth(cash.advances, i) - worth(cash.payments, i), {
    firstStep: 2 ** -8,
    lowest: -1 + 2 ** -20,
    highest: 2 ** 60,
  })
  return rate * periodsPerYear * 100
}

/**
 * The unit-period in days for flows known by their day: the interval that occurs most often, the shorter of two that
 * occur alike; a single advance and payment make the term itself one. Never above a year. Where every interval differs
 * it is their average, in whole days.
 */
export function unitPeriodDays(flowDays: readonly number[]): number {
  const days = [...new Set(flowDays)].sort((a, b) => a - b)
  const intervals = days.slice(1).map((day, index) => day - (days[index] as number))
  const counts = new Map<number, number>()
  for (const interval of intervals) counts.set(interval, (counts.get(interval) ?? 0) + 1)
  const most = Math.max(...counts.values())
  if (intervals.length === 0) throw new RangeError('one day has no unit-period')
  if (most === 1 && intervals.length > 1) {
    return Math.min(
      365,
      Math.max(1, Math.floor(((days.at(-1) as number) - (days[0] as number)) / intervals.length + 0.5)),
    )
  }
  const commonest = [...counts].filter(([, count]) => count === most).map(([interval]) => interval)
  return Math.min(365, ...commonest)
}
