// Small sums that pass with one pair of eyes: by role, by kind, and all of one loan together.

import { describe, expect, it } from 'vitest'
import { passesAlone, type SmallSum } from './limits.ts'

const limits = { support: 5_000 }
const usual: SmallSum = { kind: 'waiver', role: 'support', amountMinor: 5_000, aloneMinor: 0 }
const passes = (changes: Partial<SmallSum>, of = limits) => passesAlone({ ...usual, ...changes }, of)

describe('a small sum', () => {
  it('passes up to the limit of the role, and of no other role', () => {
    expect(passes({})).toBe(true)
    expect(passes({ amountMinor: 5_001 })).toBe(false)
    expect(passes({ role: 'manager' })).toBe(false)
    expect(passesAlone({ ...usual, amountMinor: 1 }, {})).toBe(false)
  })

  it('counts with what passed before on the same loan', () => {
    expect(passes({ amountMinor: 3_000, aloneMinor: 2_000 })).toBe(true)
    expect(passes({ amountMinor: 3_000, aloneMinor: 2_001 })).toBe(false)
  })

  it('is a waiver or a refund with its amount, and nothing else', () => {
    expect(passes({ kind: 'refund' })).toBe(true)
    for (const kind of ['hardship', 'writeOff', 'reversal', 'placeSuspense', 'returnSuspense', 'block'] as const)
      expect(passes({ kind })).toBe(false)
    expect(passes({ amountMinor: null })).toBe(false)
  })
})
