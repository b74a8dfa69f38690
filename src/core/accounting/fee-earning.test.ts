// Fees over a loan: the example of the standard, two worked by hand, and the two methods day by day.

import { describe, expect, it } from 'vitest'
import { fourPayments, loanOf, onDay, onePayment } from '../loan/test-loans.ts'
import { amortisedCost } from './amortised-cost.ts'
import { earnedFees } from './fee-earning.ts'
import { plannedFees } from './planned-fees.ts'

const effective = { feeMethod: 'effectiveRate' } as const
const even = { feeMethod: 'straightLine' } as const

describe('fees over a loan', () => {
  it('have the amortised cost of IFRS 9 IG B.26, year by year', () => {
    // 1,000 paid for a bond of 1,250 with five payments of 59: 10 % a year. The standard prints 1,041, 1,086, 1,136 and 1,190.
    const payments = [59, 59, 59, 59, 1_309].map((amountMinor, index) => ({ at: (index + 1) * 365, amountMinor }))
    const costs = [0, 1, 2, 3, 4].map((year) => amortisedCost(1_000, payments, year * 365))
    expect(costs.map((cost) => Math.round(cost))).toEqual([1_000, 1_041, 1_086, 1_136, 1_190])
  })

  it('are earned as worked by hand where there is one payment', () => {
    // 1,000.00 less 100.00: 900.00 grows to 1,000.00 in 91 days, so after 30 days by 900.00 x ((10/9)^(30/91) - 1) = 31.81.
    const loan = loanOf(onePayment(100_000, { fees: [{ code: 'service', amountMinor: 10_000, taken: 'deducted' }] }))
    expect([0, 1, 30, 60, 90, 91, 200].map((day) => earnedFees(loan, onDay(day), effective))).toEqual([
      0, 104, 3_181, 6_474, 9_884, 10_000, 10_000,
    ])
  })

  it.each([
    // Four payments of 1,400.00; 250.00 came off the payout. Rates by bisection in a program of its own.
    { taken: 'deducted' as const, amountMinor: 25_000, earned: [0, 297, 9_104, 9_437, 16_925, 22_206, 24_902, 25_000] },
    { taken: 'added' as const, amountMinor: 20_000, earned: [0, 263, 8_022, 8_314, 13_947, 17_909, 19_927, 20_000] },
  ])('are earned faster while more is owed: $taken', ({ taken, amountMinor, earned }) => {
    const loan = loanOf({ ...fourPayments, fees: [{ code: 'service', amountMinor, taken }] })
    expect([0, 1, 29, 30, 60, 90, 119, 120].map((day) => earnedFees(loan, onDay(day), effective))).toEqual(earned)
  })

  it('are earned evenly by days where the lender chose so', () => {
    // 25,000 x 30 / 120 = 6,250; 25,000 / 120 = 208.33.
    const loan = loanOf(fourPayments)
    expect([0, 1, 30, 60, 119, 120].map((day) => earnedFees(loan, onDay(day), even))).toEqual([
      0, 208, 6_250, 12_500, 24_792, 25_000,
    ])
  })

  it('are none where none were agreed', () => {
    const loan = loanOf(onePayment(100_000))
    expect([plannedFees(loan), earnedFees(loan, onDay(30), effective), earnedFees(loan, onDay(30), even)]).toEqual([
      0, 0, 0,
    ])
  })
})
