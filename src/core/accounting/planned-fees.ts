// All fees that were agreed with a loan.

import { deductedFees } from '../loan/early-repayment.ts'
import type { Loan } from '../loan/loan-event.ts'
import type { LoanTerms } from '../loan/terms.ts'

/** All fees that were agreed: what came off the payout, and what joins the payments. Minor units. */
export function plannedFees({
  terms,
  schedule,
}: {
  readonly terms: Pick<LoanTerms, 'fees'>
  readonly schedule: Loan['schedule']
}): number {
  return deductedFees(terms) + schedule.reduce((sum, { feeMinor }) => sum + feeMinor, 0)
}
