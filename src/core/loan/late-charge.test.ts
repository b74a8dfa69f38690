// The late tariff and its caps, as tables.

import { describe, expect, it } from 'vitest'
import type { CostCaps } from '../market/market.ts'
import { totalCostCapMinor } from './caps.ts'
import { interestOfDay, lateChargeAfterDays } from './late-charge.ts'
import { ratesBetween } from './late-rates.ts'
import { sampleLateTariff } from './sample-terms.ts'
import { fourPayments, onePayment, referenceCaps } from './test-loans.ts'

describe('the published late tariff', () => {
  const rows: [unpaidMinor: number, client: 'new' | 'repeat', days: number, nominalMinor: number][] = [
    [500_000, 'new', 0, 0],
    [500_000, 'new', 1, 125_000],
    [500_000, 'new', 30, 850_000],
    [500_000, 'new', 31, 870_000],
    [500_000, 'new', 90, 2_050_000],
    [500_000, 'new', 91, 2_060_000],
    [500_000, 'repeat', 1, 105_000],
    [500_000, 'repeat', 91, 2_040_000],
    [1_000_000, 'new', 1, 150_000],
    [1_000_000, 'new', 18, 1_000_000],
    [1_000_000, 'new', 30, 1_600_000],
    [1_000_000, 'new', 31, 1_640_000],
    [1_000_000, 'new', 45, 2_200_000],
    [1_000_000, 'new', 90, 4_000_000],
    [1_000_000, 'new', 91, 4_020_000],
    [0, 'new', 45, 0],
  ]
  it.each(rows)(
    'charges on %i unpaid, %s client, after %i days late: %i',
    (unpaidMinor, client, days, nominalMinor) => {
      const terms = onePayment(unpaidMinor || 100, { client })
      expect(lateChargeAfterDays(terms, unpaidMinor, days)).toEqual({ nominalMinor, chargedMinor: nominalMinor })
    },
  )

  it('rounds half up once, over all days together', () => {
    const terms = onePayment(333_333, { late: { ...sampleLateTariff, onceNewMinor: 0 } })
    // 5 % a day of 3,333.33: 166.6665, then 333.333, then 4,999.995.
    expect([1, 2, 30].map((days) => lateChargeAfterDays(terms, 333_333, days).nominalMinor)).toEqual([
      16_667, 33_333, 500_000,
    ])
  })

  it('begins to count after the grace days', () => {
    const terms = onePayment(500_000, { late: { ...sampleLateTariff, graceDays: 3 } })
    expect([1, 3, 4, 34].map((days) => lateChargeAfterDays(terms, 500_000, days).nominalMinor)).toEqual([
      0, 0, 125_000, 870_000,
    ])
  })

  it('leaves the all-in cap of a day whole once the plan has ended and grace is over, rounded down', () => {
    const late = { ...sampleLateTariff, graceDays: 3 }
    const interest = { kind: 'flat', dailyRateMicros: 1_000 } as const
    const charged = (principalMinor: number, allInDailyBps: number, days: number) =>
      lateChargeAfterDays(onePayment(principalMinor, { late, interest, caps: { allInDailyBps } }), principalMinor, days)
        .chargedMinor
    expect([3, 4, 6].map((days) => charged(500_000, 25, days))).toEqual([0, 1_250, 3_750])
    // 0.33 % of 3,333.33 is 10.999989.
    expect([4, 5].map((days) => charged(333_333, 33, days))).toEqual([1_099, 2_198])
  })

  it('charges nothing before the first tier begins but the one-off sum', () => {
    const terms = onePayment(100_000, { late: { ...sampleLateTariff, tiers: [{ fromDay: 3, dailyBps: 100 }] } })
    expect([1, 2, 3].map((days) => lateChargeAfterDays(terms, 100_000, days).nominalMinor)).toEqual([
      100_000, 100_000, 101_000,
    ])
    expect(ratesBetween({ ...sampleLateTariff, tiers: [] }, 1, 365)).toBe(0)
  })

  it('stays exact on the largest loans over ten years', () => {
    const terms = onePayment(99_999_999_999, { late: { ...sampleLateTariff, onceNewMinor: 0 } })
    const rates = 30n * 500n + 60n * 400n + (3650n - 90n) * 200n
    const expected = Number((99_999_999_999n * rates + 5_000n) / 10_000n)
    expect(lateChargeAfterDays(terms, 99_999_999_999, 3650).nominalMinor).toBe(expected)
  })
})

