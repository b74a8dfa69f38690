// The figures of an offer in words: rate, fees, late rule and caps, as the confirmation screen and the papers print them.

import type { OfferRow } from '../../contracts/offer.ts'
import type { Row } from '../../contracts/wire.ts'
import type { Disclosure, LateRow, RateDisclosure } from '../../core/loan/disclosure.ts'
import type { Offer } from '../../core/loan/offer.ts'
import { taxesIn } from '../../core/loan/tax.ts'
import { type DueDateMoves, type Fee, type LoanTerms, type Tax, unitOf } from '../../core/loan/terms.ts'
import type { CostCaps } from '../../core/market/market.ts'
import type { Voice } from '../messages/voice.ts'
import { feeName } from '../messages/words.ts'
import { allInRateAnswer, type RateBasis, rateWithBasis } from './rate-with-basis.ts'

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

function written({ name, rateBps }: Tax, voice: Voice): { name: string; rate: string } {
  return { name, rate: voice.percentOfBps(rateBps) }
}

/** The sum of the fees that are taken this way, minor units. */
export function feesMinor(fees: readonly Fee[], taken: Fee['taken']): number {
  return fees.filter((fee) => fee.taken === taken).reduce((sum, fee) => sum + fee.amountMinor, 0)
}

/** Our standard charge for lateness, in one sentence without a full stop. */
export function lateRuleText({ lateRule }: Pick<Disclosure, 'lateRule'>, voice: Voice): string {
  const { late, taxes } = voice.words
  const once = lateRule.onceMinor === 0 ? null : late.once({ amount: voice.money(lateRule.onceMinor) })
  const tiers = lateRule.tiers
    .filter((tier) => tier.dailyBps > 0)
    .map((tier, index) => {
      const value = { rate: voice.percentOfBps(tier.dailyBps), fromDay: tier.fromDay }
      return index === 0 ? late.firstTier(value) : late.laterTier(value)
    })
  if (once === null && tiers.length === 0) return late.nothing
  const rule = late.rule({ once, tiers })
  const more = [
    ...(lateRule.graceDays === 0 ? [] : [late.grace({ days: lateRule.graceDays })]),
    ...(lateRule.tax === undefined ? [] : [taxes.late(written(lateRule.tax, voice))]),
  ]
  return more.length === 0 ? rule : `${rule}. ${more.join(' ')}`
}

/** The limits that hold against the price list, joined; null where the market sets none. */
export function capsText(caps: CostCaps, maxTotalCostMinor: number | null, voice: Voice): string | null {
  const { late } = voice.words
  const pieces: string[] = []
  if (caps.lateOnceMinor !== undefined) pieces.push(late.capOnce({ amount: voice.money(caps.lateOnceMinor) }))
  if (caps.lateDailyBps !== undefined) pieces.push(late.capDaily({ rate: voice.percentOfBps(caps.lateDailyBps) }))
  if (caps.lateMonthlyBps !== undefined) pieces.push(late.capMonthly({ rate: voice.percentOfBps(caps.lateMonthlyBps) }))
  if (caps.allInDailyBps !== undefined) pieces.push(late.capAllIn({ rate: voice.percentOfBps(caps.allInDailyBps) }))
  if (maxTotalCostMinor !== null) pieces.push(late.capTotal({ amount: voice.money(maxTotalCostMinor) }))
  return pieces.length === 0 ? null : pieces.join('; ')
}

/** {@link capsText}, or that there are none. */
export function lateCapText(disclosure: Disclosure, voice: Voice): string {
  return capsText(disclosure.lateRule.caps, disclosure.maxTotalCostMinor, voice) ?? voice.words.late.noCap
}

/** "₱1,400.00 paid 7 days late costs on top": "₱112.00 (our standard charge: ₱1,700.00)". */
export function lateExampleRow(example: LateRow, voice: Voice): Row {
  const charged = voice.money(example.chargedMinor)
  return {
    label: voice.words.late.example({ days: example.daysLate, unpaid: voice.money(example.unpaidMinor) }),
    value:
      example.chargedMinor === example.nominalMinor
        ? charged
        : voice.words.late.exampleCapped({ charged, nominal: voice.money(example.nominalMinor) }),
  }
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
