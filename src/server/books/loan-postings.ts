// From the state of a loan to its ledger: what it lacks is posted, keyed by the cause, one balanced entry at a time.

import { addDays, type CalendarDate } from '../../core/calendar-date.ts'
import type { LedgerBalances } from '../../core/ledger/accounts.ts'
import { ledgerBalances, postingsBetween } from '../../core/ledger/loan-postings.ts'
import type { Loan, LoanEvent } from '../../core/loan/loan-event.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import { isRefusal } from '../../core/refusal.ts'
import type { Tx } from '../db/database.ts'
import { loanBalances, postEntry } from '../db/ledger.ts'
import type { Order } from './order-record.ts'

/** Kinds of ledger entries that loans make beside those named after their events. */
type LoanEntryKind = LoanEvent['kind'] | 'payout' | 'dayClose'

export interface Difference {
  readonly kind: LoanEntryKind
  /** Natural key of the cause; with the kind, it is posted once. */
  readonly key: string
  readonly valueDate: CalendarDate
  readonly postingDate: CalendarDate
  readonly after: LoanState
  /** Where the caller knows what the ledger has; else it is read. */
  readonly posted?: LedgerBalances
}

/**
 * Posts what leads from the ledger's balances of this loan to those that its state implies, in one entry; nothing where they
 * agree. Returns the balances that now stand. The loan is locked by the caller.
 */
export async function postDifference(
  tx: Tx,
  order: Pick<Order, 'id' | 'terms'>,
  { kind, key, valueDate, postingDate, after, posted }: Difference,
): Promise<LedgerBalances> {
  const before = posted ?? (await loanBalances(tx, order.id))
  const target = ledgerBalances(after)
  const transfers = postingsBetween(before, target)
  if (transfers.length === 0) return before
  const entry = await postEntry(tx, {
    kind,
    idemKey: key,
    requestHash: `${order.id} ${kind} ${key}`,
    loanId: order.id,
    valueDate,
    postingDate,
    currency: order.terms.currency,
    transfers,
    response: null,
  })
  if (isRefusal(entry) || !entry.fresh) throw new Error(`${kind} ${key} of a loan was posted before`)
  return target
}

interface DisbursedAccount {
  readonly order: Order
  readonly loan: Loan
  readonly events: readonly LoanEvent[]
}

/**
 * Closes the days of a loan after the last closed one, until `through`, each by itself: interest that fell due, late charges of
 * the day. A gap of many days is caught up day by day, so that it leaves the same ledger as no gap. Returns the order with the
 * day noted. The loan is locked by the caller.
 */
export async function closeDays(
  tx: Tx,
  { order, loan, events }: DisbursedAccount,
  through: CalendarDate,
  closedAt: Date,
): Promise<Order> {
  const last = order.statusOn ?? loan.disbursedOn
  if (last >= through) return order
  let posted = await loanBalances(tx, order.id)
  for (let day = addDays(last, 1); day <= through; day = addDays(day, 1)) {
    const after = replayLoan(loan, events, day)
    const before = posted
    posted = await postDifference(tx, order, {
      kind: 'dayClose',
      key: `${order.id}:${day}`,
      valueDate: day,
      postingDate: day,
      after,
      posted,
    })
    if (posted !== before) await noteAccrual(tx, order.id, day, before, posted, closedAt)
  }
  await tx.execute('update loan_order set status_on = $2 where id = $1', [order.id, through])
  return { ...order, statusOn: through }
}

/** The unique key (order, day) of this row is the last guard: a day of a loan never accrues twice. */
async function noteAccrual(
  tx: Tx,
  orderId: string,
  day: CalendarDate,
  before: LedgerBalances,
  after: LedgerBalances,
  closedAt: Date,
): Promise<void> {
  await tx.execute(
    `insert into accrual_day (order_id, accrual_date, interest_minor, fee_minor, penalty_minor, closed_at)
      values ($1, $2, $3, $4, $5, $6)`,
    [
      orderId,
      day,
      before.interestIncome - after.interestIncome,
      before.feeIncome - after.feeIncome,
      before.penaltyIncome - after.penaltyIncome,
      closedAt,
    ],
  )
}
