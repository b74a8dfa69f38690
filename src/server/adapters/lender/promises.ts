// What the lender can promise in this process: an answer to a complaint only where a desk is there to write it.

import type { LenderData } from './lender-data.ts'

/** The lender's data, without the day of an answer where nobody could give one. */
export function withItsPromises(lender: LenderData, hasDesk: boolean): LenderData {
  return hasDesk ? lender : { ...lender, complaints: null }
}
