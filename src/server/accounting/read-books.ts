// The books as officers see them: the months, one of them with its figures and what stops it, and the loans without accrual.

import type { DeskOutput } from '../../contracts/desk-endpoints.ts'
import { chartNumber } from '../../core/accounting/chart.ts'
import { firstDayOf } from '../../core/accounting/period.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { DeskReader } from '../officer/call/door.ts'
import { booksPolicy } from './adjust-books.ts'
import { shownClose, shownPeriod } from './close-books.ts'
import { balancesOf, byAccount, chartOf, markOf, signedFigures, stopsNow } from './month-figures.ts'
import { addedUp, allowanceMoves, type TaxMove, taxMoves } from './month-moves.ts'
import { findOpening, latestClose, listPeriods, type Period } from './period-store.ts'

/** Loans without accrual that are shown. */
const listedLoans = 100

const allowanceSums = ['openingMinor', 'addedMinor', 'releasedMinor', 'usedMinor', 'closingMinor'] as const
const byRate = ({ currency, tax, rateBps, part }: TaxMove): string => JSON.stringify([currency, tax, rateBps, part])

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
    allowance: addedUp(await allowanceMoves(db, period.month), ({ currency }) => currency, allowanceSums).map(
      ({ market: _market, product: _product, ...sums }) => sums,
    ),
    tax: addedUp(await taxMoves(db, period.month), byRate, ['taxedMinor', 'taxMinor']).map(
      ({ market: _market, product: _product, ...sums }) => sums,
    ),
  }
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
