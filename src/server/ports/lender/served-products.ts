// Whom and what the lender’s texts have to serve: products on offer as their own texts are judged, and markets with borrowers.

import type { Product } from '../../../core/loan/product.ts'
import type { MarketId } from '../../../core/market/market.ts'

/** Whom and what the folder has to serve beside the borrowers of the policy pack. */
export interface Served {
  readonly products: readonly ServedProduct[]
  /** Markets of borrowers who are there already: their papers have to be written, too. */
  readonly borrowersOf: readonly MarketId[]
}

/** A product on offer as its own texts are judged. */
export interface ServedProduct {
  readonly id: string
  readonly market: MarketId
  readonly product: Product
  /** Addresses of pictures by what they are: `logo`. */
  readonly pictures: Readonly<Record<string, string>>
  /** What the products file says of it in words: its name, and the texts of its pages in every language. */
  readonly texts: readonly string[]
}

/** Every text within a value, at any depth. */
export function wordsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsWithin) : []
}
