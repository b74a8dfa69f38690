// The figures of an offer in words: what is said of rates, terms, late charges and caps.

import { describe, expect, it } from 'vitest'
import { soundProduct } from '../../../../tests/support/sound-product.ts'
import { date } from '../../../core/calendar-date.ts'
import { makeOffer } from '../../../core/loan/offer.ts'
import { markets } from '../../../core/market/markets.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { voiceAgain } from '../../../words/voice.ts'
import { capsText, lateRuleText } from '../late/late-words.ts'
import { costRows, dateMoveText, offerRows, rateText, rolloverText, taxRows, termText } from './offer-words.ts'

const english = voiceAgain('en', '₱', markets.philippines)
const indonesian = voiceAgain('id', 'Rp', markets.indonesia)

describe('words of an offer', () => {
  it('say rates by the day and by the year', () => {
    expect(rateText({ kind: 'flat', per: 'day', rateMicros: 1_000 }, english)).toBe('0.1% a day')
    expect(rateText({ kind: 'declining', per: 'year', rateMicros: 292_000 }, english)).toBe(
      '29.2% a year on what you still owe',
    )
    expect(rateText({ kind: 'dailySimple', per: 'day', rateMicros: 800 }, indonesian)).toBe('0,08\u00a0% per hari')
  })

  it('say terms of one, of even and of uneven periods', () => {
    expect(termText({ termDays: 120, instalmentCount: 4 }, english)).toBe('4 × 30 days')
    expect(termText({ termDays: 91, instalmentCount: 1 }, english)).toBe('1 payment after 91 days')
    expect(termText({ termDays: 91, instalmentCount: 3 }, english)).toBe('3 payments in 91 days')
  })

  it.each([
    [0, [], 0, 'A late payment costs nothing extra.'],
    [5_000, [], 0, '₱50.00 once'],
    [0, [[1, 100]], 0, '1% a day on the unpaid amount'],
    [
      0,
      [
        [1, 0],
        [8, 100],
      ],
      0,
      '1% a day on the unpaid amount from day 8',
    ],
    [
      5_000,
      [
        [1, 500],
        [31, 400],
      ],
      0,
      '₱50.00 once, then 5% a day on the unpaid amount, 4% from day 31',
    ],
    [5_000, [], 3, '₱50.00 once. Nothing is added in the first 3 days after the due date.'],
  ] as const)('say a tariff of %i once and tiers %j after %i days of grace', (onceMinor, tiers, graceDays, words) => {
    const lateRule = {
      onceMinor,
      graceDays,
      caps: {},
      tiers: tiers.map(([fromDay, dailyBps]) => ({ fromDay, toDay: null, dailyBps })),
    }
    expect(lateRuleText({ lateRule }, english)).toBe(words)
  })

  it('say every cap there is, and none where there is none', () => {
    expect(capsText({}, null, english)).toBeNull()
    const caps = { lateOnceMinor: 50_000, lateDailyBps: 80, lateMonthlyBps: 500, allInDailyBps: 100 }
    expect(capsText(caps, 500_000, english)).toBe(
      '₱500.00 once at most; 0.8% a day of the late payment; 5% a month of the late payment; 1% a day, all in; ' +
        'all costs together never exceed ₱5,000.00',
    )
  })

  it('say whether and how a loan rolls over', () => {
    expect(rolloverText({ rollover: null }, english)).toBe('This loan cannot be rolled over.')
    expect(rolloverText({ rollover: { feeBps: 840, days: 30, limit: 2 } }, english)).toContain(
      'pay 8.4% of the loan amount',
    )
    expect(rolloverText({ rollover: { feeBps: 840, days: 30, limit: 1 } }, english)).toContain('30 days later, once')
  })

  it('say which tax is in the price: of fees and interest as rows, of late charges and a rollover in their sentences', () => {
    const vat = { name: 'VAT', rateBps: 1_200 }
    const lateRule = { onceMinor: 5_000, graceDays: 3, caps: {}, tiers: [], tax: vat }
    expect(lateRuleText({ lateRule }, english)).toBe(
      '₱50.00 once. Nothing is added in the first 3 days after the due date. Late charges include VAT (12%).',
    )
    const rollover = { feeBps: 840, days: 30, limit: 1 }
    expect(rolloverText({ rollover, taxes: { fee: vat } }, english)).toContain('The fee includes VAT (12%).')
    const product = { ...soundProduct, taxes: { fee: vat, interest: vat, penalty: vat } }
    const market = markets[product.market]
    const request = {
      principalMinor: product.defaultPrincipalMinor,
      client: 'new',
      market,
      today: date('2026-08-20'),
    } as const
    const offer = makeOffer(product, request)
    const plain = makeOffer(soundProduct, request)
    if (isRefusal(offer) || isRefusal(plain)) throw new Error('no offer')
    const inside = (grossMinor: number) => english.money(Math.round((grossMinor * 12) / 112))
    expect(taxRows(offer, english)).toEqual([
      { label: 'VAT (12%) included in the fees', value: inside(offer.totalFeesMinor) },
      { label: 'VAT (12%) included in the interest', value: inside(offer.totalInterestMinor) },
    ])
    // The rows of the price stay as they are, with these after the sum.
    const at = offerRows(plain, english).findIndex(({ kind }) => kind === 'totalCost') + 1
    expect(offerRows(offer, english)).toEqual(offerRows(plain, english).toSpliced(at, 0, ...taxRows(offer, english)))
  })

  it('stand in the order of the sum: the fees and the interest, their sum, then what comes out; each figure once', () => {
    const offer = makeOffer(soundProduct, {
      principalMinor: soundProduct.defaultPrincipalMinor,
      client: 'new',
      market: markets[soundProduct.market],
      today: date('2026-08-20'),
    })
    if (isRefusal(offer)) throw new Error('no offer')
    const rows = offerRows(offer, english)
    const cost = costRows(offer, english)
    expect(cost.length).toBeGreaterThan(1)
    expect(rows.slice(0, cost.length)).toEqual(cost)
    expect(rows.slice(cost.length).map(({ kind }) => kind)).toEqual([
      'totalCost',
      'netProceeds',
      'totalRepayable',
      'apr',
    ])
    expect(new Set(rows.map(({ value }) => value)).size).toBe(rows.length)
  })

  it('say by what a due date can be moved, and nothing where it cannot', () => {
    expect(dateMoveText(undefined, english)).toBe('')
    expect(dateMoveText({ maxDays: 15, times: 1 }, english)).toContain('by up to 15 days, once')
    expect(dateMoveText({ maxDays: 7, times: 3 }, english)).toContain('by up to 7 days, 3 times at most')
  })
})
