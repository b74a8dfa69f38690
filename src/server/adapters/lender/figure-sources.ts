// The figures that a text says, and where the figures of a lender come from.

import { type Product, termChoices } from '../../../core/loan/product.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { deviceDataDays, placeGridKm } from '../../../core/profile/device-data.ts'
import type { LenderData } from '../../ports/lender/lender-data.ts'

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
