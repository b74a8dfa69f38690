// From the state of a loan to its ledger: what it lacks is posted, keyed by the cause, one balanced entry at a time.

import { addDays, type CalendarDate } from '../../../core/calendar-date.ts'
import type { LedgerBalances } from '../../../core/ledger/accounts.ts'
import { ledgerBalances, noBalances, postingsBetween } from '../../../core/ledger/loan-postings.ts'
import { type KeptReplay, keepReplay, onDay } from '../../../core/loan/kept-replay.ts'
import type { LoanEvent } from '../../../core/loan/loan-event.ts'
import { type LoanState, stateOf } from '../../../core/loan/loan-state.ts'
import { positionOf } from '../../../core/portfolio/loan-day.ts'
import type { Batch } from '../../batch/door.ts'
import { keepPosition } from '../open/loan-days.ts'
import { lastClosedDay, type OpenRunningLoan } from '../open/open-loan.ts'
import { addOrder } from '../order/order-store.ts'
import type { Order } from '../record/order-record.ts'

/** Kinds of ledger entries of a loan that are not named after an event. */
type LoanEntryKind = LoanEvent['kind'] | 'payout' | 'payoutReturned' | 'dayClose'

export interface Difference {
  readonly kind: LoanEntryKind
  /** Natural key of the cause. An entry with the same kind and key is posted once. */
  readonly key: string
  readonly valueDate: CalendarDate
  readonly postingDate: CalendarDate
  readonly posted: LedgerBalances
  readonly after: LoanState
}

/**
 * Posts the difference between the ledger's balances of a loan and those that its state implies, in one entry; posts nothing where
 * they agree. Returns the new balances.
 */
export function postDifference(
  writes: Batch,
  order: Pick<Order, 'id' | 'terms'>,
  { kind, key, valueDate, postingDate, posted, after }: Difference,
): LedgerBalances {
  const target = ledgerBalances(after)
  const transfers = postingsBetween(posted, target)
  if (transfers.length === 0) return posted
  writes.entries.push({
    kind,
    idemKey: key,
    loanId: order.id,
    valueDate,
    postingDate,
    currency: order.terms.currency,
    transfers,
  })
  return target
}

/** Reverses all balances of a loan whose payout came back: nothing of it is owed or earned. */
export function postReturn(
  writes: Batch,
  order: Pick<Order, 'id' | 'terms'>,
  { key, on, posted }: { readonly key: string; readonly on: CalendarDate; readonly posted: LedgerBalances },
): void {
  writes.entries.push({
    kind: 'payoutReturned',
    idemKey: key,
    loanId: order.id,
    valueDate: on,
    postingDate: on,
    currency: order.terms.currency,
    transfers: postingsBetween(posted, noBalances),
  })
}

/**
 * Closes the days of a loan after the last closed one, until `through`, each by itself: interest that fell due, late charges of
 * the day. A gap of many days is caught up day by day, so that it leaves the same ledger as no gap. Returns the loan with the
 * day noted, and its replay on that day.
 */
export function closeDays(
  writes: Batch,
  open: OpenRunningLoan,
  through: CalendarDate,
  closedAt: Date,
): { readonly closed: OpenRunningLoan; readonly replay: KeptReplay } {
  const { order, loan, events } = open.account
  const last = lastClosedDay(open)
  if (last >= through) return { closed: open, replay: keepReplay(loan, events, through) }
  const first = addDays(last, 1)
  let replay = keepReplay(loan, events, last)
  let position = positionOf(stateOf(replay.book, last))
  let { posted } = open
  for (let day = first; day <= through; day = addDays(day, 1)) {
    replay = onDay(replay, day)
    const before = posted
    const after = stateOf(replay.book, day)
    posted = postDifference(writes, order, {
      kind: 'dayClose',
      key: `${order.id}:${day}`,
      valueDate: day,
      postingDate: day,
      posted,
      after,
    })
    position = keepPosition(writes, { orderId: order.id, day, before: position, after: positionOf(after) })
    if (posted !== before) noteAccrual(writes, { orderId: order.id, day, before, after: posted, closedAt })
  }
  const closed = addOrder(writes, order, { ...order, statusOn: through })
  return { closed: { ...open, account: { order: closed, loan, events }, posted }, replay }
}

/** What a loan's balances were before and after the close of a day. */
interface ClosedDay {
  readonly orderId: string
  readonly day: CalendarDate
  readonly before: LedgerBalances
  readonly after: LedgerBalances
  readonly closedAt: Date
}

/** The unique key (order, day) of this row is the last guard: a day of a loan never accrues twice. */
function noteAccrual(writes: Batch, { orderId, day, before, after, closedAt }: ClosedDay): void {
  writes.accruals.push({
    order_id: orderId,
    accrual_date: day,
    interest_minor: before.interestIncome - after.interestIncome,
    fee_minor: before.feeIncome - after.feeIncome,
    penalty_minor: before.penaltyIncome - after.penaltyIncome,
    closed_at: closedAt,
  })
}
