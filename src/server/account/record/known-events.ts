// A loan for the desk: found without its borrower, its events with the day on which each became known, and its ledger entries.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { LedgerTransfer } from '../../../core/ledger/accounts.ts'
import type { LoanEvent } from '../../../core/loan/loan-event.ts'
import type { Queries } from '../../db/database.ts'
import { type EventRow, eventFrom } from './loan-event-store.ts'
import { type Order, orderColumns } from './order-record.ts'

/** Anybody's order: for officers, whose right has been checked. Null where there is none. */
export async function findAnyOrder(db: Queries, orderId: string): Promise<Order | null> {
  return await db.first<Order>(`select ${orderColumns} from loan_order where id = $1`, [orderId])
}

export interface KnownEvent {
  readonly event: LoanEvent
  /** The order in which events were recorded. */
  readonly number: number
  readonly postingDate: CalendarDate
  readonly data: Readonly<Record<string, unknown>>
}

/** All events of a loan, by value date. */
export async function knownEvents(db: Queries, orderId: string): Promise<KnownEvent[]> {
  const rows = await db.query<EventRow & { posting_date: CalendarDate; number: number }>(
    `select source_key, kind, value_date, amount_minor, data, posting_date, number from loan_event
      where order_id = $1 order by value_date, number`,
    [orderId],
  )
  return rows.map((row) => ({
    event: eventFrom(row),
    number: row.number,
    postingDate: row.posting_date,
    data: row.data,
  }))
}

export interface LoanEntry {
  readonly id: number
  readonly kind: string
  /** The id of the event that made it, or the natural key of another cause. */
  readonly key: string
  readonly valueDate: CalendarDate
  readonly postingDate: CalendarDate
  readonly transfers: readonly LedgerTransfer[]
}

/** All entries of a loan that were posted through a day, in the order of posting. */
export async function entriesOf(db: Queries, orderId: string, knownOn: CalendarDate): Promise<LoanEntry[]> {
  return await db.query<LoanEntry>(
    `select e.id, e.kind, e.idem_key as key, e.value_date as "valueDate", e.posting_date as "postingDate",
       (select jsonb_agg(jsonb_build_object('debit', t.debit, 'credit', t.credit, 'amountMinor', t.amount) order by t.line)
        from transfer t where t.entry_id = e.id) as transfers
      from entry e where e.id in (select entry_id from transfer where loan_id = $1) and e.posting_date <= $2 order by e.id`,
    [orderId, knownOn],
  )
}
