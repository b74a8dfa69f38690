// Interest: how days become a share of a year, what a period costs, and the level instalment that clears a balance.

import { addDays, type CalendarDate, date, daysBetween } from '../calendar-date.ts'
import { checkedMinor, divide, type RoundingRule, roundMinor } from '../money.ts'
import type { DayCount } from './terms.ts'

/** An exact number. Interest stays exact until the one named rounding that makes it money. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

const micros = 1_000_000n

const daysInYear: Record<'actual/365' | 'actual/360' | 'actual/364', bigint> = {
  'actual/365': 365n,
  'actual/360': 360n,
  'actual/364': 364n,
}

/**
 * The share of a year from `from` to `to`. `30/360` counts every month as 30 days (a 31st as the 30th);
 * `actual/actual` divides the days of each calendar year by that year's length.
 */
export function yearFraction(basis: DayCount, from: CalendarDate, to: CalendarDate): Fraction {
  if (basis === '30/360') return { numerator: BigInt(days360(from, to)), denominator: 360n }
  if (basis === 'actual/actual') return actualYears(from, to)
  return { numerator: BigInt(daysBetween(from, to)), denominator: daysInYear[basis] }
}

function days360(from: CalendarDate, to: CalendarDate): number {
  const [fromYear, fromMonth, fromDay] = parts(from)
  const [toYear, toMonth, toDay] = parts(to)
  return 360 * (toYear - fromYear) + 30 * (toMonth - fromMonth) + Math.min(toDay, 30) - Math.min(fromDay, 30)
}

function parts(of: CalendarDate): [number, number, number] {
  return [Number(of.slice(0, 4)), Number(of.slice(5, 7)), Number(of.slice(8, 10))]
}

/** Days of common years over 365 plus days of leap years over 366, on one denominator. A day belongs to the year it ends in. */
function actualYears(from: CalendarDate, to: CalendarDate): Fraction {
  let commonDays = 0
  let leapDays = 0
  for (let start = from; start < to; ) {
    const [year] = parts(addDays(start, 1))
    const lastDay = date(`${year}-12-31`)
    const isLeap = daysBetween(date(`${year}-01-01`), lastDay) === 365
    // Stryker disable next-line EqualityOperator: of two equal days either is the end
    const end = lastDay < to ? lastDay : to
    if (isLeap) leapDays += daysBetween(start, end)
    else commonDays += daysBetween(start, end)
    start = end
  }
  return { numerator: BigInt(commonDays) * 366n + BigInt(leapDays) * 365n, denominator: 365n * 366n }
}

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
