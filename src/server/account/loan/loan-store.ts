// Stores loan accounts: opens and reads them and records their events. Every room uses this file for that.

import type { CalendarDate } from '../../../core/calendar-date.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { replayLoan } from '../../../core/loan/replay.ts'
import { buildSchedule } from '../../../core/loan/schedule.ts'
import { decide, evolve, orderStatus } from '../../../core/order/order.ts'
import { type OrderStatus, openStatuses } from '../../../core/order/status.ts'
import { noPosition, positionOf } from '../../../core/portfolio/loan-day.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/database-errors.ts'
import type { Deps } from '../../deps.ts'
import { changeLoan, closeLoanUntil, type EventRecord, marketDay, type Recorded } from '../change/loan-change.ts'
import { postDifference, postReturn } from '../change/loan-postings.ts'
import { tellDisbursed } from '../facts/loan-webhooks.ts'
import { writeFacts } from '../facts/order-facts.ts'
import { addPosition } from '../open/loan-days.ts'
import { type LoanAccount, lastClosedDay, loanOf, openRunningLoan } from '../open/open-loan.ts'
import { listOrders, storeOrder } from '../order/order-store.ts'
import { eventsOf } from '../record/loan-event-store.ts'
import type { Order } from '../record/order-record.ts'

/** The order with its loan and everything that happened to it. */
export async function loadLoan(db: Queries, order: Order): Promise<LoanAccount> {
  const loan = loanOf(order)
  return { order, loan, events: loan === null ? [] : await eventsOf(db, order.id) }
}

/** The state of the loan on `today`; null before the payout. */
export function stateOf(account: LoanAccount, today: CalendarDate): LoanState | null {
  return account.loan === null ? null : replayLoan(account.loan, account.events, today)
}

/** The status on `today`: computed from the events and the market day, never read from the index. */
export function statusOn(account: LoanAccount, today: CalendarDate): OrderStatus {
  return orderStatus(account.order, stateOf(account, today))
}

/**
 * Records what happened to a loan: locks it, closes the days until today, appends the event unless its cause was recorded
 * before, and posts the difference between what the ledger has and what the loan now is. All in the caller's transaction.
 * A value date in the future counts as today. Throws when there is no such loan.
 */
export async function recordEvent(tx: Tx, deps: Deps, record: EventRecord): Promise<Recorded> {
  const open = await openRunningLoan(tx, record.orderId)
  const writes = emptyBatch()
  const { recorded } = await changeLoan({ deps, db: tx, writes }, open, record)
  try {
    await writeBatch(tx, writes)
  } catch (error) {
    if (!isUniqueViolation(error, 'loan_event_pkey')) throw error
    throw new Error(`event ${record.sourceKey} belongs to another loan`, { cause: error })
  }
  return recorded
}

/**
 * Starts the loan of an approved order: the money reached the borrower on `disbursedOn`. Makes the schedule, posts the payout
 * and stores the status. The caller holds the lock and has checked that the order waits for this. `payoutKey` names a payout after
 * one that came back.
 */
export async function startLoan(
  tx: Tx,
  deps: Deps,
  approved: Order,
  disbursedOn: CalendarDate,
  payoutKey: string = approved.id,
): Promise<LoanAccount & { readonly state: LoanState }> {
  const { id: orderId, terms } = approved
  const paidOut = evolve(approved, { fact: 'paidOut', on: disbursedOn })
  const schedule = buildSchedule(terms, disbursedOn)
  await storeOrder(tx, approved, { ...paidOut, schedule, disbursedOn, statusOn: disbursedOn })
  const open = await openRunningLoan(tx, orderId)
  const { order, loan } = open.account
  const writes = emptyBatch()
  const begun = replayLoan(loan, [], disbursedOn)
  addPosition(writes, orderId, disbursedOn, positionOf(begun))
  const posted = postDifference(writes, order, {
    kind: 'payout',
    key: payoutKey,
    valueDate: disbursedOn,
    postingDate: disbursedOn,
    posted: open.posted,
    after: begun,
  })
  tellDisbursed(writes, deps, order, begun)
  const started = await closeLoanUntil({ deps, db: tx, writes }, { ...open, posted }, marketDay(deps, order))
  await writeBatch(tx, writes)
  return { ...started.open.account, state: started.state }
}

/**
 * Ends a loan whose payout came back before anything happened to it: what the ledger has of it is reversed, interest of its days
 * included, and the order waits for another account. `loanHasEvents` where it was paid on or changed: that a person has to sort out.
 * The caller holds the lock.
 */
export async function takeBackPayout(
  tx: Tx,
  deps: Deps,
  order: Order,
  { reason, key }: { readonly reason: string; readonly key: string },
): Promise<'takenBack' | 'loanHasEvents'> {
  const today = marketDay(deps, order)
  const open = await openRunningLoan(tx, order.id)
  if (open.account.events.length > 0) return 'loanHasEvents'
  const facts = decide({ kind: 'payoutReturned', reason }, open.account.order, { today })
  if (isRefusal(facts)) throw new Error(`a payout of ${order.id} came back: ${facts.refused}`)
  const writes = emptyBatch()
  postReturn(writes, open.account.order, { key, on: today, posted: open.posted })
  addPosition(writes, order.id, lastClosedDay(open), noPosition)
  await writeBatch(tx, writes)
  await writeFacts(tx, deps, open.account.order, facts)
  return 'takenBack'
}

/** What is still open between a borrower and the lender: every unfinished order and every credit balance. */
export interface Obligation {
  readonly orderId: string
  readonly status: OrderStatus
  /** Owed by the borrower, future interest included; 0 before the payout. */
  readonly owedMinor: number
  /** Owed to the borrower. */
  readonly creditMinor: number
}

/** Empty when nothing is owed either way and no application is open: then the account may be deleted. */
export async function obligationsOf(db: Queries, deps: Deps, borrowerId: string): Promise<Obligation[]> {
  const obligations: Obligation[] = []
  for (const order of await listOrders(db, borrowerId)) {
    const account = await loadLoan(db, order)
    const today = marketDay(deps, order)
    const state = stateOf(account, today)
    const status = statusOn(account, today)
    const creditMinor = state?.creditBalanceMinor ?? 0
    if (!openStatuses.includes(status) && creditMinor === 0) continue
    obligations.push({ orderId: order.id, status, owedMinor: state?.owedMinor ?? 0, creditMinor })
  }
  return obligations
}
