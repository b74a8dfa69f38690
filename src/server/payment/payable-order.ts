// Loads what every payment screen needs first: the borrower's own order, its loan, and its state today.

import type { CalendarDate } from '../../core/calendar-date.ts'
import type { LoanState } from '../../core/loan/loan-state.ts'
import { replayLoan } from '../../core/loan/replay.ts'
import { formatMoney } from '../../core/money.ts'
import { type OrderStatus, payableStatuses } from '../../core/order/status.ts'
import type { Account } from '../../core/payment/purpose.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import { marketDay } from '../account/change/door.ts'
import { loadLoan, statusOn } from '../account/loan/door.ts'
import { findOrder } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import type { Call } from '../http/call.ts'

export interface PayableOrder extends Account {
  readonly order: Order
  readonly today: CalendarDate
  readonly state: LoanState
  readonly status: OrderStatus
}

interface AskedOrder {
  readonly orderId: string
  readonly productId?: string | undefined
}

/** Refusals: `notFound` for another's order, a missing one, or one of another product; `orderIsNotPayable`. */
export async function payableOrder(
  call: Call,
  asked: AskedOrder,
): Promise<PayableOrder | Refusal<'notFound' | 'orderIsNotPayable'>> {
  const disbursed = await disbursedOrder(call, asked)
  if (isRefusal(disbursed)) return disbursed
  return payableStatuses.includes(disbursed.status) ? disbursed : refuse('orderIsNotPayable')
}

/** {@link payableOrder} for an account in any state after its payout, settled included; `orderIsNotPayable` before it. */
export async function disbursedOrder(
  call: Call,
  asked: AskedOrder,
): Promise<PayableOrder | Refusal<'notFound' | 'orderIsNotPayable'>> {
  const order = await findOrder(call.db, { orderId: asked.orderId, borrowerId: call.caller.borrowerId })
  if (order === null) return refuse('notFound')
  if (asked.productId !== undefined && asked.productId !== order.productId) return refuse('notFound')
  const loaded = await loadLoan(call.db, order)
  const today = marketDay(call.deps, order)
  const { loan, events } = loaded
  if (loan === null) return refuse('orderIsNotPayable')
  return { order, loan, events, today, state: replayLoan(loan, events, today), status: statusOn(loaded, today) }
}

/** Writes amounts for this call: the market's format, the call's sign of currency; with the letters of a foreign `currency`. */
export function moneyOf({
  market,
  currencySymbol,
}: Pick<Call, 'market' | 'currencySymbol'>): (amountMinor: number, currency?: string) => string {
  return (amountMinor, currency = market.currency) =>
    formatMoney(amountMinor, market.moneyFormat, currency === market.currency ? currencySymbol : currency)
}
