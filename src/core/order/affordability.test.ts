// The heaviest month of a loan: what falls due within thirty days.

import { describe, expect, it } from 'vitest'
import { addDays, date } from '../calendar-date.ts'
import { heaviestMonthMinor } from './decision-rules.ts'

const start = date('2026-11-20')
const payment = (day: number, principalMinor: number, n = 1) => ({
  n,
  dueDate: addDays(start, day),
  principalMinor,
  interestMinor: 0,
  feeMinor: 0,
})

describe('the heaviest month', () => {
  it('is one payment where they are thirty days apart', () => {
    expect(heaviestMonthMinor([payment(30, 140_000), payment(60, 140_000), payment(90, 139_000)])).toBe(140_000)
  })

  it('is three payments of a loan that is paid every fortnight', () => {
    expect(heaviestMonthMinor([14, 28, 42, 56].map((day) => payment(day, 100)))).toBe(300)
  })

  it('counts interest and fees', () => {
    expect(heaviestMonthMinor([{ ...payment(30, 100), interestMinor: 20, feeMinor: 3 }])).toBe(123)
  })
})
