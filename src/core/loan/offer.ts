// An offer: everything a borrower has to know before agreeing, computed by the engine that will run the loan.

import { type CalendarDate, daysBetween } from '../calendar-date.ts'
import type { Market } from '../market/market.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type Disclosure, discloseTerms } from './disclosure.ts'
import type { PlanDays } from './due-dates.ts'
import { capBreach } from './offer-caps.ts'
import { type Price, priceTerms } from './price.ts'
import { feeAmountMinor, type Product, termChoices } from './product.ts'
import { firstDueDaysOf } from './schedule.ts'
import { type LoanTerms, unitOf } from './terms.ts'

/** A term and a first payment other than the usual. */
export interface ChosenPlan {
  readonly termDays?: number | undefined
  /** The first payment if the money leaves today; it moves with the payout like every other day of the plan. */
  readonly firstDueDate?: CalendarDate | undefined
}

export interface OfferRequest {
  readonly principalMinor: number
  /** What the borrower chose in place of the usual term and first day. */
  readonly chosen?: ChosenPlan
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
 * The offer of a product for one principal and client. Refused as `principalIsOutOfRange` (values: minMinor, maxMinor),
 * `valueIsNotAccepted` (a fraction of the unit in which the market counts, MONEY-30), `planIsNotOffered` (a term or a first day that the product has not) or, where the product would cost more than its market allows, as `productBreaksMarketCaps` (values: cap, allowed,
 * wanted). Throws when the product belongs to another market.
 */
export function makeOffer(
  product: Product,
  request: OfferRequest,
): Offer | Refusal<'planIsNotOffered' | 'principalIsOutOfRange' | 'productBreaksMarketCaps' | 'valueIsNotAccepted'> {
  const { principalMinor, today } = request
  const { minPrincipalMinor: minMinor, maxPrincipalMinor: maxMinor } = product
  if (!Number.isInteger(principalMinor) || principalMinor < minMinor || principalMinor > maxMinor) {
    return refuse('principalIsOutOfRange', { minMinor, maxMinor })
  }
  if (principalMinor % unitOf(request.market) !== 0) return { ...refuse('valueIsNotAccepted'), fields: ['amount'] }
  const plan = planOf(product, request)
  if (plan === null) return refuse('planIsNotOffered')
  const price = priceTerms({ ...termsOf(product, request), ...plan }, request.market.aprBasis, today)
  const breach = capBreach(price, request.market)
  if (breach !== null) return breach
  return { ...price, productId: product.id, disclosure: discloseTerms(price.terms, price.schedule, today) }
}

/**
 * The term and the first day that were asked for; null where the product does not offer them. The usual first day counts as not asked for.
 */
function planOf(product: Product, { chosen = {}, today }: OfferRequest): PlanDays | null {
  const term =
    chosen.termDays === undefined ? product : termChoices(product).find(({ termDays }) => termDays === chosen.termDays)
  if (term === undefined) return null
  const { termDays, instalmentCount } = term
  const plan = { termDays, instalmentCount }
  if (chosen.firstDueDate === undefined) return plan
  const firstDueDays = daysBetween(today, chosen.firstDueDate)
  if (firstDueDays === firstDueDaysOf(plan)) return plan
  const { firstDue } = product
  const isOffered =
    firstDue !== undefined && firstDueDays >= firstDue.earliestDays && firstDueDays <= firstDue.latestDays
  return isOffered ? { ...plan, firstDueDays } : null
}

/** The complete terms of a loan from this product in its usual term: fees in money, the market's caps written in. */
export function termsOf(
  product: Product,
  { principalMinor, client, market }: Pick<OfferRequest, 'principalMinor' | 'client' | 'market'>,
): LoanTerms {
  if (product.market !== market.id)
    throw new Error(`product ${product.id} belongs to ${product.market}, not ${market.id}`)
  return {
    market: market.id,
    currency: market.currency,
    ...(market.unitMinor === undefined ? {} : { unitMinor: market.unitMinor }),
    ...(market.closingToleranceMinor === undefined ? {} : { closingToleranceMinor: market.closingToleranceMinor }),
    principalMinor,
    termDays: product.termDays,
    instalmentCount: product.instalmentCount,
    interest: product.interest,
    fees: product.fees.map((fee) => ({
      code: fee.code,
      amountMinor: feeAmountMinor(fee, principalMinor, unitOf(market)),
      taken: fee.taken,
    })),
    late: product.late,
    rollover: product.rollover,
    ...(product.dueDateMoves === undefined ? {} : { dueDateMoves: product.dueDateMoves }),
    earlyRepayment: product.earlyRepayment,
    coolingOffDays: product.coolingOffDays,
    allocation: product.allocation,
    caps: market.caps,
    client,
    ...(product.taxes === undefined ? {} : { taxes: product.taxes }),
  }
}
