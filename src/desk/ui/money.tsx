// Amounts at the desk: with their sign and their currency, never broken over two lines.

import { markets } from '../../core/market/markets.ts'
import { checkedMinor, currencySymbol, formatAmount } from '../../core/money.ts'

/** How a currency is written: as the first market that lends in it writes it. */
function marketOf(currency: string) {
  return Object.values(markets).find((market) => market.currency === currency) ?? markets.standard
}

/** `−₱1.400,00`. Null and nothing stay empty. */
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
