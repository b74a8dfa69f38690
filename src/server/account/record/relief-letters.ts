// Acts of the lender that have a letter: what was forgiven, paused, agreed or ended, each under a number of its own.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { Queries } from '../../db/database.ts'
import { sqlList } from '../../db/sql-list.ts'

const reliefKinds = ['waiver', 'chargeHoliday', 'hardshipPlan', 'writeOff'] as const
type ReliefKind = (typeof reliefKinds)[number]

export interface ReliefLetter {
  readonly eventId: string
  readonly orderId: string
  readonly kind: ReliefKind
  /** `LT-2026-0041`: the number of the event, which never changes. */
  readonly number: string
  /** Position of the event among all events, in recording order. */
  readonly recorded: number
  readonly postingDate: CalendarDate
  readonly at: Date
}

/** The letters of these loans in the order in which the acts were recorded. An act that was taken back has none. */
export async function reliefLetters(db: Queries, orderIds: readonly string[]): Promise<ReliefLetter[]> {
  const rows = await db.query<Omit<ReliefLetter, 'number'>>(
    `select e.id as "eventId", e.order_id as "orderId", e.kind, e.number as recorded, e.posting_date as "postingDate",
        e.created_at as at
      from loan_event e
      where e.order_id = any($1::text[]) and e.kind in ${sqlList(reliefKinds)}
        and not exists (select from loan_event r
          where r.order_id = e.order_id and r.kind = 'reversal' and r.data->>'paymentId' = e.id)
      order by e.number`,
    [orderIds],
  )
  return rows.map((row) => ({ ...row, number: numberOf(row) }))
}

function numberOf({ recorded, postingDate }: Pick<ReliefLetter, 'recorded' | 'postingDate'>): string {
  return `LT-${postingDate.slice(0, 4)}-${String(recorded).padStart(4, '0')}`
}
