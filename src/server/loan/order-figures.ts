// The figures behind what is said of an order: its status and state today, its account, what tomorrow adds.

import { chargeOfNextDay } from '../../core/loan/amount-due.ts'
import type { Borrower } from '../books/borrower-book.ts'
import { stateOf, statusOn } from '../books/loan-book.ts'
import { marketDay } from '../books/loan-change.ts'
import type { LoanAccount } from '../books/open-loan.ts'
import { livePayoutAccount, payoutAccountFace } from '../books/payout-account-book.ts'
import type { Call } from '../http/call.ts'
import type { NoticeFigures } from './order-notice.ts'

export async function figuresOf(call: Call, account: LoanAccount, borrower: Borrower | null): Promise<NoticeFigures> {
  const { db, deps } = call
  const { order, loan, events } = account
  const today = marketDay(deps, order)
  const bound =
    order.payoutAccountId === null
      ? await livePayoutAccount(db, order.borrowerId)
      : await payoutAccountFace(db, order.payoutAccountId)
  return {
    order,
    status: statusOn(account, today),
    state: stateOf(account, today),
    account: bound === null ? null : bound.maskedNumber,
    today,
    nextDayPenaltyMinor: loan === null ? 0 : chargeOfNextDay(loan, events, today),
    firstName: firstNameOf(borrower),
  }
}

/** How a borrower is addressed; null where no name is known. */
export function firstNameOf(borrower: Borrower | null): string | null {
  return borrower?.name?.trim().split(/\s+/)[0] ?? null
}
