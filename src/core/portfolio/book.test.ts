// The figures of a market from counted rows: what is at risk, cured, lost and ever late, one golden table for each.

import { describe, expect, it } from 'vitest'
import { bucketsOf, curedOf, lostOf, type Move, riskOf, totalOf, vintagesOf } from './book.ts'

const move = (was: Move['was'], standing: Move['standing'], loans: number, principalMinor: number): Move => ({
  was,
  standing,
  loans,
  principalMinor,
  interestMinor: 1,
  feeMinor: 2,
  penaltyMinor: 3,
  wasPrincipalMinor: principalMinor + 50,
})

/** 1,000.00 of outstanding principal, and loans that are owed no more. */
const moves = [
  move('current', 'current', 10, 60_000),
  move('none', 'current', 2, 20_000),
  move('current', 'late1', 4, 10_000),
  move('late1', 'late31', 3, 6_000),
  move('late31', 'late61', 2, 3_000),
  move('late61', 'late91', 1, 1_000),
  move('late1', 'current', 5, 0),
  move('late31', 'paid', 1, 0),
  move('late91', 'writtenOff', 2, 900),
  move('writtenOff', 'writtenOff', 7, 5_000),
  move('current', 'paid', 8, 0),
  move('none', 'none', 1, 0),
]

describe('the book of a market', () => {
  it('counts what is owed and not written off', () => {
    const buckets = bucketsOf(moves)
    expect(buckets.map(({ bucket, loans, principalMinor }) => [bucket, loans, principalMinor])).toEqual([
      ['current', 17, 80_000],
      ['late1', 4, 10_000],
      ['late31', 3, 6_000],
      ['late61', 2, 3_000],
      ['late91', 1, 1_000],
    ])
    // Seven rows in the buckets, each with 6 beside its principal.
    expect(totalOf(buckets)).toEqual({ loans: 27, outstandingMinor: 100_000, owedMinor: 100_042 })
  })

  it('has at risk the principal of loans that are so late, as a share of all that is outstanding', () => {
    const risk = riskOf(bucketsOf(moves))
    expect(risk.map(({ par, loans, principalMinor, shareBps }) => [par, loans, principalMinor, shareBps])).toEqual([
      [1, 10, 20_000, 2_000],
      [30, 6, 10_000, 1_000],
      [60, 3, 4_000, 400],
      [90, 1, 1_000, 100],
    ])
    expect(riskOf(bucketsOf([])).map(({ shareBps }) => shareBps)).toEqual([0, 0, 0, 0])
  })

  it('has cured what was late and is neither late nor given up, and lost what was given up since', () => {
    expect(curedOf(moves)).toEqual({ loans: 6, principalMinor: 100, ofLoans: 14, shareBps: 4_286 })
    expect(lostOf(moves)).toEqual({ loans: 2, principalMinor: 900 })
  })
})

describe('a vintage', () => {
  it('is the share that was ever late, by as many months as have passed', () => {
    const counts = [
      { paidOut: '2026-01', lateAfterMonths: null, loans: 6 },
      { paidOut: '2026-01', lateAfterMonths: 1, loans: 1 },
      { paidOut: '2026-01', lateAfterMonths: 2, loans: 3 },
      { paidOut: '2025-12', lateAfterMonths: null, loans: 2 },
    ]
    const [december, january] = vintagesOf(counts, '2026-03')
    expect(december).toMatchObject({ paidOut: '2025-12', loans: 2 })
    expect(december?.everLate.map(({ shareBps }) => shareBps)).toEqual([0, 0, 0, 0])
    expect(january?.everLate).toEqual([
      { months: 0, loans: 0, shareBps: 0 },
      { months: 1, loans: 1, shareBps: 1_000 },
      { months: 2, loans: 4, shareBps: 4_000 },
    ])
  })
})
