// Unit periods of loans known by their days, as the American rule counts them.

import { describe, expect, it } from 'vitest'
import { periodsPerYear, unitPeriodOfDays } from './apr-unit-periods.ts'

describe('the unit-period of days', () => {
  it.each([
    ['the commonest', [0, 5, 35, 65], { kind: 'days', days: 30 }],
    ['the term of a single payment', [0, 91], { kind: 'term', days: 91 }],
    ['the average where none is common', [0, 30, 61], { kind: 'days', days: 31 }],
    ['the commonest of days in any order', [65, 5, 35, 0, 100], { kind: 'days', days: 30 }],
    ['the term, wherever it begins', [10, 101], { kind: 'term', days: 91 }],
    ['the shorter of two as common', [0, 7, 14, 45, 76], { kind: 'days', days: 7 }],
    ['the more common of two', [0, 7, 14, 45, 76, 107], { kind: 'days', days: 31 }],
    ['the average, wherever it begins', [10, 40, 71], { kind: 'days', days: 31 }],
    ['a year at most', [0, 400, 800], { kind: 'days', days: 365 }],
    ['a year at most for a single payment', [0, 1_000], { kind: 'term', days: 365 }],
  ] as const)('is %s', (_, days, expected) => {
    expect(unitPeriodOfDays(days)).toEqual(expected)
  })

  it('does not exist on a single day', () => {
    expect(() => unitPeriodOfDays([0, 0])).toThrow('no unit-period')
    expect(() => unitPeriodOfDays([])).toThrow('no unit-period')
  })
})

describe('a unit-period', () => {
  it.each([
    [{ kind: 'days', days: 1 }, 365],
    [{ kind: 'days', days: 28 }, 13],
    [{ kind: 'days', days: 30 }, 365 / 30],
    [{ kind: 'term', days: 91 }, 365 / 91],
  ] as const)('%o has its number in a year', (unit, expected) => {
    expect(periodsPerYear(unit)).toBeCloseTo(expected, 12)
  })
})
