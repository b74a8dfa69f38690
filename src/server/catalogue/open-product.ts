// The address behind a recommended product, resolved when it is tapped, so that a changed target never comes from a stored page.

import { addresses, addressWith, eventModules } from '../../contracts/addresses.ts'
import { safeUrl } from '../../core/link-gate.ts'
import { refuse } from '../../core/refusal.ts'
import type { Handler } from '../http/call.ts'
import { findProduct } from './product/product-store.ts'
import { countEvent } from './save-event.ts'

/** Our own confirmation page, or the lender's address where it is on the list. Refusals: `productIsUnknown`, `linkIsNotAllowed`. */
export const openProduct: Handler<'openProduct'> = async ({ productId, positionId = 0 }, call) => {
  const listed = await findProduct(call.db, productId, call.market.id)
  if (listed === null) return refuse('productIsUnknown')
  await countEvent({ productId, moduleId: eventModules.productClick, positionId }, call)
  if (listed.targetUrl === '') return { url: addressWith(addresses.confirm, { productId }) }
  const url = safeUrl('page', listed.targetUrl, call.deps.config)
  if (url === null) {
    call.deps.log.error({ productId }, 'a product links to an address that is not allowed')
    return refuse('linkIsNotAllowed')
  }
  return { url }
}
