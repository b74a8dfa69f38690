// The British rebate for settling early: the present value of future payments comes off the rest.

import { checkedMinor } from '../money.ts'
import { periodicRateOf } from './periodic-rate.ts'

/** Money that moves `atPeriods` periods after the first advance. */
interface PeriodFlow {
  readonly atPeriods: number
  readonly amountMinor: number
}

export interface RebateCase {
  readonly advances: readonly PeriodFlow[]
  /** All repayments of the agreement, those after settlement included. */
  readonly repayments: readonly PeriodFlow[]
  readonly settlementAtPeriods: number
  /** As stated in the agreement, e.g. 14 for 14 %. */
  readonly aprPercent: number
  readonly periodsPerYear: number
  /** The rebate is rounded to a multiple of it. Absent: 1. */
  readonly unitMinor?: number
}

/**
 * Rebate = all payments still to come - (advances with interest to the settlement - repayments so far, likewise), half
 * up to the unit in which the loan is counted, never below zero. Consumer Credit (Early Settlement) Regulations 2004, regulation 4(1).
 */
export function ukRebate(rebate: RebateCase): number {
  const rate = periodicRateOf(rebate.aprPercent, rebate.periodsPerYear)
  const atSettlement = (flow: PeriodFlow): number =>
    checkedMinor(flow.amountMinor) * (1 + rate) ** (rebate.settlementAtPeriods - flow.atPeriods)
  const isDone = (flow: PeriodFlow): boolean => flow.atPeriods <= rebate.settlementAtPeriods
  const owed = total(rebate.advances.filter(isDone).map(atSettlement))
  const repaid = total(rebate.repayments.filter(isDone).map(atSettlement))
  const toCome = total(rebate.repayments.filter((flow) => !isDone(flow)).map((flow) => flow.amountMinor))
  const { unitMinor = 1 } = rebate
  return Math.max(0, checkedMinor(Math.round((toCome - (owed - repaid)) / unitMinor) * unitMinor))
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
