// The loans behind a figure of the portfolio, page by page: late ones by days late, the most first, others by their number.

import { type CalendarDate, parseCalendarDate } from '../../core/calendar-date.ts'
import { maskedName } from '../../core/desk/masked.ts'
import { markets } from '../../core/market/markets.ts'
import { deny, isDenied } from '../../core/officer/desk-refusal.ts'
import { daysLateOf } from '../../core/portfolio/figure.ts'
import type { Queries } from '../db/database.ts'
import type { DeskReader } from '../officer/call/door.ts'
import { channelNameOf } from '../ports/payment-channel.ts'
import { openPromisesAbout } from '../promise/door.ts'
import { askedDay, lastEndedDay, lenderDay } from './days.ts'
import { lateLoansOnDay, loansOnDay, paidOutMonths } from './loans-on-day.ts'
import type { LateKey } from './portfolio-list-store.ts'

export const listPortfolioLoans: DeskReader<'listPortfolioLoans'> = async (asked, { db, deps, act }) => {
  const today = lenderDay(deps)
  const asOf = askedDay(deps, asked.asOf, lastEndedDay(deps))
  if (isDenied(asOf)) return asOf
  const { limit, after, order: wanted, ...filters } = asked
  const order = wanted ?? (daysLateOf(filters) === null ? 'number' : 'late')
  const lateKey = order === 'late' && after !== undefined ? keyOf(after) : null
  if (order === 'late' && after !== undefined && lateKey === null) return deny('badInput', { fields: ['after'] })
  await act({ act: 'listPortfolioLoans', subject: '', after: { ...filters, asOf } })
  const late =
    order === 'late' ? await lateLoansOnDay(db, deps, asOf, filters, { after: lateKey, limit: limit + 1 }) : null
  const found = late ?? (await loansOnDay(db, deps, asOf, filters, { after: after ?? '', limit: limit + 1 }))
  const page = found.slice(0, limit)
  const ids = page.map(({ orderId }) => orderId)
  const names = await namesAndDues(db, ids, today)
  const promises = await openPromisesAbout(db, ids, deps.clock.now())
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    today,
    asOf,
    channelName: filters.channel === undefined ? null : channelNameOf(deps.channels, filters.channel),
    paidOutMonths: await paidOutMonths(db, asOf),
    order,
    loans: page.map((loan) => {
      const now = names.get(loan.orderId)
      return {
        ...loan,
        name: maskedName(now?.name ?? null),
        currency: markets[loan.market].currency,
        isCaughtUp: loan.daysLate > 0 && now?.isLate !== true,
        promise: promises.get(loan.orderId) ?? null,
      }
    }),
    next: last === undefined ? null : order === 'late' ? `${last.nextDue}~${last.orderId}` : last.orderId,
  }
}

/** The key of a page of late loans: since when something is due, and the number. The same on every day. */
function keyOf(text: string): LateKey | null {
  const [, since = '', id = ''] = /^([\d-]{10})~(\S+)$/.exec(text) ?? []
  const due = parseCalendarDate(since)
  return due === null ? null : { due, id }
}

/** Whose these loans are, and whether they are late now. */
async function namesAndDues(
  db: Queries,
  ids: readonly string[],
  today: CalendarDate,
): Promise<Map<string, { readonly name: string | null; readonly isLate: boolean }>> {
  const rows = await db.query<{ id: string; name: string | null; isLate: boolean }>(
    `select o.id, b.name, coalesce(now.next_due < $2::date, false) as "isLate"
      from loan_order o join borrower b on b.id = o.borrower_id left join lateral (
        select next_due from loan_day d where d.order_id = o.id and d.day <= $2::date order by d.day desc limit 1) now on true
      where o.id = any($1::text[])`,
    [ids, today],
  )
  return new Map(rows.map(({ id, ...of }) => [id, of]))
}
