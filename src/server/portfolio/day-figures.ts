// Counts the figures of the portfolio on one day in SQL, from the rows that each day's close wrote.

import { addDays, type CalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import type { MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { creditChannel } from '../../core/payment/credit-use.ts'
import type { Move, VintageCount } from '../../core/portfolio/book.ts'
import { buckets, endOfMonthBefore, startOfMonth, vintageLateDays } from '../../core/portfolio/standing.ts'
import { json } from '../db/column-types.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { type HashRange, wholeRange } from '../jobs/parts.ts'

/** Loans by their bucket at the end of the month before, and their bucket on the day. Sums of the day, minor units. */
interface MoveRow extends Move {
  readonly market: MarketId
}

/** Loans by the month of their payout, and by how many months after it they were first so late. */
interface VintageRow extends VintageCount {
  readonly market: MarketId
}

/** What was decided in the month: of applications, and of accepted offers. */
interface DecisionRow {
  readonly market: MarketId
  readonly step: 'application' | 'loan'
  readonly isApproved: boolean
  readonly decided: number
}

interface ReasonRow {
  readonly market: MarketId
  readonly step: 'application' | 'loan'
  readonly reason: string
  /** One application may have several reasons. */
  readonly times: number
}

/** Complaints that came in the month, and how their clocks ran by the end of the day. */
interface ComplaintRow {
  readonly market: MarketId
  readonly opened: number
  readonly within: number
  readonly over: number
}

/** Payments that were booked in the month. A credit that paid another loan is none of them: no money came in (DESK-22). */
interface PaymentRow {
  readonly market: MarketId
  readonly channel: string
  readonly payments: number
  readonly amountMinor: number
}

/** Everything that is counted of a day. */
export interface DayFigures {
  readonly moves: readonly MoveRow[]
  readonly vintages: readonly VintageRow[]
  readonly decisions: readonly DecisionRow[]
  readonly reasons: readonly ReasonRow[]
  readonly complaints: readonly ComplaintRow[]
  readonly payments: readonly PaymentRow[]
}

/** What is counted of loans, and can be counted of some of them at a time. */
export type LoanFigures = Pick<DayFigures, 'moves' | 'vintages'>

/** Counts the figures of the end of a day. The month is the one of the day, from its first day through that day. */
export async function countDay(db: Queries, deps: Pick<Deps, 'config'>, day: CalendarDate): Promise<DayFigures> {
  return { ...(await countLoans(db, day, wholeRange)), ...(await countMonth(db, deps, day)) }
}

/** Counts the loans of a range at the end of a day. */
export async function countLoans(db: Queries, day: CalendarDate, range: HashRange): Promise<LoanFigures> {
  return { moves: await movesOf(db, day, range), vintages: await vintagesOf(db, day, range) }
}

/** Counts what happened in the month through a day. */
export async function countMonth(
  db: Queries,
  { config }: Pick<Deps, 'config'>,
  day: CalendarDate,
): Promise<Omit<DayFigures, keyof LoanFigures>> {
  const { zone } = markets[config.policyPack]
  const since = startOfDayIn(zone, startOfMonth(day))
  const until = startOfDayIn(zone, addDays(day, 1))
  return {
    decisions: await decisionsOf(db, since, until),
    reasons: await reasonsOf(db, since, until),
    complaints: await complaintsOf(db, since, until),
    payments: await paymentsOf(db, since, until),
  }
}

/** The figures of all loans from those of their parts, in the same order as counted at once. */
export async function joinLoanFigures(db: Queries, parts: readonly LoanFigures[]): Promise<LoanFigures> {
  return {
    moves: await db.query<MoveRow>(
      `select market, was, standing, sum(loans)::int as loans, sum("principalMinor")::bigint as "principalMinor",
          sum("interestMinor")::bigint as "interestMinor", sum("feeMinor")::bigint as "feeMinor",
          sum("penaltyMinor")::bigint as "penaltyMinor", sum("wasPrincipalMinor")::bigint as "wasPrincipalMinor"
        from jsonb_to_recordset($1) as part (market text, was text, standing text, loans int, "principalMinor" bigint,
          "interestMinor" bigint, "feeMinor" bigint, "penaltyMinor" bigint, "wasPrincipalMinor" bigint)
        group by 1, 2, 3 order by 1, 2, 3`,
      [json(parts.flatMap(({ moves }) => moves))],
    ),
    vintages: await db.query<VintageRow>(
      `select market, "paidOut", sum(loans)::int as loans, "lateAfterMonths"
        from jsonb_to_recordset($1) as part (market text, "paidOut" text, loans int, "lateAfterMonths" int)
        group by 1, 2, 4 order by 1, 2, 4`,
      [json(parts.flatMap(({ vintages }) => vintages))],
    ),
  }
}

async function movesOf(db: Queries, day: CalendarDate, { from, to }: HashRange): Promise<MoveRow[]> {
  return await db.query<MoveRow>(
    `select o.market, ${standingSql('was', '$2::date')} as was, ${standingSql('now', '$1::date')} as standing,
        count(*)::int as loans, sum(now.principal_minor)::bigint as "principalMinor",
        sum(now.interest_minor)::bigint as "interestMinor", sum(now.fee_minor)::bigint as "feeMinor",
        sum(now.penalty_minor)::bigint as "penaltyMinor",
        sum(coalesce(was.principal_minor, 0))::bigint as "wasPrincipalMinor"
      from loan_order o join lateral ${newestRow('$1::date')} now on true
      left join lateral ${newestRow('$2::date')} was on true
      where hashtext(o.id) between $3 and $4
      group by 1, 2, 3 order by 1, 2, 3`,
    [day, endOfMonthBefore(day), from, to],
  )
}

/** From which day of payout on a loan is counted in its vintage: twelve months, the month of the day among them. */
export function firstVintageDay(day: CalendarDate): CalendarDate {
  const first = startOfMonth(day)
  const yearBefore = `${Number(first.slice(0, 4)) - 1}${first.slice(4)}` as CalendarDate
  return startOfMonth(addDays(yearBefore, 31))
}

/** Twelve months of payouts. A row holds until the day before the next one; within it the loan may become late by the days that pass. */
async function vintagesOf(db: Queries, day: CalendarDate, { from, to }: HashRange): Promise<VintageRow[]> {
  return await db.query<VintageRow>(
    `with span as (
       select order_id, day, next_due + ${vintageLateDays} as late_on,
           coalesce(lead(day) over (partition by order_id order by day), $1::date + 1) as until
         from loan_day where day <= $1::date and hashtext(order_id) between $3 and $4),
     late as (
       select order_id, min(greatest(day, late_on)) as late_on from span where late_on < until group by order_id)
     select o.market, to_char(o.disbursed_on, 'YYYY-MM') as "paidOut", count(*)::int as loans,
         ((extract(year from l.late_on) - extract(year from o.disbursed_on)) * 12
           + extract(month from l.late_on) - extract(month from o.disbursed_on))::int as "lateAfterMonths"
       from loan_order o left join late l on l.order_id = o.id
       where o.disbursed_on >= $2::date and o.disbursed_on <= $1::date and hashtext(o.id) between $3 and $4
       group by 1, 2, 4 order by 1, 2, 4`,
    [day, firstVintageDay(day), from, to],
  )
}

async function decisionsOf(db: Queries, since: Date, until: Date): Promise<DecisionRow[]> {
  return await db.query<DecisionRow>(
    `select market, step, "isApproved", count(*)::int as decided from (
       select market, 'application' as step, jsonb_array_length(reasons) = 0 as "isApproved" from application
         where decided_at >= $1 and decided_at < $2
       union all select market, 'loan', decline_reason is null from loan_order
         where decided_at >= $1 and decided_at < $2) one
     group by 1, 2, 3 order by 1, 2, 3`,
    [since, until],
  )
}

async function reasonsOf(db: Queries, since: Date, until: Date): Promise<ReasonRow[]> {
  return await db.query<ReasonRow>(
    `select market, step, reason, count(*)::int as times from (
       select a.market, 'application' as step, r->>'reason' as reason
         from application a, jsonb_array_elements(a.reasons) r
         where a.decided_at >= $1 and a.decided_at < $2
       union all select market, 'loan', decline_reason from loan_order
         where decided_at >= $1 and decided_at < $2 and decline_reason is not null) one
     group by 1, 2, 3 order by 1, 2, 4 desc, 3`,
    [since, until],
  )
}

async function complaintsOf(db: Queries, since: Date, until: Date): Promise<ComplaintRow[]> {
  return await db.query<ComplaintRow>(
    `select b.market, count(*)::int as opened,
        (count(*) filter (where c.answered_at <= c.answer_by and c.answered_at < $2))::int as within,
        (count(*) filter (where c.answer_by < least(coalesce(c.answered_at, $2), $2)))::int as over
      from (select borrower_id, answer_by, case when reopened_at is null then answered_at end as answered_at
        from complaint where type <> 'data' and opened_at >= $1 and opened_at < $2) c
      join borrower b on b.id = c.borrower_id group by 1 order by 1`,
    [since, until],
  )
}

async function paymentsOf(db: Queries, since: Date, until: Date): Promise<PaymentRow[]> {
  return await db.query<PaymentRow>(
    `select o.market, p.channel, count(*)::int as payments, sum(p.amount_minor)::bigint as "amountMinor"
      from payment p join loan_order o on o.id = p.order_id
      where p.state = 'posted' and p.received_at >= $1 and p.received_at < $2 and p.channel <> '${creditChannel}'
      group by 1, 2 order by 1, 4 desc, 2`,
    [since, until],
  )
}

/** The standing of a row of `loan_day` on a day. `day` is an SQL expression; `o` is the row's order. */
export function standingSql(row: 'now' | 'was', day: string): string {
  const late = buckets.toReversed().map(({ bucket, fromDays }) => {
    return fromDays === 0 ? `else '${bucket}'` : `when ${day} - ${row}.next_due >= ${fromDays} then '${bucket}'`
  })
  return `case when ${row}.order_id is null or o.disbursed_on is null or o.disbursed_on > ${day} then 'none'
    when ${row}.is_written_off then 'writtenOff' when ${row}.next_due is null then 'paid' ${late.join(' ')} end`
}

/** The row of `loan_day` that held for the order `o` at the end of a day, to be joined lateral. `day` is an SQL expression. */
export function newestRow(day: string): string {
  return `(select * from loan_day d where d.order_id = o.id and d.day <= ${day} order by d.day desc limit 1)`
}
