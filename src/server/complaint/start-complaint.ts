// What a complaint can be about: the types, and the borrower's orders with what each of them allows.

import { complaintSubTypeCodes, complaintTypeCodes } from '../../contracts/complaint.ts'
import type { CallOutput } from '../../contracts/endpoints.ts'
import { dateIn } from '../../core/calendar-date.ts'
import { complaintSubTypes, complaintTypes } from '../../core/complaint/complaint-types.ts'
import { markets } from '../../core/market/markets.ts'
import { formatMoney } from '../../core/money.ts'
import { refuse } from '../../core/refusal.ts'
import { marketDay } from '../account/change/door.ts'
import { loadLoan, statusOn } from '../account/loan/door.ts'
import { listOrders } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import { productFace } from '../catalogue/product/door.ts'
import type { Call, Handler } from '../http/call.ts'

export const startComplaint: Handler<'startComplaint'> = async (input, call) => {
  const { db, caller, words } = call
  const own = await listOrders(db, caller.borrowerId)
  const chosen = input.orderId ? own.find(({ id }) => id === input.orderId) : own[0]
  if (input.orderId && chosen === undefined) return refuse('notFound')
  const orders = []
  for (const order of own) orders.push(await shownOrder(call, order))
  return {
    types: complaintTypes.map((type) => ({ title: words.complaint.types[type], value: complaintTypeCodes[type] })),
    subTypes: complaintSubTypes.map((subType) => ({
      title: words.complaint.subTypes[subType],
      value: complaintSubTypeCodes[subType],
    })),
    order: orders.find(({ orderId }) => orderId === chosen?.id) ?? null,
    orders,
  }
}

type ShownOrder = CallOutput<'startComplaint'>['orders'][number]

async function shownOrder({ db, deps, words, currencySymbol }: Call, order: Order): Promise<ShownOrder> {
  const { details, status } = words.complaint
  const { name, logo } = await productFace(db, order.productId)
  const market = markets[order.market]
  const account = await loadLoan(db, order)
  return {
    orderId: order.id,
    productLogo: logo,
    productName: name,
    statusText: status[statusOn(account, marketDay(deps, order))],
    collectionAllowed: order.collectionAllowed,
    details: [
      { label: details.amount, value: formatMoney(order.terms.principalMinor, market.moneyFormat, currencySymbol) },
      { label: details.appliedOn, value: dateIn(market.zone, order.appliedAt) },
      { label: details.orderNumber, value: order.id },
    ],
  }
}
