// Tax in prices: how much of an amount it is, prices written without it, and rates that hold as they were agreed.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundProduct } from '../../../tests/support/sound-product.ts'
import { markets } from '../market/markets.ts'
import { isRefusal } from '../refusal.ts'
import { makeOffer, type Offer } from './offer.ts'
import { type Product, productContradictions } from './product.ts'
import { replayLoan } from './replay.ts'
import { taxesIn, taxesPaid, taxIn, type WrittenProduct, withTaxInside } from './tax.ts'
import { cases } from './test-arbitraries.ts'
import { fourPayments, loanOf, onDay } from './test-loans.ts'

describe('the tax in a price', () => {
  it.each([
    // Philippines: output tax is gross x 12/112 (Revenue Regulations 16-2005, sec. 4.110-8: "multiplying by 3/28").
    { grossMinor: 28_000, rateBps: 1_200, taxMinor: 3_000 },
    { grossMinor: 25_000, rateBps: 1_200, taxMinor: 2_679 },
    // India: value x rate / (100 + rate) (CGST Rules 2017, rule 35). 200.00 and 18 % are 236.00.
    { grossMinor: 23_600, rateBps: 1_800, taxMinor: 3_600 },
    { grossMinor: 100_000, rateBps: 1_800, taxMinor: 15_254 },
    { grossMinor: 0, rateBps: 1_200, taxMinor: 0 },
  ])('of $grossMinor at $rateBps is $taxMinor', ({ grossMinor, rateBps, taxMinor }) => {
    expect(taxIn(grossMinor, { rateBps }, 1)).toBe(taxMinor)
  })

  it('is a multiple of what the market counts in, and nothing without a rate', () => {
    expect([taxIn(30_000_000, { rateBps: 1_100 }, 100), taxIn(30_000_000, undefined, 100)]).toEqual([2_973_000, 0])
  })

  it('is exactly the tax that was put on top of it', () => {
    const some = fc.tuple(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.constantFrom(1, 100),
    )
    fc.assert(
      fc.property(some, ([units, rateBps, unitMinor]) => {
        const netMinor = units * unitMinor
        const fee = { code: 'service', amount: { fixedMinor: netMinor }, taken: 'added' } as const
        const taxes = { fee: { ...vat, rateBps, prices: 'exclusive' } } as const
        const written = { ...sample, rollover: null, fees: [fee], taxes } as const
        const amount = withTaxInside(written, unitMinor).fees[0]?.amount
        const grossMinor = amount !== undefined && 'fixedMinor' in amount ? amount.fixedMinor : Number.NaN
        expect(grossMinor - taxIn(grossMinor, { rateBps }, unitMinor)).toBe(netMinor)
      }),
      cases(500),
    )
  })

  it('is told by part, and not where it is nothing', () => {
    const fee = { name: 'VAT', rateBps: 1_200 }
    expect(taxesIn({ fee: 28_000, interest: 500, penalty: 0 }, { fee, penalty: fee }, 1)).toEqual([
      { part: 'fee', tax: fee, taxMinor: 3_000 },
    ])
    expect(taxesIn({ fee: 28_000 }, undefined, 1)).toEqual([])
  })

  it('of a payment is told once for each name and rate, with that of a rollover', () => {
    const [vat12, gst] = [
      { name: 'VAT', rateBps: 1_200 },
      { name: 'GST', rateBps: 1_800 },
    ]
    const partsMinor = { penalty: 11_800, fee: 11_200, interest: 5_600, principal: 90_000 }
    const taxes = { fee: vat12, interest: vat12, penalty: gst }
    expect(taxesPaid({ partsMinor, rolloverFeeMinor: 1_120 }, { taxes })).toEqual([
      { ...vat12, taxMinor: 1_320 + 600 },
      { ...gst, taxMinor: 1_800 },
    ])
    expect(taxesPaid({ partsMinor, rolloverFeeMinor: 0 }, {})).toEqual([])
  })
})

const { taxes: _none, ...sample } = soundProduct
const vat = { name: 'VAT', rateBps: 1_200 }
const offerOf = (product: Product): Offer => {
  const offer = makeOffer(product, {
    principalMinor: 500_000,
    client: 'new',
    market: markets.reference,
    today: onDay(0),
  })
  if (isRefusal(offer)) throw new Error(offer.refused)
  return offer
}

describe('a product', () => {
  const written: WrittenProduct = {
    ...sample,
    fees: [
      { code: 'service', amount: { principalBps: 500 }, taken: 'deducted' },
      { code: 'document', amount: { fixedMinor: 5_001 }, taken: 'added' },
    ],
    interest: { kind: 'flat', dailyRateMicros: 1_000 },
    late: { ...sample.late, onceNewMinor: 1_000, onceRepeatMinor: 500, tiers: [{ fromDay: 1, dailyBps: 50 }] },
    rollover: { feeBps: 800, days: 30, limit: 1 },
  }
  const taxed = (prices: 'inclusive' | 'exclusive') => ({
    ...written,
    taxes: { fee: { ...vat, prices }, interest: { ...vat, prices }, penalty: { ...vat, prices } },
  })

  it('written without its tax has it on top of every price from then on', () => {
    expect(withTaxInside(taxed('exclusive'), 1)).toMatchObject({
      fees: [{ amount: { principalBps: 560 } }, { amount: { fixedMinor: 5_601 } }],
      interest: { dailyRateMicros: 1_120 },
      late: { onceNewMinor: 1_120, onceRepeatMinor: 560, tiers: [{ dailyBps: 56 }] },
      rollover: { feeBps: 896 },
      taxes: { fee: vat, interest: vat, penalty: vat },
    })
  })

  it('written with its tax costs what is written', () => {
    expect(withTaxInside(taxed('inclusive'), 1)).toEqual({
      ...written,
      taxes: { fee: vat, interest: vat, penalty: vat },
    })
    expect(withTaxInside(written, 1)).toEqual(written)
  })

  it('is refused where a rate with its tax is no whole number, or a tax has no name or no rate', () => {
    const odd = { ...taxed('exclusive'), rollover: { feeBps: 333, days: 30, limit: 1 } }
    expect(() => withTaxInside(odd, 1)).toThrow('a rate of fee with its tax on top is 372.96')
    expect(productContradictions({ ...sample, taxes: { fee: { name: ' ', rateBps: 0 } } })).toEqual([
      'a tax has no name',
      'a tax is not 0.01 % to 100 %',
    ])
  })

  it('passes its taxes on to the offer, where they stay when the rate changes', () => {
    const product = { ...sample, taxes: { fee: vat, penalty: vat } }
    const agreed = offerOf(product)
    const later = offerOf({ ...product, taxes: { fee: { ...vat, rateBps: 1_500 } } })
    expect([agreed.terms.taxes, agreed.disclosure.lateRule.tax]).toEqual([product.taxes, vat])
    expect([later.terms.taxes?.fee?.rateBps, later.disclosure.lateRule.tax]).toEqual([1_500, undefined])
    expect(offerOf(sample).terms).not.toHaveProperty('taxes')
  })
})

it('what is owed is the same with and without a tax inside the prices', () => {
  const taxes = { fee: vat, interest: vat, penalty: vat }
  for (const day of [0, 15, 30, 45, 120, 200]) {
    const { loan: _, ...plain } = replayLoan(loanOf(fourPayments), [], onDay(day))
    const { loan: __, ...taxed } = replayLoan(loanOf({ ...fourPayments, taxes }), [], onDay(day))
    expect(taxed).toEqual(plain)
  }
})
