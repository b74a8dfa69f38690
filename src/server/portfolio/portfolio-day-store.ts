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

/** Keeps the figures of a day. Of two that count at once, the first is kept: both counted the same. */
export async function storeDay(db: Queries, day: CalendarDate, figures: DayFigures, at: Date): Promise<void> {
  await db.execute('insert into portfolio_day (day, figures, counted_at) values ($1, $2, $3) on conflict do nothing', [
    day,
    json(figures),
    at,
  ])
}
