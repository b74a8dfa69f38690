// Places an offer before its borrower: for a system of the lender, by the rules by which the borrower could accept it.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import { type CalendarDate, dateIn } from '../../core/calendar-date.ts'
import { markets } from '../../core/market/markets.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { ServerWords } from '../../words/server-words.ts'
import { applicationUnderWay } from '../account/order/door.ts'
import { livingApplication } from '../application/form/door.ts'
import { eligibilityAnswer, factsAbout, reasonsNow } from '../application/verdict/door.ts'
import { findProduct } from '../catalogue/product/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { lockBorrower } from '../people/borrower/door.ts'
import { isCleared, notCleared } from './accept-offer.ts'
import { findOffer, keepPlacedOffer } from './offer-store.ts'

export interface Placing {
  readonly borrowerId: string
  readonly offerId: string
  /** The id of the key by which the system called. */
  readonly placedBy: string
  /** In which a refusal gives its reason. */
  readonly words: ServerWords
}

export interface PlacedAnswer {
  readonly validUntil: CalendarDate
  readonly page: string
}

/**
 * Keeps an offer of this borrower as the one that its page opens with. Refused as `notFound`, `productIsUnknown`,
 * `applicationIsIncomplete` (no approved application over so much, of a borrower who did not come from the lender's app),
 * `anotherLoanIsOpen`, or `applyingIsNoUse` where the rules would decline it.
 */
export async function placeOffer(
  tx: Tx,
  deps: Deps,
  { borrowerId, offerId, placedBy, words }: Placing,
): Promise<
  | PlacedAnswer
  | Refusal<'anotherLoanIsOpen' | 'applicationIsIncomplete' | 'applyingIsNoUse' | 'notFound' | 'productIsUnknown'>
> {
  const borrower = await lockBorrower(tx, borrowerId)
  const stored = borrower === null ? null : await findOffer(tx, offerId, borrower.id)
  if (borrower === null || borrower.deletedAt !== null || stored === null) return refuse('notFound')
  const market = markets[borrower.market]
  const { productId } = stored
  if ((await findProduct(tx, productId, market.id)) === null) return refuse('productIsUnknown')
  if (!(await isCleared(tx, { deps, market }, borrower, stored))) return notCleared(stored)
  if ((await applicationUnderWay(tx, stored)) !== null) return refuse('anotherLoanIsOpen')
  const asked = { borrowerId: borrower.id, productId, terms: stored.offer.terms, market, exceptOrderId: null }
  const reasons = await reasonsNow(tx, deps, await factsAbout(tx, deps, asked))
  const [first] = eligibilityAnswer(reasons, words).reasons
  if (first !== undefined) {
    const { reason, text, remedy, retryOn } = first
    return refuse('applyingIsNoUse', { reason, text, remedy, retryOn: retryOn ?? '' })
  }
  const today = deps.clock.today(market.zone)
  const living = await livingApplication(tx, { borrowerId: borrower.id, productId }, today)
  const validUntil = living?.validUntil ?? dateIn(market.zone, stored.expiresAt)
  await keepPlacedOffer(tx, {
    ...{ borrowerId: borrower.id, productId, offerId: stored.id, validUntil, placedBy, placedAt: deps.clock.now() },
  })
  return { validUntil, page: addressWith(addresses.confirm, { productId }) }
}
