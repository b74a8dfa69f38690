// Which two loans are compared, and over which amount.

import type { Priced } from './site-data.ts'

/** The two that were asked for; what is missing, unknown or named twice gives way to the first others on offer. */
export function chosenPair<One extends { readonly productId: string }>(
  products: readonly One[],
  a: string,
  b: string,
): readonly [One | undefined, One | undefined] {
  const first = products.find(({ productId }) => productId === a) ?? products.find(({ productId }) => productId !== b)
  const others = products.filter((product) => product !== first)
  return [first, others.find(({ productId }) => productId === b) ?? others[0]]
}

type Lent = Pick<Priced, 'minPrincipalMinor' | 'maxPrincipalMinor' | 'principalMinor'>

/** The usual amount of the first loan, brought into what the second lends where one amount fits both. */
export function amountForBoth(first: Lent, second: Lent): number {
  const from = Math.max(first.minPrincipalMinor, second.minPrincipalMinor)
  const to = Math.min(first.maxPrincipalMinor, second.maxPrincipalMinor)
  return from > to ? first.principalMinor : Math.min(Math.max(first.principalMinor, from), to)
}
