// Loans as they were at the end of a day, found by the same conditions as they are counted, by their number.

import { addDays, type CalendarDate, date, startOfDayIn } from '../../core/calendar-date.ts'
import { type MarketId, marketIds } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { creditChannel } from '../../core/payment/credit-use.ts'
import { daysLateOf, figuresWith, type LoanFilters } from '../../core/portfolio/figure.ts'
import type { LoanPosition } from '../../core/portfolio/loan-day.ts'
import {
  endOfMonthBefore,
  riskLevels,
  type Standing,
  startOfMonth,
  vintageLateDays,
} from '../../core/portfolio/standing.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { firstVintageDay, newestRow, standingSql } from './day-figures.ts'
import { isListed } from './portfolio-day-store.ts'
import { type LateKey, listedLate, listedLoans } from './portfolio-list-store.ts'

export interface LoanOnDay extends Omit<LoanPosition, 'isWrittenOff'> {
  readonly orderId: string
  readonly userId: string
  readonly productId: string
  readonly market: MarketId
  readonly standing: Standing
  readonly was: Standing
  readonly paidOutOn: string | null
  readonly daysLate: number
}

/** $1 the day, $2 the end of the month before, $3 and $4 the month's moments, $5 the last number of the page before, $19 only these. */
const allLoans = `
  select o.id as "orderId", o.borrower_id as "userId", o.product_id as "productId", o.market,
      ${standingSql('now', '$1::date')} as standing, ${standingSql('was', '$2::date')} as was,
      o.disbursed_on as "paidOutOn", greatest(0, coalesce($1::date - now.next_due, 0)) as "daysLate", now.next_due as "nextDue",
      coalesce(now.principal_minor, 0)::bigint as "principalMinor",
      coalesce(now.interest_minor, 0)::bigint as "interestMinor", coalesce(now.fee_minor, 0)::bigint as "feeMinor",
      coalesce(now.penalty_minor, 0)::bigint as "penaltyMinor"
    from loan_order o
      left join lateral ${newestRow('$1::date')} now on true
      left join lateral ${newestRow('$2::date')} was on true
    where ($5::text is null or o.id > $5) and ($19::text[] is null or o.id = any($19))
      and ($6::text is null or o.market = $6)
      and ($7::text is null or to_char(o.disbursed_on, 'YYYY-MM') = $7)
      and ($8::text is null or exists (select from payment p where p.order_id = o.id and p.state = 'posted'
        and p.channel = $8 and p.channel <> '${creditChannel}' and p.received_at >= $3 and p.received_at < $4))
      and ($9::text is null or (o.decided_at >= $3 and o.decided_at < $4
        and (o.decline_reason is not null) = ($9 = 'declined')))
      and ($10::text is null or o.decline_reason = $10)
      and ($11::bool is null or exists (select from (
        select day, next_due, coalesce(lead(day) over (order by day), $1::date + 1) as until
          from loan_day d where d.order_id = o.id and d.day <= $1::date) span
        where next_due + ${vintageLateDays} < until))`

interface Page {
  /** The last number of the page before. */
  readonly after: string
  readonly limit: number
}

/** At most `limit` loans whose number comes after `after`. */
export async function loansOnDay(
  db: Queries,
  deps: Pick<Deps, 'config'>,
  asOf: CalendarDate,
  filters: LoanFilters,
  { after, limit }: Page,
): Promise<LoanOnDay[]> {
  const candidates = await candidatesOf(db, asOf, filters)
  if (candidates === null) return await loansThatFit(db, deps, asOf, filters, { after, limit })
  return await amongCandidates(
    { after, limit },
    {
      read: candidates,
      idOf: (id) => id,
      fitting: (ids, most) => loansThatFit(db, deps, asOf, filters, { ids, limit: most }),
    },
  )
}

/** At most `limit` late loans that come after `after`, the most days late first and then by number. Null where others fit these filters. */
export async function lateLoansOnDay(
  db: Queries,
  deps: Pick<Deps, 'config'>,
  asOf: CalendarDate,
  filters: LoanFilters,
  { after, limit }: { readonly after: LateKey | null; readonly limit: number },
): Promise<LoanOnDay[] | null> {
  const daysLate = daysLateOf(filters)
  if (daysLate === null) return null
  const fitting = (page: Parameters<typeof loansThatFit>[4]) => loansThatFit(db, deps, asOf, filters, page)
  if (!(await isListed(db, asOf))) return await fitting({ mostLateAfter: after, limit })
  const list = {
    day: asOf,
    marketIds: filters.market === undefined ? marketIds : [filters.market],
    dueFrom: daysLate.through === null ? longAgo : addDays(asOf, -daysLate.through),
    dueThrough: addDays(asOf, -daysLate.from),
  }
  return await amongCandidates<LateKey, LateKey | null>(
    { after, limit },
    {
      read: (page) => listedLate(db, { ...list, ...page }),
      idOf: ({ id }) => id,
      fitting: (ids, most) => fitting({ ids, mostLateAfter: null, limit: most }),
    },
  )
}

/** Before every loan. */
const longAgo = date('1900-01-01')

