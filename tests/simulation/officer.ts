// The officer of the simulation: an act that helps a borrower who owes something.

import { addDays, type CalendarDate } from '../../src/core/calendar-date.ts'
import type { LoanAct } from '../../src/core/ledger/act-effect.ts'
import type { Dice } from './dice.ts'
import type { LoanAccount } from './loan-account.ts'

/** A waiver of what late charges there are, a holiday, or a plan, either of them now and then from a later day; some are refused. */
export function someAct({ id, state }: LoanAccount, dice: Dice, today: CalendarDate): LoanAct {
  const head = { id: `${id}-officer-${today}`, valueDate: today }
  const from: CalendarDate = dice.chance(40) ? addDays(today, dice.between(1, 25)) : today
  const pause = { ...head, valueDate: from }
  const { penaltyMinor } = state.amountDue
  const waiver: LoanAct = { ...head, kind: 'waiver', part: 'penalty', amountMinor: Math.max(1, penaltyMinor) }
  const holiday: LoanAct = { ...pause, kind: 'chargeHoliday', lastDay: addDays(from, dice.between(0, 20)) }
  // What is to come is put off by some days; now and then one falls due sooner, which is refused.
  const open = state.instalments.filter(({ unpaidMinor }) => unpaidMinor > 0)
  const dueDates = open.map(({ n, dueDate }) => ({
    n,
    dueDate: addDays(dueDate > from ? dueDate : from, dice.chance(10) ? -1 : 20),
  }))
  const plan: LoanAct = { ...pause, kind: 'hardshipPlan', lastDay: addDays(from, dice.between(5, 40)), dueDates }
  return dice.pick([waiver, holiday, plan, plan])
}

/** The act is taken back tomorrow, before it begins: now and then, where it begins later. */
export function recallOf(act: LoanAct, dice: Dice, today: CalendarDate): LoanAct | null {
  if (act.valueDate <= today || !dice.chance(25)) return null
  return { kind: 'reversal', id: `${act.id}:recall`, valueDate: addDays(today, 1), paymentId: act.id }
}
