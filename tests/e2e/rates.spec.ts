// Every rate says what it is a rate of: in every market, in English and in a language of its turn, on every screen and paper that
// prints one. The long form reads every market in every language, and the pages of a lender in each.

import type { APIRequestContext } from '@playwright/test'
import { addresses, addressWith } from '../../src/contracts/addresses.ts'
import { type Language, languages } from '../../src/core/language.ts'
import { aprDecimals, aprPeriod } from '../../src/core/loan/apr.ts'
import { type MarketId, marketIds } from '../../src/core/market/market.ts'
import { markets } from '../../src/core/market/markets.ts'
import { formatPercent } from '../../src/core/money.ts'
import { paths } from '../screens/loan.ts'
import { type App, appAt, expect, type Persona, reads, test } from '../support/app.ts'
import { pdfText } from '../support/pdf-text.ts'
import { type AllInRate, bareRates, blocksOfPage, rateSaid } from '../support/rates-said.ts'
import { startServer } from '../support/server.ts'
import { isWalkedWhole, some, turnOf } from '../support/turns.ts'

const borrowerOf = (market: MarketId): string => (market === 'standard' ? 'overdue' : `overdue-${market}`)

function allInRate(market: MarketId, apr: number): AllInRate {
  const { aprBasis, moneyFormat } = markets[market]
  const figure = formatPercent(Math.round(apr * 10_000), moneyFormat, aprDecimals[aprBasis])
  return { figure, period: aprPeriod[aprBasis] }
}

/** Pages as the server sends them, which is all that their words need. */
const reader = (request: APIRequestContext) => ({
  async blocks(url: string): Promise<string[]> {
    const answer = await request.get(url, { headers: { Accept: 'text/html' } })
    expect(answer.status(), url).toBe(200)
    return blocksOfPage(await answer.text())
  },
  async paper(url: string): Promise<string[]> {
    const answer = await request.get(url)
    expect(answer.headers()['content-type'], url).toBe('application/pdf')
    return [pdfText(await answer.body()).replace(/\s+/g, ' ')]
  },
})

interface Place {
  readonly name: string
  readonly address: string
  /** Says the rate that counts all costs. */
  readonly says?: true
}

/** Pages of a visitor: the lender's market decides. */
const publicPlaces: readonly Place[] = [
  { name: 'marketing home', address: addresses.home, says: true },
  { name: 'loan terms', address: addresses.loanTerms },
  { name: 'agreement for everybody', address: addresses.loanAgreement },
  { name: 'registration', address: addresses.register },
  { name: 'questions', address: addresses.faq },
]

async function ownPlaces(app: App, who: Persona, productId: string, lang: Language): Promise<Place[]> {
  const offer = (await app.call({ ...who, params: { ...who.params, lang } }, 'POST', paths.offer, { productId })).data
  const agreement = (position: number): Place => ({
    name: `paper ${position} of the offer`,
    address: addressWith(addresses.loanAgreement, { productId, offerId: offer.offerId, position }),
    ...(position < 3 ? { says: true } : {}),
  })
  const orderId = who.orderId ?? ''
  return [
    { name: 'confirmation', address: addressWith(addresses.confirm, { productId }), says: true },
    { name: 'alternate confirmation', address: addressWith(addresses.confirmClassic, { productId }), says: true },
    agreement(1),
    agreement(2),
    agreement(3),
    { name: 'key facts', address: offer.disclosure.documentUrl, says: true },
    { name: 'product', address: addressWith(addresses.product, { productId }), says: true },
    { name: 'home', address: addresses.borrowerHome },
    { name: 'order', address: addressWith(addresses.order, { orderId }) },
    { name: 'orders', address: addresses.orders },
    { name: 'repayment', address: addressWith(addresses.repay, { orderId, productId: who.productId ?? '' }) },
    { name: 'rollover', address: addressWith(addresses.rollover, { orderId, productId: who.productId ?? '' }) },
    { name: 'papers of the loan', address: addressWith(addresses.papers, { orderId, paper: 'statement' }) },
  ]
}

/** The files of an order: its agreement, key facts and statement. */
async function files(app: App, who: Persona): Promise<string[]> {
  const { data } = await app.call(who, 'GET', paths.details, { orderId: who.orderId ?? '' })
  return (data.documents as { pdf: string }[]).map(({ pdf }) => pdf)
}

const others = languages.filter((language) => language !== 'en')

/** Reads what a visitor and a borrower of this market read; answers what is wrong with their rates. */
async function faultsIn(
  app: App,
  request: APIRequestContext,
  market: MarketId,
  read: readonly Language[],
  isLenders: boolean,
) {
  const { blocks, paper } = reader(request)
  const at = (address: string, lang: string): string => {
    const url = new URL(address, app.origin)
    url.searchParams.set('lang', lang)
    return url.href
  }
  const faults: string[] = []
  const check = (where: string, said: string[], lang: Language, rate: AllInRate, says: boolean): void => {
    const both: Language[] = lang === 'en' ? ['en'] : [lang, 'en']
    faults.push(...bareRates(said, both, rate).map((fault) => `${where} in ${lang}: ${fault}`))
    const told = said.some((block) => both.some((one) => block.includes(rateSaid(rate, one))))
    if (says && !told) faults.push(`${where} in ${lang}: does not say ${rateSaid(rate, lang)}`)
  }

  if (isLenders) {
    const { apr } = (await app.call(null, 'GET', '/hazel/site/example')).data
    const example = allInRate(market, apr)
    for (const lang of read)
      for (const { name, address, says = false } of publicPlaces)
        check(name, await blocks(at(address, lang)), lang, example, says)
  }
  const who = await app.persona(borrowerOf(market))
  await request.get(`${at(addresses.borrowerHome, 'en')}&${who.launch}`)
  const productId = who.productId ?? ''
  const own = allInRate(market, (await app.call(who, 'POST', paths.offer, { productId })).data.disclosure.apr)
  for (const lang of read) {
    for (const { name, address, says = false } of await ownPlaces(app, who, productId, lang))
      check(name, await blocks(at(address, lang)), lang, own, says)
    for (const url of await files(app, who)) check(url, await paper(at(url, lang)), lang, own, false)
  }
  const sent = await app.demo<{ text: string }[]>(`/demo/outbox?phone=${who.phone}`)
  const messages = sent.map(({ text }) => text)
  check('messages', messages, 'en', own, false)
  return faults
}

for (const [index, market] of marketIds.entries()) {
  if (!some(marketIds, 3).includes(market)) continue
  /** A rate's words hang on the language and on its period, and the period on the market: each market meets another language. */
  const read: readonly Language[] = turnOf(['en', ...others], index)
  test(`in ${market} each rate says what it is a rate of`, reads, async ({ request, app }) => {
    expect(await faultsIn(app, request, market, read, market === 'standard')).toEqual([])
  })

  // A lender of the market: what its visitors read, too. The demo of the tests has borrowers of every market, and one lender.
  if (isWalkedWhole)
    test(`of a lender in ${market} each rate says what it is a rate of`, async ({ request }) => {
      const server = await startServer({ POLICY_PACK: market })
      try {
        expect(await faultsIn(appAt(server.origin), request, market, read, true)).toEqual([])
      } finally {
        await server.stop()
      }
    })
}
