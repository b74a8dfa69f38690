// Affordability: the largest sum that a loan asks for within 30 days.

import { daysBetween } from '../calendar-date.ts'
import { instalmentMinor } from '../loan/schedule.ts'
import type { Instalment } from '../loan/terms.ts'

const monthDays = 30

/** The most that falls due within any 30 days, minor units. */
export function heaviestMonthMinor(schedule: readonly Instalment[]): number {
  const months = schedule.map(({ dueDate: from }) =>
    schedule
      .filter(({ dueDate }) => dueDate >= from && daysBetween(from, dueDate) < monthDays)
      .reduce((sum, instalment) => sum + instalmentMinor(instalment), 0),
  )
  return Math.max(0, ...months)
}
