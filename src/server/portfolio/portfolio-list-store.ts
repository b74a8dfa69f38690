// Stores the loans behind the figures of a day for a time, and reads them page by page. Numbers of loans only: what they owe is read of each.

import { addDays, type CalendarDate, date, startOfDayIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { creditChannel } from '../../core/payment/credit-use.ts'
import {
  channelFigure,
  decidedFigure,
  dueFigure,
  everLateFigure,
  moveFigure,
  unlistedFigure,
} from '../../core/portfolio/figure.ts'
import { endOfMonthBefore, startOfMonth, vintageLateDays } from '../../core/portfolio/standing.ts'
import type { Queries, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { firstVintageDay, newestRow, standingSql } from './day-figures.ts'
import { type DayKind, markListed, unmarkListed } from './portfolio-day-store.ts'

const loansInRow = 250
/** Loans that one statement sorts, so that none takes long however large the book is. */
const loansAtOnce = 20_000

/** Rows of `(market, figure, id)` as rows of lists. `$1` is the day. */
const insertLists = (listed: string): string => `
  insert into portfolio_list (day, market, figure, last_id, order_ids)
    select $1::date, market, figure, max(id), array_agg(id order by id)
      from (select *, (row_number() over (partition by market, figure order by id) - 1) / ${loansInRow} as cut
        from (${listed}) listed) rows
      group by market, figure, cut`

const figureSql = (figure: (word: string) => string, word: string): string => `'${figure('')}' || ${word}`

/** $1 the day, $2 the end of the month before, $3 the first day of vintages, $4 and $5 from after which number to which. */
const movesAndVintages = `
  with one as (
    select o.market, o.id, ${standingSql('was', '$2::date')} as was, ${standingSql('now', '$1::date')} as standing, now.next_due
      from loan_order o join lateral ${newestRow('$1::date')} now on true left join lateral ${newestRow('$2::date')} was on true
      where o.id > $4 and o.id <= $5)
  select market, was || '${moveFigure('', '')}' || standing as figure, id from one
    where standing <> 'none' and was || '${moveFigure('', '')}' || standing <> '${unlistedFigure}'
  union all
  select market, ${figureSql(dueFigure, "to_char(next_due, 'YYYY-MM-DD')")}, id from one where standing like 'late%'
  union all
  select o.market, ${figureSql(everLateFigure, "to_char(o.disbursed_on, 'YYYY-MM')")}, o.id
    from loan_order o where o.id > $4 and o.id <= $5 and o.disbursed_on >= $3::date and o.disbursed_on <= $1::date
      and exists (select from (
        select next_due, coalesce(lead(day) over (order by day), $1::date + 1) as until
          from loan_day d where d.order_id = o.id and d.day <= $1::date) span
        where next_due + ${vintageLateDays} < until)`

/** $2 and $3 the moments of the month. */
const paymentsAndDecisions = `
  select distinct o.market, ${figureSql(channelFigure, 'p.channel')} as figure, o.id
    from payment p join loan_order o on o.id = p.order_id
    where p.state = 'posted' and p.received_at >= $2 and p.received_at < $3 and p.channel <> '${creditChannel}'
  union all
  select o.market, f.figure, o.id
    from loan_order o, lateral (values
      (case when o.decline_reason is null then '${decidedFigure('approved')}' else '${decidedFigure('declined')}' end),
      (${figureSql((reason) => decidedFigure('declined', reason), 'o.decline_reason')})) f (figure)
    where o.decided_at >= $2 and o.decided_at < $3 and f.figure is not null`

/** Lists the loans behind the figures of a day that was counted, once. */
export async function listDay(
  tx: Tx,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  day: CalendarDate,
): Promise<void> {
  if (!(await markListed(tx, day, clock.now()))) return
  // Rows of an earlier count, which was deleted.
  await tx.execute('delete from portfolio_list where day = $1', [day])
  const { zone } = markets[config.policyPack]
  await tx.execute(insertLists(paymentsAndDecisions), [
    day,
    startOfDayIn(zone, startOfMonth(day)),
    startOfDayIn(zone, addDays(day, 1)),
  ])
  for (let after = ''; ; ) {
    const [part] = await tx.query<{ last: string | null }>(
      'select max(id) as last from (select id from loan_order where id > $1 order by id limit $2) part',
      [after, loansAtOnce],
    )
    const last = part?.last ?? null
    if (last === null) return
    await tx.execute(insertLists(movesAndVintages), [day, endOfMonthBefore(day), firstVintageDay(day), after, last])
    after = last
  }
}

export interface ListPage {
  readonly day: CalendarDate
  readonly marketIds: readonly string[]
  readonly figures: readonly string[]
  /** The last number of the page before. */
  readonly after: string
  readonly limit: number
}

/** Numbers of loans in these lists, in their order. Each list gives as many as the page could need of it. */
export async function listedLoans(db: Queries, { day, marketIds, figures, after, limit }: ListPage): Promise<string[]> {
  return await db.column<string>(
    `select distinct id from unnest($2::text[]) m (market), unnest($3::text[]) f (figure), lateral (
        select order_ids from portfolio_list l
          where l.day = $1 and l.market = m.market and l.figure = f.figure and l.last_id > $4 order by l.last_id limit $5) part,
        unnest(part.order_ids) id
      where id > $4 order by id limit $6`,
    [day, marketIds, figures, after, 1 + Math.ceil(limit / loansInRow), limit],
  )
}

/** Where a page of late loans begins: after this loan. */
export interface LateKey {
  /** Since when something is due. */
  readonly due: CalendarDate
  readonly id: string
}

export interface LatePage {
  readonly day: CalendarDate
  readonly marketIds: readonly string[]
  /** The first and the last day since which something is due. */
  readonly dueFrom: CalendarDate
  readonly dueThrough: CalendarDate
  /** The last loan of the page before. */
  readonly after: LateKey | null
  readonly limit: number
}

/** Late loans, those that are due the longest first and then by number. Reads no more rows of each market than the page could need. */
export async function listedLate(db: Queries, page: LatePage): Promise<LateKey[]> {
  const { day, marketIds, dueFrom, dueThrough, after, limit } = page
  const rows = await db.query<{ figure: string; id: string }>(
    `select figure, id from unnest($2::text[]) m (market), lateral (
        select figure, order_ids, sum(cardinality(order_ids)) over (order by figure, last_id) - cardinality(order_ids) as before
          from (select figure, last_id, order_ids from portfolio_list l
            where l.day = $1 and l.market = m.market and l.figure between $3 and $4 and (l.figure, l.last_id) > ($5, $6)
            order by l.figure, l.last_id limit $7::int + 1) first) part,
        unnest(part.order_ids) id
      where before < $7::int + $8::int and (figure, id) > ($5, $6) order by figure, id limit $7`,
    [
      day,
      marketIds,
      dueFigure(dueFrom),
      dueFigure(dueThrough),
      dueFigure(after?.due ?? ''),
      after?.id ?? '',
      limit,
      loansInRow,
    ],
  )
  return rows.map(({ figure, id }) => ({ due: date(figure.slice(dueFigure('').length)), id }))
}

/** Forgets the lists that were made before a moment; their figures are looked for from then on. Answers how many rows went. */
const forgetLists =
  (kind: DayKind) =>
  async (db: Queries, before: Date, atMost: number): Promise<number> => {
    await unmarkListed(db, kind, before)
    return await db.execute(
      `delete from portfolio_list where (day, market, figure, last_id) in (
         select l.day, l.market, l.figure, l.last_id from portfolio_day d join portfolio_list l on l.day = d.day
           where d.listed_at is null limit $1)`,
      [atMost],
    )
  }

/** What the desk's charts of a year lead to is kept for it, every other day for a quarter. */
export const oldLists = [
  { what: 'portfolioLists', keptDays: 92, forget: forgetLists('otherDays') },
  { what: 'monthEndLists', keptDays: 430, forget: forgetLists('monthEnds') },
] as const
