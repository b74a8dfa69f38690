// Loans in arrears as a file: at the end of a day, by the replay of what was known on it. Without names.

import type { DeskFile } from '../../contracts/desk-call.ts'
import type { CalendarDate } from '../../core/calendar-date.ts'
import type { Columns } from '../../core/csv.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import { isDenied } from '../../core/officer/desk-refusal.ts'
import { standingOf } from '../../core/proposal/effect.ts'
import { loadLoan } from '../account/loan/door.ts'
import { findAnyOrder, knownEvents, type Order } from '../account/record/door.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { DeskReader } from '../officer/call/door.ts'
import { askedDay, type LoanOnDay, lenderDay, loansOnDay } from '../portfolio/door.ts'
import { csvFile, exportPage } from './csv-file.ts'

/** A late loan with its order, as it stands at the end of the day. */
type LateLoan = Pick<Order, 'id' | 'borrowerId' | 'productId' | 'market' | 'terms'> & ReturnType<typeof standingOf>

const columns: Columns<LateLoan> = {
  loan: ({ id }) => id,
  borrower: ({ borrowerId }) => borrowerId,
  product: ({ productId }) => productId,
  market: ({ market }) => market,
  currency: ({ terms }) => terms.currency,
  daysPastDue: ({ daysPastDue }) => daysPastDue,
  dueMinor: ({ dueMinor }) => dueMinor,
  penaltyMinor: ({ penaltyMinor }) => penaltyMinor,
  feeMinor: ({ feeMinor }) => feeMinor,
  interestMinor: ({ interestMinor }) => interestMinor,
  principalMinor: ({ principalMinor }) => principalMinor,
  outstandingPrincipalMinor: ({ outstandingPrincipalMinor }) => outstandingPrincipalMinor,
  writtenOffOn: ({ writtenOffOn }) => writtenOffOn,
}

export const exportArrears: DeskReader<'exportArrears'> = async (asked, { db, deps, act }) => {
  const day = askedDay(deps, asked.asOf, lenderDay(deps))
  if (isDenied(day)) return day
  await act({ act: 'exportArrears', subject: '', after: { asOf: day } })
  return arrearsFile(deps, db, day)
}

/** Every loan that is past due at the end of a day, written-off ones included. */
export function arrearsFile(deps: Pick<Deps, 'config'>, db: Queries, day: CalendarDate): DeskFile {
  return csvFile<LoanOnDay, LateLoan>(
    `arrears-${day}.csv`,
    columns,
    (last) => loansOnDay(db, deps, day, { late: 'any' }, { after: last?.orderId ?? '', limit: exportPage }),
    async function* ({ orderId }) {
      const order = await findAnyOrder(db, orderId)
      if (order === null) return
      const { loan } = await loadLoan(db, order)
      if (loan === null) return
      const known = (await knownEvents(db, orderId)).filter(({ postingDate }) => postingDate <= day)
      const state = replayLoan(
        loan,
        known.map(({ event }) => event),
        day,
      )
      if (state.daysPastDue === 0) return
      yield { ...order, ...standingOf(state) }
    },
  )
}
