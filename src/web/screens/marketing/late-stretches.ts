// The stretches of days in which a late tariff has one rate.

import type { LateTariff } from '../../../core/loan/terms.ts'

/** The stretches of the tariff, each with the last day it holds for; null for the one without end. */
export function lateStretches({ tiers }: Pick<LateTariff, 'tiers'>) {
  return tiers.map(({ fromDay, dailyBps }, index) => {
    const next = tiers[index + 1]
    return { fromDay, toDay: next === undefined ? null : next.fromDay - 1, dailyBps }
  })
}
