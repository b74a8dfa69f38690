// The papers that a borrower is asked to agree to, or has agreed to.

import { agreementNames } from '../../core/loan/agreement-names.ts'
import { refuse } from '../../core/refusal.ts'
import { findOrder } from '../account/order/door.ts'
import { findProduct } from '../catalogue/product/door.ts'
import type { Handler } from '../http/call.ts'
import { agreedPapers } from '../papers/agreement/door.ts'

/** Titles with their positions, from 1. With an order: what was agreed to then. Refusals: `notFound`, `productIsUnknown`. */
export const listAgreements: Handler<'listAgreements'> = async ({ productId, orderId }, call) => {
  if (orderId !== undefined && orderId !== '') {
    const order = await findOrder(call.db, { orderId, borrowerId: call.caller.borrowerId })
    if (order === null) return refuse('notFound')
    const agreed = await agreedPapers(call.db, order.id)
    return { list: agreed.map(({ title, position }) => ({ title, position })) }
  }
  if ((await findProduct(call.db, productId, call.market.id)) === null) return refuse('productIsUnknown')
  const { documents } = call.words.loan
  return { list: agreementNames.map((name, index) => ({ title: documents[name], position: index + 1 })) }
}
