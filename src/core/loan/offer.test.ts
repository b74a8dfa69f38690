// Offers: the price of the look book's loan, ranges, and the caps of a market.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundProduct } from '../../../tests/support/sound-product.ts'
import { date } from '../calendar-date.ts'
import type { Market } from '../market/market.ts'
import { markets } from '../market/markets.ts'
import { sumMinor } from '../money.ts'
import { isRefusal } from '../refusal.ts'
import { defineProduct } from './define-product.ts'
import { lateRow } from './late-row.ts'
import { makeOffer, type Offer, type OfferRequest, termsOf } from './offer.ts'
import type { Product } from './product.ts'
import { sampleEarlyRepayment } from './sample-terms.ts'
import { buildSchedule, instalmentMinor } from './schedule.ts'

const today = date('2026-08-10')

const cash: Product = defineProduct(soundProduct)

const request = (changes: Partial<OfferRequest> = {}): OfferRequest => ({
  principalMinor: 500_000,
  client: 'new',
  market: markets.reference,
  today,
  ...changes,
})

function offered(product: Product = cash, changes: Partial<OfferRequest> = {}): Offer {
  const offer = makeOffer(product, request(changes))
  if (isRefusal(offer)) throw new Error(`refused: ${JSON.stringify(offer)}`)
  return offer
}

/** The product and a market of that name, with other limits. */
function under(caps: Market['caps'], offerCaps: Market['offerCaps'] = {}, changes: Partial<Product> = {}) {
  return makeOffer({ ...cash, ...changes }, request({ market: { ...markets.reference, caps, offerCaps } }))
}

