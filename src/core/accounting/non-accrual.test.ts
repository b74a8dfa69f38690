// When accrual stops and when it comes back, by stretches of days with the same oldest unpaid instalment.

import { describe, expect, it } from 'vitest'
import { fourPayments, loanOf, onDay, paid } from '../loan/test-loans.ts'
import { nonAccrualSince, stretchesOf } from './non-accrual.ts'

const loan = loanOf(fourPayments)
const rule = { nonAccrualDays: 90, cureDays: 30 }
const since = (through: number, events: Parameters<typeof stretchesOf>[1] = [], by = rule) =>
  nonAccrualSince(stretchesOf(loan, events, onDay(through)), by)

describe('non-accrual', () => {
  it.each([
    { through: 119, is: null },
    { through: 120, is: onDay(120) },
    { through: 400, is: onDay(120) },
  ])('begins on the day on which the oldest instalment is 90 days past due: day $through', ({ through, is }) => {
    expect(since(through)).toBe(is)
  })

  it('begins by the days of the lender', () => {
    expect(since(90, [], { nonAccrualDays: 60, cureDays: 0 })).toBe(onDay(90))
  })

  it('begins on the day on which a payment is taken back that had kept it away', () => {
    const events = [
      paid('p', 100, 5_000_000),
      { kind: 'reversal', id: 'r', valueDate: onDay(150), paymentId: 'p' },
    ] as const
    expect([since(149, events), since(150, events)]).toEqual([null, onDay(150)])
  })

  it('goes on after a part was paid, and ends 30 days after nothing was past due any more', () => {
    // The first instalment alone leaves the second past due.
    const part = [paid('p', 125, 140_000)]
    expect(since(200, part)).toBe(onDay(120))
    const all = [paid('p', 125, 50_000_000)]
    expect([since(154, all), since(155, all)]).toEqual([onDay(120), null])
  })

  it('ends at once where the lender asks for no days, and begins again from the next late one', () => {
    const terms = { ...fourPayments, termDays: 360, instalmentCount: 4 }
    const long = loanOf({ ...terms, late: { ...terms.late, onceNewMinor: 0, tiers: [] } })
    const first = long.schedule
      .slice(0, 2)
      .reduce((sum, { principalMinor, interestMinor }) => sum + principalMinor + interestMinor, 0)
    const at = (day: number) =>
      nonAccrualSince(stretchesOf(long, [paid('p', 185, first)], onDay(day)), { nonAccrualDays: 90, cureDays: 0 })
    // Due on days 90, 180, 270 and 360: 90 days late on day 180, paid up on day 185, late again from day 271.
    expect([at(180), at(184), at(185), at(359), at(360)]).toEqual([onDay(180), onDay(180), null, null, onDay(360)])
  })

  it('is not cured by days that were too few before the next instalment was late', () => {
    const terms = { ...fourPayments, termDays: 360, late: { ...fourPayments.late, onceNewMinor: 0, tiers: [] } }
    const long = loanOf(terms)
    const first = long.schedule
      .slice(0, 2)
      .reduce((sum, { principalMinor, interestMinor }) => sum + principalMinor + interestMinor, 0)
    const at = (day: number) =>
      nonAccrualSince(stretchesOf(long, [paid('p', 185, first)], onDay(day)), { nonAccrualDays: 90, cureDays: 86 })
    expect([at(270), at(271), at(300)]).toEqual([onDay(180), onDay(180), onDay(180)])
  })
})
