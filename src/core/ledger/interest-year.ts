// One calendar year of a loan: what was charged and what was paid in it, as the ledger earns it.

import { addDays, type CalendarDate, date } from '../calendar-date.ts'
import type { Loan, LoanEvent } from '../loan/loan-event.ts'
import type { LoanState } from '../loan/loan-state.ts'
import { replayLoan } from '../loan/replay.ts'
import type { LedgerBalances } from './accounts.ts'
import { earningBalances, noBalances } from './loan-postings.ts'

/** Minor units. Events that arrive late count in the year of their value date, so a year may change after its end. */
export interface InterestYear {
  readonly year: number
  /** Both days counted: the year, as far as the loan had been paid out and the days have passed. */
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly isOver: boolean
  /** As the ledger earns it: when it falls due by the plan or when it is paid, whichever is first; late charges by the day. A write-off
   * changes nothing: the borrower is still charged what was agreed. */
  readonly chargedMinor: { readonly interest: number; readonly fee: number; readonly penalty: number }
  readonly waivedMinor: number
  /** Fees that came off the payout count as paid on its day. */
  readonly paidMinor: {
    readonly interest: number
    readonly fee: number
    readonly penalty: number
    readonly principal: number
  }
  readonly principalLeftMinor: number
}

/** `YI-L26…-2026`: the same year of the same loan has the same number. */
export function interestYearNumber(orderId: string, year: number): string {
  return `YI-${orderId}-${year}`
}

/** The years of a loan in the market's calendar, the newest first. */
export function yearsOf({ disbursedOn }: Pick<Loan, 'disbursedOn'>, today: CalendarDate): number[] {
  const first = yearOf(disbursedOn)
  return Array.from({ length: Math.max(0, yearOf(today) - first + 1) }, (_, index) => yearOf(today) - index)
}

/** Null for a year in which the loan had not been paid out, and for one that has not begun. */
export function interestYear(
  loan: Loan,
  events: readonly LoanEvent[],
  year: number,
  today: CalendarDate,
): InterestYear | null {
  if (!yearsOf(loan, today).includes(year)) return null
  const isFirst = yearOf(loan.disbursedOn) === year
  const isOver = yearOf(today) > year
  const from = isFirst ? loan.disbursedOn : date(`${year}-01-01`)
  const to = isOver ? date(`${year}-12-31`) : today
  const before = isFirst ? null : replayLoan(loan, events, addDays(from, -1))
  const after = replayLoan(loan, events, to)
  const opening = before === null ? noBalances : earningBalances(before)
  const closing = earningBalances(after)
  const earned = (account: keyof LedgerBalances): number => opening[account] - closing[account]
  const paid = (part: 'interest' | 'fee' | 'penalty' | 'principal'): number =>
    after.paidMinor[part] - (before?.paidMinor[part] ?? 0)
  return {
    year,
    from,
    to,
    isOver,
    chargedMinor: {
      interest: earned('interestIncome'),
      fee: earned('feeIncome'),
      penalty: earned('penaltyIncome'),
    },
    waivedMinor: closing.waiverExpense - opening.waiverExpense,
    paidMinor: {
      interest: paid('interest'),
      fee: paid('fee') + keptBack(after) - (before === null ? 0 : keptBack(before)),
      penalty: paid('penalty'),
      principal: paid('principal'),
    },
    principalLeftMinor: after.outstandingPrincipalMinor,
  }
}

/** Fees that came off the payout, less what an exit within the cooling-off days gave back of them. */
function keptBack({ deductedFeesMinor, feeRebateMinor }: LoanState): number {
  return deductedFeesMinor - feeRebateMinor
}

function yearOf(day: CalendarDate): number {
  return Number(day.slice(0, 4))
}
