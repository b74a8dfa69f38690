// The port of business time: what the product takes for now.

import type { CalendarDate } from '../../core/calendar-date.ts'

export interface BusinessClock {
  now(): Date
  /** The calendar day in `zone` (an IANA name). */
  today(zone: string): CalendarDate
  /** The machine's own time, for what must not end because business time was moved: sessions. */
  machineNow(): Date
}
