// Which loan the front page shows: the lender's first one, or the cheapest of the term and amount that a visitor tries out.

import type { AmountRange } from '../../../core/catalogue/amount-ruler.ts'
import type { Priced } from './site-data.ts'

/** The terms on offer, shortest first. */
export function termsOnOffer(products: readonly Priced[]): readonly number[] {
  return [...new Set(products.map(({ termDays }) => termDays))].sort((one, other) => one - other)
}

/** What is lent for a term, by one loan or by several. Null where nothing is on offer for it. */
export function rangeOfTerm(products: readonly Priced[], termDays: number): AmountRange | null {
  const these = products.filter((product) => product.termDays === termDays)
  if (these.length === 0) return null
  return {
    minMinor: Math.min(...these.map(({ minPrincipalMinor }) => minPrincipalMinor)),
    maxMinor: Math.max(...these.map(({ maxPrincipalMinor }) => maxPrincipalMinor)),
  }
}

/** The cheapest loan of a term that lends the amount asked about; without one, the first of the term. */
export function loanOfTerm(products: readonly Priced[], termDays: number): Priced | null {
  const these = products.filter((product) => product.termDays === termDays)
  const asked = these.filter(({ isAsked }) => isAsked)
  const cheapest = [...asked].sort((one, other) => one.totalCostMinor - other.totalCostMinor)[0]
  return cheapest ?? these[0] ?? null
}

/** What all loans together lend. */
export function rangeOfAll(products: readonly Priced[]): AmountRange {
  return {
    minMinor: Math.min(...products.map(({ minPrincipalMinor }) => minPrincipalMinor)),
    maxMinor: Math.max(...products.map(({ maxPrincipalMinor }) => maxPrincipalMinor)),
  }
}
