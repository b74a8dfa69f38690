// The general terms that pages and papers state, from what is on offer in a market at this moment.

import { type PublishedTerms, publishedTerms } from '../../../core/loan/published-terms.ts'
import type { Market } from '../../../core/market/market.ts'
import type { Queries } from '../../db/database.ts'
import type { LenderData } from '../../ports/lender/lender-data.ts'
import { listOnOffer } from './product-store.ts'

/** Of the products on offer in the market, the lender's file and the market's pack (SERVICE-22). */
export async function termsOnOffer(
  db: Queries,
  { terms }: Pick<LenderData, 'terms'>,
  market: Market,
): Promise<PublishedTerms> {
  return publishedTerms(await listOnOffer(db, market.id), terms, market)
}
