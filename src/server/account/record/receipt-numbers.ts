// The numbers of receipts: one for each event of a loan, given when it is recorded and never changed.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { Queries } from '../../db/database.ts'

/** `RC-2026-0041`: unique, not without gaps; the year is that of the booking. By the id of the event. */
export async function receiptNumbers(db: Queries, orderId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; number: number; posting_date: CalendarDate }>(
    'select id, number, posting_date from loan_event where order_id = $1',
    [orderId],
  )
  return new Map(rows.map(({ id, number, posting_date }) => [id, numberOf(number, posting_date)]))
}

function numberOf(number: number, postingDate: CalendarDate): string {
  return `RC-${postingDate.slice(0, 4)}-${String(number).padStart(4, '0')}`
}

/** The number of one event. Throws for an event that is not of this loan: a payment without a number was never recorded. */
export function receiptNumber(numbers: ReadonlyMap<string, string>, eventId: string): string {
  const number = numbers.get(eventId)
  if (number === undefined) throw new Error('a loan event has no receipt number')
  return number
}
