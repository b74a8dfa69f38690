// How days become an exact share of a year, by the day count of a loan.

import { addDays, type CalendarDate, date, daysBetween } from '../calendar-date.ts'

/** How the days of a period become a share of a year. `actual/364` is 52 weeks; `actual/actual` knows leap years. */
export type DayCount = 'actual/365' | 'actual/360' | 'actual/364' | 'actual/actual' | '30/360'

/** An exact number. Interest stays exact until the one named rounding that makes it money. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

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
