// Traces every figure of the lender's own texts to a product, the market's pack or the lender's file; one without a source is refused.

import { readFileSync } from 'node:fs'
import { deviceDataDays, placeGridKm } from '../../../core/device-data/device-data.ts'
import { type Language, languages } from '../../../core/language.ts'
import { type Product, termChoices } from '../../../core/loan/product.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { literalsOf } from '../../../words/check.ts'
import { allTexts } from '../../../words/overrides.ts'
import { type InLanguages, type LenderData, legalPapers } from '../../ports/lender/lender-data.ts'
import { type ServedProduct, wordsWithin } from '../../ports/lender/served-products.ts'
import type { Channel } from '../../ports/payment-channel.ts'
import type { Finding } from './folder-files.ts'
import { wordedFigures } from './worded-figures.ts'

/** Digits of any script, with the signs that group them or begin their fraction. */
const figure = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu
/** What is filled in has its source by its name; the number of a section is none of the lender's figures. */
const filledIn = /\{\{[^{}]*\}\}|\{[a-z]+\}/gi
const sectionNumber = /^[#\s]*\p{Nd}+[.、)]\s/gmu

/** The figures of a text, each once, in the digits and with the point of English. */
export function figuresOf(text: string): readonly string[] {
  const found = text.replaceAll(filledIn, ' ').replaceAll(sectionNumber, ' ').match(figure) ?? []
  return [...new Set(found.map(plainDigits))]
}

/** Each script's digits stand in a row of ten that begins with its zero. */
function plainDigits(written: string): string {
  return written.replaceAll(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero -= 1
    return String((digit.codePointAt(0) ?? 0) - zero)
  })
}

