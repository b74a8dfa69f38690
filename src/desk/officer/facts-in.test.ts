// The facts of an act in the audit, as an auditor reads them.

import { describe, expect, it } from 'vitest'
import { deskWordsFor } from '../messages/words.ts'
import { factsIn, factWords } from './facts-in.ts'

const en = deskWordsFor('en')

describe('the facts of an act', () => {
  const read = (part: object, act = 'propose') => factsIn(part, factWords(act, en))

  it('are read without the marks of JSON, none left out', () => {
    expect(read({ kind: 'waiver', part: 'penalty', amountMinor: 500 })).toBe(
      'kind: Waiver, part: Late charge, amount in minor units: 500',
    )
    expect(read({ asOf: '2026-11-23', owner: null, against: ['oldEnough', 'income'], isNew: false })).toBe(
      'as of: 23 Nov 2026, owner: –, against: too young + income, is new: no',
    )
    expect(read({ totals: { feeMinor: 12, lines: [{ n: 1 }] } })).toBe(
      'totals: (fee in minor units: 12, lines: (n: 1))',
    )
  })

  it('have words instead of codes, by the name of the fact and by the act', () => {
    expect(read({ kind: 'placeSuspense', orderId: 'penalty' })).toBe('kind: Payment placed, order id: penalty')
    expect(read({ kind: 'hardship' })).toBe('kind: Hardship relief')
    expect(read({ kind: 'hardship' }, 'takeWork')).toBe('kind: Cannot pay')
    expect(read({ call: 'decideProposal', why: 'rightIsMissing' }, 'refused')).toBe(
      'call: decide proposal, why: right is missing',
    )
    const rules = { against: 'tooMany', againstAlso: ['atNight'] }
    expect(read(rules, 'recordContact')).toBe('against: too often, against also: outside the hours')
    expect(read({ ...rules, againstAlso: [] }, 'recordContact')).toBe('against: too often, against also: –')
    expect(read({ role: 'constructor' })).toBe('role: constructor')
  })
})
