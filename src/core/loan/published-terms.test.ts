// The general terms: of the products on offer, the lender's file and the market's pack.

import { describe, expect, it } from 'vitest'
import { soundProduct } from '../../../tests/support/sound-product.ts'
import { markets } from '../market/markets.ts'
import { publishedTerms } from './published-terms.ts'

const lender = {
  decisionDays: 4,
  fundingMinDays: 2,
  fundingMaxDays: 6,
  detailsChangeNoticeDays: 9,
  assignmentNoticeBusinessDays: 11,
  judgmentPaymentDays: 13,
}
const market = markets.philippines
const short = { ...soundProduct, termDays: 120, instalmentCount: 4, coolingOffDays: 5 }
const long = {
  ...short,
  id: 'long',
  termDays: 300,
  otherTerms: [{ termDays: 180, instalmentCount: 6 }],
  coolingOffDays: 3,
}

describe('the general terms', () => {
  it('range over every term on offer, and give the cooling-off days that every product gives', () => {
    const terms = publishedTerms([short, long], lender, market)
    expect(terms.term).toEqual({ minDays: 120, maxDays: 300 })
    expect(terms.coolingOffDays).toBe(3)
    expect(terms).toMatchObject({ ...lender, minAgeYears: market.minAgeYears })
  })

  it('state one late tariff and one early repayment where all products have the same, however they are stored', () => {
    const { tiers, graceDays, onceNewMinor, onceRepeatMinor } = short.late
    const stored = { ...long, late: { graceDays, tiers, onceRepeatMinor, onceNewMinor } }
    const { late, early } = publishedTerms([short, stored], lender, market)
    expect(late).toEqual(short.late)
    expect(early).toEqual({
      afterTermBps: short.earlyRepayment.afterTermBps,
      afterDays: short.earlyRepayment.afterDays,
    })
  })

  it('state neither where products differ', () => {
    const other = {
      ...long,
      late: { ...short.late, graceDays: short.late.graceDays + 1 },
      earlyRepayment: { ...short.earlyRepayment, afterDays: short.earlyRepayment.afterDays + 1 },
    }
    expect(publishedTerms([short, other], lender, market)).toMatchObject({ late: null, early: null })
  })

  it('state no range where nothing is on offer, and the days that the market gives', () => {
    expect(publishedTerms([], lender, market)).toMatchObject({
      term: null,
      late: null,
      early: null,
      coolingOffDays: market.coolingOffDays,
    })
  })
})
