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
