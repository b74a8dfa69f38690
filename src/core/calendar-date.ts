// Calendar dates without time: 'YYYY-MM-DD' strings that compare and count as days, in no zone at all.

declare const calendarDate: unique symbol
/** A day of the proleptic Gregorian calendar, written `YYYY-MM-DD`. Compares with `<` and `===` as text. */
export type CalendarDate = string & { readonly [calendarDate]: true }

const MS_PER_DAY = 86_400_000

/** Days of a four-hundred-year cycle, after which the Gregorian calendar repeats itself. */
const DAYS_PER_CYCLE = 146_097
/** From March 1 of the year 0, where the cycles are counted from, to 1970-01-01. */
const DAYS_TO_EPOCH = 719_468

/** Days since 1970-01-01. */
export function toEpochDay(date: CalendarDate): number {
  const known = read.get(date)
  // Stryker disable next-line ConditionalExpression: the cached value equals the computed one
  if (known !== undefined) return known
  const day = epochDayOf(date)
  // Stryker disable next-line ConditionalExpression,CallExpression: as above
  if (isKept(day)) read.set(date, day)
  return day
}

/** Counted in whole days from a March, so that the leap day is the last of its year; no clock, no zone. */
function epochDayOf(date: CalendarDate): number {
  const month = digits(date, 5, 7)
  const year = digits(date, 0, 4) - (month <= 2 ? 1 : 0)
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + digits(date, 8, 10) - 1
  const cycle = Math.floor(year / 400)
  const yearOfCycle = year - cycle * 400
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear
  return cycle * DAYS_PER_CYCLE + dayOfCycle - DAYS_TO_EPOCH
}

function digits(text: string, start: number, end: number): number {
  let value = 0
  for (let place = start; place < end; place += 1) value = value * 10 + text.charCodeAt(place) - 48
  return value
}

/** Caches for the days from 1970 to 2149: a run parses and formats the same few days a million times. */
const read = new Map<CalendarDate, number>()
const written: CalendarDate[] = []
// Stryker disable next-line all: keeping more or fewer changes nothing but time
const isKept = (day: number): boolean => day >= 0 && day < 65_744

/** The inverse of {@link toEpochDay}. */
export function fromEpochDay(day: number): CalendarDate {
  const known = written[day]
  // Stryker disable next-line ConditionalExpression: the cached text equals the written one
  if (known !== undefined) return known
  const text = new Date(day * MS_PER_DAY).toISOString().slice(0, 10) as CalendarDate
  // Stryker disable next-line ConditionalExpression: as above
  if (isKept(day)) written[day] = text
  return text
}

/**
 * Reads `YYYY-MM-DD`; null for anything else, and for days that do not exist (2026-02-30). Years 1900 to 2999: whatever is added
 * to a day that was read, the sum is still a day of four digits, which databases and formats know.
 */
export function parseCalendarDate(text: string): CalendarDate | null {
  // Stryker disable next-line Regex: what stands before or behind a day is no time to the parser, or not what the parser read
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return null
  const ms = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(ms)) return null
  return new Date(ms).toISOString().startsWith(text) ? (text as CalendarDate) : null
}

/**
 * Reads a moment as `Date.toISOString` writes it, in UTC; null for anything else, and for days of other years than a calendar
 * date has. What `new Date` takes beside it (`-1`, `+275760-01-01`) are years that no database stores.
 */
export function readMoment(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) || parseCalendarDate(text.slice(0, 10)) === null)
    return null
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : moment
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

/** Cache of a zone's offset from UTC, by the hour: lookups are expensive, and many fall within the same hour. */
const aheadOfHour = new Map<string, Map<number, number>>()
const hoursKept = 10_000
const MS_PER_HOUR = 3_600_000

/** The offset of `zone` from UTC in milliseconds; null in an hour in which its clock changes. */
function aheadMs(zone: string, instantMs: number): number | null {
  const hour = Math.floor(instantMs / MS_PER_HOUR)
  let known = aheadOfHour.get(zone)
  // Stryker disable next-line ConditionalExpression,EqualityOperator: forgetting early or late changes nothing but time
  if (known === undefined || known.size >= hoursKept) {
    known = new Map()
    // Stryker disable next-line CallExpression: as above
    aheadOfHour.set(zone, known)
  }
  const ahead = known.get(hour)
  // Stryker disable next-line ConditionalExpression: the cached value equals the looked-up one
  if (ahead !== undefined) return Number.isNaN(ahead) ? null : ahead
  // Stryker disable next-line ArithmeticOperator: an hour that is not found steady is looked at each time
  const first = aheadAt(zone, hour * MS_PER_HOUR)
  // Stryker disable next-line ConditionalExpression,EqualityOperator,ArithmeticOperator: as above
  const isSteady = first === aheadAt(zone, (hour + 1) * MS_PER_HOUR - 1000)
  // Stryker disable next-line CallExpression: as above
  known.set(hour, isSteady ? first : Number.NaN)
  return isSteady ? first : null
}

/** At a whole second. */
function aheadAt(zone: string, instantMs: number): number {
  // Stryker disable next-line ArithmeticOperator,StringLiteral: as above
  return Date.parse(`${lookAtWall(zone, new Date(instantMs)).replace(' ', 'T')}Z`) - instantMs
}

function lookAtWall(zone: string, instant: Date): string {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type)
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}`
}

/** The calendar day of `instant` in `zone` (an IANA name such as `Asia/Manila`). */
export function dateIn(zone: string, instant: Date): CalendarDate {
  const ahead = aheadMs(zone, instant.getTime())
  // Stryker disable next-line ConditionalExpression: as above
  if (ahead === null) return lookAtWall(zone, instant).slice(0, 10) as CalendarDate
  return fromEpochDay(Math.floor((instant.getTime() + ahead) / MS_PER_DAY))
}

/** The local time in `zone` as `YYYY-MM-DD HH:MM:SS`: the wire form of a moment. */
export function dateTimeIn(zone: string, instant: Date): string {
  const ahead = aheadMs(zone, instant.getTime())
  // Stryker disable next-line ConditionalExpression: as above
  if (ahead === null) return lookAtWall(zone, instant)
  return new Date(instant.getTime() + ahead).toISOString().slice(0, 19).replace('T', ' ')
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
