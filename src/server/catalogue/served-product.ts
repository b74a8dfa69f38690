// A stored product as it is served.

import { type ServedProduct, wordsWithin } from '../ports/lender/served-products.ts'
import type { StoredProduct } from './product/product-store.ts'

/** A product as the lender's folder has to serve it. */
export function servedProduct({ product, extras }: Pick<StoredProduct, 'product' | 'extras'>): ServedProduct {
  const promo: Record<string, string> = extras.promo === undefined ? {} : { 'promo image': extras.promo.image }
  const { agreementPromptUrl: _address, promo: shown, ...said } = extras
  const { image: _picture, ...promised } = shown ?? { image: '' }
  return {
    id: product.id,
    market: product.market,
    product,
    pictures: { logo: product.logo, ...promo },
    texts: [product.name, ...wordsWithin(said), ...wordsWithin(promised)],
  }
}
