// An offer: everything a borrower has to know before agreeing, computed by the engine that will run the loan.

import type { CalendarDate } from '../calendar-date.ts'
import type { Market } from '../market/market.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type Disclosure, discloseTerms } from './disclosure.ts'
import { capBreach } from './offer-caps.ts'
import { type Price, priceTerms } from './price.ts'
import { feeAmountMinor, type Product } from './product.ts'
import type { LoanTerms } from './terms.ts'

/** What the borrower asks for, and on which day. */
export interface OfferRequest {
  readonly principalMinor: number
  readonly client: LoanTerms['client']
  readonly market: Market
  readonly today: CalendarDate
}

/** Terms with their price and the disclosure that the law requires. */
export interface Offer extends Price {
  readonly productId: string
  readonly disclosure: Disclosure
}

/**
 * The offer of a product for one principal and client. Refused as `principalIsOutOfRange` (values: minMinor, maxMinor)
 * or, where the product would cost more than its market allows, as `productBreaksMarketCaps` (values: cap, allowed,
 * wanted). Throws when the product belongs to another market.
 */
export function makeOffer(product: Product, request: OfferRequest): Offer | Refusal {
  const { principalMinor, today } = request
  const { minPrincipalMinor: minMinor, maxPrincipalMinor: maxMinor } = product
  if (!Number.isInteger(principalMinor) || principalMinor < minMinor || principalMinor > maxMinor) {
    return refuse('principalIsOutOfRange', { minMinor, maxMinor })
  }
  const price = priceTerms(termsOf(product, request), request.market.aprBasis, today)
  const breach = capBreach(price, request.market)
  if (breach !== null) return breach
  return { ...price, productId: product.id, disclosure: discloseTerms(price.terms, price.schedule, today) }
}

/** The complete terms of a loan from this product: fees in money, the market's caps written in. */
export function termsOf(product: Product, { principalMinor, client, market }: Omit<OfferRequest, 'today'>): LoanTerms {
  if (product.market !== market.id)
    throw new Error(`product ${product.id} belongs to ${product.market}, not ${market.id}`)
  return {
    market: market.id,
    currency: market.currency,
    principalMinor,
    termDays: product.termDays,
    instalmentCount: product.instalmentCount,
    interest: product.interest,
    fees: product.fees.map((fee) => ({
      code: fee.code,
      amountMinor: feeAmountMinor(fee, principalMinor),
      taken: fee.taken,
    })),
    late: product.late,
    rollover: product.rollover,
    earlyRepayment: product.earlyRepayment,
    coolingOffDays: product.coolingOffDays,
    allocation: product.allocation,
    caps: market.caps,
    client,
  }
}
