// Schedules: parts that add up, due dates, fees in their place.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, date, daysBetween } from '../calendar-date.ts'
import { sumMinor } from '../money.ts'
import { dueDates, type PlanTerms } from './due-dates.ts'
import { buildSchedule, instalmentMinor } from './schedule.ts'
import type { InterestMethod } from './terms.ts'
import { cases } from './test-arbitraries.ts'

const payout = date('2026-08-10')

function terms(changes: Partial<PlanTerms> = {}): PlanTerms {
  return {
    principalMinor: 500_000,
    termDays: 120,
    instalmentCount: 4,
    interest: { kind: 'flat', dailyRateMicros: 1_000 },
    fees: [],
    ...changes,
  }
}

const interests: fc.Arbitrary<InterestMethod> = fc.oneof(
  fc.record({ kind: fc.constant('flat' as const), dailyRateMicros: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({
    kind: fc.constant('declining' as const),
    annualRateMicros: fc.integer({ min: 0, max: 5_000_000 }),
    basis: fc.constantFrom('actual/365' as const, 'actual/360' as const, 'actual/actual' as const, '30/360' as const),
  }),
  fc.record({ kind: fc.constant('dailySimple' as const), dailyRateMicros: fc.integer({ min: 0, max: 20_000 }) }),
)

const loans: fc.Arbitrary<PlanTerms> = fc.record({
  principalMinor: fc.integer({ min: 1, max: 1_000_000_000 }),
  termDays: fc.integer({ min: 91, max: 365 }),
  instalmentCount: fc.integer({ min: 1, max: 52 }),
  interest: interests,
  fees: fc.array(
    fc.record({
      code: fc.string(),
      amountMinor: fc.integer({ min: 0, max: 100_000 }),
      taken: fc.constantFrom('deducted' as const, 'added' as const),
    }),
    { maxLength: 3 },
  ),
})

it('has its only payment at the end of the term, whatever first day was chosen', () => {
  expect(dueDates({ termDays: 30, instalmentCount: 1, firstDueDays: 20 }, payout)).toEqual([addDays(payout, 30)])
})

describe('a repayment plan', () => {
  it('of 5,000.00 over 120 days at 0.1 % a day flat asks for 1,400.00 every 30 days', () => {
    expect(
      buildSchedule(terms(), payout).map((row) => [row.n, row.dueDate, row.principalMinor, row.interestMinor]),
    ).toEqual([
      [1, '2026-09-09', 125_000, 15_000],
      [2, '2026-10-09', 125_000, 15_000],
      [3, '2026-11-08', 125_000, 15_000],
      [4, '2026-12-08', 125_000, 15_000],
    ])
  })

  it('leaves the remainder of every division to the last instalment', () => {
    const rows = buildSchedule(terms({ principalMinor: 10_000, termDays: 91, instalmentCount: 3 }), payout)
    expect(rows.map((row) => [row.principalMinor, row.interestMinor])).toEqual([
      [3_333, 303],
      [3_333, 303],
      [3_334, 304],
    ])
  })

  it('asks the added fees with the first instalment, and the deducted ones never', () => {
    const fees = [
      { code: 'service', amountMinor: 25_000, taken: 'deducted' },
      { code: 'card', amountMinor: 5_000, taken: 'added' },
      { code: 'stamp', amountMinor: 250, taken: 'added' },
    ] as const
    const rows = buildSchedule(terms({ fees }), payout)
    expect(rows.map((row) => row.feeMinor)).toEqual([5_250, 0, 0, 0])
    expect(rows.map(instalmentMinor)).toEqual([145_250, 140_000, 140_000, 140_000])
  })

  it('charges simple daily interest on outstanding principal only, the last instalment never the greatest', () => {
    const rows = buildSchedule(terms({ interest: { kind: 'dailySimple', dailyRateMicros: 7_980 } }), payout)
    expect(rows.map(instalmentMinor)).toEqual([207_738, 207_738, 207_738, 207_738])
    expect(rows[0]?.interestMinor).toBe(119_700)
  })

  it('falls in level instalments on the falling balance, by the day count of the product', () => {
    const yearly = { kind: 'declining', annualRateMicros: 365_000 } as const
    const by = (basis: 'actual/365' | 'actual/360') => buildSchedule(terms({ interest: { ...yearly, basis } }), payout)
    expect(by('actual/365').map((row) => row.interestMinor)).toEqual([15_000, 11_415, 7_722, 3_918])
    expect(by('actual/360')[0]?.interestMinor).toBe(15_208)
  })

  it('by the day asks no more at the end than before it, even where a little more would be nearer', () => {
    const interest = { kind: 'dailySimple', dailyRateMicros: 0 } as const
    const rows = buildSchedule(terms({ principalMinor: 100, instalmentCount: 7, interest }), payout)
    expect(rows.map(instalmentMinor)).toEqual([15, 15, 15, 15, 15, 15, 10])
  })

  it('rounds as the product says', () => {
    const rounding = { instalment: { mode: 'up', toMinor: 100 }, interest: { mode: 'halfUp', toMinor: 1 } } as const
    const interest = { kind: 'declining', annualRateMicros: 365_000, basis: 'actual/365', rounding } as const
    expect(buildSchedule(terms({ interest }), payout).map(instalmentMinor)).toEqual([
      134_600, 134_600, 134_600, 134_238,
    ])
  })

  it('adds up, whatever the loan', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const rows = buildSchedule(loan, payout)
        const added = loan.fees.filter((fee) => fee.taken === 'added').map((fee) => fee.amountMinor)
        expect(sumMinor(rows.map((row) => row.principalMinor))).toBe(loan.principalMinor)
        expect(sumMinor(rows.map((row) => row.feeMinor))).toBe(sumMinor(added))
        expect(rows.every((row) => row.principalMinor >= 0 && row.interestMinor >= 0)).toBe(true)
        expect(rows.map((row) => row.n)).toEqual(rows.map((_, index) => index + 1))
        expect(rows.at(-1)?.dueDate).toBe(dueDates({ termDays: loan.termDays, instalmentCount: 1 }, payout)[0])
      }),
      cases(1_000),
    )
  })

  it('is the same for a later payout, moved', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 900 }), (loan, days) => {
        fc.pre(loan.interest.kind !== 'declining')
        const first = buildSchedule(loan, payout).map(instalmentMinor)
        expect(buildSchedule(loan, addDays(payout, days)).map(instalmentMinor)).toEqual(first)
      }),
    )
  })

  it('is refused, loudly, where it cannot add up', () => {
    expect(() => buildSchedule(terms({ instalmentCount: 200 }), payout)).toThrow('does not add up')
    expect(() => buildSchedule(terms({ instalmentCount: 0 }), payout)).toThrow()
    expect(() => buildSchedule(terms({ interest: { kind: 'flat', dailyRateMicros: -1_000 } }), payout)).toThrow(
      'does not add up',
    )
  })
})

describe('due dates', () => {
  it('are spaced evenly, and the last is the end of the term', () => {
    const days = dueDates({ termDays: 100, instalmentCount: 3 }, payout).map((day) => daysBetween(payout, day))
    expect(days).toEqual([33, 66, 100])
  })
})
