// The period of a rhythm that ends with a day: a day, a week, a month.

import { addDays, type CalendarDate, weekday } from '../calendar-date.ts'

export const rhythms = ['daily', 'weekly', 'monthly'] as const

export type Rhythm = (typeof rhythms)[number]

/** From its first to its last day, both counted. */
export interface Period {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** The period of a rhythm that ends with `day`; null where none does. A week ends on Sunday. */
export function periodEnding(rhythm: Rhythm, day: CalendarDate): Period | null {
  if (rhythm === 'daily') return { from: day, to: day }
  if (rhythm === 'weekly') return weekday(day) === 7 ? { from: addDays(day, -6), to: day } : null
  const startsMonth = addDays(day, 1).endsWith('-01')
  return startsMonth ? { from: `${day.slice(0, 7)}-01` as CalendarDate, to: day } : null
}
