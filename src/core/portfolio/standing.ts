// How the portfolio sorts loans: by how late they are, paid, or given up. And its months.

import { addDays, type CalendarDate, date } from '../calendar-date.ts'

/** Loans that are owed, by days past due: each from its first day to the day before the next. */
export const buckets = [
  { bucket: 'current', fromDays: 0 },
  { bucket: 'late1', fromDays: 1 },
  { bucket: 'late31', fromDays: 31 },
  { bucket: 'late61', fromDays: 61 },
  { bucket: 'late91', fromDays: 91 },
] as const
export type Bucket = (typeof buckets)[number]['bucket']
export const bucketNames = buckets.map(({ bucket }) => bucket) as [Bucket, ...Bucket[]]

/** `none`: not paid out yet, or its payout came back. */
export const standings = [...bucketNames, 'paid', 'writtenOff', 'none'] as const
export type Standing = (typeof standings)[number]

/** Portfolio at risk: PAR 1 counts loans a day late or more, the others those that are more days late than their name says. */
export const riskLevels = [
  { par: 1, fromDays: 1 },
  { par: 30, fromDays: 31 },
  { par: 60, fromDays: 61 },
  { par: 90, fromDays: 91 },
] as const

/** How late a loan was at least once, to count in its vintage. */
export const vintageLateDays = 31

/** True for what is owed and not given up. */
export function isBucket(standing: Standing): standing is Bucket {
  return (bucketNames as readonly Standing[]).includes(standing)
}

/** The last day of the month before the one of `day`. */
export function endOfMonthBefore(day: CalendarDate): CalendarDate {
  return addDays(startOfMonth(day), -1)
}

/** The first day of the month of `day`. */
export function startOfMonth(day: CalendarDate): CalendarDate {
  return date(`${day.slice(0, 7)}-01`)
}

/** The ends of the months before `day`, the newest last, and `day`. */
export function monthEnds(day: CalendarDate, months: number): CalendarDate[] {
  const ends = [day]
  while (ends.length < months) ends.unshift(endOfMonthBefore(ends[0] ?? day))
  return ends
}

/** Whole months from one `YYYY-MM` to another. */
export function monthsBetween(from: string, to: string): number {
  const count = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return count(to) - count(from)
}

/** A share in hundredths of a per cent, half up; 0 of nothing. */
export function shareBps(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000)
}
