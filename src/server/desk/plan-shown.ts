// The hardship plan of a loan at the desk: how the borrower keeps to it, date by date.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { addDays } from '../../core/calendar-date.ts'
import type { LoanEvent } from '../../core/loan/loan-event.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'

type Plan = NonNullable<DeskOutput<'readLoan'>['plan']>

/** DESK-56. Null where no plan has begun by the day of the state. `known` has the event that began it. */
export function planShown(state: LoanState | null, known: readonly LoanEvent[]): Plan | null {
  if (state?.hardship == null) return null
  const { id, from, until, standing } = state.hardship
  const event = known.find((one) => one.id === id)
  if (event?.kind !== 'hardshipPlan') return null
  const { graceDays } = state.loan.terms.late
  const dates = event.dueDates.flatMap(({ n }) => {
    const instalment = state.instalments.find((one) => one.n === n)
    if (instalment === undefined) return []
    const { dueDate, paidOn, daysPastDue } = instalment
    const lastDay = addDays(dueDate, graceDays)
    const isPaid = paidOn !== null
    const how = isPaid ? (paidOn > lastDay ? 'paidLate' : 'kept') : daysPastDue > graceDays ? 'missed' : 'ahead'
    return [{ n, dueDate, paidOn, state: how } as const]
  })
  return { proposalId: id.replace(/^desk:/, ''), fromDate: from, toDate: until, standing, dates }
}
