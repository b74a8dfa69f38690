// The market's limits on an offer: a product that would cost more is refused before anybody sees its price.

import { daysBetween } from '../calendar-date.ts'
import type { Market } from '../market/market.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { aprBpsOf, type Price } from './price.ts'
import type { InterestMethod } from './terms.ts'

/** One limit as it applies to an offer: both sides as exact integers, so that an equal price is still allowed. */
interface CapCheck {
  readonly cap: string
  readonly allowedBps: number | undefined
  /** What the offer asks for, as a fraction of one. */
  readonly wanted: () => { readonly numerator: bigint; readonly denominator: bigint }
}

/** The first limit that the offer breaks, as a refusal with the name of the cap and both figures in basis points. */
export function capBreach(offer: Price, market: Market): Refusal<'productBreaksMarketCaps'> | null {
  for (const { cap, allowedBps, wanted } of checks(offer, market)) {
    if (allowedBps === undefined) continue
    const { numerator, denominator } = wanted()
    const wantedBps = numerator * 10_000n
    if (wantedBps > BigInt(allowedBps) * denominator) {
      const shownBps = Number((wantedBps + denominator - 1n) / denominator)
      return refuse('productBreaksMarketCaps', { cap, allowed: allowedBps, wanted: shownBps })
    }
  }
  return null
}

function checks(offer: Price, market: Market): CapCheck[] {
  const { caps, offerCaps } = market
  const { terms, totalCostMinor } = offer
  const costPer = (base: number) => ({ numerator: BigInt(totalCostMinor), denominator: BigInt(base) })
  const inBps = (bps: number) => ({ numerator: BigInt(bps), denominator: 10_000n })
  return [
    { cap: 'totalCost', allowedBps: caps.totalCostBps, wanted: () => costPer(terms.principalMinor) },
    { cap: 'allInDaily', allowedBps: caps.allInDailyBps, wanted: () => costPer(principalDays(offer)) },
    {
      cap: 'dailyCost',
      allowedBps: offerCaps.dailyCostBps,
      wanted: () => costPer(terms.principalMinor * terms.termDays),
    },
    { cap: 'nominalMonthly', allowedBps: offerCaps.nominalMonthlyBps, wanted: () => thirtyDayRate(terms.interest) },
    {
      cap: 'effectiveMonthly',
      allowedBps: offerCaps.effectiveMonthlyBps,
      wanted: () => inBps(aprBpsOf(offer, 'phMonthlyEir')),
    },
    { cap: 'apr', allowedBps: offerCaps.aprBps, wanted: () => inBps(offer.aprBps) },
  ]
}

/** Outstanding principal summed over the days of the plan: what a daily rate is a rate of. */
function principalDays(offer: Price): number {
  return offer.schedule.reduce(
    (sum, instalment) => sum + instalment.principalMinor * daysBetween(offer.payoutOn, instalment.dueDate),
    0,
  )
}

function thirtyDayRate(interest: InterestMethod): { numerator: bigint; denominator: bigint } {
  return interest.kind === 'declining'
    ? { numerator: BigInt(interest.annualRateMicros), denominator: 12_000_000n }
    : { numerator: BigInt(interest.dailyRateMicros) * 30n, denominator: 1_000_000n }
}
