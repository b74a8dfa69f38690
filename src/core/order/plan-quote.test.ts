// A hardship plan as its borrower sees it: what moves, what it costs, and what can no longer be had.

import { describe, expect, it } from 'vitest'
import type { HardshipPlan, LoanEvent } from '../loan/loan-event.ts'
import { fourPayments, loanOf, onDay, paid } from '../loan/test-loans.ts'
import { isRefusal } from '../refusal.ts'
import { type PlanQuote, planQuote } from './plan-quote.ts'

const loan = loanOf(fourPayments)
/** From day 35: the first payment, due on day 30, by day 60. */
const plan: HardshipPlan = {
  kind: 'hardshipPlan',
  id: 'plan',
  valueDate: onDay(35),
  lastDay: onDay(60),
  dueDates: [{ n: 1, dueDate: onDay(60) }],
}
const quoted = (day: number, events: readonly LoanEvent[] = [], one = plan): PlanQuote => {
  const quote = planQuote(loan, events, one, onDay(day))
  if (isRefusal(quote)) throw new Error(quote.refused)
  return quote
}

describe('a plan on offer', () => {
  it('shows each unpaid payment before and after, and costs nothing', () => {
    const { lines, owedBeforeMinor, owedAfterMinor } = quoted(35)
    expect(lines.map(({ n, dueDateBefore, dueDate }) => [n, dueDateBefore, dueDate])).toEqual([
      [1, onDay(30), onDay(60)],
      [2, onDay(60), onDay(60)],
      [3, onDay(90), onDay(90)],
      [4, onDay(120), onDay(120)],
    ])
    // The charge of day 35 itself: the plan begins on it.
    expect(owedBeforeMinor - owedAfterMinor).toBe(7_000)
  })

  it('takes back the charges since its first day, however many days it waited for an answer', () => {
    expect(quoted(40).owedAfterMinor).toBe(quoted(35).owedAfterMinor)
    expect(quoted(40).owedBeforeMinor - quoted(40).owedAfterMinor).toBe(6 * 7_000)
  })

  it('leaves out what is paid, and can no longer be had once the named payment is', () => {
    const first = paid('first', 20, 140_000)
    expect(planQuote(loan, [first], plan, onDay(36))).toMatchObject({ refused: 'valueIsNotAccepted' })
    const second = { ...plan, dueDates: [{ n: 2, dueDate: onDay(75) }] }
    expect(quoted(36, [first], second).lines.map(({ n }) => n)).toEqual([2, 3, 4])
  })

  it('can no longer be had once one of its dates has passed', () => {
    expect(planQuote(loan, [], plan, onDay(61))).toMatchObject({ refused: 'valueIsNotAccepted' })
  })
})
