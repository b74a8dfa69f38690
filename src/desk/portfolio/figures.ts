// How figures of the portfolio are written: shares, counts and amounts in a unit of their own, and the address of their loans.

import type { MoneyFormat } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { formatAmount } from '../../core/money.ts'
import type { Got, Visit } from '../screen.ts'

export type Portfolio = Got<'readPortfolio'>
export type Book = Portfolio['books'][number]

/** What each part of the page is drawn from. */
export interface BookView {
  readonly data: Portfolio
  readonly book: Book
  readonly visit: Visit
}

/** How the market of a book writes figures. */
export function formatOf(book: Pick<Book, 'market'>): MoneyFormat {
  return Object.values(markets).find(({ id }) => id === book.market)?.moneyFormat ?? markets.standard.moneyFormat
}

/** `11,8` of 1,180 hundredths of a per cent. */
export function share(bps: number, format: MoneyFormat): string {
  return oneDecimal(bps, format)
}

/** `14.208`. */
export function whole(count: number, format: MoneyFormat): string {
  return formatAmount(Math.abs(count) * 100, plain(format)).slice(0, -3)
}

/** With every decimal, also where amounts leave out empty ones. */
function plain({ hidesEmptyFraction: _, ...format }: MoneyFormat): MoneyFormat {
  return format
}

/** Hundredths as a figure with one decimal, half up. */
export function oneDecimal(hundredths: number, format: MoneyFormat): string {
  return formatAmount(Math.round(hundredths / 10) * 10, plain(format)).slice(0, -1)
}

const units = [
  { name: 'million', minor: 1e8 },
  { name: 'thousand', minor: 1e5 },
  { name: 'one', minor: 100 },
] as const
export type Unit = (typeof units)[number]

/** The unit in which a chart shows amounts up to `mostMinor`. */
export function unitFor(mostMinor: number): Unit {
  return units.find(({ minor }) => mostMinor >= 2 * minor) ?? units[2]
}

/** An amount in a unit, with one decimal. */
export function inUnit(minor: number, unit: Unit, format: MoneyFormat): string {
  return oneDecimal((minor / unit.minor) * 100, format)
}

/** The loans behind a figure. */
export function loansAt(asOf: string, book: Pick<Book, 'market'>, filters: Readonly<Record<string, string>>): string {
  return `/portfolio/loans?${new URLSearchParams({ asOf, market: book.market, ...filters })}`
}
