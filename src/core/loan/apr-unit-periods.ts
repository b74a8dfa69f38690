// Unit-periods of Regulation Z, appendix J(b), from days: which interval a loan runs in, and how many of them make a year.

/** The interval a transaction runs in. `term` is the whole term of a single advance with a single payment. */
export type UnitPeriod = { readonly kind: 'days' | 'term'; readonly days: number }

/**
 * The interval that occurs most often between these days, the shorter of two that occur alike; where each occurs once, their
 * average in whole days. At most a year.
 */
export function unitPeriodOfDays(flowDays: readonly number[]): UnitPeriod {
  const days = [...new Set(flowDays)].sort((a, b) => a - b)
  const first = days[0] as number
  const last = days.at(-1) as number
  if (first === last) throw new RangeError('one day has no unit-period')
  if (days.length === 2) return { kind: 'term', days: Math.min(365, last - first) }
  const intervals = days.slice(1).map((to, index) => to - (days[index] as number))
  const averageDays = Math.round((last - first) / intervals.length)
  return { kind: 'days', days: Math.min(365, commonest(intervals) ?? averageDays) }
}

/** The interval that occurs most often, if any occurs twice. */
function commonest(intervals: readonly number[]): number | null {
  const counts = new Map<number, number>()
  for (const days of intervals) counts.set(days, (counts.get(days) ?? 0) + 1)
  const repeated = [...counts].filter(([, count]) => count > 1)
  const [first] = repeated.sort(([days, count], [otherDays, otherCount]) => otherCount - count || days - otherDays)
  return first?.[0] ?? null
}

/** How many of these make a year of 365 days; of weeks there are 52. */
export function periodsPerYear({ kind, days }: UnitPeriod): number {
  return kind === 'days' && days % 7 === 0 ? 52 / (days / 7) : 365 / days
}

/** Whole unit-periods of so many days, and the part of one that is left. */
export function division(days: number, perUnit: number): { whole: number; fraction: number } {
  return { whole: Math.floor(days / perUnit), fraction: (days % perUnit) / perUnit }
}
