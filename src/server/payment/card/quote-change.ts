// What has happened to a loan since an amount was shown: the card pays what the borrower saw, or nothing.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import { replayLoan } from '../../../core/loan/replay.ts'
import { amountFor } from '../../../core/payment/amount-for.ts'
import type { Account } from '../../../core/payment/purpose.ts'
import { isRefusal, type Refusal, refuse } from '../../../core/refusal.ts'
import type { ShownQuote } from './repay-token-store.ts'

type QuoteChange = 'orderIsNotPayable' | 'loanHasReceivedMore' | 'amountHasChanged'

/**
 * Null while `shown` still holds. Refusals: those of the amount; `amountHasChanged`; `loanHasReceivedMore` where the amount is
 * the same but for the next instalment: another tab has paid the one that was shown.
 */
export function changeSince(
  shown: Pick<ShownQuote, 'amountMinor' | 'receivedMinor'>,
  account: Account,
  today: CalendarDate,
): Refusal<QuoteChange> | null {
  const quoted = amountFor('repayment', account, today, { paymentIsPending: false, wantedMinor: 0 })
  if (isRefusal(quoted)) return quoted
  if (replayLoan(account.loan, account.events, today).receivedMinor !== shown.receivedMinor) {
    return refuse('loanHasReceivedMore')
  }
  return quoted === shown.amountMinor ? null : refuse('amountHasChanged')
}
