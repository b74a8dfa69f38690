// Which names let a first payout pass, and which leave it to an officer.

import { expect, it } from 'vitest'
import { nameGate, nameOutcomes } from './name-check.ts'

it('lets a payout pass by a name that fits or an officer’s word, and by nothing else', () => {
  const byName = Object.fromEntries(nameOutcomes.map((outcome) => [outcome, nameGate({ outcome, decision: null })]))
  expect(byName).toEqual({ same: 'pass', similar: 'pass', other: 'hold', noAccount: 'hold', cannotTell: 'hold' })
  expect(nameGate({ outcome: null, decision: null })).toBe('ask')
  expect(nameGate({ outcome: 'other', decision: 'release' })).toBe('pass')
  expect(nameGate({ outcome: 'other', decision: 'otherAccount' })).toBe('hold')
})
