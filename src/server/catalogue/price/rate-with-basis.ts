// A rate with what it is a rate of. Whatever a borrower reads gets its rates from here, so that none is printed without its basis.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { aprDecimals } from '../../../core/loan/apr.ts'
import type { Price } from '../../../core/loan/price.ts'
import type { Market } from '../../../core/market/market.ts'
import { formatPercent } from '../../../core/money.ts'
import type { LoanWords } from '../../../words/server-words.ts'

/** `yearOnOwed`: a year, on what is still owed. */
export type RateBasis = 'day' | 'month' | 'year' | 'yearOnOwed'

/** In which words, and with which signs. */
export interface RateSpeaker {
  readonly words: Pick<LoanWords, 'rate' | 'rows' | 'aprName' | 'fees'>
  readonly market: Pick<Market, 'moneyFormat'>
}

type AllInRate = Pick<Price, 'aprBps' | 'aprBasis' | 'aprPeriod'>
type AllInRateAnswer = Pick<CallOutput<'getExample'>, 'apr' | 'aprPeriod' | 'aprLabel' | 'aprName' | 'aprText'>

/**
 * "0,1 % a day", "6.93% a month". `rateMicros` are millionths of one; with `decimals` exactly so many, else as many as
 * it takes.
 */
export function rateWithBasis(
  { rateMicros, basis, decimals }: { rateMicros: number; basis: RateBasis; decimals?: number },
  { words, market }: RateSpeaker,
): string {
  return words.rate[basis]({ rate: formatPercent(rateMicros, market.moneyFormat, decimals) })
}

/** The rate that counts all costs: named by its period, with the places in which the market's formula is published. */
export function allInRateAnswer({ aprBps, aprBasis, aprPeriod }: AllInRate, speaker: RateSpeaker): AllInRateAnswer {
  const { rows, aprName } = speaker.words
  const rate = { rateMicros: aprBps * 100, basis: aprPeriod, decimals: aprDecimals[aprBasis] }
  return {
    apr: aprBps / 100,
    aprPeriod,
    aprLabel: aprPeriod === 'month' ? rows.monthlyRate : rows.apr,
    aprName: aprName[aprPeriod],
    aprText: rateWithBasis(rate, speaker),
  }
}
