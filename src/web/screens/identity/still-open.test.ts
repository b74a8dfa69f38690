// What a borrower who wants to leave still owes, payment by payment.

import { describe, expect, it } from 'vitest'
import { date } from '../../../core/calendar-date.ts'
import { owedParts } from './owed-parts.ts'

const line = (n: number, amountMinor: number, paidMinor: number, lateChargeMinor = 0) => ({
  n,
  dueDate: date(`2026-0${n}-08`),
  amountMinor,
  paidMinor,
  lateChargeMinor,
  state: 'later' as const,
  paidOn: null,
  daysLate: 0,
})

describe('what still ties a borrower to us', () => {
  it('is what is left of each payment, and the late charges beside them', () => {
    const schedule = [line(1, 140_000, 140_000), line(2, 140_000, 40_000, 5_000), line(3, 140_000, 0)]
    expect(owedParts({ schedule })).toEqual({
      lines: [
        { place: '2/3', dueDate: '2026-02-08', minor: 100_000 },
        { place: '3/3', dueDate: '2026-03-08', minor: 140_000 },
      ],
      lateMinor: 5_000,
      totalMinor: 245_000,
    })
  })

  it('is nothing once all is paid', () => {
    expect(owedParts({ schedule: [line(1, 140_000, 140_000)] })).toEqual({
      lines: [],
      lateMinor: 0,
      totalMinor: 0,
    })
  })
})