describe('an offer', () => {
  it('says what arrives, what comes back, what that costs, and the rate of it all', () => {
    expect(offered()).toMatchObject({
      productId: 'cash-120',
      payoutOn: '2026-08-10',
      netProceedsMinor: 475_000,
      totalRepayableMinor: 560_000,
      totalInterestMinor: 60_000,
      totalFeesMinor: 25_000,
      totalCostMinor: 85_000,
      aprBps: 12_590,
      aprBasis: 'eu',
      aprPeriod: 'year',
    })
    expect(offered().schedule.map(instalmentMinor)).toEqual([140_000, 140_000, 140_000, 140_000])
  })

  it('carries complete terms: fees in money and the caps of the market', () => {
    expect(offered().terms).toMatchObject({
      market: 'reference',
      currency: 'PHP',
      principalMinor: 500_000,
      fees: [{ code: 'service', amountMinor: 25_000, taken: 'deducted' }],
      caps: markets.reference.caps,
      client: 'new',
    })
  })

  it('states the rate by the formula of the market', () => {
    const offer = offered({ ...cash, market: 'philippines' }, { market: markets.philippines })
    expect([offer.aprBps, offer.aprBasis, offer.aprPeriod]).toEqual([693, 'phMonthlyEir', 'month'])
  })

  it('is refused outside the range of the product, with the range', () => {
    for (const principalMinor of [99_999, 1_000_001, 500_000.5, Number.NaN, -500_000]) {
      expect(makeOffer(cash, request({ principalMinor }))).toEqual({
        refused: 'principalIsOutOfRange',
        values: { minMinor: 100_000, maxMinor: 1_000_000 },
      })
    }
    expect(isRefusal(makeOffer(cash, request({ principalMinor: 100_000 })))).toBe(false)
    expect(isRefusal(makeOffer(cash, request({ principalMinor: 1_000_000 })))).toBe(false)
  })

  it('is not made in another market', () => {
    expect(() => termsOf(cash, request({ market: markets.india }))).toThrow('belongs to reference, not india')
  })

  it('balances, whatever the product: cost is interest and fees, and repayable is the sum of the plan', () => {
    const products = fc.record({
      instalmentCount: fc.integer({ min: 1, max: 24 }),
      termDays: fc.integer({ min: 91, max: 365 }),
      dailyRateMicros: fc.integer({ min: 0, max: 5_000 }),
      kind: fc.constantFrom('flat' as const, 'dailySimple' as const),
      deductedBps: fc.integer({ min: 0, max: 3_000 }),
      addedMinor: fc.integer({ min: 0, max: 50_000 }),
    })
    fc.assert(
      fc.property(products, fc.integer({ min: 100_000, max: 1_000_000 }), (drawn, principalMinor) => {
        const product: Product = {
          ...cash,
          market: 'standard',
          termDays: drawn.termDays,
          instalmentCount: drawn.instalmentCount,
          interest: { kind: drawn.kind, dailyRateMicros: drawn.dailyRateMicros },
          fees: [
            { code: 'off', amount: { principalBps: drawn.deductedBps }, taken: 'deducted' },
            { code: 'on', amount: { fixedMinor: drawn.addedMinor }, taken: 'added' },
          ],
        }
        const offer = offered(product, { principalMinor, market: markets.standard })
        expect(offer.totalCostMinor).toBe(offer.totalInterestMinor + offer.totalFeesMinor)
        expect(offer.totalRepayableMinor).toBe(sumMinor(offer.schedule.map(instalmentMinor)))
        expect(offer.aprBps).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the limits of a market on an offer', () => {
  it.each([
    ['totalCost', { totalCostBps: 1_700 }, {}, { totalCostBps: 1_699 }, {}, 1_699, 1_700],
    ['allInDaily', { allInDailyBps: 23 }, {}, { allInDailyBps: 22 }, {}, 22, 23],
    ['dailyCost', {}, { dailyCostBps: 15 }, {}, { dailyCostBps: 14 }, 14, 15],
    ['nominalMonthly', {}, { nominalMonthlyBps: 300 }, {}, { nominalMonthlyBps: 299 }, 299, 300],
    ['effectiveMonthly', {}, { effectiveMonthlyBps: 693 }, {}, { effectiveMonthlyBps: 692 }, 692, 693],
    ['apr', {}, { aprBps: 12_590 }, {}, { aprBps: 12_589 }, 12_589, 12_590],
  ] as const)('%s holds to the last basis point', (cap, caps, offerCaps, tighter, tighterOffer, allowed, wanted) => {
    expect(isRefusal(under(caps, offerCaps))).toBe(false)
    expect(under(tighter, tighterOffer)).toEqual({
      refused: 'productBreaksMarketCaps',
      values: { cap, allowed, wanted },
    })
  })

  it('take a twelfth of a yearly rate as the monthly one', () => {
    const yearly = { interest: { kind: 'declining', annualRateMicros: 360_000, basis: 'actual/365' } } as const
    expect(isRefusal(under({}, { nominalMonthlyBps: 300 }, yearly))).toBe(false)
    expect(isRefusal(under({}, { nominalMonthlyBps: 299 }, yearly))).toBe(true)
  })

  it('keep a dear product out of Indonesia, and let it stand where nothing is capped', () => {
    expect(makeOffer({ ...cash, market: 'indonesia' }, request({ market: markets.indonesia }))).toMatchObject({
      refused: 'productBreaksMarketCaps',
    })
    expect(
      offered({ ...cash, market: 'standard' }, { market: markets.standard }).disclosure.maxTotalCostMinor,
    ).toBeNull()
  })
})

describe('what is said beside the price', () => {
  it('rounds what all costs never exceed in favour of the borrower', () => {
    const market = { ...markets.reference, caps: { totalCostBps: 5_001 } }
    expect(offered(cash, { principalMinor: 100_001, market }).disclosure.maxTotalCostMinor).toBe(50_010)
  })

  it('is the rate as agreed', () => {
    expect(offered().disclosure.rate).toEqual({ kind: 'flat', per: 'day', rateMicros: 1_000 })
    const yearly = { kind: 'declining', annualRateMicros: 360_000, basis: 'actual/365' } as const
    expect(offered({ ...cash, interest: yearly }).disclosure.rate).toEqual({
      kind: 'declining',
      per: 'year',
      rateMicros: 360_000,
    })
  })

  it('is the price list for lateness, by client, and the caps beside it', () => {
    expect(offered().disclosure.lateRule).toEqual({
      onceMinor: 100_000,
      tiers: [
        { fromDay: 1, toDay: 30, dailyBps: 500 },
        { fromDay: 31, toDay: 90, dailyBps: 400 },
        { fromDay: 91, toDay: null, dailyBps: 200 },
      ],
      graceDays: 0,
      caps: markets.reference.caps,
    })
    expect(offered(cash, { client: 'repeat' }).disclosure.lateRule.onceMinor).toBe(80_000)
  })

  it('is what 7, 30, 60 and 90 days late would cost, by the list and as charged', () => {
    expect(offered().disclosure.ifLate).toEqual([
      { daysLate: 7, unpaidMinor: 140_000, nominalMinor: 149_000, chargedMinor: 7_840 },
      { daysLate: 30, unpaidMinor: 140_000, nominalMinor: 310_000, chargedMinor: 33_600 },
      { daysLate: 60, unpaidMinor: 140_000, nominalMinor: 478_000, chargedMinor: 67_200 },
      { daysLate: 90, unpaidMinor: 140_000, nominalMinor: 646_000, chargedMinor: 100_800 },
    ])
  })

  it('is the example of ten days: 1,700.00 by the list, 112.00 as charged', () => {
    const { terms, schedule } = offered()
    expect(lateRow(terms, schedule, 10)).toEqual({
      daysLate: 10,
      unpaidMinor: 140_000,
      nominalMinor: 170_000,
      chargedMinor: 11_200,
    })
    expect(lateRow(terms, [], 10)).toMatchObject({ unpaidMinor: 0 })
  })

  it('is the list itself where no cap holds', () => {
    const rows = offered({ ...cash, market: 'standard' }, { market: markets.standard }).disclosure.ifLate
    expect(rows.every((row) => row.nominalMinor === row.chargedMinor)).toBe(true)
  })

  it('is when minds may be changed and the loan repaid early, and what all costs never exceed', () => {
    expect(offered().disclosure).toMatchObject({
      coolingOffDays: 3,
      coolingOffUntil: '2026-08-13',
      earlyRepaymentFrom: '2026-10-09',
      maxTotalCostMinor: 500_000,
    })
    const third = { ...sampleEarlyRepayment, afterTermBps: 3_333 }
    expect(offered({ ...cash, termDays: 100, earlyRepayment: third }).disclosure.earlyRepaymentFrom).toBe('2026-09-13')
    const odd = { ...cash, termDays: 91, earlyRepayment: { ...sampleEarlyRepayment, afterDays: 50 } }
    expect(offered(odd).disclosure.earlyRepaymentFrom).toBe('2026-09-29')
    expect(offered({ ...cash, termDays: 91 }).disclosure.earlyRepaymentFrom).toBe('2026-09-25')
  })
})

describe('a plan that the borrower chose', () => {
  const choosy = defineProduct({
    ...cash,
    otherTerms: [{ termDays: 180, instalmentCount: 6 }],
    firstDue: { earliestDays: 15, latestDays: 45 },
  })
  const dates = (offer: Offer) => offer.schedule.map(({ dueDate }) => dueDate)

  it('has the payments, the interest and the rate of the other term', () => {
    const offer = offered(choosy, { chosen: { termDays: 180 } })
    expect(offer.terms).toMatchObject({ termDays: 180, instalmentCount: 6 })
    expect(offer.schedule).toHaveLength(6)
    expect(dates(offer).at(-1)).toBe('2027-02-06')
    // 5,000.00 x 0.1 % x 180 days.
    expect(offer.totalInterestMinor).toBe(90_000)
    expect(offer.aprBps).not.toBe(offered(choosy).aprBps)
  })

  it('begins on the chosen day, divides the rest of the term, and ends with it', () => {
    const offer = offered(choosy, { chosen: { firstDueDate: date('2026-08-25') } })
    expect(dates(offer)).toEqual(['2026-08-25', '2026-09-29', '2026-11-03', '2026-12-08'])
    expect(offer.totalRepayableMinor).toBe(offered(choosy).totalRepayableMinor)
    // The same money back, and sooner: a higher rate.
    expect(offer.aprBps).toBeGreaterThan(offered(choosy).aprBps)
  })

  it('counts interest by the days that there really are', () => {
    const byDay = defineProduct({ ...choosy, interest: { kind: 'dailySimple', dailyRateMicros: 1_000 } })
    const late = offered(byDay, { chosen: { firstDueDate: date('2026-09-24') } })
    expect(late.schedule[0]?.interestMinor).toBe(22_500)
    expect(late.totalInterestMinor).toBeGreaterThan(offered(byDay).totalInterestMinor)
  })

  it('is the usual offer where the usual was chosen', () => {
    const usual = { termDays: 120, firstDueDate: date('2026-09-09') }
    expect(offered(choosy, { chosen: usual })).toEqual(offered(choosy))
    expect(offered(cash, { chosen: usual })).toEqual(offered(cash))
  })

  it('counts the days of the first payment from the payout, as every other day of the plan', () => {
    const { terms } = offered(choosy, { chosen: { firstDueDate: date('2026-08-30') } })
    expect(buildSchedule(terms, date('2026-08-13'))[0]?.dueDate).toBe('2026-09-02')
  })

  it.each([
    ['another term', choosy, { termDays: 150 }],
    ['a first payment too soon', choosy, { firstDueDate: date('2026-08-24') }],
    ['a first payment too late', choosy, { firstDueDate: date('2026-09-25') }],
    ['another term where there is none', cash, { termDays: 180 }],
    ['another first day where there is none', cash, { firstDueDate: date('2026-09-08') }],
  ] as const)('is refused with %s', (_, product, chosen) => {
    expect(makeOffer(product, request({ chosen }))).toEqual({ refused: 'planIsNotOffered' })
  })

  it('is refused where the other term would cost more than the market allows', () => {
    const dear = defineProduct({
      ...choosy,
      otherTerms: [{ termDays: 365, instalmentCount: 12 }],
      fees: [],
      interest: { kind: 'flat', dailyRateMicros: 3_000 },
    })
    expect(isRefusal(makeOffer(dear, request({ chosen: { termDays: 365 } })))).toBe(true)
    expect(isRefusal(makeOffer(dear, request()))).toBe(false)
  })
})
