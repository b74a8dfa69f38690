// The products on offer, each with its whole cost: for every visitor, signed in or not.

import type { CallOutput } from '../../contracts/endpoints.ts'
import { isRefusal } from '../../core/refusal.ts'
import { voiceOf } from '../../words/voice.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { lateCapText } from './late/late-words.ts'
import { listedAtMost } from './limits.ts'
import { priceAnswer } from './price/price-answer.ts'
import { cardOf, offerFor, productCards } from './product/product-card.ts'
import { type ListedProduct, listRecommended } from './product/product-store.ts'

export const listProducts: Handler<'listProducts', Caller | null> = async (_input, call) => ({
  products: await productCards(call),
  currencySymbol: call.currencySymbol,
})

type PricedProduct = CallOutput<'listPrices'>['products'][number]

/** In the lender's order. A product that its market's caps forbid is left out: it cannot be had. */
export const listPrices: Handler<'listPrices', Caller | null> = async ({ principalMinor }, call) => {
  const listed = await listRecommended(call.db, call.market.id, { except: [], limit: listedAtMost })
  const priced: PricedProduct[] = []
  for (const one of listed) priced.push(...(await pricesOf(call, one, principalMinor)))
  return { products: priced, currencySymbol: call.currencySymbol }
}

/** The product with its price; nothing where it cannot be had. */
async function pricesOf(
  call: Call<Caller | null>,
  listed: ListedProduct,
  principalMinor: number | undefined,
): Promise<PricedProduct[]> {
  const { minPrincipalMinor, maxPrincipalMinor, defaultPrincipalMinor } = listed.product
  const isAsked =
    principalMinor !== undefined && principalMinor >= minPrincipalMinor && principalMinor <= maxPrincipalMinor
  const offer = await offerFor(call, listed, isAsked ? principalMinor : defaultPrincipalMinor)
  if (isRefusal(offer)) return []
  const voice = voiceOf(call, call.market)
  const { productId, logo, name, description, rateText, url } = cardOf(call, listed, offer)
  return [
    {
      ...{ productId, logo, name, description, rateText, url },
      minPrincipalMinor,
      maxPrincipalMinor,
      isAsked,
      ...priceAnswer(offer, voice),
      lateCap: lateCapText(offer.disclosure, voice),
    },
  ]
}
