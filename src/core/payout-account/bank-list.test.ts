// What is believed of a provider's list of banks, and what follows.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeBankList } from './account.ts'

const banks = Array.from({ length: 10 }, (_, n) => `PH_B${n}`)
const without = (...lost: readonly number[]) => banks.filter((_, n) => !lost.includes(n))

describe('a provider’s list of banks', () => {
  it('takes nothing away where it has all, in any order and with more', () => {
    expect(judgeBankList(banks, [], [...banks.toReversed(), 'PH_OTHER'])).toEqual({ verdict: 'taken', missing: [] })
  })

  it('takes away what it lacks, up to a fifth', () => {
    expect(judgeBankList(banks, [], without(3, 7))).toEqual({ verdict: 'taken', missing: ['PH_B3', 'PH_B7'] })
  })

  it('is doubted where it lost more, or all', () => {
    expect(judgeBankList(banks, [], without(1, 2, 3))).toEqual({ verdict: 'doubted', lost: 3 })
    expect(judgeBankList(banks, [], [])).toEqual({ verdict: 'doubted', lost: 10 })
  })

  it('gives back what has come again', () => {
    expect(judgeBankList(banks, ['PH_B3'], banks)).toEqual({ verdict: 'taken', missing: [] })
  })

  it('counts only what was offered until now', () => {
    const missing = ['PH_B0', 'PH_B1', 'PH_B2', 'PH_B3']
    expect(judgeBankList(banks, missing, without(0, 1, 2, 3, 4))).toEqual({
      verdict: 'taken',
      missing: [...missing, 'PH_B4'],
    })
  })

  it('may always lose one, also of two', () => {
    expect(judgeBankList(['A', 'B'], [], ['A'])).toEqual({ verdict: 'taken', missing: ['B'] })
    expect(judgeBankList(['A', 'B'], [], [])).toEqual({ verdict: 'doubted', lost: 2 })
  })

  it('says nothing of a lender without banks', () => {
    expect(judgeBankList([], [], ['A'])).toEqual({ verdict: 'taken', missing: [] })
  })

  it('never leaves fewer than the share of what was there, but for one', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(String), { maxLength: 40 })
    fc.assert(
      fc.property(some, some, some, (offered, before, listed) => {
        const until = offered.filter((code) => !before.includes(code))
        const judged = judgeBankList(offered, before, listed)
        if (judged.verdict === 'doubted') return
        const left = until.filter((code) => !judged.missing.includes(code))
        const lost = until.length - left.length
        expect(lost <= 1 || lost * 100 <= until.length * 20).toBe(true)
      }),
    )
  })
})
