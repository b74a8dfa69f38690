// The events of a loan as rows: appended once per cause, read back as the engine knows them.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { type LoanEvent, loanEventKinds } from '../../../core/loan/loan-event.ts'
import type { LoanEventRow } from '../../batch/door.ts'
import type { Queries } from '../../db/database.ts'

/** The columns that an event is read from. */
export interface EventRow {
  source_key: string
  kind: LoanEvent['kind']
  value_date: CalendarDate
  amount_minor: number
  data: Readonly<Record<string, unknown>>
}

/** What an event carries beside kind, day and amount: the columns that no query asks for. */
function dataOf(event: LoanEvent): Record<string, unknown> {
  switch (event.kind) {
    case 'payment':
    case 'settlement':
    case 'coolingOffExit':
    case 'creditRefund':
    case 'writeOff':
      return {}
    case 'creditUse':
      return { toOrderId: event.toOrderId }
    case 'rollover':
      return { quotedFeeMinor: event.quotedFeeMinor }
    case 'reversal':
      return { paymentId: event.paymentId }
    case 'waiver':
      return { part: event.part }
    case 'chargeHoliday':
      return { lastDay: event.lastDay }
    case 'dateMove':
      return { n: event.n, dueDate: event.dueDate, quotedInterestMinor: event.quotedInterestMinor }
    case 'hardshipPlan':
      return { lastDay: event.lastDay, dueDates: event.dueDates }
  }
}

/** The kinds of events without an amount of their own. */
const movesNothing: ReadonlySet<LoanEvent['kind']> = new Set([
  'reversal',
  'chargeHoliday',
  'hardshipPlan',
  'dateMove',
  'writeOff',
])

const known: ReadonlySet<string> = new Set(loanEventKinds)

/**
 * The row as an event. Throws for a kind that this version does not know: a replay without it would be wrong. `data` was written
 * by {@link dataOf}, whose cases are the only ones.
 */
export function eventFrom(row: EventRow): LoanEvent {
  if (!known.has(row.kind)) throw new Error(`event ${row.source_key} is of a kind that is not known: ${row.kind}`)
  const amount = movesNothing.has(row.kind) ? {} : { amountMinor: row.amount_minor }
  return { id: row.source_key, kind: row.kind, valueDate: row.value_date, ...amount, ...row.data } as LoanEvent
}

/** All events of a loan. The engine orders them; here they come by day and key. */
export async function eventsOf(db: Queries, orderId: string): Promise<LoanEvent[]> {
  const rows = await db.query<EventRow>(
    `select source_key, kind, value_date, amount_minor, data from loan_event
      where order_id = $1 order by value_date, source_key`,
    [orderId],
  )
  return rows.map(eventFrom)
}

interface EventEntry {
  readonly orderId: string
  readonly event: LoanEvent
  readonly postingDate: CalendarDate
  readonly createdAt: Date
}

/** The row of a new event. A second one with the same cause breaks the unique key and with it the transaction. */
export function eventRow({ orderId, event, postingDate, createdAt }: EventEntry): LoanEventRow {
  return {
    id: event.id,
    order_id: orderId,
    kind: event.kind,
    value_date: event.valueDate,
    posting_date: postingDate,
    amount_minor: 'amountMinor' in event ? event.amountMinor : 0,
    data: dataOf(event),
    created_at: createdAt,
  }
}

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
