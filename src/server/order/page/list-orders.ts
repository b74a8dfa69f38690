// The borrower's orders, open and closed, each with its figures.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import { markets } from '../../../core/market/markets.ts'
import { openStatuses } from '../../../core/order/status.ts'
import { voiceOf } from '../../../words/voice.ts'
import { loadLoan } from '../../account/loan/door.ts'
import { listOrders as ordersOf } from '../../account/order/door.ts'
import { productFace } from '../../catalogue/product/door.ts'
import type { Call, Handler } from '../../http/call.ts'
import { backOwed } from '../../payment/returned/door.ts'
import { findBorrower } from '../../people/borrower/door.ts'
import { figuresOf } from './order-figures.ts'
import { type NoticeFigures, noticeText, noticeTitle } from './order-notice.ts'
import { reversalsOf, reversalsToName, reversalTitle } from './parts-back.ts'

export type ListedOrder = CallOutput<'listOrders'>['open'][number]

export const listOrders: Handler<'listOrders'> = async (_input, call) => {
  const listed = (await allOrders(call)).map(({ listed }) => listed)
  const isOpen = ({ status }: ListedOrder): boolean => openStatuses.includes(status)
  return {
    open: listed.filter(isOpen),
    closed: listed.filter((one) => !isOpen(one)),
    currencySymbol: call.currencySymbol,
  }
}

/** Every order of the caller with its figures, newest first. */
export async function allOrders(
  call: Call,
): Promise<{ readonly listed: ListedOrder; readonly figures: NoticeFigures }[]> {
  const borrower = await findBorrower(call.db, call.caller.borrowerId)
  const all: { listed: ListedOrder; figures: NoticeFigures }[] = []
  const reversals = await reversalsToName(call)
  for (const order of await ordersOf(call.db, call.caller.borrowerId)) {
    const figures = await figuresOf(call, await loadLoan(call.db, order), borrower)
    all.push({ figures, listed: await listedOrder(call, figures, reversalsOf(reversals, order)) })
  }
  return all
}

async function listedOrder(
  call: Call,
  figures: NoticeFigures,
  reversals: Awaited<ReturnType<typeof reversalsToName>>,
): Promise<ListedOrder> {
  const { order, status, state } = figures
  const voice = voiceOf(call, markets[order.market])
  const { name, logo } = await productFace(call.db, order.productId)
  return {
    orderId: order.id,
    productId: order.productId,
    productName: name,
    productLogo: safeUrl('image', logo, call.deps.config) ?? '',
    status,
    statusText: noticeTitle(figures, voice),
    noticeText: noticeText(figures, voice),
    reversed: [
      ...reversals.map((one) => reversalTitle(call, one, voice)),
      ...backOwed(call, state, voice).map(({ title }) => title),
    ],
    principalMinor: order.terms.principalMinor,
    amountDueMinor: state?.amountDue.totalMinor ?? 0,
    nextDueDate: state?.nextInstalment?.dueDate ?? null,
    appliedAt: dateTimeIn(voice.market.zone, order.appliedAt),
    url: addressWith(addresses.loanDetail, { productId: order.productId, orderId: order.id }),
  }
}
