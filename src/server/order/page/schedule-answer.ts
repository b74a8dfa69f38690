// The instalments of a loan as the wire carries them.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'

/** `amountMinor` is what the instalment asks for without its late charge, what was waived taken off. */
export function scheduleAnswer(state: LoanState | null): CallOutput<'getOrder'>['schedule'] {
  return (state?.instalments ?? []).map((one) => {
    const { fee, interest, principal, penalty } = one.dueMinor
    const waived = one.waivedMinor
    const paid = one.paidMinor
    return {
      n: one.n,
      dueDate: one.dueDate,
      amountMinor: fee + interest + principal - waived.fee - waived.interest - waived.principal,
      paidMinor: paid.fee + paid.interest + paid.principal + paid.penalty,
      lateChargeMinor: penalty - waived.penalty,
      state: one.standing,
      paidOn: one.paidOn,
      daysLate: one.daysPastDue,
    }
  })
}
