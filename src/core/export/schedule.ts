// Which files are written by themselves, how often, and what each is called: one name for one content, the same every time.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { type Period, periodEnding, type Rhythm } from './period-ending.ts'

export const exportKinds = ['journal', 'trial-balance', 'portfolio', 'arrears', 'complaints'] as const
export type ExportKind = (typeof exportKinds)[number]

/** What the lender wants: each kind at most once. */
export type ExportPlan = readonly { readonly kind: ExportKind; readonly rhythm: Rhythm }[]

/** A pause of the product longer than this leaves its oldest periods out: two years of daily lists are not read. */
const caughtUpDays = 400

/** The periods that ended after `after` (null: none was written yet) and through `day`, in their order. */
export function periodsSince(rhythm: Rhythm, after: CalendarDate | null, day: CalendarDate): readonly Period[] {
  const earliest = addDays(day, -caughtUpDays)
  const found: Period[] = []
  for (let one = latestOf(after === null ? day : addDays(after, 1), earliest); one <= day; one = addDays(one, 1)) {
    const period = periodEnding(rhythm, one)
    if (period !== null) found.push(period)
  }
  return found
}

const latestOf = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? b : a)

/** What a file holds: seals of the ledger, one day, or the days of a period. */
export type ExportSpan =
  | { readonly fromSeal: number; readonly toSeal: number }
  | { readonly from: CalendarDate; readonly to: CalendarDate }

/** The name of a file: market, kind, and what it holds. Letters that every file system and bucket takes. */
export function exportFileName(market: string, kind: ExportKind, span: ExportSpan): string {
  return `${market}-${kind}-${spanOf(kind, span)}.csv`
}

function spanOf(kind: ExportKind, span: ExportSpan): string {
  if ('fromSeal' in span) return `seals-${span.fromSeal}-${span.toSeal}`
  // A register has the days of its period; the others show the end of it.
  return kind === 'complaints' && span.from !== span.to ? `${span.from}-${span.to}` : span.to
}
