// The worked example of the public pages: the lender's first product, priced by the same code as every offer.

import { makeOffer } from '../../core/loan/offer.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import { priceAnswer } from '../catalogue/price/door.ts'
import { listRecommended } from '../catalogue/product/door.ts'
import type { Caller, Handler } from '../http/call.ts'

/** Products looked at for the range; a lender with more shows the range of the first ones. */
const PRODUCTS_MAX = 50

/** The usual loan of the first product for a new client today. Refused as `productIsUnknown` where nothing is on offer. */
export const getExample: Handler<'getExample', Caller | null> = async (_input, call) => {
  const { db, deps, market, words } = call
  const listed = await listRecommended(db, market.id, { except: [], limit: PRODUCTS_MAX })
  const products = listed.map(({ product }) => product)
  const [first] = products
  if (first === undefined) return refuse('productIsUnknown')
  const principalMinor = first.defaultPrincipalMinor
  const offer = makeOffer(first, { principalMinor, client: 'new', market, today: deps.clock.today(market.zone) })
  if (isRefusal(offer)) return offer
  return {
    productName: first.name,
    ...priceAnswer(offer, { words: words.loan, market }),
    minPrincipalMinor: Math.min(...products.map((product) => product.minPrincipalMinor)),
    maxPrincipalMinor: Math.max(...products.map((product) => product.maxPrincipalMinor)),
    coolingOffDays: Math.min(...products.map((product) => product.coolingOffDays)),
  }
}
