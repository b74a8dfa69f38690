// Calendar dates without time: 'YYYY-MM-DD' strings that compare and count as days, in no zone at all.

declare const calendarDate: unique symbol
/** A day of the proleptic Gregorian calendar, written `YYYY-MM-DD`. Compares with `<` and `===` as text. */
export type CalendarDate = string & { readonly [calendarDate]: true }

const MS_PER_DAY = 86_400_000

/** Days of a four-hundred-year cycle, after which the Gregorian calendar repeats itself. */
const DAYS_PER_CYCLE = 146_097
/** From March 1 of the year 0, where the cycles are counted from, to 1970-01-01. */
const DAYS_TO_EPOCH = 719_468

/** Days since 1970-01-01. Counted in whole days from a March, so that the leap day is the last of its year; no clock, no zone. */
export function toEpochDay(date: CalendarDate): number {
  const month = digits(date, 5, 7)
  const year = digits(date, 0, 4) - (month <= 2 ? 1 : 0)
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + digits(date, 8, 10) - 1
  const cycle = Math.floor(year / 400)
  const yearOfCycle = year - cycle * 400
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear
  return cycle * DAYS_PER_CYCLE + dayOfCycle - DAYS_TO_EPOCH
}

/** The number that stands in the places from `start` to before `end`: read in place, dates are read a million times a run. */
function digits(text: string, start: number, end: number): number {
  let value = 0
  for (let place = start; place < end; place += 1) value = value * 10 + text.charCodeAt(place) - 48
  return value
}

/** Days are written once each: 1970 to 2150, where loans live. */
const written: CalendarDate[] = []
const lastWrittenDay = 65_744

/** The inverse of {@link toEpochDay}. */
export function fromEpochDay(day: number): CalendarDate {
  const known = written[day]
  if (known !== undefined) return known
  const text = new Date(day * MS_PER_DAY).toISOString().slice(0, 10) as CalendarDate
  if (day >= 0 && day <= lastWrittenDay) written[day] = text
  return text
}

/** Reads `YYYY-MM-DD`; null for anything else, and for days that do not exist (2026-02-30). Years 1900 to 9999. */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (!/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)) return null
  const ms = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(ms)) return null
  return new Date(ms).toISOString().startsWith(text) ? (text as CalendarDate) : null
}

/** A date known to be good, for data files and tests. Throws on a day that does not exist. */
export function date(text: string): CalendarDate {
  const parsed = parseCalendarDate(text)
  if (parsed === null) throw new RangeError(`not a calendar date: ${text}`)
  return parsed
}

/** `days` may be negative. */
export function addDays(from: CalendarDate, days: number): CalendarDate {
  return fromEpochDay(toEpochDay(from) + days)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toEpochDay(to) - toEpochDay(from)
}

/** The same day of the month, `months` later; the last day of a shorter month (Jan 31 + 1 = Feb 28). */
export function addMonths(from: CalendarDate, months: number): CalendarDate {
  const year = Number(from.slice(0, 4))
  const monthIndex = Number(from.slice(5, 7)) - 1 + months
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()
  return fromEpochDay(Date.UTC(year, monthIndex, Math.min(Number(from.slice(8, 10)), lastDay)) / MS_PER_DAY)
}

/** Monday is 1, Sunday is 7. */
export function weekday(of: CalendarDate): number {
  return ((((toEpochDay(of) + 3) % 7) + 7) % 7) + 1
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(zone, format)
  }
  return format
}

/** The wall of a zone at the beginning of a minute: many questions are asked within one, and each answer is dear. */
const wallOfMinute = new Map<string, Map<number, string>>()
const minutesKept = 5_000

/** `YYYY-MM-DD HH:MM:SS` on the wall of `zone`. Clocks change at whole minutes, so that a minute needs one look. */
function wallAt(zone: string, instant: Date): string {
  const ms = instant.getTime()
  const minute = Math.floor(ms / 60_000)
  let known = wallOfMinute.get(zone)
  if (known === undefined || known.size >= minutesKept) {
    known = new Map()
    wallOfMinute.set(zone, known)
  }
  let start = known.get(minute)
  if (start === undefined) {
    start = lookAtWall(zone, new Date(minute * 60_000))
    known.set(minute, start)
  }
  // A few zones were seconds apart from the others in the old days.
  if (!start.endsWith(':00')) return lookAtWall(zone, instant)
  const second = Math.floor(ms / 1000) - minute * 60
  return start.slice(0, 17) + String(second).padStart(2, '0')
}

function lookAtWall(zone: string, instant: Date): string {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}`
}

/** The calendar day that `instant` belongs to on the wall of `zone` (an IANA name such as `Asia/Manila`). */
export function dateIn(zone: string, instant: Date): CalendarDate {
  return wallAt(zone, instant).slice(0, 10) as CalendarDate
}

/** `YYYY-MM-DD HH:MM:SS` on the wall of `zone`: how the wire writes a moment. */
export function dateTimeIn(zone: string, instant: Date): string {
  return wallAt(zone, instant)
}

/**
 * The first instant of `day` in `zone`. Where a clock change skips midnight, the first instant that exists.
 * Found by bisection on {@link dateIn}, so that it is right for every zone that the platform knows.
 */
export function startOfDayIn(zone: string, day: CalendarDate): Date {
  let before = toEpochDay(day) * MS_PER_DAY - 15 * 3_600_000
  let after = toEpochDay(day) * MS_PER_DAY + 15 * 3_600_000
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dateIn(zone, new Date(middle)) < day) before = middle
    else after = middle
  }
  return new Date(after)
}
