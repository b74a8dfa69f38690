// What a credit could pay, with its split, before the borrower says yes; and what it has paid.

import { documentPage } from '../../../contracts/document-addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { isRefusal } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan, stateOf } from '../../account/loan/door.ts'
import { listOrders } from '../../account/order/door.ts'
import { type Order, receiptNumber, receiptNumbers } from '../../account/record/door.ts'
import { productFace } from '../../catalogue/product/door.ts'
import type { Call, Handler } from '../../http/call.ts'
import { disbursedOrder } from '../payable-order.ts'
import { type CreditUseRow, standingOffers, usesOfOrder } from './credit-use-store.ts'
import { paymentKey, refundingMinor, splitBetween } from './spend-credit.ts'

type Output = CallOutput<'getCreditUses'>

/**
 * Each other loan on which something is due, the latest one first, and each for which an officer's offer stands. The whole credit is
 * held against each: after one yes the next split is another one. Refusals: `notFound`, `orderIsNotPayable`.
 */
export const getCreditUses: Handler<'getCreditUses'> = async (input, call) => {
  const disbursed = await disbursedOrder(call, input)
  if (isRefusal(disbursed)) return disbursed
  const { order, state: from } = disbursed
  const others = new Map<string, { readonly order: Order; readonly state: LoanState | null }>()
  for (const other of await listOrders(call.db, call.caller.borrowerId)) {
    if (other.id === order.id || other.disbursedOn === null) continue
    const state = stateOf(await loadLoan(call.db, other), marketDay(call.deps, other))
    others.set(other.id, { order: other, state })
  }
  const offers =
    from.creditBalanceMinor === 0 ? [] : await offersOf(call, { order, from, others: [...others.values()] })
  const uses = await usesOfOrder(call.db, order.id)
  return {
    orderId: order.id,
    creditBalanceMinor: from.creditBalanceMinor,
    offers: offers.sort((a, b) => b.daysLate - a.daysLate || (a.orderId < b.orderId ? -1 : 1)),
    uses: await Promise.all(uses.map((one) => useAnswer(call, one, others.get(one.toOrderId)))),
    currencySymbol: call.currencySymbol,
  }
}

type Other = { readonly order: Order; readonly state: LoanState | null }

async function offersOf(
  call: Call,
  { order, from, others }: { readonly order: Order; readonly from: LoanState; readonly others: readonly Other[] },
): Promise<Output['offers']> {
  const going = await refundingMinor(call.db, order.id)
  const standing = await standingOffers(call.db, order.id, call.deps.clock.now())
  const offers: Output['offers'] = []
  for (const { order: other, state: to } of others) {
    if (to === null) continue
    const offered = standing.find(({ toOrderId }) => toOrderId === other.id) ?? null
    const split = splitBetween({ from, refundingMinor: going, to, offeredMinor: offered?.amountMinor ?? null })
    if (split === null) continue
    const due = to.instalments.find(({ standing: now }) => now === 'late' || now === 'due')
    offers.push({
      orderId: other.id,
      productId: other.productId,
      productName: (await productFace(call.db, other.productId)).name,
      offeredBy: offered === null ? 'late' : 'officer',
      until: offered === null ? null : dateTimeIn(call.market.zone, offered.expiresAt),
      dueDate: due?.dueDate ?? null,
      daysLate: to.daysPastDue,
      dueMinor: to.amountDue.totalMinor,
      amountMinor: split.useMinor,
      dueAfterMinor: split.wantedAfterMinor,
      creditAfterMinor: split.creditAfterMinor,
    })
  }
  return offers
}

async function useAnswer(call: Call, row: CreditUseRow, other: Other | undefined): Promise<Output['uses'][number]> {
  if (other === undefined) throw new Error(`the use ${row.id} of a credit names a loan that is not its borrower's`)
  const { order, state } = other
  const event = paymentKey(row.id)
  const counts = state?.receipts.some(({ id }) => id === event) ?? false
  const number = counts ? receiptNumber(await receiptNumbers(call.db, order.id), event) : ''
  return {
    useId: row.id,
    orderId: order.id,
    productId: order.productId,
    productName: (await productFace(call.db, order.productId)).name,
    amountMinor: row.amountMinor,
    usedAt: dateTimeIn(call.market.zone, row.usedAt),
    url: counts ? documentPage('receipt', order.id, { number }) : '',
  }
}
