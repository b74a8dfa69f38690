// What an advance is worth on a day at its effective rate: the amortised cost of IFRS 9.

import { effectiveRatePerUnit } from '../loan/apr-solver.ts'

/**
 * IFRS 9 5.4.1, B5.4.1: the amortised cost on `day` (days after the payout, at its end) of what was advanced against these
 * payments, discounted at the effective rate. Not rounded. Throws a RangeError where no effective rate exists.
 */
export function amortisedCost(
  advancedMinor: number,
  payments: readonly { at: number; amountMinor: number }[],
  day: number,
): number {
  const rate = effectiveRatePerUnit({ advances: [{ at: 0, amountMinor: advancedMinor }], payments })
  return worthOn(payments, rate, day)
}

function worthOn(payments: readonly { at: number; amountMinor: number }[], rate: number, day: number): number {
  let worth = 0
  for (const { at, amountMinor } of payments)
    if (at > day) worth += amountMinor * Math.exp(-Math.log1p(rate) * (at - day))
  return worth
}
