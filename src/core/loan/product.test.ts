// Products: what contradicts itself is refused, with every reason.

import { describe, expect, it } from 'vitest'
import { soundProduct } from '../../../tests/support/sound-product.ts'
import type { MarketId } from '../market/market.ts'
import { defineProduct } from './define-product.ts'
import { roundedToTheCent } from './plan-rows.ts'
import { feeAmountMinor, type Product, productContradictions } from './product.ts'
import { sampleEarlyRepayment, sampleLateTariff } from './sample-terms.ts'

const fee = (fixedMinor: number, code = 'fee', taken: 'deducted' | 'added' = 'deducted') => ({
  code,
  amount: { fixedMinor },
  taken,
})
const tiers = (...table: [fromDay: number, dailyBps: number][]) => ({
  late: { ...sampleLateTariff, tiers: table.map(([fromDay, dailyBps]) => ({ fromDay, dailyBps })) },
})
const toWholeUnits = { instalment: { mode: 'up', toMinor: 0 }, interest: { mode: 'halfUp', toMinor: 1 } } as const

const contradictions: [string, Partial<Product>, string][] = [
  ['without an id', { id: ' ' }, 'it has no id'],
  ['without a name', { name: '' }, 'it has no name'],
  ['with a blank for a name', { name: ' ' }, 'it has no name'],
  ['of an unknown market', { market: 'atlantis' as MarketId }, 'the market atlantis is unknown'],
  ['lending nothing', { minPrincipalMinor: 0 }, 'the smallest principal is not an amount above zero'],
  ['lending half a cent', { minPrincipalMinor: 100_000.5 }, 'the smallest principal is not an amount above zero'],
  ['lending the world', { maxPrincipalMinor: 1e14 }, 'the greatest principal is not an amount that can be lent'],
  ['whose range is upside down', { minPrincipalMinor: 2_000_000 }, 'the smallest principal is above the greatest'],
  [
    'that proposes what it does not lend',
    { defaultPrincipalMinor: 99_999 },
    'the proposed principal lies outside the range',
  ],
  [
    'of one principal that proposes another',
    { minPrincipalMinor: 500_000, maxPrincipalMinor: 500_000, defaultPrincipalMinor: 499_999 },
    'the proposed principal lies outside the range',
  ],
  ['lending more than there can be', { maxPrincipalMinor: 1e16 }, 'the greatest principal is not an amount'],
  [
    'with another term of 90 days',
    { otherTerms: [{ termDays: 90, instalmentCount: 3 }] },
    'the term is not 91 to 365 days',
  ],
  [
    'with another term without payments',
    { otherTerms: [{ termDays: 180, instalmentCount: 0 }] },
    'the instalments do not fit into the term',
  ],
  [
    'with one term twice',
    { otherTerms: [{ termDays: 120, instalmentCount: 2 }] },
    'two of its terms have the same days',
  ],
  [
    'first paid on the day of payout',
    { firstDue: { earliestDays: 0, latestDays: 30 } },
    'the days of the first payment are no range',
  ],
  [
    'first paid later than at the latest',
    { firstDue: { earliestDays: 31, latestDays: 30 } },
    'the days of the first payment are no range',
  ],
  [
    'first paid when too few days are left',
    { firstDue: { earliestDays: 15, latestDays: 118 } },
    'after the latest first payment the others do not fit into the term',
  ],
  [
    'first paid when too few days are left of another term',
    { firstDue: { earliestDays: 15, latestDays: 95 }, otherTerms: [{ termDays: 96, instalmentCount: 3 }] },
    'after the latest first payment the others do not fit into the term',
  ],
  [
    'paid once, on a day to choose',
    { instalmentCount: 1, firstDue: { earliestDays: 15, latestDays: 45 } },
    'a single payment is due when the term ends',
  ],
  [
    'first paid on a day to choose, with a rebate by periods',
    {
      firstDue: { earliestDays: 15, latestDays: 45 },
      earlyRepayment: { ...sampleEarlyRepayment, method: 'ukRebate' },
    },
    'the first payment cannot be chosen where the rebate counts by periods',
  ],
  ['of 90 days', { termDays: 90 }, 'the term is not 91 to 365 days'],
  ['of 366 days', { termDays: 366 }, 'the term is not 91 to 365 days'],
  ['of a day and a half', { termDays: 91.5 }, 'the term is not 91 to 365 days'],
  ['without instalments', { instalmentCount: 0 }, 'the instalments do not fit into the term'],
  ['with two instalments a day', { instalmentCount: 240 }, 'the instalments do not fit into the term'],
  ['with negative interest', { interest: { kind: 'dailySimple', dailyRateMicros: -1 } }, 'the interest rate is not'],
  [
    'with a yearly rate of no size',
    { interest: { kind: 'declining', annualRateMicros: 0.5, basis: '30/360' } },
    'the interest rate is not',
  ],
  [
    'rounding to nothing',
    { interest: { kind: 'declining', annualRateMicros: 1, basis: '30/360', rounding: toWholeUnits } },
    'it rounds to something that is no amount',
  ],
  ['with a negative fee', { fees: [fee(-1)] }, 'a fee is not an amount or share from zero up'],
  ['with a fee beyond all money', { fees: [fee(1e14)] }, 'a fee is not an amount or share from zero up'],
  ['with two fees of one code', { fees: [fee(1), fee(2)] }, 'its fees do not each have a code of their own'],
  ['with a fee without code', { fees: [fee(1, '')] }, 'its fees do not each have a code of their own'],
  [
    'whose fee eats the smallest loan',
    { fees: [fee(100_000)] },
    'the fees deducted at payout leave the borrower nothing',
  ],
  [
    'whose fee is all of it',
    { fees: [{ code: 'all', amount: { principalBps: 10_000 }, taken: 'deducted' }] },
    'the fees deducted at payout leave the borrower nothing',
  ],
  [
    'with a negative late charge',
    { late: { ...sampleLateTariff, onceRepeatMinor: -1 } },
    'a one-off late charge is not an amount',
  ],
  [
    'with half a late charge',
    { late: { ...sampleLateTariff, onceNewMinor: 0.5 } },
    'a one-off late charge is not an amount',
  ],
  ['whose lateness begins on day 2', tiers([2, 500]), 'the late tiers do not begin on day 1 and follow one another'],
  ['with tiers out of order', tiers([1, 500], [91, 200], [31, 400]), 'the late tiers do not begin on day 1'],
  ['with two tiers on a day', tiers([1, 500], [1, 400]), 'the late tiers do not begin on day 1'],
  ['with a tier on half a day', tiers([1, 500], [30.5, 400]), 'a late tier does not begin on a whole day'],
  ['with a negative late rate', tiers([1, -1]), 'a late rate is not a whole number of basis points'],
  ['with negative grace', { late: { ...sampleLateTariff, graceDays: -1 } }, 'the grace days are not a number of days'],
  ['with a negative rollover fee', { rollover: { feeBps: -1, days: 30, limit: 1 } }, 'the rollover fee is not'],
  [
    'with a rollover to the same day',
    { rollover: { feeBps: 0, days: 0, limit: 1 } },
    'a rollover does not move the due date',
  ],
  [
    'with a rollover never allowed',
    { rollover: { feeBps: 0, days: 30, limit: 0 } },
    'a rollover is offered, and never allowed',
  ],
  [
    'repaid early after its end',
    { earlyRepayment: { ...sampleEarlyRepayment, afterDays: 121 } },
    'early repayment does not open within the term',
  ],
  [
    'repaid early after more than its term',
    { earlyRepayment: { ...sampleEarlyRepayment, afterTermBps: 10_001 } },
    'early repayment does not open at a share of the term',
  ],
  ['with a cooling-off longer than itself', { coolingOffDays: 121 }, 'the cooling-off days are not days of the term'],
  [
    'with less cooling-off than its market gives',
    { coolingOffDays: 2 },
    "its market gives at least 3 days to change one's mind",
  ],
  [
    'that pays the fee again at the end',
    { allocation: ['penalty', 'fee', 'interest', 'principal', 'fee'] },
    'a payment is not allocated to',
  ],
  ['that never pays principal', { allocation: ['penalty', 'fee', 'interest'] }, 'a payment is not allocated to'],
  [
    'that pays interest twice',
    { allocation: ['penalty', 'fee', 'interest', 'interest'] },
    'a payment is not allocated to',
  ],
]

