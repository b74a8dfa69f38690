// Traces every figure of the lender's own texts to a product, the market's pack or the lender's file; one without a source is refused.

import { readFileSync } from 'node:fs'
import { deviceDataDays, placeGridKm } from '../../../core/device-data/device-data.ts'
import { type Language, languages } from '../../../core/language.ts'
import { type Product, termChoices } from '../../../core/loan/product.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import type { Finding } from './folder-files.ts'
import { type LenderData, legalPapers } from './lender-data.ts'

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
function bare(written: string): string {
  const [, whole = '', fraction = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  const digits = whole.replaceAll(/[.,]/g, '')
  const rest = fraction.replace(/0+$/, '')
  return rest === '' ? digits : `${digits}.${rest}`
}

const amount = (minor: number): string => bare((minor / 100).toFixed(2))
const percent = (bps: number): string => bare((bps / 100).toFixed(2))

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
    ...lender.figures.map((written) => bare(plainDigits(written))),
    ...[lender.complaints?.answeredWithinWorkingDays, lender.news?.atMostAMonth]
      .flatMap((one) => one ?? [])
      .map(String),
    ...[pack.minAgeYears, pack.coolingOffDays, pack.dataRequests.answerDays, pack.hardship.answerWeekdays].map(String),
    ...Object.values(pack.complaints).map(String),
    ...pack.statutes.map(bare),
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
export function untracedFigures(data: LenderData, products: readonly Product[], own: MarketId): Finding[] {
  const readFor = (market: MarketId) =>
    sourcesOf(
      products.filter((product) => product.market === market),
      data,
      market,
    )
  const findings: Finding[] = []
  const judge = (place: string, text: string, sources: ReadonlySet<string>): void => {
    const without = figuresOf(text).filter((written) => !sources.has(bare(written)))
    if (without.length === 0) return
    const sentence = `states ${without.join(', ')}, which no product on offer, no figure of the market and no line of lender.json has`
    findings.push({ kind: 'wrong', place, sentence, isRequired: true })
  }
  for (const [market, papers] of Object.entries(data.legal) as [
    MarketId,
    NonNullable<LenderData['legal'][MarketId]>,
  ][]) {
    const sources = readFor(market)
    for (const paper of legalPapers)
      for (const [language, file] of Object.entries(papers[paper]) as [Language, string][])
        judge(`legal/${market}/${paper}.${language}.md`, readFileSync(file, 'utf8'), sources)
  }
  for (const language of languages) {
    const about = data.about?.[language]
    if (about === undefined) continue
    const { summary, mission, advantages, team } = about
    judge(`about/${language}.json`, [summary, ...mission, ...advantages, ...team].join('\n'), readFor(own))
  }
  return findings
}
