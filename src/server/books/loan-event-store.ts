// The events of a loan as rows: appended once per cause, read back as the engine knows them.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { LoanEvent } from '../../core/loan/loan-event.ts'
import { json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'

interface EventRow {
  source_key: string
  order_id: string
  kind: LoanEvent['kind']
  value_date: CalendarDate
  amount_minor: number
  data: Readonly<Record<string, unknown>>
}

/** What an event carries beside kind, day and amount: the columns that no query asks for. */
function dataOf(event: LoanEvent): Record<string, string | number> {
  switch (event.kind) {
    case 'payment':
    case 'settlement':
    case 'coolingOffExit':
    case 'creditRefund':
      return {}
    case 'rollover':
      return { quotedFeeMinor: event.quotedFeeMinor }
    case 'reversal':
      return { paymentId: event.paymentId }
    case 'waiver':
      return { part: event.part }
    case 'chargeHoliday':
      return { lastDay: event.lastDay }
  }
}

/** The row as an event. `data` was written by {@link dataOf}, whose cases are the only ones. */
function eventFrom(row: EventRow): LoanEvent {
  const amount = row.kind === 'reversal' || row.kind === 'chargeHoliday' ? {} : { amountMinor: row.amount_minor }
  return { id: row.source_key, kind: row.kind, valueDate: row.value_date, ...amount, ...row.data } as LoanEvent
}

/** All events of a loan. The engine orders them; here they come by day and key. */
export async function eventsOf(db: Queries, orderId: string): Promise<LoanEvent[]> {
  const rows = await db.query<EventRow>(
    `select source_key, order_id, kind, value_date, amount_minor, data from loan_event
      where order_id = $1 order by value_date, source_key`,
    [orderId],
  )
  return rows.map(eventFrom)
}

/** Where the event of this cause was recorded; null when it was not. */
export async function findEvent(db: Queries, sourceKey: string): Promise<{ readonly orderId: string } | null> {
  const rows = await db.query<{ order_id: string }>('select order_id from loan_event where source_key = $1', [
    sourceKey,
  ])
  const row = rows[0]
  return row === undefined ? null : { orderId: row.order_id }
}

export interface EventEntry {
  readonly orderId: string
  readonly event: LoanEvent
  readonly postingDate: CalendarDate
  readonly createdAt: Date
}

/** Appends an event. A second one with the same cause breaks the unique key and with it the transaction. */
export async function appendEvent(tx: Tx, { orderId, event, postingDate, createdAt }: EventEntry): Promise<void> {
  const amountMinor = 'amountMinor' in event ? event.amountMinor : 0
  await tx.execute(
    `insert into loan_event (id, order_id, kind, value_date, posting_date, amount_minor, data, source_key, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $1, $8)`,
    [event.id, orderId, event.kind, event.valueDate, postingDate, amountMinor, json(dataOf(event)), createdAt],
  )
}
