// Business time: what the product takes for now. In production the machine's clock; in demo mode it can be moved.

import { addDays, type CalendarDate, dateIn, startOfDayIn } from '../../core/calendar-date.ts'
import type { Queries } from '../db/database.ts'

export interface BusinessClock {
  now(): Date
  /** The calendar day in `zone` (an IANA name). */
  today(zone: string): CalendarDate
  /** The machine's own time, for what must not end because business time was moved: sessions. */
  machineNow(): Date
}

/** A clock whose distance from the machine's is kept in the database, so that a restart does not turn time back. */
export interface MovableClock extends BusinessClock {
  /** The same wall time `days` later in `zone`; where a clock change makes a day longer or shorter, the date still fits. */
  advanceDays(db: Queries, days: number, zone: string): Promise<void>
  advanceMinutes(db: Queries, minutes: number): Promise<void>
  /** Back to the machine's time. */
  reset(db: Queries): Promise<void>
}

const MS_PER_MINUTE = 60_000

function clockOf(now: () => Date, machineNow: () => Date = now): BusinessClock {
  return { now, today: (zone) => dateIn(zone, now()), machineNow }
}

/** The machine's clock. */
export const systemClock: BusinessClock = clockOf(() => new Date())

/** A clock that stands still, for tests and computations about a given moment. */
export function fixedClock(instant: Date): BusinessClock {
  return clockOf(() => instant)
}

/** The demo's clock, as far from the machine's as it was left. `machine` is the time it is counted from. */
export async function openMovableClock(db: Queries, machine: () => Date = () => new Date()): Promise<MovableClock> {
  const [row] = await db.query<{ offset_ms: number }>('select offset_ms from business_clock')
  let offsetMs = row?.offset_ms ?? 0
  const clock = clockOf(() => new Date(machine().getTime() + offsetMs), machine)

  async function moveTo(queries: Queries, nextOffsetMs: number): Promise<void> {
    await queries.execute(
      `insert into business_clock (offset_ms) values ($1)
       on conflict (only_row) do update set offset_ms = excluded.offset_ms`,
      [nextOffsetMs],
    )
    offsetMs = nextOffsetMs
  }

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
    reset: (queries) => moveTo(queries, 0),
  }
}
