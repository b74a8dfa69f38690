// A loan's whole price as the public pages and the lists of prices say it: the figures of an offer, each with its name.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { Offer } from '../../../core/loan/offer.ts'
import { instalmentMinor } from '../../../core/loan/schedule.ts'
import { feeName } from '../../../words/server-words.ts'
import { allInRateAnswer, type RateSpeaker } from './rate-with-basis.ts'

type Priced = CallOutput<'listPrices'>['products'][number]
export type PriceAnswer = Omit<
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
