// Every account of the ledger has a number of the lender's.

import { describe, expect, it } from 'vitest'
import { glAccountsNeeded, glNumberOf, isGlAccount } from './accounts.ts'

const whole = Object.fromEntries(glAccountsNeeded.map((name, at) => [name, String(1_000 + at)]))

describe('a GL map', () => {
  it('with what is needed has a number for every account, also for a provider or bank of tomorrow', () => {
    for (const account of [...glAccountsNeeded.filter((name) => !name.endsWith('*')), 'bank:New', 'providerFees:x'])
      expect(glNumberOf(whole, account), account).toMatch(/^\d{4}$/)
  })

  it('has a line of its own for one bank before that of all', () => {
    expect(glNumberOf({ ...whole, 'bank:Harbour 0123': '1111' }, 'bank:Harbour 0123')).toBe('1111')
  })

  it('that lacks an account is told of it', () => {
    expect(() => glNumberOf({}, 'bank:Harbour')).toThrow('the account bank:Harbour has no number in the GL map')
  })

  it('names accounts of ours only', () => {
    expect(['cashClearing', 'bank:Harbour', 'bank:*'].map(isGlAccount)).toEqual([true, true, true])
    expect(['cash', 'bank:', 'constructor', ''].map(isGlAccount)).toEqual([false, false, false, false])
  })
})
