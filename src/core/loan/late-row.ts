// What the first instalment costs when it is paid late: a row of every offer.

import { lateChargeAfterDays } from './late-charge.ts'
import type { Instalment, LoanTerms } from './terms.ts'

/** One row of 'If I am late': a payment of `unpaidMinor` that comes so many days after its due date. */
export interface LateRow {
  readonly daysLate: number
  readonly unpaidMinor: number
  /** By the price list. */
  readonly nominalMinor: number
  /** The amount charged within the market's caps. */
  readonly chargedMinor: number
}

/** The late charge on the first instalment when its principal and interest are paid `daysLate` days late. */
export function lateRow(terms: LoanTerms, schedule: readonly Instalment[], daysLate: number): LateRow {
  const first = schedule[0]
  const unpaidMinor = first === undefined ? 0 : first.principalMinor + first.interestMinor
  return { daysLate, unpaidMinor, ...lateChargeAfterDays(terms, unpaidMinor, daysLate) }
}
