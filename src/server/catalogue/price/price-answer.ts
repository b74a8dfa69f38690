// A loan's whole price as the public pages and the lists of prices say it: the figures of an offer, each with its name.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { aprDecimals } from '../../../core/loan/apr.ts'
import type { Offer } from '../../../core/loan/offer.ts'
import type { Price } from '../../../core/loan/price.ts'
import { instalmentMinor } from '../../../core/loan/schedule.ts'
import type { Market } from '../../../core/market/market.ts'
import { formatPercent } from '../../../core/money.ts'
import { feeName, type LoanWords } from '../../../words/server-words.ts'

type Priced = CallOutput<'listPrices'>['products'][number]
type PriceAnswer = Omit<
  Priced,
  | 'productId'
  | 'logo'
  | 'name'
  | 'description'
  | 'minPrincipalMinor'
  | 'maxPrincipalMinor'
  | 'isAsked'
  | 'rateText'
  | 'lateCap'
  | 'url'
>

/** Every figure of the offer's price; amounts in minor units. */
export function priceAnswer(offer: Offer, speaker: RateSpeaker): PriceAnswer {
  const { terms, schedule, disclosure, ...price } = offer
  const [firstPayment, lastPayment] = [schedule[0], schedule.at(-1)]
  if (firstPayment === undefined || lastPayment === undefined) throw new Error('an offer has no instalments')
  return {
    principalMinor: terms.principalMinor,
    netProceedsMinor: price.netProceedsMinor,
    totalRepayableMinor: price.totalRepayableMinor,
    interestMinor: price.totalInterestMinor,
    totalCostMinor: price.totalCostMinor,
    fees: terms.fees.map(({ code, amountMinor }) => ({ label: feeName(code, speaker.words), amountMinor })),
    termDays: terms.termDays,
    instalmentCount: terms.instalmentCount,
    paymentMinor: instalmentMinor(firstPayment),
    lastPaymentMinor: instalmentMinor(lastPayment),
    ...allInRateAnswer(offer, speaker),
    lateExamples: [...disclosure.ifLate],
  }
}

/** `yearOnOwed`: a year, on what is still owed. */
export type RateBasis = 'day' | 'month' | 'year' | 'yearOnOwed'

interface RateSpeaker {
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
