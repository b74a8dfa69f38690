// The yearly price of a loan, all agreed costs in one rate, by the formula of each market.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { effectiveAnnualPercent, effectiveMonthlyPercent, monthlyIrrTimesTwelvePercent } from './apr-of-flows.ts'
import type { CashFlows } from './apr-solver.ts'
import { division, periodsPerYear, unitPeriodOfDays } from './apr-unit-periods.ts'
import { type UnitPeriodFlow, usActuarialPercent } from './apr-us-actuarial.ts'
import { yearFraction } from './year-fraction.ts'

/**
 * Which formula a market publishes.
 * `eu`: effective per year, days of a leap year over 366, others over 365 (Directive 2008/48/EC, annex I, remark c; also the United
 * Kingdom). `usActuarial`: Regulation Z, nominal.
 * `indiaIrr12`: monthly internal rate × 12 on the net amount. `phMonthlyEir`: effective per month of 30 days, all
 * payments against net proceeds. `mxCat`: effective per year, days over 365, costs without VAT.
 */
export type AprBasis = 'eu' | 'usActuarial' | 'indiaIrr12' | 'phMonthlyEir' | 'mxCat'

/** Places after the point in which each formula is published. All are rounded half up. */
export const aprDecimals: Readonly<Record<AprBasis, number>> = {
  eu: 1,
  usActuarial: 2,
  indiaIrr12: 2,
  phMonthlyEir: 2,
  mxCat: 1,
}

/** What the rate is a rate of: nearly all are yearly, one is monthly. */
export const aprPeriod: Readonly<Record<AprBasis, 'year' | 'month'>> = {
  eu: 'year',
  usActuarial: 'year',
  indiaIrr12: 'year',
  phMonthlyEir: 'month',
  mxCat: 'year',
}

/** Money that moves `day` days after the first payout. */
interface DayFlow {
  readonly day: number
  readonly amountMinor: number
}

export interface DayCashFlows {
  /** The calendar day of day 0, for formulas that know leap years; without it every year has 365 days. */
  readonly from?: CalendarDate
  readonly advances: readonly DayFlow[]
  readonly payments: readonly DayFlow[]
}

/** The rate of a loan whose flows are known by their days, in percent, unrounded. Throws where no rate exists. */
export function aprPercent(basis: AprBasis, cash: DayCashFlows): number {
  switch (basis) {
    case 'eu':
      return effectiveAnnualPercent(inYears(cash))
    case 'mxCat':
      return effectiveAnnualPercent(inUnits(cash, 1, 365))
    case 'indiaIrr12':
      return monthlyIrrTimesTwelvePercent(inUnits(cash, 12, 365))
    case 'phMonthlyEir':
      return effectiveMonthlyPercent(inUnits(cash, 1, 30))
    case 'usActuarial':
      return usActuarialOfDays(cash)
  }
}

/** {@link aprPercent} in whole basis points, half up to the places that the formula is published in: 1295.9 % is 129590. */
export function aprBps(basis: AprBasis, cash: DayCashFlows): number {
  return Math.round(roundPercent(aprPercent(basis, cash), aprDecimals[basis]) * 100)
}

/**
 * Half up (away from zero below it) to `decimals` places. What the solver leaves open in the last bits of a double
 * does not decide a half.
 */
export function roundPercent(percent: number, decimals: number): number {
  const scale = 10 ** decimals
  return (Math.sign(percent) * Math.floor(Math.abs(percent) * scale * (1 + 1e-13) + 0.5)) / scale
}

function inUnits(cash: DayCashFlows, units: number, days: number): CashFlows {
  const at = (flow: DayFlow) => ({ at: (flow.day * units) / days, amountMinor: flow.amountMinor })
  return { advances: cash.advances.map(at), payments: cash.payments.map(at) }
}

function inYears(cash: DayCashFlows): CashFlows {
  const { from } = cash
  if (from === undefined) return inUnits(cash, 1, 365)
  const at = (flow: DayFlow) => {
    const { numerator, denominator } = yearFraction('actual/actual', from, addDays(from, flow.day))
    return { at: Number(numerator) / Number(denominator), amountMinor: flow.amountMinor }
  }
  return { advances: cash.advances.map(at), payments: cash.payments.map(at) }
}

function usActuarialOfDays(cash: DayCashFlows): number {
  const unit = unitPeriodOfDays([...cash.advances, ...cash.payments].map((flow) => flow.day))
  const counted = (flow: DayFlow): UnitPeriodFlow => ({
    ...division(flow.day, unit.days),
    amountMinor: flow.amountMinor,
  })
  return usActuarialPercent(
    { advances: cash.advances.map(counted), payments: cash.payments.map(counted) },
    periodsPerYear(unit),
  )
}
