// The partitions by month: made ahead, dropped where they are kept for a time only, and the turn of the ledger from one to the next.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { Db, Queries } from './database.ts'

/** Beside the month that runs. */
const monthsAhead = 3

/** Makes the partitions that are missing, of a day's month and of those that follow; today's, unless said. Returns how many. */
export async function makeMonths(db: Queries, day: CalendarDate | null = null): Promise<number> {
  return (
    (await db.value<number>('select make_months(coalesce($1::date, current_date), $2) as made', [
      day,
      monthsAhead + 1,
    ])) ?? 0
  )
}

/**
 * Lets entries be numbered in the month of `day` from now on, once its partitions are there; false where they are not. Waits a moment for
 * what is being posted: throws where that takes longer, and can be repeated at any time.
 */
export async function turnLedger(db: Db, day: CalendarDate): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (db.kind === 'postgres') await tx.query(`select set_config('lock_timeout', '2s', true)`)
    return (await tx.value<boolean>('select turn_ledger($1) as turned', [day])) ?? false
  })
}

/** Partitions of the month after that of `day` which are not there. */
export async function lackingMonths(db: Queries, day: CalendarDate): Promise<string[]> {
  return await db.column<string>(
    `select part from lacking_months(($1::date + interval '1 month')::date, 1) order by part`,
    [day],
  )
}

/** What is kept for a time only, month by month. */
export type PassingTable = 'sms_message' | 'job_done' | 'provider_event'

/** The months of a table that have a partition of their own, the oldest first; with `before`, those that ended by then. */
export async function monthsOf(
  db: Queries,
  table: PassingTable,
  before: Date | 'infinity' = 'infinity',
): Promise<CalendarDate[]> {
  return await db.column<CalendarDate>(
    `select month from pg_inherits join pg_class c on c.oid = inhrelid cross join lateral to_date(right(c.relname, 7), 'YYYY_MM') month
      where inhparent = to_regclass($1) and c.relname ~ '_\\d{4}_\\d{2}$'
        and (month + interval '1 month') at time zone 'UTC' <= $2::timestamptz order by month`,
    [table, before],
  )
}

/** Drops a month as a whole: all of it may go. Waits a moment for who reads the table, and throws where that takes longer. */
export async function dropMonth(db: Queries, table: PassingTable, month: CalendarDate): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(`select set_config('lock_timeout', '2s', true)`)
    await tx.query('select drop_month($1, $2)', [table, month])
  })
}

/** Drops the months that ended before `before`; how many. */
export async function dropMonths(db: Queries, table: PassingTable, before: Date): Promise<number> {
  const over = await monthsOf(db, table, before)
  for (const month of over) await dropMonth(db, table, month)
  return over.length
}
