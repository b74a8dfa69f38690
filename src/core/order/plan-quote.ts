// A hardship plan as its borrower sees it before the answer: each payment before and after, and what the plan costs.

import type { CalendarDate } from '../calendar-date.ts'
import { effectOf } from '../ledger/act-effect.ts'
import type { MovedPayment } from '../loan/date-move.ts'
import type { HardshipPlan, Loan, LoanEvent } from '../loan/loan-event.ts'
import { isRefusal, type Refusal } from '../refusal.ts'

/** Amounts unpaid, minor units. */
export interface PlanQuote {
  readonly lines: readonly MovedPayment[]
  readonly owedBeforeMinor: number
  readonly owedAfterMinor: number
}

/** ORDER-34: what the plan changes on `asOf`, by the same replay that will take it; refusals are those of `effectOf`. */
export function planQuote(
  loan: Loan,
  events: readonly LoanEvent[],
  plan: HardshipPlan,
  asOf: CalendarDate,
):
  | PlanQuote
  | Refusal<'creditBalanceIsEmpty' | 'loanIsWrittenOff' | 'notFound' | 'nothingIsOwed' | 'valueIsNotAccepted'> {
  const effect = effectOf({ loan, events }, plan, asOf)
  if (isRefusal(effect)) return effect
  const { before, after } = effect
  const lines = before.plan.flatMap((was, index) => {
    const now = after.plan[index]
    if (now === undefined || now.n !== was.n) throw new Error('a plan changes no number of a payment')
    if (was.unpaidMinor === 0) return []
    return [
      {
        n: was.n,
        dueDateBefore: was.dueDate,
        amountBeforeMinor: was.unpaidMinor,
        dueDate: now.dueDate,
        amountMinor: now.unpaidMinor,
      },
    ]
  })
  return { lines, owedBeforeMinor: before.owedMinor, owedAfterMinor: after.owedMinor }
}
