// The disclosure beside the price: the agreed rate, the cost of lateness, early repayment and cooling-off. Figures, no texts.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import type { CostCaps } from '../market/market.ts'
import { totalCostCapMinor } from './caps.ts'
import { earlyRepaymentOpensAfterDays } from './early-repayment.ts'
import { type LateRow, lateRow } from './late-row.ts'
import type { Instalment, InterestMethod, LoanTerms, Tax } from './terms.ts'

/** The interest rate as the agreement states it, millionths of one per day or per year. */
export interface RateDisclosure {
  readonly kind: InterestMethod['kind']
  readonly per: 'day' | 'year'
  readonly rateMicros: number
}

/** A stretch of days late with its own daily rate; `toDay` is null for the last, which has no end. */
interface LateTierDisclosure {
  readonly fromDay: number
  readonly toDay: number | null
  readonly dailyBps: number
}

interface LateRule {
  /** The one-off sum for this client, by the price list. */
  readonly onceMinor: number
  readonly tiers: readonly LateTierDisclosure[]
  readonly graceDays: number
  /** The market's limits; where one is below the price list, it holds. Empty where there is none. */
  readonly caps: CostCaps
  /** Absent where late charges bear no tax. */
  readonly tax?: Tax
}

export interface Disclosure {
  readonly rate: RateDisclosure
  readonly lateRule: LateRule
  readonly ifLate: readonly LateRow[]
  readonly coolingOffDays: number
  /** The last day on which the money may be given back; the day of payout when there are no such days. */
  readonly coolingOffUntil: CalendarDate
  /** The first day on which early repayment is open. */
  readonly earlyRepaymentFrom: CalendarDate
  /** What all costs together can never exceed, late charges and rollovers included; null without such a cap. */
  readonly maxTotalCostMinor: number | null
}

/** The days late that every offer spells out. */
const lateExampleDays = [7, 30, 60, 90] as const

/** The disclosure of terms paid out on `payoutOn` with this plan. */
export function discloseTerms(terms: LoanTerms, schedule: readonly Instalment[], payoutOn: CalendarDate): Disclosure {
  return {
    rate: rateOf(terms.interest),
    lateRule: lateRuleOf(terms),
    ifLate: lateExampleDays.map((daysLate) => lateRow(terms, schedule, daysLate)),
    coolingOffDays: terms.coolingOffDays,
    coolingOffUntil: addDays(payoutOn, terms.coolingOffDays),
    earlyRepaymentFrom: addDays(payoutOn, earlyRepaymentOpensAfterDays(terms)),
    maxTotalCostMinor: totalCostCapMinor(terms),
  }
}

function rateOf(interest: InterestMethod): RateDisclosure {
  return interest.kind === 'declining'
    ? { kind: interest.kind, per: 'year', rateMicros: interest.annualRateMicros }
    : { kind: interest.kind, per: 'day', rateMicros: interest.dailyRateMicros }
}

function lateRuleOf({ late, client, caps, taxes }: LoanTerms): LateRule {
  return {
    onceMinor: client === 'new' ? late.onceNewMinor : late.onceRepeatMinor,
    tiers: late.tiers.map((tier, index) => {
      const next = late.tiers[index + 1]
      return { fromDay: tier.fromDay, toDay: next === undefined ? null : next.fromDay - 1, dailyBps: tier.dailyBps }
    }),
    graceDays: late.graceDays,
    caps,
    ...(taxes?.penalty === undefined ? {} : { tax: taxes.penalty }),
  }
}
