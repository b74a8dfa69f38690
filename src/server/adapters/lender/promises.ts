// What the lender can promise in this process: an answer to a complaint only where a desk is there to write it.

import type { Market } from '../../../core/market/market.ts'
import type { LenderData } from '../../ports/lender/lender-data.ts'

/** The lender's data, without the day of an answer where no officer could give one. Never later than the market allows. */
export function withItsPromises(lender: LenderData, hasDesk: boolean, market: Pick<Market, 'complaints'>): LenderData {
  const { complaints } = lender
  if (complaints === null) return lender
  if (!hasDesk) return { ...lender, complaints: null }
  const { answerWeekdays: most } = market.complaints
  return complaints.answeredWithinWorkingDays <= most
    ? lender
    : { ...lender, complaints: { ...complaints, answeredWithinWorkingDays: most } }
}
