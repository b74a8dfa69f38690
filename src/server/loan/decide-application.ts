// Deciding an application: the facts about its borrower, a verdict, and what follows from it. A job, within a day.

import { type CalendarDate, daysBetween } from '../../core/calendar-date.ts'
import { type ApplicationFacts, ageInYears, type Verdict } from '../../core/order/decision-rules.ts'
import { decide } from '../../core/order/order.ts'
import { openStatuses } from '../../core/order/status.ts'
import { isRefusal } from '../../core/refusal.ts'
import { findBorrower } from '../books/borrower-book.ts'
import { findOrder, listOrders, loadLoan, lockOrder, marketDay, stateOf, statusOn } from '../books/loan-book.ts'
import type { Order } from '../books/order-record.ts'
import { findProduct } from '../books/product-book.ts'
import type { Queries } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { coreOrder, writeFacts } from './order-store.ts'

/**
 * Decides an order that is in review; one that is decided already is left alone. The verdict is asked for outside the
 * transaction, since a scoring service may take its time.
 */
export async function decideApplication(deps: Deps, orderId: string): Promise<void> {
  const order = await undecided(deps.db, orderId)
  if (order === null) return
  const verdict = await deps.decider.decide(order.id, await factsAbout(deps, order))
  await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (locked === null) throw new Error(`order ${orderId} is gone`)
    const facts = decide(commandOf(verdict), coreOrder(locked), { today: marketDay(deps, locked) })
    // Decided meanwhile, by this job running twice: the first decision stands.
    if (isRefusal(facts)) return
    await writeFacts(tx, deps, locked, facts, { decision: { rules: verdict.rules } })
  })
}

function commandOf({ declineReason }: Verdict) {
  return declineReason === null ? ({ kind: 'approve' } as const) : ({ kind: 'decline', reason: declineReason } as const)
}

async function undecided(db: Queries, orderId: string): Promise<Order | null> {
  const [row] = await db.query<{ borrower_id: string }>(
    `select borrower_id from loan_order where id = $1 and status = 'inReview'`,
    [orderId],
  )
  return row === undefined ? null : await findOrder(db, { orderId, borrowerId: row.borrower_id })
}

async function factsAbout(deps: Deps, order: Order): Promise<ApplicationFacts> {
  const { db } = deps
  const today = marketDay(deps, order)
  const borrower = await findBorrower(db, order.borrowerId)
  if (borrower === null) throw new Error(`order ${order.id} has no borrower`)
  const listed = await findProduct(db, order.productId, order.market)
  const history = await historyOf(db, order, today)
  return {
    principalMinor: order.terms.principalMinor,
    range:
      listed === null
        ? null
        : { minMinor: listed.product.minPrincipalMinor, maxMinor: listed.product.maxPrincipalMinor },
    ageYears: borrower.birthDate === null ? null : ageInYears(borrower.birthDate, today),
    isBlocked: borrower.blockedUntil !== null && today <= borrower.blockedUntil,
    ...history,
  }
}

type History = Pick<ApplicationFacts, 'otherOpenLoans' | 'worstDaysPastDue' | 'worstDaysLateBefore'>

async function historyOf(db: Queries, order: Order, today: CalendarDate): Promise<History> {
  const history = { otherOpenLoans: 0, worstDaysPastDue: 0, worstDaysLateBefore: 0 }
  for (const other of await listOrders(db, order.borrowerId)) {
    if (other.id === order.id) continue
    const account = await loadLoan(db, other)
    const state = stateOf(account, today)
    if (openStatuses.includes(statusOn(account, today))) history.otherOpenLoans += 1
    if (state === null) continue
    history.worstDaysPastDue = Math.max(history.worstDaysPastDue, state.daysPastDue)
    for (const { dueDate, paidOn } of state.instalments) {
      const daysLate = paidOn === null ? 0 : daysBetween(dueDate, paidOn)
      history.worstDaysLateBefore = Math.max(history.worstDaysLateBefore, daysLate)
    }
  }
  return history
}
