// The due dates of a loan, counted from its payout.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { mulDiv } from '../money.ts'
import type { LoanTerms } from './terms.ts'

/** What a plan depends on. */
export type PlanTerms = Pick<
  LoanTerms,
  'unitMinor' | 'principalMinor' | 'termDays' | 'instalmentCount' | 'firstDueDays' | 'interest' | 'fees'
>

export type PlanDays = Pick<PlanTerms, 'termDays' | 'instalmentCount' | 'firstDueDays'>

/**
 * Due dates, counted from payout: instalment k falls due k × (term ÷ instalments) days later, the last on the last day. Where the
 * first day was chosen, the days from it to the end of the term are divided in the same way.
 */
export function dueDates(terms: PlanDays, disbursedOn: CalendarDate): CalendarDate[] {
  const { termDays, instalmentCount, firstDueDays } = terms
  return Array.from({ length: instalmentCount }, (_, index) => {
    const days =
      firstDueDays === undefined || instalmentCount === 1
        ? mulDiv(index + 1, termDays, instalmentCount, 'down')
        : firstDueDays + mulDiv(index, termDays - firstDueDays, instalmentCount - 1, 'down')
    return addDays(disbursedOn, days)
  })
}
