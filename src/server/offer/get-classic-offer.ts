// The offer for the alternate confirmation screen: the same offer, a label for its button, and a promotion that is shown open.

import { safeUrl } from '../../core/link-gate.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import { findProduct, textIn } from '../catalogue/product/door.ts'
import type { Handler } from '../http/call.ts'
import { getOffer } from './get-offer.ts'

/** As `getOffer`, with the same refusals. */
export const getClassicOffer: Handler<'getClassicOffer'> = async (input, call) => {
  const offer = await getOffer(input, call)
  if (isRefusal(offer)) return offer
  const listed = await findProduct(call.db, offer.productId, call.market.id)
  if (listed === null) return refuse('productIsUnknown')
  const { confirmButton, promo } = listed.extras
  const { language, deps } = call
  const words = call.words.loan
  return {
    ...offer,
    buttonText: confirmButton === undefined ? words.classicButton : textIn(confirmButton, language),
    promo:
      promo === undefined
        ? null
        : {
            title: textIn(promo.title, language),
            text: textIn(promo.text, language),
            image: safeUrl('image', promo.image, deps.config) ?? '',
            buttonText: promo.buttonText === undefined ? words.promo.buttonText : textIn(promo.buttonText, language),
          },
  }
}
