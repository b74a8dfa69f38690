// What the lender's own systems are told about a loan: as rows beside those of the change that it tells of.

import { type LoanEvent, paymentKinds } from '../../../core/loan/loan-event.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { netProceedsMinor } from '../../../core/loan/price.ts'
import type { OrderFact } from '../../../core/order/order.ts'
import { lapseReason } from '../../../core/order/order.ts'
import { type OrderStatus, payableStatuses } from '../../../core/order/status.ts'
import type { Batch } from '../../batch/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { addWebhook, queueWebhook } from '../../webhook/door.ts'
import type { Order } from '../record/order-record.ts'

type LoanStatus = 'active' | 'due' | 'overdue' | 'settled'

function loanStatus(status: OrderStatus): LoanStatus {
  const known = [...payableStatuses, 'settled'].find((one) => one === status)
  if (known === undefined) throw new Error(`a loan is never ${status}`)
  return known as LoanStatus
}

const about = ({ id: orderId, borrowerId: userId, terms: { currency } }: Order, status: OrderStatus) => ({
  ...{ orderId, userId, currency },
  status: loanStatus(status),
})

/** Tells that the money reached the borrower. */
export function tellDisbursed(writes: Batch, deps: Deps, order: Order, state: LoanState): void {
  const { disbursedOn, schedule } = state.loan
  addWebhook(writes, deps, 'loan.disbursed', {
    ...about(order, order.status),
    productId: order.productId,
    principalMinor: order.terms.principalMinor,
    netProceedsMinor: netProceedsMinor(order.terms),
    owedMinor: state.owedMinor,
    disbursedOn,
    firstDueOn: schedule[0]?.dueDate ?? disbursedOn,
  })
}

/** Tells of money that came or was taken back, and of a write-off; of no other event. `status` is the one after it. */
export function tellLoanEvent(
  writes: Batch,
  deps: Deps,
  { order, events, event }: { readonly order: Order; readonly events: readonly LoanEvent[]; readonly event: LoanEvent },
  { after, status }: { readonly after: LoanState; readonly status: OrderStatus },
): void {
  const loan = { ...about(order, status), owedMinor: after.owedMinor }
  const receipt = after.receipts.find(({ id }) => id === event.id)
  if (receipt !== undefined) {
    const { amountMinor, countedAs, valueDate } = receipt
    const paid = { paymentKey: event.id, amountMinor, countedAs, valueDate, postedOn: after.asOf }
    addWebhook(writes, deps, 'payment.posted', { ...loan, ...paid })
  } else if (event.kind === 'reversal') {
    const paid = events.find(({ id }) => id === event.paymentId)
    if (paid === undefined || !isMoney(paid)) return
    const back = { paymentKey: paid.id, amountMinor: paid.amountMinor, reversedOn: after.asOf }
    addWebhook(writes, deps, 'payment.reversed', { ...loan, ...back })
  } else if (event.kind === 'writeOff') {
    addWebhook(writes, deps, 'loan.writtenOff', { ...loan, writtenOffOn: after.asOf })
  }
}

function isMoney(event: LoanEvent): event is Extract<LoanEvent, { kind: (typeof paymentKinds)[number] }> {
  return (paymentKinds as readonly string[]).includes(event.kind)
}

/** Tells that a loan became due, late or settled; nothing where it did not move there. */
export function tellMoved(writes: Batch, deps: Deps, before: OrderStatus, order: Order, state: LoanState): void {
  if (order.status === before) return
  const loan = about(order, order.status)
  if (order.status === 'settled') {
    const settled = { settledOn: order.settledOn ?? state.asOf, creditMinor: state.creditBalanceMinor }
    addWebhook(writes, deps, 'loan.settled', { ...loan, ...settled })
    return
  }
  const next = state.nextInstalment
  if (next === null || order.status === 'active') return
  const due = { owedMinor: state.owedMinor, dueOn: next.dueDate, dueMinor: state.amountDue.totalMinor }
  if (order.status === 'due') addWebhook(writes, deps, 'loan.due', { ...loan, ...due })
  else addWebhook(writes, deps, 'loan.late', { ...loan, ...due, daysPastDue: state.daysPastDue })
}

/** Tells that an offer was accepted and is to be decided. */
export async function tellApplied(
  tx: Tx,
  deps: Deps,
  { id: orderId, borrowerId: userId, productId, terms }: Pick<Order, 'id' | 'borrowerId' | 'productId' | 'terms'>,
): Promise<void> {
  const asked = { amountMinor: terms.principalMinor, currency: terms.currency }
  await queueWebhook(tx, deps, 'application.received', { applicationId: null, orderId, userId, productId, ...asked })
}

/** Tells what was decided about an order before its loan began, and that its money did not arrive; of no other fact. */
export async function tellOrderFact(tx: Tx, deps: Deps, order: Order, fact: OrderFact): Promise<void> {
  const { id: orderId, borrowerId: userId, productId, terms } = order
  if (fact.fact === 'approved' || fact.fact === 'declined') {
    const hasLapsed = fact.fact === 'declined' && fact.reason === lapseReason
    const outcome = hasLapsed ? 'expired' : fact.fact
    await queueWebhook(tx, deps, 'application.decided', { applicationId: null, orderId, userId, productId, outcome })
  } else if (fact.fact === 'payoutFailed' || fact.fact === 'payoutReturned') {
    const sent = { currency: terms.currency, amountMinor: netProceedsMinor(terms) }
    const cameBack = fact.fact === 'payoutReturned'
    await queueWebhook(tx, deps, 'payout.failed', { orderId, userId, ...sent, cameBack })
  }
}
