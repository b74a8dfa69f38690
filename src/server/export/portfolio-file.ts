// The portfolio as a file: every loan that was paid out, as it was at the end of a day.

import type { DeskFile } from '../../contracts/desk-call.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import type { Columns } from '../../core/csv.ts'
import { markets } from '../../core/market/markets.ts'
import { isDenied } from '../../core/officer/desk-refusal.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { DeskReader } from '../officer/call/door.ts'
import { askedDay, type LoanOnDay, lastEndedDay, loansOnDay } from '../portfolio/door.ts'
import { csvFile, exportPage } from './csv-file.ts'

const columns: Columns<LoanOnDay> = {
  loan: ({ orderId }) => orderId,
  borrower: ({ userId }) => userId,
  product: ({ productId }) => productId,
  market: ({ market }) => market,
  currency: ({ market }) => markets[market].currency,
  paidOutOn: ({ paidOutOn }) => paidOutOn,
  standing: ({ standing }) => standing,
  standingMonthBefore: ({ was }) => was,
  daysPastDue: ({ daysLate }) => daysLate,
  principalMinor: ({ principalMinor }) => principalMinor,
  interestMinor: ({ interestMinor }) => interestMinor,
  feeMinor: ({ feeMinor }) => feeMinor,
  penaltyMinor: ({ penaltyMinor }) => penaltyMinor,
}

export const exportPortfolio: DeskReader<'exportPortfolio'> = async (asked, { db, deps, act }) => {
  const day = askedDay(deps, asked.asOf, lastEndedDay(deps))
  if (isDenied(day)) return day
  await act({ act: 'exportPortfolio', subject: '', after: { asOf: day } })
  return portfolioFile(deps, db, day)
}

/** Every loan at the end of a day. */
export function portfolioFile(deps: Pick<Deps, 'config'>, db: Queries, day: CalendarDate): DeskFile {
  return csvFile<LoanOnDay, LoanOnDay>(
    `portfolio-${day}.csv`,
    columns,
    (last) => loansOnDay(db, deps, day, {}, { after: last?.orderId ?? '', limit: exportPage }),
    (loan) => [loan],
  )
}