/** Reads candidates in their order until a page is full of those that fit. */
async function amongCandidates<One extends After, After>(
  { after, limit }: { readonly after: After; readonly limit: number },
  {
    read,
    idOf,
    fitting,
  }: {
    readonly read: (page: { readonly after: After; readonly limit: number }) => Promise<One[]>
    readonly idOf: (one: One) => string
    readonly fitting: (ids: readonly string[], limit: number) => Promise<LoanOnDay[]>
  },
): Promise<LoanOnDay[]> {
  const found: LoanOnDay[] = []
  // Of one figure all fit. Of a figure that the other filters narrow, more are looked at each time.
  for (let [last, wanted] = [after, limit]; found.length < limit; wanted = Math.min(4 * wanted, mostCandidates)) {
    const looked = await read({ after: last, limit: wanted })
    found.push(...(await fitting(looked.map(idOf), limit - found.length)))
    last = looked.at(-1) ?? last
    if (looked.length < wanted) break
  }
  return found
}

/** Loans that are looked at by one statement. */
const mostCandidates = 5_000

/** Where the numbers of all loans that fit are read in their order, with few others between; null where nothing lists them. */
async function candidatesOf(
  db: Queries,
  day: CalendarDate,
  filters: LoanFilters,
): Promise<((page: Page) => Promise<string[]>) | null> {
  const { market, paidOut } = filters
  const ofMarkets = market === undefined ? marketIds : [market]
  const figures = figuresWith(filters, firstVintageDay(day).slice(0, 7))
  if (figures !== null && (await isListed(db, day)))
    return (page) => listedLoans(db, { day, marketIds: ofMarkets, figures, ...page })
  return paidOut === undefined ? null : (page) => loansPaidOutIn(db, ofMarkets, paidOut, page)
}

/** The numbers of loans that were paid out in a month, `YYYY-MM`. */
async function loansPaidOutIn(
  db: Queries,
  ofMarkets: readonly string[],
  month: string,
  { after, limit }: Page,
): Promise<string[]> {
  return await db.column<string>(
    `select id from unnest($1::text[]) m (market), lateral (
        select id from loan_order o
          where o.market = m.market and disbursed_on is not null
            and date_trunc('month', disbursed_on::timestamp) = $2::date::timestamp and id > $3
          order by id limit $4) part
      order by id limit $4`,
    [ofMarkets, `${month}-01`, after, limit],
  )
}

/** The months until the one of a day in which loans were paid out, `YYYY-MM`, the newest first. An index finds the first and each of them. */
export async function paidOutMonths(db: Queries, through: CalendarDate): Promise<string[]> {
  return await db.column<string>(
    `with first as (
       select (select date_trunc('month', disbursed_on::timestamp) from loan_order o
           where o.market = m.market and disbursed_on is not null
           order by o.market, date_trunc('month', disbursed_on::timestamp), id limit 1) as month
         from unnest($1::text[]) m (market))
     select to_char(month, 'YYYY-MM') as month
       from generate_series((select min(month) from first), $2::date::timestamp, interval '1 month') month
       where exists (select from unnest($1::text[]) m (market), lateral (
         select from loan_order o where o.market = m.market and disbursed_on is not null
           and date_trunc('month', disbursed_on::timestamp) = month limit 1) one)
       order by 1 desc`,
    [marketIds, startOfMonth(through)],
  )
}

async function loansThatFit(
  db: Queries,
  { config }: Pick<Deps, 'config'>,
  asOf: CalendarDate,
  filters: LoanFilters,
  {
    after,
    mostLateAfter,
    ids,
    limit,
  }: {
    readonly after?: string
    /** The most days late first, those that come after this one; null for all. Else by number. */
    readonly mostLateAfter?: LateKey | null
    /** Only these. */
    readonly ids?: readonly string[]
    readonly limit: number
  },
): Promise<LoanOnDay[]> {
  const { zone } = markets[config.policyPack]
  const fromDays = riskLevels.find(({ par }) => String(par) === filters.par)?.fromDays ?? null
  return await db.query<LoanOnDay>(
    `select * from (${allLoans}) one
      where ($12::text is null or standing = $12) and ($13::text is null or was = $13)
        and ($14::int is null or ("daysLate" >= $14 and standing not in ('writtenOff', 'paid', 'none')))
        and ($15::bool is null or standing not in ('writtenOff', 'paid', 'none'))
        and ($17::text is null
          or ($17 = 'lost' and standing = 'writtenOff' and was <> 'writtenOff')
          or ($17 = 'cured' and standing in ('current', 'paid') and was like 'late%'))
        and ($18::bool is null or "daysLate" > 0)
        and ($9::text is not null or standing <> 'none')
        and ($20::date is null or ("nextDue", "orderId") > ($20, $21))
      order by case when $22::bool then "nextDue" end, "orderId" limit $16`,
    [
      asOf,
      endOfMonthBefore(asOf),
      startOfDayIn(zone, startOfMonth(asOf)),
      startOfDayIn(zone, addDays(asOf, 1)),
      after ?? null,
      filters.market ?? null,
      filters.paidOut ?? null,
      filters.channel ?? null,
      filters.decided ?? null,
      filters.reason ?? null,
      filters.everLate === undefined ? null : true,
      filters.standing ?? null,
      filters.was ?? null,
      fromDays,
      filters.open === undefined ? null : true,
      limit,
      filters.moved ?? null,
      filters.late === undefined ? null : true,
      ids ?? null,
      mostLateAfter?.due ?? null,
      mostLateAfter?.id ?? null,
      mostLateAfter !== undefined,
    ],
  )
}
