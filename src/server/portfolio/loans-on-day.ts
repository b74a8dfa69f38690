// Loans as they stood at the end of a day, found by the same conditions as they are counted, by their number.

import { addDays, type CalendarDate, startOfDayIn } from '../../core/calendar-date.ts'
import type { MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import {
  endOfMonthBefore,
  riskLevels,
  type Standing,
  startOfMonth,
  vintageLateDays,
} from '../../core/portfolio/standing.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { standingSql } from './standing-sql.ts'

export interface LoanOnDay {
  readonly orderId: string
  readonly userId: string
  readonly productId: string
  readonly market: MarketId
  readonly standing: Standing
  readonly was: Standing
  readonly paidOutOn: string | null
  readonly daysLate: number
  readonly principalMinor: number
  readonly interestMinor: number
  readonly feeMinor: number
  readonly penaltyMinor: number
}

const newestRow = (day: string): string =>
  `(select * from loan_day d where d.order_id = o.id and d.day <= ${day} order by d.day desc limit 1)`

/** $1 the day, $2 the end of the month before, $3 and $4 the month's moments, $5 the last number of the page before. */
const allLoans = `
  select o.id as "orderId", o.borrower_id as "userId", o.product_id as "productId", o.market,
      ${standingSql('now', '$1::date')} as standing, ${standingSql('was', '$2::date')} as was,
      o.disbursed_on as "paidOutOn", greatest(0, coalesce($1::date - now.next_due, 0)) as "daysLate",
      coalesce(now.principal_minor, 0)::bigint as "principalMinor",
      coalesce(now.interest_minor, 0)::bigint as "interestMinor", coalesce(now.fee_minor, 0)::bigint as "feeMinor",
      coalesce(now.penalty_minor, 0)::bigint as "penaltyMinor"
    from loan_order o
      left join lateral ${newestRow('$1::date')} now on true
      left join lateral ${newestRow('$2::date')} was on true
    where o.id > $5
      and ($6::text is null or o.market = $6)
      and ($7::text is null or to_char(o.disbursed_on, 'YYYY-MM') = $7)
      and ($8::text is null or exists (select from payment p where p.order_id = o.id and p.state = 'posted'
        and p.channel = $8 and p.received_at >= $3 and p.received_at < $4))
      and ($9::text is null or (o.decided_at >= $3 and o.decided_at < $4
        and (o.decline_reason is not null) = ($9 = 'declined')))
      and ($10::text is null or o.decline_reason = $10)
      and ($11::bool is null or exists (select from (
        select day, next_due, coalesce(lead(day) over (order by day), $1::date + 1) as until
          from loan_day d where d.order_id = o.id and d.day <= $1::date) span
        where next_due + ${vintageLateDays} < until))`

/** Which loans; what is left out does not matter. */
export interface LoanFilters {
  readonly market?: string | undefined
  readonly standing?: Standing | undefined
  /** Where they stood at the end of the month before. */
  readonly was?: Standing | undefined
  /** Late at the end of the month before and not any more; written off since. */
  readonly moved?: 'cured' | 'lost' | undefined
  readonly par?: string | undefined
  /** Past due, written off or not. */
  readonly late?: 'any' | undefined
  /** Owed and not written off. */
  readonly open?: 'any' | undefined
  /** `YYYY-MM`. */
  readonly paidOut?: string | undefined
  readonly everLate?: 'yes' | undefined
  readonly channel?: string | undefined
  readonly decided?: 'approved' | 'declined' | undefined
  readonly reason?: string | undefined
}

/** At most `limit` loans whose number comes after `after`. */
export async function loansOnDay(
  db: Queries,
  { config }: Pick<Deps, 'config'>,
  asOf: CalendarDate,
  filters: LoanFilters,
  { after, limit }: { readonly after: string; readonly limit: number },
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
      order by "orderId" limit $16`,
    [
      asOf,
      endOfMonthBefore(asOf),
      startOfDayIn(zone, startOfMonth(asOf)),
      startOfDayIn(zone, addDays(asOf, 1)),
      after,
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
    ],
  )
}
