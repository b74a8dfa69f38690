// Yearly rates on every basis: known figures, and rates that are found again.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import { type AprBasis, aprBps, aprPercent, type DayCashFlows, roundPercent } from './apr.ts'
import { effectiveAnnualPercent } from './apr-of-flows.ts'
import { effectiveRatePerUnit, findRoot } from './apr-solver.ts'
import { usActuarialPercent } from './apr-us-actuarial.ts'
import { priceTerms } from './price.ts'
import { fourPayments } from './test-loans.ts'

/** 5,000.00 less a fee of 250.00, back in four payments of 1,400.00. */
const cash: DayCashFlows = {
  advances: [{ day: 0, amountMinor: 475_000 }],
  payments: [30, 60, 90, 120].map((day) => ({ day, amountMinor: 140_000 })),
}

describe('the yearly rate', () => {
  it.each([
    ['eu', 12_590],
    ['mxCat', 12_590],
    ['usActuarial', 8_427],
    ['indiaIrr12', 8_431],
    ['phMonthlyEir', 693],
  ] as const)('by the formula %s, in basis points', (basis, expected) => {
    expect(aprBps(basis, cash)).toBe(expected)
  })

  it('counts days of a leap year over 366 by the formula eu alone', () => {
    const inLeapYear = { ...cash, from: date('2028-01-10') }
    expect([aprBps('eu', inLeapYear), aprBps('mxCat', inLeapYear)]).toEqual([12_640, 12_590])
    expect(aprBps('eu', { ...cash, from: date('2026-01-10') })).toBe(12_590)
    // Half of these days lie in 2027.
    expect(aprBps('eu', { ...cash, from: date('2027-11-01') })).toBeGreaterThan(12_590)
    expect(priceTerms(fourPayments, 'eu', date('2028-01-10')).aprBps).toBe(12_640)
  })

  it('is published half up', () => {
    expect([
      roundPercent(12.95, 1),
      roundPercent(12.949, 1),
      roundPercent(-0.05, 1),
      roundPercent(1295.949999, 1),
    ]).toEqual([13, 12.9, -0.1, 1295.9])
    // 1.005 is a little less as a double; a rate that is meant to be a half goes up all the same.
    expect(roundPercent(1.005, 2)).toBe(1.01)
  })

  it('counts deducted fees: the less arrives, the higher it is', () => {
    const bases: AprBasis[] = ['eu', 'usActuarial', 'indiaIrr12', 'phMonthlyEir', 'mxCat']
    for (const basis of bases) {
      const withoutFee = aprPercent(basis, { ...cash, advances: [{ day: 0, amountMinor: 500_000 }] })
      expect(aprPercent(basis, cash)).toBeGreaterThan(withoutFee)
    }
  })

  it('is nothing for a loan that costs nothing', () => {
    const free = { advances: [{ day: 0, amountMinor: 1_000 }], payments: [{ day: 91, amountMinor: 1_000 }] }
    for (const basis of ['eu', 'usActuarial', 'indiaIrr12', 'phMonthlyEir', 'mxCat'] as const) {
      expect(aprBps(basis, free)).toBe(0)
    }
  })

  it('is found for the shortest and dearest of loans', () => {
    const week = { advances: [{ day: 0, amountMinor: 10_000 }], payments: [{ day: 7, amountMinor: 13_000 }] }
    expect(aprPercent('eu', week) / (100 * (1.3 ** (365 / 7) - 1))).toBeCloseTo(1, 9)
    expect(aprPercent('usActuarial', week)).toBeCloseTo((30 * 365) / 7, 6)
  })

  it('is negative where less comes back', () => {
    const gift = { advances: [{ day: 0, amountMinor: 1_000 }], payments: [{ day: 365, amountMinor: 900 }] }
    expect(aprPercent('eu', gift)).toBeCloseTo(-10, 9)
    expect(aprPercent('usActuarial', gift)).toBeCloseTo(-10, 9)
  })

  it('does not exist where nothing comes back, or at once', () => {
    expect(() => aprPercent('eu', { advances: cash.advances, payments: [] })).toThrow('no rate')
    expect(() => aprPercent('eu', { ...cash, payments: [{ day: 0, amountMinor: 500_000 }] })).toThrow('no rate')
    expect(() => aprPercent('usActuarial', { advances: cash.advances, payments: [] })).toThrow(RangeError)
    const lost = { advances: [{ day: 0, amountMinor: 1e9 }], payments: [{ day: 30, amountMinor: 1 }] }
    expect(() => aprPercent('usActuarial', lost)).toThrow('no rate')
  })
})

describe('the solver finds the rate a loan was built from', () => {
  const times = fc.uniqueArray(fc.integer({ min: 1, max: 1_500 }), { minLength: 1, maxLength: 24 })

  it('for effective rates between -50 % and 100,000 % a year', () => {
    fc.assert(
      fc.property(times, fc.double({ min: -0.5, max: 1_000, noNaN: true }), (days, rate) => {
        const payments = days.map((day) => ({ at: day / 365, amountMinor: 10_000 }))
        const advance = payments.reduce((sum, { at, amountMinor }) => sum + amountMinor * (1 + rate) ** -at, 0)
        const found = effectiveAnnualPercent({ advances: [{ at: 0, amountMinor: advance }], payments })
        expect((found / 100 + 1) / (rate + 1)).toBeCloseTo(1, 8)
      }),
    )
  })

  it('for actuarial rates with odd first periods', () => {
    const fraction = fc.double({ min: 0, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fraction,
        fc.double({ min: 0.0001, max: 3, noNaN: true }),
        (count, odd, i) => {
          const payments = Array.from({ length: count }, (_, whole) => ({ whole, fraction: odd, amountMinor: 10_000 }))
          const advance = payments.reduce((sum, { whole }) => sum + 10_000 / ((1 + odd * i) * (1 + i) ** whole), 0)
          fc.pre(count * 10_000 - advance > 1)
          const advances = [{ whole: 0, fraction: 0, amountMinor: advance }]
          expect(usActuarialPercent({ advances, payments }, 12) / (i * 1_200)).toBeCloseTo(1, 6)
        },
      ),
    )
  })

  it('for money that goes out in several parts', () => {
    const advances = [0, 0.25, 0.5].map((at) => ({ at, amountMinor: 1_000 }))
    const worth = advances.reduce((sum, { at }) => sum + 1_000 * 1.4 ** (2 - at), 0)
    expect(effectiveRatePerUnit({ advances, payments: [{ at: 2, amountMinor: worth }] })).toBeCloseTo(0.4, 12)
  })
})

describe('bisection', () => {
  const bracket = { firstStep: 1, lowest: -8, highest: 8 }

  it('walks outward on the side where the root lies', () => {
    expect(findRoot((x) => x - 5, bracket)).toBeCloseTo(5, 12)
    expect(findRoot((x) => x + 5, bracket)).toBeCloseTo(-5, 12)
    expect(findRoot((x) => x, bracket)).toBe(0)
  })

  it('says so where there is none between the ends', () => {
    expect(() => findRoot((x) => x - 9, bracket)).toThrow('no rate')
    expect(() => findRoot((x) => x + 9, bracket)).toThrow('no rate')
  })
})
