// Unit periods of dated loans, as the American rule counts them.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import {
  periodsPerYear,
  unitPeriodOf,
  unitPeriodOfDays,
  unitPeriodsBetween,
  usActuarialPercentOfDates,
} from './apr-unit-periods.ts'

const dates = (...days: string[]) => days.map(date)

describe('the unit-period of dates', () => {
  it.each([
    ['weeks', dates('2026-01-02', '2026-01-05', '2026-01-12', '2026-01-19'), { kind: 'days', days: 7 }],
    ['months', dates('2026-01-20', '2026-03-01', '2026-04-01', '2026-05-01'), { kind: 'months', months: 1 }],
    [
      'months by their last day',
      dates('2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'),
      { kind: 'months', months: 1 },
    ],
    ['half months', dates('2026-02-23', '2026-03-01', '2026-03-16', '2026-04-01', '2026-04-16'), { kind: 'halfMonth' }],
    ['periods of 30 days', dates('2026-01-02', '2026-02-01', '2026-03-03', '2026-04-02'), { kind: 'days', days: 30 }],
    ['more than a year, held to one', dates('2026-01-01', '2028-01-01', '2030-01-01'), { kind: 'months', months: 12 }],
    [
      'more days than a year, held to one',
      dates('2026-01-01', '2027-01-11', '2028-01-21'),
      { kind: 'days', days: 365 },
    ],
    ['a single payment', dates('2026-01-01', '2026-04-02'), { kind: 'term', days: 91 }],
    ['a single payment after years', dates('2026-01-01', '2029-01-01'), { kind: 'term', days: 365 }],
    [
      'the shorter of two as common',
      dates('2026-01-01', '2026-01-08', '2026-01-15', '2026-02-15', '2026-03-15'),
      { kind: 'days', days: 7 },
    ],
    [
      'weeks that outnumber months',
      dates('2026-01-01', '2026-02-01', '2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22'),
      { kind: 'days', days: 7 },
    ],
    [
      'months that outnumber weeks',
      dates('2026-01-01', '2026-01-08', '2026-01-15', '2026-02-15', '2026-03-15', '2026-04-15'),
      { kind: 'months', months: 1 },
    ],
    [
      'months from the last day to the last day, one odd week after',
      dates('2026-01-31', '2026-02-28', '2026-03-31', '2026-04-07'),
      { kind: 'months', months: 1 },
    ],
    [
      'half months, the shorter February half first',
      dates('2026-02-10', '2026-02-16', '2026-03-01', '2026-03-16'),
      { kind: 'halfMonth' },
    ],
    [
      'not half months where the days lie close',
      dates('2026-02-20', '2026-03-01', '2026-03-05', '2026-04-01', '2026-04-05'),
      { kind: 'days', days: 4 },
    ],
    [
      'not half months where one month breaks the row',
      dates('2026-02-23', '2026-03-01', '2026-03-16', '2026-04-01', '2026-04-16', '2026-04-23'),
      { kind: 'days', days: 15 },
    ],
    ['an average near three weeks', dates('2026-01-01', '2026-01-21', '2026-02-12'), { kind: 'days', days: 21 }],
    [
      'the shorter of two standard intervals as near',
      dates('2026-01-01', '2026-01-10', '2026-01-22'),
      { kind: 'days', days: 7 },
    ],
    [
      'the shorter of two as common, whichever comes first',
      dates('2026-01-01', '2026-02-01', '2026-03-01', '2026-03-08', '2026-03-15'),
      { kind: 'days', days: 7 },
    ],
    [
      'two weeks rather than half a month as near',
      dates('2026-01-01', '2026-01-15', '2026-01-30'),
      { kind: 'days', days: 14 },
    ],
    ['an average near a day', dates('2026-01-01', '2026-01-02', '2026-01-04'), { kind: 'days', days: 1 }],
    ['an average near 52 weeks', dates('2026-01-01', '2026-12-27', '2027-12-30'), { kind: 'days', days: 364 }],
    ['an average near twelve months', dates('2026-01-01', '2026-12-21', '2027-12-22'), { kind: 'months', months: 12 }],
    ['days in any order', dates('2026-01-19', '2026-01-02', '2026-01-12', '2026-01-05'), { kind: 'days', days: 7 }],
    ['an average near half a month', dates('2026-01-01', '2026-01-14', '2026-01-31'), { kind: 'halfMonth' }],
    ['an average near two months', dates('2026-01-01', '2026-02-20', '2026-05-02'), { kind: 'months', months: 2 }],
  ] as const)('is %s', (_, days, expected) => {
    expect(unitPeriodOf([...days])).toEqual(expected)
  })

  it('does not exist on a single day', () => {
    expect(() => unitPeriodOf(dates('2026-01-01', '2026-01-01'))).toThrow('no unit-period')
    expect(() => unitPeriodOf([])).toThrow('no unit-period')
    expect(() => unitPeriodOfDays([0, 0])).toThrow('no unit-period')
    expect(() => unitPeriodOfDays([])).toThrow('no unit-period')
    expect(() => usActuarialPercentOfDates({ advances: [], payments: [] })).toThrow('no money moves')
  })
})

