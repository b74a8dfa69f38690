// The books as officers see them: the months, one of them with its figures and what stops it, and the loans without accrual.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { chartNumber } from '../../core/accounting/chart.ts'
import { firstDayOf, lastDayOf, monthOf } from '../../core/accounting/period.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { DeskReader } from '../officer/door.ts'
import { booksPolicy } from './adjust-books.ts'
import { shownClose, shownPeriod } from './close-books.ts'
import { balancesOf, byAccount, chartOf, markOf, signedFigures, stopsNow } from './month-figures.ts'
import { findOpening, latestClose, listPeriods, type Period } from './period-store.ts'

/** Loans without accrual that are shown. */
const listedLoans = 100

export const readBooks: DeskReader<'readBooks'> = async ({ month }, { db, deps }) => {
  const { version, feeMethod, nonAccrualDays, cureDays, allowance } = booksPolicy(deps)
  const opening = await findOpening(db)
  const periods = await listPeriods(db)
  const asked =
    month === undefined
      ? (periods.findLast(({ state }) => state === 'open') ?? periods[0])
      : periods.find((period) => period.month === firstDayOf(month))
  return {
    policy: { version, feeMethod, nonAccrualDays, cureDays, allowance: [...allowance] },
    opening: opening === null ? null : { through: opening.through, loans: opening.loans, entries: opening.entries },
    periods: periods.map((period) => shownPeriod(deps, period)),
    month: asked === undefined ? null : await monthOfBooks(deps, db, asked),
    ...(await nonAccrual(db)),
  }
}

async function monthOfBooks(deps: Deps, db: Queries, period: Period): Promise<DeskOutput<'readBooks'>['month']> {
  const rows = await balancesOf(db, period)
  const close = await latestClose(db, period.month)
  const isClosed = period.state === 'closed'
  return {
    period: shownPeriod(deps, period),
    stops: isClosed ? [] : await stopsNow(deps, db, period, rows),
    balances: byAccount(rows).map((sums) => ({
      ...sums,
      number: chartNumber(chartOf(deps, period), sums.account),
    })),
    mark: isClosed ? null : markOf(signedFigures(period, rows)),
    close: close === null ? null : shownClose(deps, close),
    allowance: await allowanceMoves(db, period.month),
  }
}

/** What moved the allowance in a month, by currency. */
async function allowanceMoves(db: Queries, first: CalendarDate) {
  const rows = await db.query<{
    currency: string
    openingMinor: number
    addedMinor: number
    releasedMinor: number
    usedMinor: number
  }>(
    `select b.currency,
        coalesce(sum(case when l.credit = 'lossAllowance' then l.amount else -l.amount end)
          filter (where b.posting_date < $1), 0)::bigint as "openingMinor",
        coalesce(sum(l.amount) filter (where b.posting_date >= $1 and l.rule = 'allowance' and l.credit = 'lossAllowance'),
          0)::bigint as "addedMinor",
        coalesce(sum(l.amount) filter (where b.posting_date >= $1 and l.rule = 'allowance' and l.debit = 'lossAllowance'),
          0)::bigint as "releasedMinor",
        coalesce(sum(case when l.debit = 'lossAllowance' then l.amount else -l.amount end)
          filter (where b.posting_date >= $1 and l.rule = 'allowanceUsed'), 0)::bigint as "usedMinor"
      from book_entry b join book_line l on l.loan_id = b.loan_id and l.number = b.number
      where b.posting_date <= $2 and 'lossAllowance' in (l.debit, l.credit) group by b.currency order by b.currency`,
    [first, lastDayOf(monthOf(first))],
  )
  return rows.map((row) => ({
    ...row,
    closingMinor: row.openingMinor + row.addedMinor - row.releasedMinor - row.usedMinor,
  }))
}

async function nonAccrual(db: Queries): Promise<Pick<DeskOutput<'readBooks'>, 'nonAccrual' | 'nonAccrualLoans'>> {
  const [counted] = await db.query<{ loans: number }>(
    'select count(*) as loans from book_loan where non_accrual_since is not null',
  )
  const rows = await db.query<DeskOutput<'readBooks'>['nonAccrual'][number]>(
    `select b.loan_id as "orderId", o.terms->>'currency' as currency, b.non_accrual_since as since,
        b.days_past_due as "daysPastDue", b.suspended as "suspendedMinor", b.carrying as "carryingMinor",
        b.allowance as "allowanceMinor"
      from book_loan b join loan_order o on o.id = b.loan_id
      where b.non_accrual_since is not null order by b.non_accrual_since, b.loan_id limit $1`,
    [listedLoans],
  )
  return { nonAccrual: rows, nonAccrualLoans: counted?.loans ?? 0 }
}
