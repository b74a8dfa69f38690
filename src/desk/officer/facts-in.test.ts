// The facts of an act in the audit, as an auditor reads them.

import { describe, expect, it } from 'vitest'
import { factsIn } from './facts-in.ts'

describe('the facts of an act', () => {
  it('are read without the marks of JSON, none left out', () => {
    expect(factsIn({ kind: 'waiver', part: 'penalty', amountMinor: 500 })).toBe(
      'kind: waiver, part: penalty, amount in minor units: 500',
    )
    expect(factsIn({ asOf: '2026-11-23', owner: null, against: ['age', 'income'], isNew: false })).toBe(
      'as of: 2026-11-23, owner: –, against: age + income, is new: false',
    )
    expect(factsIn({ totals: { feeMinor: 12, lines: [{ n: 1 }] } })).toBe(
      'totals: (fee in minor units: 12, lines: (n: 1))',
    )
  })
})
