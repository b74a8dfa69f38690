// What the credit of one loan could do for another one, from both as they are now.

import type { LoanState } from '../../../core/loan/loan-state.ts'
import { unitOf } from '../../../core/loan/terms.ts'
import { type CreditSplit, splitCredit } from '../../../core/payment/credit-use.ts'
import { liveTransferStates } from '../../../core/payment/transfer-state.ts'
import type { Queries } from '../../db/database.ts'
import { latestRefund } from '../refund/refund-store.ts'

/** What of a loan's credit is on its way back: it is the borrower's still, and not free. */
export async function refundingMinor(db: Queries, orderId: string): Promise<number> {
  const latest = await latestRefund(db, orderId)
  return latest !== null && liveTransferStates.includes(latest.state) ? latest.amountMinor : 0
}

export interface CreditSides {
  /** The loan with the credit. */
  readonly from: LoanState
  readonly refundingMinor: number
  readonly to: LoanState
  /** What an officer has offered: at most so much, of all that is owed. Null: of what is due. */
  readonly offeredMinor: number | null
}

/** Null where the other loan asks for nothing, or nothing of the credit is free, or both are in different currencies. */
export function splitBetween({ from, refundingMinor: goingMinor, to, offeredMinor }: CreditSides): CreditSplit | null {
  if (from.loan.terms.currency !== to.loan.terms.currency) return null
  const dueMinor = to.amountDue.totalMinor
  const split = splitCredit({
    creditMinor: from.creditBalanceMinor,
    refundingMinor: goingMinor,
    wantedMinor: offeredMinor === null ? dueMinor : Math.min(offeredMinor, to.owedMinor),
    unitMinor: unitOf(to.loan.terms),
  })
  return split === null ? null : { ...split, wantedAfterMinor: Math.max(0, dueMinor - split.useMinor) }
}
