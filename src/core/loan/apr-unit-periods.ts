// Unit-periods of Regulation Z, appendix J(b), from dates: which interval a loan runs in, and how many lie between two days.

import { addMonths, type CalendarDate, daysBetween } from '../calendar-date.ts'
import { type UnitPeriodFlow, usActuarialPercent } from './apr-us-actuarial.ts'

/** Money that moves on a day. */
export interface DatedFlow {
  readonly on: CalendarDate
  readonly amountMinor: number
}

export interface DatedCashFlows {
  readonly advances: readonly DatedFlow[]
  readonly payments: readonly DatedFlow[]
}

/**
 * The interval a transaction runs in. Half a month is counted as 15 days, a month as 30. `term` is the whole term of a
 * single advance with a single payment.
 */
export type UnitPeriod =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'halfMonth' }
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'term'; readonly days: number }

/** What can lie between two payments. */
type Interval = Extract<UnitPeriod, { kind: 'days' | 'months' }>

/** The yearly rate of dated flows by the actuarial method, in percent. Calendar months count as equal. */
export function usActuarialPercentOfDates(cash: DatedCashFlows): number {
  const dates = [...cash.advances, ...cash.payments].map((flow) => flow.on).sort()
  const start = dates[0]
  if (start === undefined) throw new RangeError('no money moves')
  const unit = unitPeriodOf(dates)
  const counted = (flow: DatedFlow): UnitPeriodFlow => ({
    ...unitPeriodsBetween(unit, start, flow.on),
    amountMinor: flow.amountMinor,
  })
  return usActuarialPercent(
    { advances: cash.advances.map(counted), payments: cash.payments.map(counted) },
    periodsPerYear(unit),
  )
}

/**
 * The interval that occurs most often between these days, the shorter of two that occur alike; where each occurs once,
 * the standard interval next to their average. At most a year.
 */
export function unitPeriodOf(flowDates: readonly CalendarDate[]): UnitPeriod {
  const dates = [...new Set(flowDates)].sort()
  const first = dates[0] as CalendarDate
  const last = dates.at(-1) as CalendarDate
  if (first === last) throw new RangeError('one day has no unit-period')
  if (dates.length === 2) return { kind: 'term', days: Math.min(365, daysBetween(first, last)) }
  if (runsInHalfMonths(dates)) return { kind: 'halfMonth' }
  const intervals = dates.slice(1).map((to, index) => intervalBetween(dates[index] as CalendarDate, to))
  return commonest(intervals) ?? standardIntervalNextTo(daysBetween(first, last) / intervals.length)
}

/** {@link unitPeriodOf} for flows known by their day only: intervals are days, and an average is in whole days. */
export function unitPeriodOfDays(flowDays: readonly number[]): UnitPeriod {
  const days = [...new Set(flowDays)].sort((a, b) => a - b)
  const first = days[0] as number
  const last = days.at(-1) as number
  if (first === last) throw new RangeError('one day has no unit-period')
  if (days.length === 2) return { kind: 'term', days: Math.min(365, last - first) }
  const intervals = days.slice(1).map((to, index): Interval => ({ kind: 'days', days: to - (days[index] as number) }))
  const averageDays = Math.round((last - first) / intervals.length)
  return commonest(intervals) ?? { kind: 'days', days: Math.min(365, averageDays) }
}

/** The interval that occurs most often, if any occurs twice. */
function commonest(intervals: readonly Interval[]): UnitPeriod | null {
  const counts = new Map<string, { unit: Interval; count: number }>()
  for (const unit of intervals) {
    const name = JSON.stringify(unit)
    counts.set(name, { unit, count: (counts.get(name)?.count ?? 0) + 1 })
  }
  const repeated = [...counts.values()].filter(({ count }) => count > 1)
  const [first] = repeated.sort((a, b) => b.count - a.count || countedDays(a.unit) - countedDays(b.unit))
  return first === undefined ? null : atMostAYear(first.unit)
}

