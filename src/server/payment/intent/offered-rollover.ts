// The rollover that can be paid for: none while a plan waits for the borrower's answer, which may give the time for nothing (ORDER-35).

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { type RolloverQuote, rolloverQuote } from '../../../core/loan/quotes.ts'
import type { Account } from '../../../core/payment/purpose.ts'
import { type Refusal, refuse } from '../../../core/refusal.ts'
import type { Order } from '../../account/record/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'

interface Asked extends Account {
  readonly order: Order
  readonly today: CalendarDate
}

/** `rolloverIsNotOffered` while a plan is on offer; null otherwise. */
export async function rolloverWaits(
  db: Queries,
  deps: Deps,
  orderId: string,
): Promise<Refusal<'rolloverIsNotOffered'> | null> {
  return (await deps.hooks.planIsOnOffer(db, deps, orderId)) ? refuse('rolloverIsNotOffered') : null
}

/** The quote of today, or why there is none. */
export async function offeredRollover(
  db: Queries,
  deps: Deps,
  { order, loan, events, today }: Asked,
): Promise<RolloverQuote | Refusal<'nothingIsOwed' | 'rolloverIsNotOffered'>> {
  return (await rolloverWaits(db, deps, order.id)) ?? rolloverQuote(loan, events, today)
}
