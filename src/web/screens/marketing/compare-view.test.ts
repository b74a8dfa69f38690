// Which two loans are compared, for which amount, and which of them costs less.

import { describe, expect, it } from 'vitest'
import { cheaperOf } from './compare-view.ts'
import { amountForBoth, chosenPair } from './compared-pair.ts'
import type { Priced } from './site-data.ts'
import { loanOfTerm, rangeOfTerm, termsOnOffer } from './tried-loan.ts'

const loan = (productId: string, changes: Partial<Priced> = {}): Priced =>
  ({
    productId,
    isAsked: true,
    termDays: 120,
    totalCostMinor: 85_000,
    minPrincipalMinor: 100_000,
    maxPrincipalMinor: 1_000_000,
    principalMinor: 500_000,
    ...changes,
  }) as Priced

const [cash, bridge, repair] = [
  loan('cash'),
  loan('bridge', { termDays: 112, totalCostMinor: 32_000 }),
  loan('repair', { termDays: 360, minPrincipalMinor: 600_000, principalMinor: 1_000_000 }),
]
const all = [cash, bridge, repair]
const ids = (pair: readonly (Priced | undefined)[]) => pair.map((one) => one?.productId)

describe('two loans to compare', () => {
  it.each([
    ['', '', ['cash', 'bridge']],
    ['repair', '', ['repair', 'cash']],
    ['', 'cash', ['bridge', 'cash']],
    ['cash', 'cash', ['cash', 'bridge']],
    ['none', 'repair', ['cash', 'repair']],
  ])('asked for as %j and %j are two different ones on offer', (a, b, pair) => {
    expect(ids(chosenPair(all, a, b))).toEqual(pair)
  })

  it('are missing where there is one loan or none', () => {
    expect(ids(chosenPair([cash], '', ''))).toEqual(['cash', undefined])
    expect(ids(chosenPair([], 'cash', ''))).toEqual([undefined, undefined])
  })

  it('brings the usual amount into what both lend', () => {
    expect(amountForBoth(cash, bridge)).toBe(500_000)
    expect(amountForBoth(cash, repair)).toBe(600_000)
    expect(amountForBoth(repair, { ...cash, maxPrincipalMinor: 300_000 })).toBe(1_000_000)
  })

  it('says which costs less, by how much, and how much longer it runs', () => {
    expect(cheaperOf({ first: cash, second: bridge })).toEqual({ loan: bridge, byMinor: 53_000, laterDays: -8 })
    expect(cheaperOf({ first: bridge, second: cash })).toEqual({ loan: bridge, byMinor: 53_000, laterDays: -8 })
    expect(cheaperOf({ first: cash, second: loan('other') })).toBe('same')
    expect(cheaperOf({ first: cash, second: { ...bridge, isAsked: false } })).toBeNull()
  })
})

describe('a loan tried out by its term', () => {
  it('is the cheapest that lends the amount, and the first of the term where none does', () => {
    const cheap = loan('cheap', { totalCostMinor: 1_000 })
    expect(loanOfTerm([cash, cheap], 120)).toBe(cheap)
    expect(loanOfTerm([cash, { ...cheap, isAsked: false }], 120)).toBe(cash)
    expect(loanOfTerm([{ ...cash, isAsked: false }], 120)?.productId).toBe('cash')
    expect(loanOfTerm(all, 30)).toBeNull()
  })

  it('has the terms on offer, and the range of each', () => {
    expect(termsOnOffer([...all, loan('other')])).toEqual([112, 120, 360])
    expect(rangeOfTerm([cash, loan('big', { maxPrincipalMinor: 5_000_000 })], 120)).toEqual({
      minMinor: 100_000,
      maxMinor: 5_000_000,
    })
    expect(rangeOfTerm(all, 30)).toBeNull()
  })
})