describe('a product', () => {
  it('that agrees with itself may be offered', () => {
    expect(defineProduct(soundProduct)).toBe(soundProduct)
  })

  it.each([
    ['no fees at all', { fees: [] }],
    ['no rollover', { rollover: null }],
    ['one principal only', { minPrincipalMinor: 500_000, maxPrincipalMinor: 500_000 }],
    [
      'a rounding of its own',
      { interest: { kind: 'declining', annualRateMicros: 1, basis: '30/360', rounding: roundedToTheCent } },
    ],
    ['no late tiers', { late: { ...sampleLateTariff, tiers: [] } }],
    ['the shortest term', { termDays: 91, instalmentCount: 91 }],
    ['the longest term', { termDays: 365, instalmentCount: 1 }],
    ['an added fee above the principal', { fees: [fee(200_000, 'added', 'added')] }],
    ['a fee that leaves a cent', { fees: [fee(99_999)] }],
  ] as [string, Partial<Product>][])('may have %s', (_, changes) => {
    expect(productContradictions({ ...soundProduct, ...changes })).toEqual([])
  })

  it.each(contradictions)('%s is refused with the reason', (_, changes, reason) => {
    expect(() => defineProduct({ ...soundProduct, ...changes })).toThrow(reason)
    expect(productContradictions({ ...soundProduct, ...changes })).toHaveLength(1)
  })

  it.each([
    ['a principal', { minPrincipalMinor: 100_050 }],
    ['a fee', { fees: [fee(2_550)] }],
    ['a late sum', { late: { ...sampleLateTariff, onceRepeatMinor: 50 } }],
    [
      'a rounding',
      { interest: { kind: 'declining', annualRateMicros: 1, basis: '30/360', rounding: roundedToTheCent } },
    ],
  ] as [string, Partial<Product>][])(
    'that names %s is refused where its market counts in whole units',
    (_, changes) => {
      const product = { ...soundProduct, market: 'indonesia' as const }
      expect(productContradictions(product)).toEqual([])
      expect(productContradictions({ ...product, ...changes })).toEqual([
        'an amount or a rounding has a fraction of what its market counts in',
      ])
    },
  )

  it('is refused with every reason at once', () => {
    expect(() => defineProduct({ ...soundProduct, id: '', name: '', instalmentCount: 0 })).toThrow(
      'it has no id; it has no name; the instalments do not fit into the term',
    )
  })
})

describe('a fee', () => {
  it('is a share in whole units where the market counts in them', () => {
    const share = { code: 'share', amount: { principalBps: 250 }, taken: 'added' } as const
    expect([feeAmountMinor(share, 101_900, 100), feeAmountMinor(share, 102_000, 100)]).toEqual([2_500, 2_600])
  })

  it('is a fixed sum, or a share of the principal rounded half up', () => {
    expect(feeAmountMinor(fee(2_500), 500_000, 1)).toBe(2_500)
    expect(feeAmountMinor({ code: 'share', amount: { principalBps: 250 }, taken: 'added' }, 101, 1)).toBe(3)
  })
})
