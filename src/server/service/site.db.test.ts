// What the public pages ask: who the lender is, and an example that is the engine's own, in every market.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { onPostgres } from '../../../tests/support/databases.ts'
import { granted, openPeople, type People } from '../../../tests/support/people.ts'
import type { CallOutput } from '../../contracts/endpoints.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import { makeOffer, type Offer } from '../../core/loan/offer.ts'
import type { Product } from '../../core/loan/product.ts'
import { instalmentMinor } from '../../core/loan/schedule.ts'
import { marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { sumMinor } from '../../core/money.ts'
import { isRefusal } from '../../core/refusal.ts'
import { listPrices } from '../catalogue/list-products.ts'
import { storeProduct } from '../catalogue/product/product-store.ts'
import { catalogue } from '../catalogue/samples/products.ts'
import { getAbout, getCompany } from './get-company.ts'
import { getExample } from './get-example.ts'
import { listFaq } from './list-faq.ts'

onPostgres('the public pages', (database) => {
  let people: People
  beforeAll(() => {
    people = openPeople(database())
  })
  afterAll(() => people.close())

  it('say that nothing is on offer while nothing is', async () => {
    const answer = await people.ask(getExample, {})
    expect(isRefusal(answer) && answer.refused).toBe('productIsUnknown')
  })

  it('say who the lender is, as configured', async () => {
    const { config } = people.deps
    expect(granted(await people.ask(getCompany, {}))).toEqual({
      name: config.lenderName,
      address: config.lenderAddress,
      registration: config.lenderRegistration,
      phone: config.supportPhone,
      email: config.supportEmail,
      year: 2026,
      regulatorName: 'Lending Supervision Office (sample)',
      regulatorUrl: 'https://supervision.example',
      hasReviews: true,
      newsAMonth: 1,
      newsIsConfirmed: true,
      summary: expect.stringContaining(config.lenderName),
      // Nothing is on offer here: what the lender's file and the market say.
      terms: {
        ...people.deps.lender.terms,
        term: null,
        late: null,
        early: null,
        coolingOffDays: 0,
        minAgeYears: 18,
      },
    })
  })

  it.each([
    [5, 'Our staff read every complaint and answer within 5 weekdays.'],
    [1, 'Our staff read every complaint and answer within 1 weekday.'],
    [null, null],
  ])('promise an answer within %s days as the lender does, and no other', async (days, sentence) => {
    const { deps } = people
    const complaints = days === null ? null : { answeredWithinWorkingDays: days }
    const samples = deps.lender
    Object.assign(deps, { lender: { ...samples, complaints } })
    const { mission, advantages, team } = granted(await people.ask(getAbout, {}))
    const { list } = granted(await people.ask(listFaq, {}))
    Object.assign(deps, { lender: samples })
    const said = [...mission, ...advantages, ...team, ...list.map(({ answer }) => answer)]
    expect(said.filter((text) => /staff read every complaint/.test(text))).toEqual(sentence === null ? [] : [sentence])
    expect(said.some((text) => /[{}]/.test(text))).toBe(false)
    const times = said.join(' ').match(/\w+ (weekday|working day)s?\b/g) ?? []
    expect(new Set(times)).toEqual(new Set(days === null ? [] : [days === 1 ? '1 weekday' : `${days} weekdays`]))
  })

  it('price the amount asked about, and say of each product whether it lends that', async () => {
    for (const entry of catalogue) await storeProduct(database(), people.deps.config, entry)
    const { products } = granted(await people.ask(listPrices, { principalMinor: 250_000 }))
    const told = products.map(({ productId, isAsked, principalMinor }) => [productId, isAsked, principalMinor])
    expect(told).toEqual([
      ['candor-cash', true, 250_000],
      ['salary-bridge', true, 250_000],
      ['home-repair', false, 1_000_000],
      ['school-start', true, 250_000],
    ])
    expect(products[0]).toMatchObject({ netProceedsMinor: 237_500, totalRepayableMinor: 280_000, paymentMinor: 70_000 })
  })

  it.each(marketIds)('show the very offer that a new client gets today under %s', async (market) => {
    for (const entry of catalogue) await storeProduct(database(), people.deps.config, entry)
    const example = granted(await people.ask(getExample, {}, { market }))
    const listed = catalogue
      .filter((entry) => entry.product.market === market)
      .sort((a, b) => a.position - b.position)
      .map(({ product }) => product)
    const product = listed[0]
    if (product === undefined) throw new Error(`no product for ${market}`)
    const offer = makeOffer(product, {
      principalMinor: product.defaultPrincipalMinor,
      client: 'new',
      market: markets[market],
      today: people.deps.clock.today(markets[market].zone),
    }) as Offer
    expect(example).toMatchObject({
      productName: product.name,
      principalMinor: product.defaultPrincipalMinor,
      netProceedsMinor: offer.netProceedsMinor,
      totalRepayableMinor: offer.totalRepayableMinor,
      totalCostMinor: offer.totalCostMinor,
      paymentMinor: instalmentMinor(offer.schedule[0] ?? neverPaid),
      apr: offer.aprBps / 100,
      aprPeriod: offer.aprPeriod,
      lateExamples: offer.disclosure.ifLate,
      minPrincipalMinor: Math.min(...listed.map((one) => one.minPrincipalMinor)),
      maxPrincipalMinor: Math.max(...listed.map((one) => one.maxPrincipalMinor)),
    })
    const { products } = granted(await people.ask(listPrices, {}, { market }))
    expect(products.map(({ productId }) => productId)).toEqual(listed.map(({ id }) => id))
    for (const priced of products) expectOwnPrice(priced, listed)
    expect(products[0]).toMatchObject({
      principalMinor: example.principalMinor,
      totalCostMinor: example.totalCostMinor,
    })
    expect(example.interestMinor + sumMinor(example.fees.map((fee) => fee.amountMinor))).toBe(example.totalCostMinor)
    expect(example.netProceedsMinor + example.totalCostMinor).toBe(example.totalRepayableMinor)
    expect(example.paymentMinor * (example.instalmentCount - 1) + example.lastPaymentMinor).toBe(
      example.totalRepayableMinor,
    )
  })
})

type Priced = CallOutput<'listPrices'>['products'][number]

/** What is priced is what the engine would offer for the amount, and its parts add up. */
function expectOwnPrice(priced: Priced, listed: readonly Product[], client: 'new' | 'repeat' = 'new'): void {
  const product = listed.find(({ id }) => id === priced.productId)
  if (product === undefined) throw new Error(`no product ${priced.productId}`)
  const market = markets[product.market]
  const { principalMinor } = priced
  const offer = makeOffer(product, { principalMinor, client, market, today: '2026-11-22' as CalendarDate }) as Offer
  expect(priced.interestMinor + sumMinor(priced.fees.map((fee) => fee.amountMinor))).toBe(priced.totalCostMinor)
  expect(priced.netProceedsMinor + priced.totalCostMinor).toBe(priced.totalRepayableMinor)
  expect(priced).toMatchObject({
    minPrincipalMinor: product.minPrincipalMinor,
    maxPrincipalMinor: product.maxPrincipalMinor,
    lateExamples: offer.disclosure.ifLate,
    fees: offer.terms.fees.map(({ amountMinor }) => expect.objectContaining({ amountMinor })),
  })
}

const neverPaid = {
  n: 0,
  dueDate: '2026-01-01',
  principalMinor: 0,
  interestMinor: 0,
  feeMinor: 0,
} as unknown as Offer['schedule'][number]