describe('the caps of the market', () => {
  const rows: [name: string, caps: CostCaps, unpaidMinor: number, days: number, chargedMinor: number][] = [
    ['0.8 % a day, ten days', { lateDailyBps: 80 }, 140_000, 10, 11_200],
    ['0.8 % a day, twelve days', { lateDailyBps: 80 }, 140_000, 12, 13_440],
    ['0.1 % a day, 45 days', { lateDailyBps: 10 }, 1_000_000, 45, 45_000],
    ['5 % a month, one day', { lateMonthlyBps: 500 }, 1_000_000, 1, 1_666],
    ['5 % a month, 30 days', { lateMonthlyBps: 500 }, 1_000_000, 30, 50_000],
    ['5 % a month, 45 days', { lateMonthlyBps: 500 }, 1_000_000, 45, 75_000],
    ['the lower of a day and a month', { lateDailyBps: 80, lateMonthlyBps: 300 }, 1_000_000, 10, 10_000],
    ['the one-off sum alone', { lateOnceMinor: 2_000 }, 1_000_000, 1, 52_000],
    ['all costs within 100 %, 400 days', { lateDailyBps: 80, totalCostBps: 10_000 }, 140_000, 400, 415_000],
    ['no room at all for charges', { totalCostBps: 1_000 }, 140_000, 10, 0],
    // 0.2 % of 5,000.00 is 10.00 a day, and interest takes 5.00 of it.
    ['all-in, interest included', { allInDailyBps: 20 }, 140_000, 10, 5_000],
    ['all-in, less than the interest', { allInDailyBps: 5 }, 140_000, 10, 0],
    // After the last due date (day 120; the first is 30) no interest runs: 90 days at 5.00, 10 at 10.00.
    ['all-in, after the term', { allInDailyBps: 20 }, 140_000, 100, 55_000],
  ]
  it.each(rows)('%s', (_name, caps, unpaidMinor, days, chargedMinor) => {
    const charge = lateChargeAfterDays({ ...fourPayments, caps }, unpaidMinor, days)
    expect(charge.chargedMinor).toBe(chargedMinor)
    expect(charge.nominalMinor).toBe(lateChargeAfterDays(fourPayments, unpaidMinor, days).nominalMinor)
  })

  it('shows both figures of the example: 1,400.00 ten days late', () => {
    const terms = { ...fourPayments, caps: referenceCaps }
    expect(lateChargeAfterDays(terms, 140_000, 10)).toEqual({ nominalMinor: 170_000, chargedMinor: 11_200 })
    expect(lateChargeAfterDays(terms, 140_000, 12)).toEqual({ nominalMinor: 184_000, chargedMinor: 13_440 })
  })

  it('asks later for what a day could not take, and never for more than the tariff', () => {
    const late = { onceNewMinor: 1_500, onceRepeatMinor: 1_500, tiers: [], graceDays: 0 }
    const terms = { ...fourPayments, late, caps: { lateDailyBps: 80 } }
    expect([1, 2, 3].map((days) => lateChargeAfterDays(terms, 140_000, days).chargedMinor)).toEqual([
      1_120, 1_500, 1_500,
    ])
  })

  it('never makes a day dearer because earlier days were cheap', () => {
    const tiers = [
      { fromDay: 1, dailyBps: 10 },
      { fromDay: 6, dailyBps: 300 },
    ]
    const late = { onceNewMinor: 0, onceRepeatMinor: 0, tiers, graceDays: 0 }
    const terms = { ...fourPayments, late, caps: { lateDailyBps: 80 } }
    expect([5, 6, 7].map((days) => lateChargeAfterDays(terms, 100_000, days).chargedMinor)).toEqual([500, 1_300, 2_100])
  })

  it('counts agreed interest and fees towards the cap on all costs', () => {
    const terms = { ...fourPayments, caps: { totalCostBps: 10_000 } }
    // 5,000.00 less interest 600.00 and fee 250.00; a caller that knows the interest says so.
    expect(lateChargeAfterDays(terms, 140_000, 300).chargedMinor).toBe(415_000)
    expect(lateChargeAfterDays(terms, 140_000, 300, 0).chargedMinor).toBe(475_000)
    expect(totalCostCapMinor(terms)).toBe(500_000)
    expect(totalCostCapMinor(fourPayments)).toBeNull()
    expect(totalCostCapMinor({ principalMinor: 19_999, caps: { totalCostBps: 5_000 } })).toBe(9_999)
  })
})

it('spreads the interest of a period over its days without losing a unit', () => {
  for (const [interestMinor, days] of [
    [15_000, 30],
    [100, 31],
    [7, 30],
    [0, 30],
  ] as const) {
    let sum = 0
    for (let day = 1; day <= days; day += 1) sum += interestOfDay(interestMinor, day, days, 1)
    expect(sum).toBe(interestMinor)
  }
})
