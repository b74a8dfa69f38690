// Interest of periods and days, exactly.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, date, fromEpochDay } from '../calendar-date.ts'
import { daysRate, interestOn, levelInstalment, periodRate } from './interest.ts'
import { roundedToTheCent } from './plan-rows.ts'
import { type Fraction, yearFraction } from './year-fraction.ts'

const value = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

describe('the share of a year', () => {
  it.each([
    ['actual/365', '2024-01-01', '2024-02-01', 31 / 365],
    ['actual/360', '2024-01-01', '2024-02-01', 31 / 360],
    ['actual/364', '2024-01-01', '2024-01-08', 1 / 52],
    ['30/360', '2024-01-01', '2024-02-01', 1 / 12],
    ['30/360', '2024-01-31', '2024-02-29', 29 / 360],
    ['30/360', '2024-01-31', '2024-03-31', 60 / 360],
    ['30/360', '2023-12-15', '2024-12-15', 1],
    ['actual/actual', '2024-01-01', '2024-02-01', 31 / 366],
    ['actual/actual', '2023-12-12', '2024-01-12', 19 / 365 + 12 / 366],
    ['actual/actual', '2023-12-31', '2024-12-31', 1],
    ['actual/actual', '2022-12-31', '2025-12-31', 3],
    ['actual/actual', '2024-05-01', '2024-05-01', 0],
  ] as const)('%s from %s to %s', (basis, from, to, expected) => {
    expect(value(yearFraction(basis, date(from), date(to)))).toBeCloseTo(expected, 14)
  })

  it('adds up over neighbouring periods, where days are counted', () => {
    const bases = fc.constantFrom('actual/365', 'actual/360', 'actual/364', 'actual/actual', '30/360')
    fc.assert(
      fc.property(
        bases,
        fc.integer({ min: 0, max: 30_000 }),
        fc.nat(800),
        fc.nat(800),
        (basis, epochDay, first, second) => {
          const start = fromEpochDay(epochDay)
          const middle = addDays(start, first)
          const end = addDays(middle, second)
          const whole = value(yearFraction(basis, start, end))
          const parts = value(yearFraction(basis, start, middle)) + value(yearFraction(basis, middle, end))
          expect(parts).toBeCloseTo(whole, 12)
        },
      ),
    )
  })
})

describe('interest of a period', () => {
  it('is rounded once, half up', () => {
    const rate = periodRate(94_822, '30/360', date('2024-01-01'), date('2024-02-01'))
    expect(interestOn(10_000, rate, roundedToTheCent.interest)).toBe(79)
    expect(interestOn(10_000, daysRate(7_980, 4), roundedToTheCent.interest)).toBe(319)
    expect(interestOn(50, daysRate(10_000, 1), roundedToTheCent.interest)).toBe(1)
    expect(interestOn(49, daysRate(10_000, 1), roundedToTheCent.interest)).toBe(0)
  })
})

describe('the level instalment', () => {
  it('is the textbook annuity where all periods are alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000 }), fc.integer({ min: 1, max: 365 }), (rateMicros, count) => {
        const rates = new Array<Fraction>(count).fill(daysRate(rateMicros, 1))
        const i = rateMicros / 1e6
        const textbook = (1_000_000 * i) / (1 - (1 + i) ** -count)
        expect(value(levelInstalment(1_000_000, rates)) / textbook).toBeCloseTo(1, 9)
      }),
    )
  })

  it('is an equal share where no interest is charged', () => {
    expect(value(levelInstalment(10_000, new Array<Fraction>(3).fill(daysRate(0, 30))))).toBeCloseTo(3333.3333, 4)
  })

  it('clears the balance over periods of any length', () => {
    const periods = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(periods, fc.integer({ min: 0, max: 10_000 }), (days, rateMicros) => {
        const level = value(
          levelInstalment(
            1_000_000,
            days.map((count) => daysRate(rateMicros, count)),
          ),
        )
        const left = days.reduce((balance, count) => balance * (1 + (rateMicros * count) / 1e6) - level, 1_000_000)
        expect(Math.abs(left) / level).toBeLessThan(1e-6)
      }),
    )
  })
})