describe('the rate of dated flows', () => {
  it('counts from the earliest, whatever order they are told in', () => {
    const flow = (on: string, amountMinor: number) => ({ on: date(on), amountMinor })
    const advances = [flow('2026-01-10', 100_000), flow('2026-01-25', 50_000)]
    const payments = [flow('2026-03-10', 60_000), flow('2026-04-10', 60_000), flow('2026-05-10', 40_000)]
    const percent = usActuarialPercentOfDates({ advances, payments })
    expect(percent).toBeGreaterThan(0)
    expect(usActuarialPercentOfDates({ advances: advances.toReversed(), payments: payments.toReversed() })).toBeCloseTo(
      percent,
      9,
    )
  })
})

describe('the unit-period of days', () => {
  it.each([
    ['the commonest', [0, 5, 35, 65], { kind: 'days', days: 30 }],
    ['the term of a single payment', [0, 91], { kind: 'term', days: 91 }],
    ['the average where none is common', [0, 30, 61], { kind: 'days', days: 31 }],
    ['the commonest of days in any order', [65, 5, 35, 0, 100], { kind: 'days', days: 30 }],
    ['the term, wherever it begins', [10, 101], { kind: 'term', days: 91 }],
    ['the average, wherever it begins', [10, 40, 71], { kind: 'days', days: 31 }],
    ['a year at most', [0, 400, 800], { kind: 'days', days: 365 }],
    ['a year at most for a single payment', [0, 1_000], { kind: 'term', days: 365 }],
  ] as const)('is %s', (_, days, expected) => {
    expect(unitPeriodOfDays(days)).toEqual(expected)
  })
})

describe('counting unit-periods', () => {
  it.each([
    ['a month', { kind: 'months', months: 1 }, '2026-02-10', '2026-04-01', 1, 19 / 30],
    ['a month that ends with its last day', { kind: 'months', months: 1 }, '2026-02-28', '2026-03-31', 1, 0],
    ['two months', { kind: 'months', months: 2 }, '1978-01-10', '1978-03-01', 0, 52 / 60],
    ['months and odd days after them', { kind: 'months', months: 1 }, '2026-01-10', '2026-03-15', 2, 5 / 30],
    ['a month from last day to last day', { kind: 'months', months: 1 }, '2026-01-31', '2026-02-28', 1, 0],
    ['two months and more from a last day', { kind: 'months', months: 1 }, '2026-01-31', '2026-04-15', 2, 15 / 30],
    ['half a month', { kind: 'halfMonth' }, '1978-02-23', '1978-03-01', 0, 6 / 15],
    ['a year', { kind: 'months', months: 12 }, '2026-01-01', '2027-07-01', 1, 0.5],
    ['a year and odd days', { kind: 'months', months: 12 }, '2023-10-26', '2024-11-30', 1, 35 / 365],
    ['a week', { kind: 'days', days: 7 }, '2026-01-01', '2026-01-18', 2, 3 / 7],
    ['the term', { kind: 'term', days: 91 }, '2026-01-01', '2026-04-02', 1, 0],
  ] as const)('of %s', (_, unit, from, to, whole, fraction) => {
    const counted = unitPeriodsBetween(unit, date(from), date(to))
    expect(counted.whole).toBe(whole)
    expect(counted.fraction).toBeCloseTo(fraction, 12)
  })

  it.each([
    [{ kind: 'days', days: 1 }, 365],
    [{ kind: 'days', days: 28 }, 13],
    [{ kind: 'days', days: 30 }, 365 / 30],
    [{ kind: 'term', days: 91 }, 365 / 91],
    [{ kind: 'halfMonth' }, 24],
    [{ kind: 'months', months: 3 }, 4],
  ] as const)('%o has its number in a year', (unit, expected) => {
    expect(periodsPerYear(unit)).toBeCloseTo(expected, 12)
  })
})
