// How the server speaks in one call: words of the language, amounts and rates as the market writes them.

import type { Market } from '../core/market/market.ts'
import { formatMoney, formatPercent } from '../core/money.ts'
import { type LoanWords, type ServerWords, serverWordsFor } from './server-words.ts'

export interface Voice {
  readonly words: LoanWords
  readonly language: string
  readonly market: Market
  readonly currencySymbol: string
  money(amountMinor: number): string
  /** From the least to the most, or the one amount that there is. */
  moneyRange(leastMinor: number, mostMinor: number): string
  /** Basis points: 100 is 1 %. */
  percentOfBps(bps: number): string
  /** Millionths of one: 1000 is 0.1 %. */
  percentOfMicros(rateMicros: number): string
}

/** Of a call: how it is answered. */
interface Spoken {
  readonly words: Pick<ServerWords, 'loan'>
  readonly language: string
  readonly currencySymbol: string
}

/** Amounts as the market writes them; those of another currency have its letters in place of a sign. */
export function moneyIn(currency: string, { market, money }: Pick<Voice, 'market' | 'money'>): Voice['money'] {
  if (currency === market.currency) return money
  return (amountMinor) => formatMoney(amountMinor, market.moneyFormat, currency)
}

/** The voice of a call. */
export function voiceOf(call: Spoken, market: Market): Voice {
  return voiceWith(call.words.loan, call.language, call.currencySymbol, market)
}

/** The voice in which something was said before. */
export function voiceAgain(language: string, currencySymbol: string, market: Market): Voice {
  return voiceWith(serverWordsFor(language).loan, language, currencySymbol, market)
}

function voiceWith(words: LoanWords, language: string, currencySymbol: string, market: Market): Voice {
  const money = (amountMinor: number): string => formatMoney(amountMinor, market.moneyFormat, currencySymbol)
  return {
    words,
    language,
    market,
    currencySymbol,
    money,
    moneyRange: (leastMinor, mostMinor) =>
      words.products.range({ from: leastMinor === mostMinor ? null : money(leastMinor), to: money(mostMinor) }),
    percentOfBps: (bps) => formatPercent(bps * 100, market.moneyFormat),
    percentOfMicros: (rateMicros) => formatPercent(rateMicros, market.moneyFormat),
  }
}
