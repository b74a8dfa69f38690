// A product is checked when it is defined, so that no offer can contradict itself.

import { type Product, productContradictions } from './product.ts'

/** Returns the product if it is consistent; otherwise throws a RangeError that lists every fault. */
export function defineProduct(unchecked: Product): Product {
  const contradictions = productContradictions(unchecked)
  if (contradictions.length > 0) {
    throw new RangeError(`product ${unchecked.id} contradicts itself: ${contradictions.join('; ')}`)
  }
  return unchecked
}
