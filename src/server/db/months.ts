// The partitions by month: made ahead, and the turn of the ledger from one month to the next.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { Db, Queries } from './database.ts'

/** Beside the month that runs. */
export const monthsAhead = 3

/** Makes the partitions that are missing, of a day's month and of those that follow; today's, unless said. Returns how many. */
export async function makeMonths(db: Queries, day: CalendarDate | null = null): Promise<number> {
  const [row] = await db.query<{ made: number }>('select make_months(coalesce($1::date, current_date), $2) as made', [
    day,
    monthsAhead + 1,
  ])
  return row?.made ?? 0
}

/**
 * Lets entries be numbered in the month of `day` from now on, once its partitions are there; false where they are not. Waits a moment for
 * what is being posted: throws where that takes longer, and can be repeated at any time.
 */
export async function turnLedger(db: Db, day: CalendarDate): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (db.kind === 'postgres') await tx.query(`select set_config('lock_timeout', '2s', true)`)
    const [row] = await tx.query<{ turned: boolean }>('select turn_ledger($1) as turned', [day])
    return row?.turned ?? false
  })
}

/** Partitions of the month after that of `day` which are not there. */
export async function lackingMonths(db: Queries, day: CalendarDate): Promise<string[]> {
  const rows = await db.query<{ part: string }>(
    `select part from lacking_months(($1::date + interval '1 month')::date, 1) order by part`,
    [day],
  )
  return rows.map(({ part }) => part)
}
