// What was agreed to in an order: its papers as they were then.

import { documentFile, documentPage } from '../../contracts/document-addresses.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { refuse } from '../../core/refusal.ts'
import { findOrder } from '../account/order/door.ts'
import type { Handler } from '../http/call.ts'
import { agreedPapers } from '../papers/agreement/door.ts'

/** Refused as `notFound` for another's order or none. */
export const getContract: Handler<'getContract'> = async ({ orderId }, { db, caller }) => {
  const order = await findOrder(db, { orderId, borrowerId: caller.borrowerId })
  if (order === null) return refuse('notFound')
  const agreed = await agreedPapers(db, order.id)
  return {
    papers: agreed.map(({ title, document }) => ({
      title,
      url: documentPage(document, order.id, {}),
      pdfUrl: documentFile(document, order.id, {}),
      agreedAt: dateTimeIn(markets[order.market].zone, order.appliedAt),
    })),
  }
}
