// Codes that ask for more than is due: whatever lowered it, they are withdrawn, and no page offers them (PAYMENT-65).

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { amountToPay } from '../../../core/loan/amount-due.ts'
import { replayLoan } from '../../../core/loan/replay.ts'
import { amountFor } from '../../../core/payment/amount-for.ts'
import { addsUp, liveIntentStates } from '../../../core/payment/intent.ts'
import type { Account } from '../../../core/payment/purpose.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan } from '../../account/loan/door.ts'
import { lockOrder } from '../../account/order/door.ts'
import { findAnyOrder } from '../../account/record/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { payableAccount, retireStale } from './open-intent.ts'
import { findLiveIntents, type PaymentIntent, receivedOnIntent } from './payment-intent-store.ts'

/**
 * Whether a code asks for more than its purpose takes today, while it is live or after it was withdrawn. What has come on it is no part of
 * what it asks for.
 */
export async function asksTooMuch(db: Queries, deps: Deps, intent: PaymentIntent): Promise<boolean> {
  if (intent.state !== 'cancelled' && !liveIntentStates.includes(intent.state)) return false
  const order = await findAnyOrder(db, intent.orderId)
  if (order === null) return true
  const today = marketDay(deps, order)
  const payable = payableAccount(await loadLoan(db, order), today)
  if (isRefusal(payable)) return true
  const receivedMinor = addsUp[intent.purpose] ? await receivedOnIntent(db, intent.id) : 0
  const askedMinor = intent.amountMinor - receivedMinor
  if (askedMinor <= 0) return false
  const dueMinor = amountFor(intent.purpose, payable, today, { paymentIsPending: false, wantedMinor: askedMinor })
  return isRefusal(dueMinor) || dueMinor < askedMinor || isOfPaidInstalments(intent, payable, today)
}

/** The instalments of a code are paid, and the next one, of the same amount, is not what it was made for. */
function isOfPaidInstalments(
  { throughInstalment }: PaymentIntent,
  { loan, events }: Account,
  today: CalendarDate,
): boolean {
  if (throughInstalment === null) return false
  const [oldest] = amountToPay(replayLoan(loan, events, today))?.instalments ?? []
  return oldest !== undefined && oldest > throughInstalment
}

/** What is missing today from a code to close the loan early, on which too little came; null for any other. */
export async function missingToClose(
  db: Queries,
  deps: Deps,
  intent: PaymentIntent,
): Promise<{ readonly receivedMinor: number; readonly leftMinor: number } | null> {
  if (intent.purpose !== 'settlement' && intent.purpose !== 'coolingOff') return null
  const receivedMinor = await receivedOnIntent(db, intent.id)
  const order = receivedMinor === 0 ? null : await findAnyOrder(db, intent.orderId)
  if (order === null) return null
  const today = marketDay(deps, order)
  const payable = payableAccount(await loadLoan(db, order), today)
  if (isRefusal(payable)) return null
  const leftMinor = amountFor(intent.purpose, payable, today, { paymentIsPending: false, wantedMinor: 0 })
  return isRefusal(leftMinor) ? null : { receivedMinor, leftMinor }
}

/** Withdraws the codes of an order that ask for more than is due. Money that comes on one of them counts all the same. */
export async function withdrawStaleCodes(tx: Tx, deps: Deps, orderId: string): Promise<void> {
  if ((await lockOrder(tx, orderId)) === null) return
  for (const intent of await findLiveIntents(tx, orderId))
    if (await asksTooMuch(tx, deps, intent)) await retireStale(tx, intent, deps.clock.now())
}
