// The figures of an offer in words: rate, fees, late rule and caps, as the confirmation screen and the papers print them.

import type { OfferRow } from '../../../contracts/offer.ts'
import type { Row } from '../../../contracts/wire.ts'
import type { RateDisclosure } from '../../../core/loan/disclosure.ts'
import type { Offer } from '../../../core/loan/offer.ts'
import { taxesIn } from '../../../core/loan/tax.ts'
import { type DueDateMoves, type Fee, type LoanTerms, type Tax, unitOf } from '../../../core/loan/terms.ts'
import { feeName } from '../../../words/server-words.ts'
import type { Voice } from '../../../words/voice.ts'
import { allInRateAnswer, type RateBasis, rateWithBasis } from './price-answer.ts'

/** "0,1 % a day" or "29,2 % a year on what you still owe". */
export function rateText(rate: RateDisclosure, voice: Voice): string {
  const basis: RateBasis = rate.per === 'day' ? 'day' : 'yearOnOwed'
  return rateWithBasis({ rateMicros: rate.rateMicros, basis }, voice)
}

/** "4 × 30 days", or without the length of a period where the periods differ. */
export function termText(
  terms: Pick<LoanTerms, 'termDays' | 'instalmentCount' | 'firstDueDays'>,
  voice: Voice,
): string {
  const { termDays, instalmentCount } = terms
  const isEven = termDays % instalmentCount === 0 && terms.firstDueDays === undefined
  return voice.words.term({
    instalments: instalmentCount,
    daysEach: Math.floor(termDays / instalmentCount),
    termDays,
    isEven,
  })
}

/** Each fee with how it is taken; empty where there is none. */
export function feeRows(fees: readonly Fee[], voice: Voice): Row[] {
  return fees.map((fee) => {
    const name = { fee: feeName(fee.code, voice.words) }
    const label = fee.taken === 'deducted' ? voice.words.feeDeducted(name) : voice.words.feeAdded(name)
    return { label, value: voice.money(fee.amountMinor) }
  })
}

/** The taxes that fees and interest contain, for a borrower who pays as agreed; empty where they contain none. */
export function taxRows({ terms, totalFeesMinor, totalInterestMinor }: Offer, voice: Voice): Row[] {
  const parts = { fee: totalFeesMinor, interest: totalInterestMinor }
  return taxesIn(parts, terms.taxes, unitOf(terms)).flatMap(({ part, tax, taxMinor }) =>
    part === 'penalty' ? [] : [{ label: voice.words.taxes[part](written(tax, voice)), value: voice.money(taxMinor) }],
  )
}

export function written({ name, rateBps }: Tax, voice: Voice): { name: string; rate: string } {
  return { name, rate: voice.percentOfBps(rateBps) }
}

/** The sum of the fees that are taken this way, minor units. */
export function feesMinor(fees: readonly Fee[], taken: Fee['taken']): number {
  return fees.filter((fee) => fee.taken === taken).reduce((sum, fee) => sum + fee.amountMinor, 0)
}

/** Whether and how the loan can be rolled over, as a sentence. */
export function rolloverText({ rollover, taxes }: Pick<LoanTerms, 'rollover' | 'taxes'>, voice: Voice): string {
  if (rollover === null) return voice.words.ways.noRollover
  const { feeBps, days, limit } = rollover
  const offered = voice.words.ways.rollover({ percent: voice.percentOfBps(feeBps), days, limit })
  return taxes?.fee === undefined ? offered : `${offered} ${voice.words.taxes.rollover(written(taxes.fee, voice))}`
}

/** What the cost is made of: each fee and the interest, which add up to it. */
export function costRows({ terms, totalInterestMinor }: Offer, voice: Voice): Row[] {
  const interest = voice.words.rows.interest({ days: terms.termDays })
  return [...feeRows(terms.fees, voice), { label: interest, value: voice.money(totalInterestMinor) }]
}

/** The rows of the offer beside its headline figures: what it is made of and costs, then what comes out and what goes back. */
export function offerRows(offer: Offer, voice: Voice): OfferRow[] {
  const { rows } = voice.words
  const { aprLabel, aprText } = allInRateAnswer(offer, voice)
  return [
    ...costRows(offer, voice),
    { kind: 'totalCost', label: rows.costs, value: voice.money(offer.totalCostMinor) },
    ...taxRows(offer, voice),
    { kind: 'netProceeds', label: rows.youGet, value: voice.money(offer.netProceedsMinor) },
    { kind: 'totalRepayable', label: rows.youPayBack, value: voice.money(offer.totalRepayableMinor) },
    { kind: 'apr', label: aprLabel, value: aprText },
  ]
}

/** What a due date can be moved by, and what that costs; empty where the dates stay as agreed. */
export function dateMoveText(moves: DueDateMoves | undefined, voice: Voice): string {
  return moves === undefined ? '' : voice.words.ways.dateMove({ days: moves.maxDays, times: moves.times })
}
