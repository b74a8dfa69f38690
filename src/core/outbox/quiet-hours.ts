// The hours of the night in which only requested messages leave.

import { addDays, dateIn, dateTimeIn, startOfDayIn } from '../calendar-date.ts'
import type { Market } from '../market/market.ts'

/** `now`, or the end of the quiet hours that `now` falls in. */
export function afterQuietHours(market: Market, now: Date): Date {
  const { from, to } = market.quietHours
  const wall = dateTimeIn(market.zone, now).slice(11, 16)
  const overnight = from > to
  const quiet = overnight ? wall >= from || wall < to : wall >= from && wall < to
  if (!quiet) return now
  const today = dateIn(market.zone, now)
  return wallTime(market.zone, overnight && wall >= from ? addDays(today, 1) : today, to)
}

/** The instant at which the wall of `zone` shows `time` (HH:MM) on `day`; right across clock changes to the minute. */
export function wallTime(zone: string, day: ReturnType<typeof addDays>, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const guess = new Date(startOfDayIn(zone, day).getTime() + (hours * 60 + minutes) * 60_000)
  const [shownHours = 0, shownMinutes = 0] = dateTimeIn(zone, guess).slice(11, 16).split(':').map(Number)
  return new Date(guess.getTime() + (hours * 60 + minutes - shownHours * 60 - shownMinutes) * 60_000)
}
