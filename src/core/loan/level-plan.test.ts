// Level plans: the instalment that closes the loan, and the remainder in the last one.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMinor } from '../money.ts'
import { daysRate } from './interest.ts'
import { levelPlan, levelPlanWithFinal } from './level-plan.ts'
import { type PlanRow, planAt, roundedToTheCent } from './plan-rows.ts'

const paid = (row: PlanRow | undefined): number => (row === undefined ? 0 : row.principalMinor + row.interestMinor)
const principalOf = (rows: readonly PlanRow[]): number => sumMinor(rows.map((row) => row.principalMinor))

const plans = fc.record({
  principalMinor: fc.integer({ min: 1, max: 100_000_000 }),
  days: fc
    .tuple(fc.integer({ min: 1, max: 26 }), fc.integer({ min: 1, max: 62 }))
    .map(([count, length]) => new Array<number>(count).fill(length)),
  rateMicros: fc.integer({ min: 0, max: 12_000 }),
})

describe('a level plan', () => {
  it('pays the principal back to the cent, whatever the loan', () => {
    fc.assert(
      fc.property(plans, ({ principalMinor, days, rateMicros }) => {
        const rows = levelPlan(
          principalMinor,
          days.map((count) => daysRate(rateMicros, count)),
        )
        expect(principalOf(rows)).toBe(principalMinor)
        expect(rows.every((row) => row.principalMinor >= 0 && row.interestMinor >= 0)).toBe(true)
      }),
    )
  })

  it('asks the same every time but the last', () => {
    const rows = levelPlan(500_000, new Array(4).fill(daysRate(1_000, 30)))
    expect(rows.map(paid)).toEqual([134_514, 134_514, 134_514, 134_513])
    expect(rows.map((row) => row.interestMinor)).toEqual([15_000, 11_415, 7_722, 3_918])
  })

  it('charges interest on what is left where the level is too small to pay it', () => {
    expect(planAt(10, 1_000, new Array(2).fill(daysRate(20_000, 1)))).toEqual([
      { principalMinor: 0, interestMinor: 20 },
      { principalMinor: 1_000, interestMinor: 20 },
    ])
  })

  it('never pays back more than is left where the level was rounded far up', () => {
    const rounding = { instalment: { mode: 'up', toMinor: 100 }, interest: { mode: 'halfUp', toMinor: 1 } } as const
    const rows = levelPlan(250, new Array(5).fill(daysRate(0, 30)), rounding)
    expect(rows.map(paid)).toEqual([100, 100, 50, 0, 0])
  })
})

describe('the last instalment', () => {
  const excess = (rows: readonly PlanRow[]): number => paid(rows.at(-1)) - paid(rows[0])

  it('is never above the level where it should be the lower, and the level is the smallest that allows it', () => {
    fc.assert(
      fc.property(plans, ({ principalMinor, days, rateMicros }) => {
        fc.pre(days.length > 1 && principalMinor > 100 * days.length)
        const rates = days.map((count) => daysRate(rateMicros, count))
        const rows = levelPlanWithFinal(principalMinor, rates, 'lower')
        expect(principalOf(rows)).toBe(principalMinor)
        expect(excess(rows)).toBeLessThanOrEqual(0)
        expect(excess(planAt(paid(rows[0]) - 1, principalMinor, rates))).toBeGreaterThan(0)
      }),
    )
  })

  it('is never below the level where it should be the higher, and near it where it should be similar', () => {
    fc.assert(
      fc.property(plans, ({ principalMinor, days, rateMicros }) => {
        fc.pre(days.length > 1 && principalMinor > 100 * days.length)
        const rates = days.map((count) => daysRate(rateMicros, count))
        const [lower, similar, higher] = (['lower', 'similar', 'higher'] as const).map((final) =>
          excess(levelPlanWithFinal(principalMinor, rates, final)),
        )
        expect(higher).toBeGreaterThanOrEqual(0)
        expect(Math.abs(similar ?? Number.NaN)).toBe(
          Math.min(Math.abs(lower ?? Number.NaN), Math.abs(higher ?? Number.NaN)),
        )
      }),
    )
  })

  it('is the level itself where all goes up evenly, wherever it should lie', () => {
    for (const final of ['lower', 'similar', 'higher'] as const) {
      expect(levelPlanWithFinal(10_000, new Array(4).fill(daysRate(0, 30)), final).map(paid)).toEqual(
        new Array(4).fill(2_500),
      )
    }
  })

  it('is the lower of two that lie as near', () => {
    expect(levelPlanWithFinal(5, new Array(2).fill(daysRate(0, 30)), 'similar').map(paid)).toEqual([3, 2])
  })

  it.each(['down', 'up'] as const)('is found from afar: where the exact level was rounded far %s', (mode) => {
    const rounding = { ...roundedToTheCent, instalment: { mode, toMinor: 1_000 } }
    const plan = (principalMinor: number, periods: number, rateMicros: number) =>
      levelPlanWithFinal(principalMinor, new Array(periods).fill(daysRate(rateMicros, 30)), 'lower', rounding).map(paid)
    expect(plan(500_000, 4, 1_000)).toEqual([134_514, 134_514, 134_514, 134_513])
    expect(plan(2, 3, 0)).toEqual([1, 1, 0])
  })

  it('is the whole loan where there is one instalment', () => {
    expect(levelPlanWithFinal(10_000, [daysRate(1_000, 91)], 'lower')).toEqual([
      { principalMinor: 10_000, interestMinor: 910 },
    ])
  })
})

it('takes the smallest level, and in no time, where interest outruns the level of the longer periods', () => {
  const days = Array.from({ length: 49 }, (_, index) => (index % 3 === 2 ? 8 : 7))
  const rates = days.map((count) => daysRate(19_296, count))
  const rows = levelPlanWithFinal(609_793_089, rates, 'lower')
  const level = paid(rows[0])
  expect(principalOf(rows)).toBe(609_793_089)
  expect(paid(rows.at(-1))).toBeLessThanOrEqual(level)
  expect(paid(planAt(level - 1, 609_793_089, rates).at(-1))).toBeGreaterThan(level - 1)
})

it('does not exist without periods', () => {
  expect(() => levelPlanWithFinal(10_000, [], 'lower')).toThrow('without periods')
})

it('of nothing asks for nothing', () => {
  expect(levelPlanWithFinal(0, [daysRate(0, 1)], 'similar')).toEqual([{ principalMinor: 0, interestMinor: 0 }])
})
