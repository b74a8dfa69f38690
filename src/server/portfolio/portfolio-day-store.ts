// Stores the figures of days that have ended: counted once, then read.

import type { CalendarDate } from '../../core/calendar-date.ts'
import { json } from '../db/column-types.ts'
import type { Queries } from '../db/database.ts'
import type { DayFigures } from './day-figures.ts'

/** The figures of those of the days that were counted before. */
export async function findDays(db: Queries, days: readonly CalendarDate[]): Promise<Map<CalendarDate, DayFigures>> {
  const rows = await db.query<{ day: CalendarDate; figures: DayFigures }>(
    'select day, figures from portfolio_day where day = any($1::date[])',
    [days],
  )
  return new Map(rows.map(({ day, figures }) => [day, figures]))
}

/** Stores the figures of a day. Of two concurrent counts the first is kept: both have the same figures. */
export async function storeDay(db: Queries, day: CalendarDate, figures: DayFigures, at: Date): Promise<void> {
  const row = { day, figures: json(figures), countedAt: at }
  await db.insert('insert into portfolio_day (day, figures, counted_at) on conflict do nothing', row)
}

/** Marks a counted day as listed; false where it is marked, or was not counted. */
export async function markListed(db: Queries, day: CalendarDate, at: Date): Promise<boolean> {
  const sql = 'update portfolio_day set listed_at = $2 where day = $1 and listed_at is null'
  return (await db.execute(sql, [day, at])) > 0
}

/** True where the loans behind the figures of a day are listed. */
export async function isListed(db: Queries, day: CalendarDate): Promise<boolean> {
  const rows = await db.query('select from portfolio_day where day = $1 and listed_at is not null', [day])
  return rows.length > 0
}

/** Which days: ends of months, to which the figures of a year lead, or all others. */
export type DayKind = 'monthEnds' | 'otherDays'

/** Takes the mark from days that were listed before a moment, so that their lists are no longer read. */
export async function unmarkListed(db: Queries, kind: DayKind, before: Date): Promise<void> {
  await db.execute(
    `update portfolio_day set listed_at = null
      where listed_at < $1 and (extract(day from day + 1) = 1) = $2`,
    [before, kind === 'monthEnds'],
  )
}
