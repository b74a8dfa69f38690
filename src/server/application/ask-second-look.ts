// After a decline the borrower asks a person to look again, once.

import { termsOf } from '../../core/loan/offer.ts'
import type { LoanTerms } from '../../core/loan/terms.ts'
import type { Market, MarketId } from '../../core/market/market.ts'
import { markets } from '../../core/market/markets.ts'
import { decideByRules } from '../../core/order/decision-rules.ts'
import { mayBeLookedAtAgain } from '../../core/order/order.ts'
import { refuse } from '../../core/refusal.ts'
import { lockOwnOrder } from '../account/order/door.ts'
import { findProduct } from '../catalogue/product/door.ts'
import type { Tx } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { findBorrower, lockBorrower } from '../people/borrower/door.ts'
import { findApplication } from './form/application-store.ts'
import { findingsOf } from './review/check-store.ts'
import { reviewAnswer } from './review/review-answer.ts'
import { reviewsOf } from './review/review-store.ts'
import { factsAbout } from './verdict/decision-facts.ts'
import { askPerson, limitsOf } from './verdict/verdict.ts'

/** What the borrower asks about. */
interface Subject {
  readonly id: string
  readonly applicationId: string | null
  readonly orderId: string | null
  readonly productId: string
  readonly market: MarketId
  readonly isDeclined: boolean
  /** Null where the product is not on offer any more. */
  readonly terms: LoanTerms | null
}

/**
 * Asks for a second look. Asked again, it answers the state of the first request. Refused as the first of `notFound` (nothing of this borrower, no desk, or
 * a product that is gone), `applicationIsDecided` (it was not declined, so there is nothing to look at again).
 */
export const askSecondLook: Handler<'askSecondLook'> = (input, call) =>
  call.db.transaction(async (tx) => {
    const { deps, caller } = call
    const subject = await subjectOf(tx, call, {
      applicationId: input.applicationId || '',
      orderId: input.orderId || '',
    })
    const borrower = await lockBorrower(tx, caller.borrowerId)
    if (subject === null || borrower === null || borrower.deletedAt !== null || deps.config.desk === null) {
      return refuse('notFound')
    }
    const { id, productId, isDeclined, terms } = subject
    const market: Market = markets[subject.market]
    const wasAsked = (await reviewsOf(tx, id)).some(({ kind }) => kind === 'secondLook')
    if (!wasAsked) {
      if (!isDeclined) return refuse('applicationIsDecided')
      if (terms === null) return refuse('notFound')
      const asked = { borrowerId: borrower.id, productId, terms, market, exceptOrderId: subject.orderId }
      const gathered = await factsAbout(tx, deps, asked)
      const found = subject.applicationId === null ? {} : await findingsOf(tx, deps, subject.applicationId)
      const known = { ...gathered, facts: { ...gathered.facts, ...found } }
      const { rules } = decideByRules(known.facts, limitsOf(deps))
      await askPerson(tx, deps, { ...subject, kind: 'secondLook', rules, known, terms, market })
    }
    const review = await reviewAnswer({ ...call, db: tx }, { subjectId: id, isDeclined, market })
    return review === null ? refuse('applicationIsDecided') : { review }
  })

async function subjectOf(
  tx: Tx,
  { caller: { borrowerId } }: Call,
  { applicationId, orderId }: { readonly applicationId: string; readonly orderId: string },
): Promise<Subject | null> {
  if (orderId !== '') {
    const order = await lockOwnOrder(tx, { orderId, borrowerId })
    if (order === null) return null
    const { productId, market, terms } = order
    return {
      id: orderId,
      applicationId: null,
      orderId,
      productId,
      market,
      isDeclined: mayBeLookedAtAgain(order),
      terms,
    }
  }
  const application = await findApplication(tx, { applicationId, borrowerId })
  const borrower = await findBorrower(tx, borrowerId)
  if (application === null || borrower === null) return null
  const { productId, market, state, principalMinor } = application
  const listed = await findProduct(tx, productId, market)
  const terms =
    listed === null
      ? null
      : termsOf(listed.product, { principalMinor, client: borrower.clientKind, market: markets[market] })
  return { id: applicationId, applicationId, orderId: null, productId, market, isDeclined: state === 'declined', terms }
}
