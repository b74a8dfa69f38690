// Every paper of every loan of a borrower.

import { dateIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { marketDay } from '../account/change/door.ts'
import { loadLoan, stateOf } from '../account/loan/door.ts'
import { listOrders } from '../account/order/door.ts'
import { productFace } from '../catalogue/product/door.ts'
import type { Handler } from '../http/call.ts'
import { orderPapers } from '../papers/agreement/door.ts'

/** The newest loan first; a loan without a paper is left out. */
export const listDocuments: Handler<'listDocuments'> = async (_input, { db, deps, caller, words }) => {
  const loans = []
  for (const order of await listOrders(db, caller.borrowerId)) {
    const state = stateOf(await loadLoan(db, order), marketDay(deps, order))
    const documents = await orderPapers(db, words, { order, state })
    if (documents.length === 0) continue
    loans.push({
      orderId: order.id,
      productId: order.productId,
      productName: (await productFace(db, order.productId)).name,
      appliedOn: dateIn(markets[order.market].zone, order.appliedAt),
      documents,
    })
  }
  return { loans }
}
