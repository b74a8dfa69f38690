// Which files are written by themselves, how often, and what each is called: one name for one content, the same every time.

import { addDays, type CalendarDate, weekday } from '../calendar-date.ts'

export const exportKinds = ['journal', 'trial-balance', 'portfolio', 'arrears', 'complaints'] as const
export type ExportKind = (typeof exportKinds)[number]

export const rhythms = ['daily', 'weekly', 'monthly'] as const
export type Rhythm = (typeof rhythms)[number]

/** What the lender wants: each kind at most once. */
export type ExportPlan = readonly { readonly kind: ExportKind; readonly rhythm: Rhythm }[]

/** From its first to its last day, both counted. */
export interface Period {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** The period of a rhythm that ends with `day`; null where none does. A week ends on Sunday. */
export function periodEnding(rhythm: Rhythm, day: CalendarDate): Period | null {
  if (rhythm === 'daily') return { from: day, to: day }
  if (rhythm === 'weekly') return weekday(day) === 7 ? { from: addDays(day, -6), to: day } : null
  const startsMonth = addDays(day, 1).endsWith('-01')
  return startsMonth ? { from: `${day.slice(0, 7)}-01` as CalendarDate, to: day } : null
}

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
