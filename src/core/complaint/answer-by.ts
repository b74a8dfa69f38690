// The latest moment of the answer to a complaint, where the lender promises a response time.

import { addDays, addWeekdays, type CalendarDate, startOfDayIn } from '../calendar-date.ts'

/**
 * The last second of the promised weekday after the day on which the complaint came, in the market's zone; null where no
 * time is promised.
 */
export function answerBy(openedOn: CalendarDate, zone: string, weekdays: number | null): Date | null {
  if (weekdays === null) return null
  const last = addWeekdays(openedOn, weekdays)
  return new Date(startOfDayIn(zone, addDays(last, 1)).getTime() - 1000)
}
