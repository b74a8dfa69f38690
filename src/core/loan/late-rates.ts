// The daily rates of a late tariff, added up over late days.

import type { LateTariff } from './terms.ts'

/** The sum of the daily rates from late day `from` to `to`, both counted, in basis points. */
export function ratesBetween(tariff: LateTariff, from: number, to: number): number {
  let sum = 0
  for (let index = 0; index < tariff.tiers.length; index += 1) {
    const tier = tariff.tiers[index] as LateTariff['tiers'][number]
    const next = tariff.tiers[index + 1]
    const first = Math.max(from, tier.fromDay)
    const last = next === undefined ? to : Math.min(to, next.fromDay - 1)
    if (last >= first) sum += tier.dailyBps * (last - first + 1)
  }
  return sum
}
