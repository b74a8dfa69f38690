// The papers that a borrower is asked to agree to or has agreed to: their list, their contract as it was then, and a one-time link to one,
// which expires after minutes and carries no personal data.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import { documentFile, documentPage } from '../../contracts/document-addresses.ts'
import { dateTimeIn } from '../../core/calendar-date.ts'
import { agreementNames } from '../../core/loan/agreement-names.ts'
import { markets } from '../../core/market/markets.ts'
import { refuse } from '../../core/refusal.ts'
import { findOrder } from '../account/order/door.ts'
import { findProduct } from '../catalogue/product/door.ts'
import type { Handler } from '../http/call.ts'
import { findOffer, latestOffer } from '../offer/door.ts'
import { agreedPapers } from '../papers/agreement/door.ts'
import { makePaperLink } from '../papers/link/door.ts'

/**
 * The address of the paper at `position`: of an order, or before there is one of an offer, and without either of the newest
 * offer of the product. `notFound` where the borrower has none.
 */
export const openAgreement: Handler<'openAgreement'> = async ({ productId, position, orderId, offerId }, call) => {
  const { db, deps, caller } = call
  const { borrowerId } = caller
  const paper = agreementNames[position - 1]
  if (paper === undefined) return refuse('notFound')
  if (orderId !== undefined && orderId !== '') {
    const order = await findOrder(db, { orderId, borrowerId })
    if (order === null || order.productId !== productId) return refuse('notFound')
    const token = await makePaperLink(db, deps, { borrowerId, orderId: order.id, offerId: null, paper })
    return { url: addressOf(token) }
  }
  const offer =
    offerId === undefined || offerId === ''
      ? await latestOffer(db, borrowerId, productId)
      : await findOffer(db, offerId, borrowerId)
  if (offer === null || offer.productId !== productId) return refuse('notFound')
  const token = await makePaperLink(db, deps, { borrowerId, orderId: null, offerId: offer.id, paper })
  return { url: addressOf(token) }
}

function addressOf(token: string): string {
  return addressWith(addresses.loanAgreement, { doc: token })
}

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

/** What was agreed to in an order: its papers as they were then. Refused as `notFound` for another's order or none. */
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