/** Days, weeks, half months and months up to a year: the one nearest, the shorter of two as near. */
function standardIntervalNextTo(days: number): UnitPeriod {
  const weeks = Array.from({ length: 52 }, (_, index): UnitPeriod => ({ kind: 'days', days: 7 * (index + 1) }))
  const months = Array.from({ length: 12 }, (_, index): UnitPeriod => ({ kind: 'months', months: index + 1 }))
  const standard: UnitPeriod[] = [{ kind: 'days', days: 1 }, { kind: 'halfMonth' }, ...weeks, ...months]
  const distance = (unit: UnitPeriod) => Math.abs(countedDays(unit) - days)
  const byNearness = standard.sort((a, b) => distance(a) - distance(b) || countedDays(a) - countedDays(b))
  return byNearness[0] as UnitPeriod
}

function intervalBetween(from: CalendarDate, to: CalendarDate): Interval {
  const months = calendarMonths(from, to)
  const isWhole = addMonths(from, months) === to || addMonths(to, -months) === from
  return isWhole ? { kind: 'months', months } : { kind: 'days', days: daysBetween(from, to) }
}

/** Payments twice a month, on two fixed days: every second one a month after the last but one. The first day may be odd. */
function runsInHalfMonths(dates: readonly CalendarDate[]): boolean {
  const payments = dates.slice(1)
  if (payments.length < 3) return false
  return payments.slice(2).every((to, index) => {
    const [from, between] = payments.slice(index, index + 2) as [CalendarDate, CalendarDate]
    return addMonths(from, 1) === to && Math.abs(daysBetween(from, between) - 15) <= 2
  })
}

/** The days that a unit-period counts as. */
export function countedDays(unit: UnitPeriod): number {
  if (unit.kind === 'halfMonth') return 15
  return unit.kind === 'months' ? unit.months * 30 : unit.days
}

function atMostAYear(unit: Interval): UnitPeriod {
  return unit.kind === 'days'
    ? { kind: 'days', days: Math.min(365, unit.days) }
    : { kind: 'months', months: Math.min(12, unit.months) }
}

/** How many of these make a year: 365 days, 52 weeks, 24 half months, 12 months, 6 times two months. */
export function periodsPerYear(unit: UnitPeriod): number {
  if (unit.kind === 'halfMonth') return 24
  if (unit.kind === 'months') return 12 / unit.months
  return unit.kind === 'days' && unit.days % 7 === 0 ? 52 / (unit.days / 7) : 365 / unit.days
}

/** Full unit-periods between two days and the odd part of one. Months are measured back from the later day. */
export function unitPeriodsBetween(
  unit: UnitPeriod,
  from: CalendarDate,
  to: CalendarDate,
): { readonly whole: number; readonly fraction: number } {
  if (unit.kind === 'days' || unit.kind === 'term') return division(daysBetween(from, to), unit.days)
  const months = wholeMonths(from, to)
  const oddDays = Math.max(0, daysBetween(from, addMonths(to, -months)))
  if (unit.kind === 'halfMonth') return division(months * 30 + oddDays, 15)
  if (unit.months === 12) {
    const oddMonths = months % 12
    const fraction = oddDays === 0 ? oddMonths / 12 : daysBetween(from, addMonths(to, oddMonths - months)) / 365
    return { whole: Math.floor(months / 12), fraction }
  }
  return division(months * 30 + oddDays, unit.months * 30)
}

/** Whole unit-periods of so many days, and the part of one that is left. */
export function division(days: number, perUnit: number): { whole: number; fraction: number } {
  return { whole: Math.floor(days / perUnit), fraction: (days % perUnit) / perUnit }
}

/** Full months from one day to a later one, measured back from the later; a last day follows a last day. */
function wholeMonths(from: CalendarDate, to: CalendarDate): number {
  const months = calendarMonths(from, to)
  return addMonths(from, months) === to || addMonths(to, -months) >= from ? months : months - 1
}

function calendarMonths(from: CalendarDate, to: CalendarDate): number {
  return 12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
}
