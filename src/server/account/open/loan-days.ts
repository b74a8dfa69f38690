// The daily position of a loan, which the portfolio counts: stored on the day on which it changes, rebuilt from the events where it
// is missing.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { isSamePosition, type LoanPosition, loanDays } from '../../../core/portfolio/loan-day.ts'
import { type Batch, emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Db } from '../../db/database.ts'
import { knownEvents } from '../record/known-events.ts'
import { lastClosedDay, openLoans, running } from './open-loan.ts'

/** Stores the position of a day. */
export function addPosition({ loanDays }: Batch, orderId: string, day: CalendarDate, of: LoanPosition): void {
  loanDays.set(`${orderId} ${day}`, {
    order_id: orderId,
    day,
    next_due: of.nextDue,
    principal_minor: of.principalMinor,
    interest_minor: of.interestMinor,
    fee_minor: of.feeMinor,
    penalty_minor: of.penaltyMinor,
    is_written_off: of.isWrittenOff,
  })
}

/** Stores the position of a day if it has changed. Returns the current position. */
export function keepPosition(
  writes: Batch,
  {
    orderId,
    day,
    before,
    after,
  }: {
    readonly orderId: string
    readonly day: CalendarDate
    readonly before: LoanPosition
    readonly after: LoanPosition
  },
): LoanPosition {
  if (isSamePosition(before, after)) return before
  addPosition(writes, orderId, day, after)
  return after
}

/** Loans whose positions are rebuilt in one transaction. */
const rebuiltAtOnce = 200

/**
 * Makes the days of loans again that have none of their payout: they were paid out before days were kept. From their events, each
 * day as it was known on it. Returns the last of them; null where no loan after `after` is without.
 */
export async function rebuildLoanDays(db: Db, after: string): Promise<string | null> {
  return await db.transaction(async (tx) => {
    const ids = await tx.column<string>(
      `select o.id from loan_order o
        where o.disbursed_on is not null and o.id > $1
          and not exists (select from loan_day d where d.order_id = o.id and d.day = o.disbursed_on)
        order by o.id limit $2`,
      [after, rebuiltAtOnce],
    )
    const writes = emptyBatch()
    for (const opened of (await openLoans(tx, ids)).values()) {
      const open = running(opened)
      const { order, loan } = open.account
      const events = await knownEvents(tx, order.id)
      for (const { day, ...position } of loanDays(loan, events, lastClosedDay(open)))
        addPosition(writes, order.id, day, position)
    }
    await writeBatch(tx, writes)
    return ids.at(-1) ?? null
  })
}
