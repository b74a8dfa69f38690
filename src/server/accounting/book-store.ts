// The entries of the books as rows: appended loan by loan, read back as figures of the posting rules.

import type { LoanBooks } from '../../core/accounting/loan-figures.ts'
import type { BookEntry } from '../../core/accounting/month-entries.ts'
import { withLines } from '../../core/accounting/month-entries.ts'
import {
  type BookAccount,
  type BookFigures,
  balanceOf,
  noFigures,
  type PostingRuleName,
} from '../../core/accounting/posting-rules.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import type { Loan } from '../../core/loan/loan-event.ts'
import type { PostedEvent } from '../../core/portfolio/loan-day.ts'
import { type EventRow, eventFrom } from '../account/record/door.ts'
import { exact, json } from '../db/column-types.ts'
import type { Queries, Tx } from '../db/database.ts'

/** A loan with all that an adjustment at the end of a day needs. */
export interface LoanToAdjust {
  readonly id: string
  readonly loan: Loan | null
  readonly currency: string
  /** A day by which the ledger had an entry of it, the first one where `before` does not say more; null: the ledger has none. */
  readonly knownOn: CalendarDate | null
  readonly events: readonly PostedEvent[]
  /** Events of before that have an entry of their own. */
  readonly lateDone: ReadonlySet<string>
  /** Posted through that day. */
  readonly posted: BookFigures
  /** The number of its last entry; 0 for none. */
  readonly number: number
}

interface Row {
  readonly id: string
  readonly terms: Loan['terms']
  readonly schedule: Loan['schedule'] | null
  readonly disbursed_on: CalendarDate | null
  readonly known_on: CalendarDate | null
  readonly events:
    | readonly (readonly [string, EventRow['kind'], CalendarDate, number, EventRow['data'], CalendarDate])[]
    | null
  readonly lines: readonly (readonly [PostingRuleName, BookAccount, number])[] | null
  readonly late_done: readonly string[] | null
  readonly number: number
}

export interface LoansAsked {
  /** The last loan of the page before. */
  readonly after: string
  readonly limit: number
  /** Loans that ended through this day, and that nothing happened to since, are left out. */
  readonly before: CalendarDate | null
  readonly through: CalendarDate
  /**
   * The last event that the closed month before knew; null where it is open. One with a higher number became known after it, even where the
   * day on its clock was of that month.
   */
  readonly knownEvent: number | null
}

/** A page of loans by ascending id that may have something to adjust at the end of `through`, as known on it. */
export async function loansToAdjust(
  tx: Tx,
  { after, limit, before, through, knownEvent }: LoansAsked,
): Promise<LoanToAdjust[]> {
  const rows = await tx.query<Row>(
    // A loan with an entry of an earlier month was known then: its ledger is not read again.
    `select o.id, o.terms, o.schedule, o.disbursed_on,
        coalesce((select min(b.posting_date) from book_entry b where b.loan_id = o.id and b.posting_date <= $2),
          (select min(e.posting_date) from transfer t join entry e on e.id = t.entry_id where t.loan_id = o.id)) as known_on,
        (select json_agg(json_build_array(v.source_key, v.kind, v.value_date, v.amount_minor, v.data,
           case when v.number > $5 then greatest(v.posting_date, $2::date + 1) else v.posting_date end)
           order by v.number) from loan_event v where v.order_id = o.id and v.posting_date <= $3) as events,
        (select json_agg(json_build_array(x.rule, x.debit, x.amount)) from (
           select l.rule, l.debit, sum(l.amount)::bigint as amount from book_line l
             join book_entry b on b.loan_id = l.loan_id and b.number = l.number
            where l.loan_id = o.id and b.posting_date <= $3 group by l.rule, l.debit) x) as lines,
        (select array_agg(b.cause) from book_entry b where b.loan_id = o.id and b.kind = 'late') as late_done,
        (select coalesce(max(b.number), 0) from book_entry b where b.loan_id = o.id) as number
      from loan_order o
      where o.id > $1
        and (o.disbursed_on <= $3 or exists (select 1 from book_entry b where b.loan_id = o.id))
        and ($2::date is null or o.settled_on is null or o.settled_on > $2
          or exists (select 1 from loan_event v where v.order_id = o.id and v.posting_date > $2)
          or exists (select 1 from book_loan b where b.loan_id = o.id and b.stage is not null))
      order by o.id limit $4`,
    [after, before, through, limit, knownEvent],
  )
  return rows.map(({ id, terms, schedule, disbursed_on, known_on, events, lines, late_done, number }) => ({
    id,
    loan: disbursed_on === null || schedule === null ? null : { terms, schedule, disbursedOn: disbursed_on },
    currency: terms.currency,
    knownOn: known_on,
    events: (events ?? []).map(([source_key, kind, value_date, amount_minor, data, postingDate]) => ({
      event: eventFrom({ source_key, kind, value_date, amount_minor, data }),
      postingDate,
    })),
    lateDone: new Set(late_done ?? []),
    posted: withLines(
      noFigures,
      (lines ?? []).map(([rule, debit, amount]) => ({ rule, debit, amountMinor: exact(amount) })),
    ),
    number,
  }))
}

