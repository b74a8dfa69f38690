// Interest: how days become a share of a year, what a period costs, and the level instalment that clears a balance.

import type { CalendarDate } from '../calendar-date.ts'
import { checkedMinor, divide, type RoundingRule, roundMinor } from '../money.ts'
import { type DayCount, type Fraction, yearFraction } from './year-fraction.ts'

const micros = 1_000_000n

/** The rate of one period of a loan with a yearly rate (millionths of one). */
export function periodRate(annualRateMicros: number, basis: DayCount, from: CalendarDate, to: CalendarDate): Fraction {
  const years = yearFraction(basis, from, to)
  return { numerator: BigInt(annualRateMicros) * years.numerator, denominator: micros * years.denominator }
}

/** The rate of one period of a loan with a daily rate (millionths of one). */
export function daysRate(dailyRateMicros: number, days: number): Fraction {
  return { numerator: BigInt(dailyRateMicros) * BigInt(days), denominator: micros }
}

/** Interest of a period on a balance, rounded once. */
export function interestOn(balanceMinor: number, rate: Fraction, rounding: RoundingRule): number {
  return roundMinor(BigInt(checkedMinor(balanceMinor)) * rate.numerator, rate.denominator, rounding)
}

function nearest(dividend: bigint, divisor: bigint): bigint {
  // Stryker disable next-line StringLiteral: a rounding without a name goes to the even neighbour, too
  return divide(dividend, divisor, 'halfEven')
}

/** Thirty-six places are kept where a product of many factors would otherwise grow without end. */
const one = 10n ** 36n

/**
 * The exact level instalment that clears `principalMinor` over periods of these rates:
 * P x (1+r1)...(1+rn) / F with F1 = 1 and Fk = 1 + F(k-1) x (1+rk). Equal rates give the textbook formula.
 * Throws a RangeError without periods.
 */
export function levelInstalment(principalMinor: number, rates: readonly Fraction[]): Fraction {
  if (rates.length === 0) throw new RangeError('a loan without periods has no instalment')
  let growth = one
  let annuity = 0n
  for (const rate of rates) {
    const factor = one + nearest(rate.numerator * one, rate.denominator)
    growth = nearest(growth * factor, one)
    annuity = one + nearest(annuity * factor, one)
  }
  return { numerator: BigInt(checkedMinor(principalMinor)) * growth, denominator: annuity }
}
