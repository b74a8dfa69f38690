// From which day a payout counts that was sent again: each account that the borrower named has its own days.

import { type CalendarDate, dateIn } from '../../../core/calendar-date.ts'
import { isBeingPaidOut } from '../../../core/order/order.ts'
import type { Order } from '../../account/record/door.ts'
import type { Queries } from '../../db/database.ts'
import type { PayoutAccount } from '../../people/payout-account/door.ts'
import { askedAttempts } from '../payout/payout-attempt-store.ts'

/**
 * The day on which the money was first asked for on the account that it goes to now; null while that is the first account. An attempt
 * that failed at its provider is tried again on the same account, and moves no promise. `live` is the borrower's account now.
 */
export async function sentAgainOn(
  db: Queries,
  order: Order,
  live: PayoutAccount | null,
  { today, zone }: { readonly today: CalendarDate; readonly zone: string },
): Promise<CalendarDate | null> {
  if (order.status !== 'approved' || !isBeingPaidOut(order)) return null
  const attempts = await askedAttempts(db, order.id)
  const last = attempts.at(-1)
  if (last === undefined) return null
  // The next attempt is about to begin: it goes to the account that is bound now.
  if (!last.isUnderWay && live !== null && live.id !== last.accountId) return today
  if (last.accountId === attempts[0]?.accountId) return null
  const first = attempts.find(({ accountId }) => accountId === last.accountId) ?? last
  return dateIn(zone, first.askedAt)
}
