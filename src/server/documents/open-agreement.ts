// Makes a one-time link to an agreement: it expires after minutes and carries no personal data.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import { agreementNames } from '../../core/loan/agreement-names.ts'
import { refuse } from '../../core/refusal.ts'
import { findOrder } from '../account/order/door.ts'
import type { Handler } from '../http/call.ts'
import { findOffer, latestOffer } from '../offer/door.ts'
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
