// When a complaint is answered at the latest: the promise of three weekdays (spec section 9).

import { addDays, type CalendarDate, startOfDayIn, weekday } from '../calendar-date.ts'

export const promisedWeekdays = 3

/** The `count`-th weekday (Monday to Friday) after `from`. */
export function addWeekdays(from: CalendarDate, count: number): CalendarDate {
  let day = from
  let left = count
  while (left > 0) {
    day = addDays(day, 1)
    if (weekday(day) <= 5) left -= 1
  }
  return day
}

/** The last second of the third weekday after the day on which the complaint came, in the market's zone. */
export function answerBy(openedOn: CalendarDate, zone: string): Date {
  const last = addWeekdays(openedOn, promisedWeekdays)
  return new Date(startOfDayIn(zone, addDays(last, 1)).getTime() - 1000)
}