/** A figure without its grouping: `1.000,00`, `1,000.00` and `1000` are one; `0,5` and `0.5` as well. */
export function withoutGroups(written: string): string {
  const [, whole = '', fraction = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  const digits = whole.replaceAll(/[.,]/g, '')
  const rest = fraction.replace(/0+$/, '')
  return rest === '' ? digits : `${digits}.${rest}`
}

const amount = (minor: number): string => withoutGroups((minor / 100).toFixed(2))
const percent = (bps: number): string => withoutGroups((bps / 100).toFixed(2))

/** Every figure that a text about these products may state, without grouping. */
export function sourcesOf(
  products: readonly Product[],
  lender: Pick<LenderData, 'terms' | 'figures' | 'complaints' | 'news'>,
  market: MarketId,
): ReadonlySet<string> {
  const pack = markets[market]
  const { caps } = pack
  return new Set([
    ...products.flatMap(productFigures),
    ...Object.values(lender.terms).map(String),
    ...lender.figures.map((written) => withoutGroups(plainDigits(written))),
    ...[lender.complaints?.answeredWithinWorkingDays, lender.news?.atMostAMonth]
      .flatMap((one) => one ?? [])
      .map(String),
    ...[pack.minAgeYears, pack.coolingOffDays, pack.dataRequests.answerDays, pack.hardship.answerWeekdays].map(String),
    ...Object.values(pack.complaints).map(String),
    ...pack.statutes.map(withoutGroups),
    ...(caps.lateOnceMinor === undefined ? [] : [amount(caps.lateOnceMinor)]),
    ...[caps.lateDailyBps, caps.lateMonthlyBps, caps.allInDailyBps, caps.totalCostBps]
      .flatMap((bps) => bps ?? [])
      .map(percent),
    // What the software itself promises of a phone's data (docs/phone-data.md).
    ...[deviceDataDays, placeGridKm].map(String),
  ])
}

function productFigures({ late, earlyRepayment, rollover, dueDateMoves, fees, ...product }: Product): string[] {
  return [
    ...[product.minPrincipalMinor, product.maxPrincipalMinor, product.defaultPrincipalMinor].map(amount),
    ...termChoices(product as Product).flatMap(({ termDays, instalmentCount }) =>
      [termDays, instalmentCount].map(String),
    ),
    ...[late.onceNewMinor, late.onceRepeatMinor].map(amount),
    ...late.tiers.flatMap(({ fromDay, dailyBps }) => [String(fromDay), String(fromDay - 1), percent(dailyBps)]),
    ...[late.graceDays, earlyRepayment.afterDays, product.coolingOffDays].map(String),
    percent(earlyRepayment.afterTermBps),
    ...(rollover === null ? [] : [String(rollover.days), String(rollover.limit), percent(rollover.feeBps)]),
    ...(dueDateMoves === undefined ? [] : [dueDateMoves.maxDays, dueDateMoves.times].map(String)),
    ...fees.map(({ amount: of }) => ('fixedMinor' in of ? amount(of.fixedMinor) : percent(of.principalBps))),
  ]
}

/** The lender's own texts that state a figure which no product, no pack and no line of its file has. */
export function untracedFigures(data: LenderData, products: readonly ServedProduct[], own: MarketId): Finding[] {
  const sources = new Map<MarketId, ReadonlySet<string>>()
  const sourcesIn = (market: MarketId): ReadonlySet<string> => {
    const known = sources.get(market)
    if (known !== undefined) return known
    const ofMarket = products.filter((one) => one.market === market).map(({ product }) => product)
    const read = sourcesOf(ofMarket, data, market)
    sources.set(market, read)
    return read
  }
  const untraced = ownTexts(data, products, own).flatMap(({ place, text, market }): Finding[] => {
    const without = figuresOf(text).filter((written) => !sourcesIn(market).has(withoutGroups(written)))
    const worded = wordedFigures(text)
    const noSource = `states ${without.join(', ')}, ${nowhere}`
    const inWords = `states ${worded.join(', ')} in words: write the figure as digits, so that its source can be found`
    return [...(without.length === 0 ? [] : [noSource]), ...(worded.length === 0 ? [] : [inWords])].map((sentence) =>
      wrong(place, sentence),
    )
  })
  return [...untraced, ...figuresOfWords(data, sourcesIn(own))]
}

const nowhere = 'which no product on offer, no figure of the market and no line of lender.json has'

const wrong = (place: string, sentence: string): Finding => ({ kind: 'wrong', place, sentence, isRequired: true })

/**
 * The lender's own words beside the product's: what those state whatever is filled in, 'only to people over 18', has to be said; another
 * figure needs its source as in any text.
 */
function figuresOfWords({ words }: LenderData, sources: ReadonlySet<string>): Finding[] {
  return Object.entries(words).flatMap(([language, texts]) => {
    const product = allTexts(language)
    return Object.entries(texts).flatMap(([path, text]): Finding[] => {
      const place = `words/${language}.json ${path}`
      const said = literalsOf(product.get(path) ?? '')
      const own = figuresOf(literalsOf(text).all).map(withoutGroups)
      const known = figuresOf(said.all).map(withoutGroups)
      const lost = figuresOf(said.always).filter((written) => !own.includes(withoutGroups(written)))
      const strange = own.filter((written) => !known.includes(written) && !sources.has(written))
      return [
        ...(lost.length === 0 ? [] : [wrong(place, `leaves out ${lost.join(', ')}: the product’s own text states it`)]),
        ...(strange.length === 0 ? [] : [wrong(place, `states ${strange.join(', ')}, ${nowhere}`)]),
      ]
    })
  })
}

/** A text of the lender's own, where it is written, and the market whose figures it may state. */
interface OwnText {
  readonly place: string
  readonly text: string
  readonly market: MarketId
}

/** Every text of the lender's own that a page, a paper or a message shows as it is. */
function ownTexts(data: LenderData, products: readonly ServedProduct[], own: MarketId): readonly OwnText[] {
  const inOwn = ([place, texts]: readonly [string, readonly string[]]): OwnText => ({
    place,
    text: texts.join('\n'),
    market: own,
  })
  return [
    ...(Object.keys(data.legal) as MarketId[]).flatMap((market) => legalTexts(data.legal, market)),
    ...languages.flatMap((language) => aboutTexts(data, language)).map(inOwn),
    ...data.reviews.map(({ lines, by }, index) =>
      inOwn([`reviews.json ${index}`, [...Object.values(lines).flat(), ...Object.values(by)]]),
    ),
    ...data.channels.flatMap(({ number, words }) =>
      inLanguages(words).map(([language, one]) =>
        inOwn([`words of channel ${number} in ${language}`, wordsWithin(withoutName(one))]),
      ),
    ),
    ...(data.texts === null ? [] : inLanguages(data.texts)).map(([language, one]) =>
      inOwn([`texts/${language}.json`, wordsWithin(one)]),
    ),
    ...noteTexts(data).map(inOwn),
    ...products.map(({ id, market, texts }) => ({ place: `texts of product ${id}`, text: texts.join('\n'), market })),
  ]
}

function legalTexts(legal: LenderData['legal'], market: MarketId): OwnText[] {
  const papers = legal[market]
  if (papers === undefined) return []
  return legalPapers.flatMap((paper) =>
    inLanguages(papers[paper]).map(([language, file]) => ({
      place: `legal/${market}/${paper}.${language}.md`,
      text: readFileSync(file, 'utf8'),
      market,
    })),
  )
}

function aboutTexts({ about }: LenderData, language: Language): (readonly [string, readonly string[]])[] {
  const one = about?.[language]
  return one === undefined ? [] : [[`about/${language}.json`, wordsWithin(one)]]
}

function noteTexts({ notes }: LenderData): (readonly [string, readonly string[]])[] {
  return Object.entries(notes).map(([outcome, note]) => [`collections.json notes.${outcome}`, [note]])
}

const inLanguages = <T>(texts: InLanguages<T>): [Language, T][] => Object.entries(texts) as [Language, T][]

/** A company may have a figure in its name. */
const withoutName = ({ name: _company, ...said }: Channel['words']['en']): Omit<typeof said, 'name'> => said
