// Amounts at the desk: with their sign and their currency, never broken over two lines, written and read as the loan's market does.

import { createContext, type ReactNode, useContext } from 'react'
import type { Market } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { checkedMinor, currencySymbol, formatAmount } from '../../core/money.ts'
import { readAmount } from '../../core/typed-amount.ts'

/** The market of what the page shows: the lender's own, within a loan or a borrower theirs. Null for none that is known. */
const PageMarket = createContext<Market | null>(null)

/** The market by its name; null for a name of none. */
function marketNamed(name: string): Market | null {
  return Object.values(markets).find(({ id }) => id === name) ?? null
}

/** All amounts within are written as this market writes them. */
export function InMarket({ of, children }: { of: string; children: ReactNode }) {
  return <PageMarket value={marketNamed(of)}>{children}</PageMarket>
}

/** The page's market where it lends in the currency, else the first that does: a list may hold another currency's sums. */
function marketFor(currency: string, page: Market | null): Market {
  if (page?.currency === currency) return page
  return Object.values(markets).find((market) => market.currency === currency) ?? markets.standard
}

interface MoneyProps {
  readonly minor: number
  readonly currency: string
  readonly market?: string | null
}

/** `−₱1.400,00`: an amount of minor units with its sign and its currency, as `market` writes it, or else the market of the page. */
export function Money(props: MoneyProps) {
  const { minor, currency } = props
  const page = useContext(PageMarket)
  const market = marketFor(currency, props.market == null ? page : marketNamed(props.market))
  return (
    <span className="num">
      {checkedMinor(minor) < 0 && '−'}
      <span className="cur">{currencySymbol(market, undefined)}</span>
      {formatAmount(Math.abs(minor), market.moneyFormat)}
    </span>
  )
}

/** An amount in a column of figures; `wd` where the column may leave a narrow window. */
export function MoneyCell({ className = 'r', ...amount }: MoneyProps & { className?: 'r' | 'r wd' }) {
  return (
    <td className={className}>
      <Money {...amount} />
    </td>
  )
}

/** The sign of a currency, for the label of a field. */
export function signOf(currency: string): string {
  return currencySymbol(marketFor(currency, null), undefined)
}

/** A typed amount in minor units, read as its market writes amounts; null for text that is not one above 0. */
export function typedMinor(text: string, market: string): number | null {
  const minor = readAmount(text, (marketNamed(market) ?? markets.standard).moneyFormat)
  return minor === null || minor <= 0 ? null : minor
}

/** An amount in the form in which it can be typed: `1.400,00`. */
export function amountText(minor: number, market: string): string {
  return formatAmount(minor, (marketNamed(market) ?? markets.standard).moneyFormat)
}
