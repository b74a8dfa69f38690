// The amounts that a borrower of the simulation asks to pay.

import { addDays, type CalendarDate } from '../../src/core/calendar-date.ts'
import { amountFor } from '../../src/core/payment/amount-for.ts'
import type { PayPurpose } from '../../src/core/payment/pay-purpose.ts'
import { isRefusal } from '../../src/core/refusal.ts'
import type { Dice } from './dice.ts'
import type { SimOrder } from './lender.ts'

/** The amount that the borrower saw: sometimes one of yesterday. Null asks for whatever it is. */
export function seenAmount({ account }: SimOrder, purpose: PayPurpose, dice: Dice, today: CalendarDate): number | null {
  if (account === null || !dice.chance(6)) return null
  const { loan, events } = account
  const asked = { paymentIsPending: false, wantedMinor: 0 }
  const yesterday = amountFor(purpose, { loan, events }, addDays(today, -1), asked)
  return isRefusal(yesterday) ? null : yesterday
}

/** Some of what is owed, now and then more than all of it. */
export function someOf({ account }: SimOrder, dice: Dice, today: CalendarDate): number {
  account?.closeThrough(today)
  const percent = dice.between(2, dice.chance(5) ? 130 : 30)
  return Math.max(1, Math.floor(((account?.state.owedMinor ?? 0) * percent) / 100))
}
