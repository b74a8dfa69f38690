// The rows of a plan for a given level instalment, and the rounding that holds where none is named.

import { interestOn } from './interest.ts'
import type { LevelRounding } from './terms.ts'
import type { Fraction } from './year-fraction.ts'

export interface PlanRow {
  readonly principalMinor: number
  readonly interestMinor: number
}

/** Half up to the unit in which a market counts, as every rule here that names no other rounding. */
export function roundedTo(unitMinor: number): LevelRounding {
  const rule = { mode: 'halfUp', toMinor: unitMinor } as const
  return { instalment: rule, interest: rule }
}

/** Half up to the cent. */
export const roundedToTheCent: LevelRounding = roundedTo(1)

/** Rows for a given level: interest first, the rest pays down principal, the last row clears it. */
export function planAt(
  levelMinor: number,
  principalMinor: number,
  rates: readonly Fraction[],
  rounding: LevelRounding = roundedToTheCent,
): PlanRow[] {
  let balanceMinor = principalMinor
  return rates.map((rate, index) => {
    const interestMinor = interestOn(balanceMinor, rate, rounding.interest)
    const isLast = index === rates.length - 1
    const paidDown = isLast ? balanceMinor : Math.min(Math.max(levelMinor - interestMinor, 0), balanceMinor)
    balanceMinor -= paidDown
    return { principalMinor: paidDown, interestMinor }
  })
}
