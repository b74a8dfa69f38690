// The rebate of early settlement, against published figures.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RebateCase, ukRebate } from './early-settlement-rebate.ts'
import { periodicRateOf } from './periodic-rate.ts'

function agreement(changes: Partial<RebateCase> = {}): RebateCase {
  return {
    advances: [{ atPeriods: 0, amountMinor: 500_000 }],
    repayments: Array.from({ length: 48 }, (_, index) => ({ atPeriods: index + 1, amountMinor: 13_457 })),
    settlementAtPeriods: 12,
    aprPercent: 14,
    periodsPerYear: 12,
    ...changes,
  }
}

describe('the rebate for settling early', () => {
  it('uses the periodic rate with six decimals', () => {
    expect(periodicRateOf(14, 12)).toBe(0.010979)
    expect(periodicRateOf(0, 12)).toBe(0)
  })

  it('is what is still to pay less what is owed at the settlement', () => {
    expect(ukRebate(agreement())).toBe(86_052)
  })

  it('counts a repayment on the day of settlement as made', () => {
    const before = ukRebate(agreement({ settlementAtPeriods: 12 - 1e-9 }))
    expect(Math.abs(ukRebate(agreement()) - before)).toBeLessThanOrEqual(1)
  })

  it('leaves an advance that has not been made yet out', () => {
    const late = { atPeriods: 20, amountMinor: 100_000 }
    expect(ukRebate(agreement({ advances: [...agreement().advances, late] }))).toBe(86_052)
    const onTheDay = { atPeriods: 12, amountMinor: 10_000 }
    expect(ukRebate(agreement({ advances: [...agreement().advances, onTheDay] }))).toBe(76_052)
  })

  it('is nothing once all is paid, and never below zero', () => {
    expect(ukRebate(agreement({ settlementAtPeriods: 48 }))).toBe(0)
    expect(ukRebate(agreement({ aprPercent: 0, repayments: [{ atPeriods: 24, amountMinor: 400_000 }] }))).toBe(0)
  })

  it('only falls as the settlement comes later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 46 }), fc.double({ min: 0, max: 1, noNaN: true }), (whole, part) => {
        const now = ukRebate(agreement({ settlementAtPeriods: whole + part }))
        expect(ukRebate(agreement({ settlementAtPeriods: whole + part + 1 }))).toBeLessThanOrEqual(now)
      }),
    )
  })
})
