// The figures behind what is said of an order: its status and state today, its account, what tomorrow adds.

import { type CalendarDate, dateIn } from '../../../core/calendar-date.ts'
import { chargeOfNextDay } from '../../../core/loan/amount-due.ts'
import { pauseAhead, pausedTomorrow } from '../../../core/loan/pause-ahead.ts'
import { markets } from '../../../core/market/markets.ts'
import { decide, evolveAll, isBeingPaidOut } from '../../../core/order/order.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { stateOf, statusOn } from '../../account/loan/door.ts'
import type { LoanAccount } from '../../account/open/door.ts'
import type { Order } from '../../account/record/door.ts'
import { isWaiting } from '../../application/review/door.ts'
import { applicationBehind } from '../../application/view/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import { nameIsChecked } from '../../payout-account/door.ts'
import type { Borrower } from '../../people/borrower/door.ts'
import { livePayoutAccount, type PayoutAccount, payoutAccountFace } from '../../people/payout-account/door.ts'
import { askedAttempts } from '../payout/payout-attempt-store.ts'
import type { NoticeFigures } from './order-notice.ts'

export async function figuresOf(call: Call, account: LoanAccount, borrower: Borrower | null): Promise<NoticeFigures> {
  const { db, deps } = call
  const { order, loan, events } = account
  const today = marketDay(deps, order)
  const state = stateOf(account, today)
  const live = await livePayoutAccount(db, order.borrowerId)
  const again = sentAgain(order, live, today)
  const bound =
    order.payoutAccountId === null || again !== null ? live : await payoutAccountFace(db, order.payoutAccountId)
  const { zone } = markets[order.market]
  return {
    order: again ?? order,
    status: statusOn(account, today),
    state,
    ahead: pauseAhead(events, today),
    pausedTomorrow: state === null ? null : pausedTomorrow(state, events),
    account: bound === null ? null : bound.maskedNumber,
    today,
    application: await applicationBehind(db, order, zone),
    sentAgainOn: await sentAgainOn(db, again ?? order, live, { today, zone }),
    nameIsChecked: order.payoutState === 'queued' && (await nameIsChecked(db, order.borrowerId)),
    fundingMaxDays: deps.lender.terms.fundingMaxDays,
    answerIsLate: order.status === 'inReview' && order.answerBy <= deps.clock.now(),
    nextDayPenaltyMinor: loan === null ? 0 : chargeOfNextDay(loan, events, today),
    isReferred: order.status === 'inReview' && (await isWaiting(db, order.id)),
    firstName: firstNameOf(borrower),
  }
}

/**
 * The order, if its payout came back and the borrower has bound another account since; else null. The account and the job that sends the
 * money again were stored in one transaction, so the money counts as under way even before that job has run.
 */
function sentAgain(order: Order, live: PayoutAccount | null, today: CalendarDate): Order | null {
  if (order.payoutAccountId === null || live === null || live.id === order.payoutAccountId) return null
  const facts = decide({ kind: 'retryPayout' }, order, { today })
  return isRefusal(facts) ? null : evolveAll(order, facts)
}

/** How a borrower is addressed; null where no name is known. */
export function firstNameOf(borrower: Borrower | null): string | null {
  return borrower?.name?.trim().split(/\s+/)[0] ?? null
}

/**
 * The day on which the money was first asked for on the account that it goes to now; null while that is the first account. An attempt
 * that failed at its provider is tried again on the same account, and moves no promise. `live` is the borrower's account now.
 */
async function sentAgainOn(
  db: Queries,
  order: Order,
  live: PayoutAccount | null,
  { today, zone }: { readonly today: CalendarDate; readonly zone: string },
): Promise<CalendarDate | null> {
  if (order.status !== 'approved' || !isBeingPaidOut(order)) return null
  const attempts = await askedAttempts(db, order.id)
  const last = attempts.at(-1)
  if (last === undefined) return null
  // The next attempt is about to begin: it goes to the account that is bound now.
  if (!last.isUnderWay && live !== null && live.id !== last.accountId) return today
  if (last.accountId === attempts[0]?.accountId) return null
  const first = attempts.find(({ accountId }) => accountId === last.accountId) ?? last
  return dateIn(zone, first.askedAt)
}
