// The hardship plan: instalments that fall due later at no cost, and whether the borrower keeps to the new dates.

import { toEpochDay } from '../calendar-date.ts'
import { restartLateDays } from './late-charge.ts'
import type { AppliedPlan, LoanBook, OpenInstalment } from './loan-book.ts'
import type { HardshipPlan } from './loan-event.ts'

/**
 * MONEY-26: moves what is unpaid to the dates of the plan. No date comes earlier, and none before that of the instalment before it. Late
 * charges so far stay owed; days late begin again after the new date.
 */
export function beginPlan(book: LoanBook, plan: HardshipPlan): void {
  const asked = new Map(plan.dueDates.map(({ n, dueDate }) => [n, toEpochDay(dueDate)]))
  postpone(book, asked)
  book.plan = {
    id: plan.id,
    firstDay: toEpochDay(plan.valueDate),
    lastDay: toEpochDay(plan.lastDay),
    instalments: [...asked.keys()],
  }
}

/** Moves what is unpaid to these days, by number of instalment; an instalment that is not named moves no further than it has to. */
export function postpone(book: LoanBook, asked: ReadonlyMap<number, number>): void {
  let dueDay = 0
  for (const instalment of book.instalments.slice(book.firstOpen)) {
    dueDay = Math.max(dueDay, instalment.dueDay, asked.get(instalment.n) ?? 0)
    // Stryker disable next-line ConditionalExpression: a date that stays restarts nothing that had begun
    if (dueDay === instalment.dueDay) continue
    instalment.dueDay = dueDay
    restartLateDays(instalment.meter)
  }
}

/** `broken`: a payment of the plan is or was late, past its grace days. `kept`: all of them are paid and its days are over. */
export type PlanStanding = 'running' | 'kept' | 'broken'

/** How the borrower keeps to a plan on epoch day `today`. */
export function planStanding(book: LoanBook, plan: AppliedPlan, today: number): PlanStanding {
  const { graceDays } = book.loan.terms.late
  const named = book.instalments.filter(({ n }) => plan.instalments.includes(n))
  const isLate = ({ dueDay, clearedDay }: OpenInstalment): boolean => (clearedDay ?? today) > dueDay + graceDays
  // What was paid before the plan began was no part of it.
  // Stryker disable next-line EqualityOperator: no date of a plan lies before its first day, so nothing paid on that day is late
  if (named.some((one) => isLate(one) && (one.clearedDay ?? today) >= plan.firstDay)) return 'broken'
  return today > plan.lastDay && named.every(({ clearedDay }) => clearedDay !== null) ? 'kept' : 'running'
}