export interface Adjusted {
  readonly of: Pick<LoanToAdjust, 'id' | 'currency' | 'number'>
  readonly entries: readonly BookEntry[]
  /** Null for a loan with no principal outstanding. */
  readonly books: LoanBooks | null
}

/** Appends entries, and keeps where each loan stands. Two that number the same entry cannot both commit. */
export async function storeAdjusted(
  tx: Tx,
  adjusted: readonly Adjusted[],
  { month, policy }: { readonly month: CalendarDate; readonly policy: string },
): Promise<void> {
  const entries = adjusted.flatMap(({ of, entries: own }) =>
    own.map(({ kind, cause, valueDate, postingDate }, index) => ({
      loan_id: of.id,
      number: of.number + index + 1,
      ...{ kind, cause, policy, currency: of.currency, value_date: valueDate, posting_date: postingDate },
    })),
  )
  const lines = adjusted.flatMap(({ of, entries: own }) =>
    own.flatMap((entry, index) =>
      entry.lines.map(({ rule, debit, credit, amountMinor }, line) => ({
        loan_id: of.id,
        number: of.number + index + 1,
        ...{ line: line + 1, rule, debit, credit, amount: amountMinor },
      })),
    ),
  )
  if (entries.length > 0) {
    await tx.execute(
      `insert into book_entry (loan_id, number, kind, cause, value_date, posting_date, currency, policy)
        select loan_id, number, kind, cause, value_date, posting_date, currency, policy
          from jsonb_populate_recordset(null::book_entry, $1::jsonb)`,
      [json(entries)],
    )
    await tx.execute(
      `insert into book_line (loan_id, number, line, rule, debit, credit, amount)
        select loan_id, number, line, rule, debit, credit, amount
          from jsonb_populate_recordset(null::book_line, $1::jsonb)`,
      [json(lines)],
    )
  }
  await tx.execute(
    `insert into book_loan (loan_id, month, days_past_due, stage, non_accrual_since, carrying, allowance, suspended)
      select loan_id, month, days_past_due, stage, non_accrual_since, carrying, allowance, suspended
        from jsonb_populate_recordset(null::book_loan, $1::jsonb)
      on conflict (loan_id) do update set month = excluded.month, days_past_due = excluded.days_past_due,
        stage = excluded.stage, non_accrual_since = excluded.non_accrual_since, carrying = excluded.carrying,
        allowance = excluded.allowance, suspended = excluded.suspended`,
    [json(adjusted.map(({ of, books }) => standing(of.id, month, books)))],
  )
}

/**
 * Tells the planner how large the books have become. A table that was empty when it was last looked at is read whole for each loan, and for each
 * line that is stored: a first month of many loans would take hours.
 */
export async function measureBooks(db: Queries): Promise<void> {
  await db.execute('analyze book_entry, book_line, book_loan')
}

function standing(loanId: string, month: CalendarDate, books: LoanBooks | null) {
  return {
    loan_id: loanId,
    month,
    days_past_due: books?.daysPastDue ?? 0,
    stage: books?.stage ?? null,
    non_accrual_since: books?.nonAccrualSince ?? null,
    carrying: books?.carryingMinor ?? 0,
    allowance: books === null ? 0 : 0 - balanceOf(books.figures, 'lossAllowance'),
    suspended: books === null ? 0 : 0 - balanceOf(books.figures, 'suspendedIncome'),
  }
}
