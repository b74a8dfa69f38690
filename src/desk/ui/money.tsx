// Amounts at the desk: with their sign and their currency, never broken over two lines.

import { markets } from '../../core/market/markets.ts'
import { checkedMinor, currencySymbol, formatAmount, parseAmount } from '../../core/money.ts'

/** How a currency is written: as the first market that lends in it writes it. */
function marketOf(currency: string) {
  return Object.values(markets).find((market) => market.currency === currency) ?? markets.standard
}

/** `−₱1.400,00`: an amount of minor units with its sign and its currency. */
export function Money({ minor, currency }: { minor: number; currency: string }) {
  const market = marketOf(currency)
  return (
    <span className="num">
      {checkedMinor(minor) < 0 && '−'}
      <span className="cur">{currencySymbol(market, undefined)}</span>
      {formatAmount(Math.abs(minor), market.moneyFormat)}
    </span>
  )
}

/** The sign of a currency, for the label of a field. */
export function signOf(currency: string): string {
  return currencySymbol(marketOf(currency), undefined)
}

/** A typed amount in minor units; null for text that is not an amount above 0. */
export function typedMinor(text: string, currency: string): number | null {
  const minor = parseAmount(text.trim(), marketOf(currency).moneyFormat)
  return minor === null || minor <= 0 ? null : minor
}

/** An amount in the form in which it can be typed: `1.400,00`. */
export function amountText(minor: number, currency: string): string {
  return formatAmount(minor, marketOf(currency).moneyFormat)
}
