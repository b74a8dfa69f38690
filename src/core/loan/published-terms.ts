// The general terms that pages and papers state: made of the products on offer, the lender's file and the market's pack, of nothing else.

import type { Market } from '../market/market.ts'
import { type Product, termChoices } from './product.ts'
import type { EarlyRepaymentTerms, LateTariff } from './terms.ts'

/** What the lender states of itself in its file. Days are calendar days unless the name says otherwise. */
export interface LenderTerms {
  readonly decisionDays: number
  readonly fundingMinDays: number
  readonly fundingMaxDays: number
  readonly detailsChangeNoticeDays: number
  readonly assignmentNoticeBusinessDays: number
  readonly judgmentPaymentDays: number
}

/** Only {@link publishedTerms} makes one: a page or a paper cannot state a figure that has no source. */
declare const hasSources: unique symbol

export interface PublishedTerms extends LenderTerms {
  readonly [hasSources]: true
  /** The shortest and the longest term on offer; null where nothing is. */
  readonly term: { readonly minDays: number; readonly maxDays: number } | null
  /** Null where products differ, or nothing is on offer: a borrower reads it in the offer. */
  readonly late: LateTariff | null
  /** Null as {@link late}. */
  readonly early: Pick<EarlyRepaymentTerms, 'afterTermBps' | 'afterDays'> | null
  /** What every product gives; what the market gives at least where nothing is on offer. */
  readonly coolingOffDays: number
  readonly minAgeYears: number
}

/** The general terms of a lender in a market, from `products`, which are on offer there. */
export function publishedTerms(
  products: readonly Product[],
  lender: LenderTerms,
  market: Pick<Market, 'coolingOffDays' | 'minAgeYears'>,
): PublishedTerms {
  const days = products.flatMap((product) => termChoices(product).map(({ termDays }) => termDays))
  const terms: Omit<PublishedTerms, typeof hasSources> = {
    ...lender,
    term: days.length === 0 ? null : { minDays: Math.min(...days), maxDays: Math.max(...days) },
    late: common(products.map(({ late }) => late)),
    early: common(products.map(({ earlyRepayment: { afterTermBps, afterDays } }) => ({ afterTermBps, afterDays }))),
    coolingOffDays:
      products.length === 0 ? market.coolingOffDays : Math.min(...products.map(({ coolingOffDays }) => coolingOffDays)),
    minAgeYears: market.minAgeYears,
  }
  return terms as PublishedTerms
}

/** What all have alike; null where they differ or there are none. */
function common<T>(all: readonly T[]): T | null {
  const [first] = all
  if (first === undefined) return null
  return all.every((one) => written(one) === written(first)) ? first : null
}

/** Products from a file and from the database have their fields in different orders. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}
