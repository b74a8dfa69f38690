// When a contact was that an officer notes: what can be typed, and which moments are noted.

import { type CalendarDate, dateIn, parseCalendarDate, readMoment } from '../calendar-date.ts'
import { wallTime } from './contact-rules.ts'

/** Days back that a contact may be noted at most: older ones are not remembered well. */
export const contactDaysBackAtMost = 31
const dayMs = 86_400_000

/** A day without an hour counts from noon, in no market's quiet hours; today from now where that is earlier. */
const noon = '12:00'

/**
 * Reads when a contact was: a moment of UTC, `YYYY-MM-DD HH:MM` (or with a `T`, or seconds) on the wall of `zone`, or a day. Null for
 * anything else.
 */
export function readContactMoment(text: string, zone: string, now: Date): Date | null {
  const utc = readMoment(text.replace(/^(.{19})Z$/, '$1.000Z'))
  if (utc !== null) return utc
  const [, typed = '', hour] = /^(\d{4}-\d\d-\d\d)(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?)?$/.exec(text) ?? []
  const day: CalendarDate | null = parseCalendarDate(typed)
  if (day === null) return null
  const at = wallTime(zone, day, hour ?? noon)
  return hour === undefined && at > now && day === dateIn(zone, now) ? now : at
}

/** CONTACT-1: true for a moment that has been, and not longer ago than contacts are noted. */
export function mayBeNoted(at: Date, now: Date): boolean {
  const ago = now.getTime() - at.getTime()
  return ago >= 0 && ago <= contactDaysBackAtMost * dayMs
}
