// Business time: what the product takes for now. In production the machine's clock; in demo mode it can be moved.

import { addDays, type CalendarDate, dateIn, startOfDayIn } from '../../../core/calendar-date.ts'
import type { Queries } from '../../db/database.ts'
import type { BusinessClock } from '../../ports/clock.ts'

/** A clock whose distance from the machine's is kept in the database, so that a restart does not turn time back. */
export interface MovableClock extends BusinessClock {
  /** The same wall time `days` later in `zone`; where a clock change makes a day longer or shorter, the date still fits. */
  advanceDays(db: Queries, days: number, zone: string): Promise<void>
  advanceMinutes(db: Queries, minutes: number): Promise<void>
  /** Back to where a new clock begins. */
  reset(db: Queries): Promise<void>
}

const MS_PER_MINUTE = 60_000

function clockOf(now: () => Date, machineNow: () => Date = now): BusinessClock {
  return { now, today: (zone) => dateIn(zone, now()), machineNow }
}

export const systemClock: BusinessClock = clockOf(() => new Date())

/** How long it is from `now` until the wall clock in `zone` says `time` (`HH:MM`), in milliseconds: less than a day, never back. */
export function msUntilTime(now: Date, time: string, zone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const on = (day: CalendarDate): number =>
    startOfDayIn(zone, day).getTime() + (hours * 60 + minutes) * MS_PER_MINUTE - now.getTime()
  const today = dateIn(zone, now)
  return on(today) >= 0 ? on(today) : on(addDays(today, 1))
}

/**
 * The demo's clock, as far from the machine's as it was left. `machine` is the time it is counted from; a new clock, and one
 * that is reset, stands `startMs` after it.
 */
export async function openMovableClock(
  db: Queries,
  machine: () => Date = () => new Date(),
  startMs = 0,
): Promise<MovableClock> {
  const [row] = await db.query<{ offset_ms: number }>('select offset_ms from business_clock')
  let offsetMs = row?.offset_ms ?? startMs
  const clock = clockOf(() => new Date(machine().getTime() + offsetMs), machine)

  async function moveTo(queries: Queries, nextOffsetMs: number): Promise<void> {
    await queries.execute(
      `insert into business_clock (offset_ms) values ($1)
       on conflict (only_row) do update set offset_ms = excluded.offset_ms`,
      [nextOffsetMs],
    )
    offsetMs = nextOffsetMs
  }

  // Another start of the process comes at another time of the machine: where this one began has to be known to it. And a database
  // with a clock is the demo's (db/whose-database.ts).
  if (row === undefined) await moveTo(db, startMs)
  return {
    ...clock,
    async advanceDays(queries, days, zone) {
      const now = clock.now()
      const today = dateIn(zone, now)
      const intoTheDayMs = now.getTime() - startOfDayIn(zone, today).getTime()
      const target = addDays(today, days)
      // A day that a clock change cuts short ends before this wall time: stay on the date.
      const lastMs = startOfDayIn(zone, addDays(target, 1)).getTime() - 1
      const thenMs = Math.min(startOfDayIn(zone, target).getTime() + intoTheDayMs, lastMs)
      await moveTo(queries, offsetMs + thenMs - now.getTime())
    },
    // Parts of a minute come from a division; the clock stands on whole milliseconds.
    advanceMinutes: (queries, minutes) => moveTo(queries, Math.round(offsetMs + minutes * MS_PER_MINUTE)),
    reset: (queries) => moveTo(queries, startMs),
  }
}
