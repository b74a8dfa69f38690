// The entries of the books that one loan needs in a month: what became known late under its own value date, then the rest.

import type { CalendarDate } from '../calendar-date.ts'
import type { Loan } from '../loan/loan-event.ts'
import type { PostedEvent } from '../portfolio/loan-day.ts'
import { type LoanBooks, loanBooks } from './loan-figures.ts'
import type { BooksPolicy } from './policy.ts'
import {
  type BookFigures,
  type BookLine,
  linesBetween,
  noFigures,
  postingRuleNames,
  postingRules,
} from './posting-rules.ts'

/** An entry to post. `cause`: the month, `2026-10`, or the id of the event that became known late. */
export interface BookEntry {
  readonly kind: 'opening' | 'adjustment' | 'late'
  readonly cause: string
  readonly valueDate: CalendarDate
  readonly postingDate: CalendarDate
  readonly lines: readonly BookLine[]
}

export interface LoanMonth {
  /** Null where nothing is lent any more: a payout that came back. */
  readonly loan: Loan | null
  /** All that were posted through `through`, in the order in which they were recorded. */
  readonly events: readonly PostedEvent[]
  /** Events that have an entry of their own. */
  readonly lateDone: ReadonlySet<string>
  /** What the books hold of the loan. */
  readonly posted: BookFigures
  /** The end of the month before; null where the loan was not known then, and for an opening. */
  readonly before: CalendarDate | null
  readonly through: CalendarDate
  readonly kind: 'opening' | 'adjustment'
  readonly policy: BooksPolicy
}

/** ACCOUNTING-9: the entries of a month, and where the loan stands at its end. Made again of the same, there are none. */
export function monthEntries(month: LoanMonth): { readonly entries: BookEntry[]; readonly books: LoanBooks | null } {
  const { loan, events, through, kind, policy } = month
  const late = loan === null ? [] : lateEntries({ ...month, loan })
  const held = late.reduce((figures, { lines }) => withLines(figures, lines), month.posted)
  const books =
    loan === null
      ? null
      : loanBooks(
          loan,
          events.map(({ event }) => event),
          through,
          policy,
          month.posted,
        )
  const lines = linesBetween(held, books?.figures ?? noFigures)
  const rest: BookEntry = { kind, cause: through.slice(0, 7), valueDate: through, postingDate: through, lines }
  return { entries: [...late, ...(lines.length === 0 ? [] : [rest])], books }
}

/** What each event of before that is known only now would have changed at the end of the month before. */
function lateEntries({
  loan,
  events,
  posted,
  lateDone,
  before,
  policy,
}: LoanMonth & { readonly loan: Loan }): BookEntry[] {
  if (before === null) return []
  const known = events.filter(({ postingDate }) => postingDate <= before).map(({ event }) => event)
  const late = events.filter(({ event, postingDate }) => postingDate > before && event.valueDate <= before)
  if (late.length === 0) return []
  const entries: BookEntry[] = []
  let was = loanBooks(loan, known, before, policy, posted).figures
  for (const { event, postingDate } of late) {
    known.push(event)
    const is = loanBooks(loan, known, before, policy, posted).figures
    const lines = linesBetween(was, is)
    const { id: cause, valueDate } = event
    if (lines.length > 0 && !lateDone.has(cause)) entries.push({ kind: 'late', cause, valueDate, postingDate, lines })
    was = is
  }
  return entries
}

/** Figures after more lines. */
export function withLines(figures: BookFigures, lines: readonly Omit<BookLine, 'credit'>[]): BookFigures {
  const after: Record<keyof BookFigures, number> = { ...figures }
  for (const { rule, debit, amountMinor } of lines) {
    if (!postingRuleNames.includes(rule)) throw new Error(`the books have lines of a rule that is not known: ${rule}`)
    after[rule] += debit === postingRules[rule].debit ? amountMinor : -amountMinor
  }
  return after
}
