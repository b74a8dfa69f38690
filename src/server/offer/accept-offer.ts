// Accepting an offer: the figures have to be the offer's, the papers those that were shown, and repeated requests make one order.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import type { CallInput, CallOutput, CallRefused } from '../../contracts/endpoints.ts'
import { decide } from '../../core/order/order.ts'
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts'
import { insertApplication } from '../account/facts/door.ts'
import { findApplications } from '../account/order/door.ts'
import { endApplications, livingApplication } from '../application/form/door.ts'
import { findProduct, type ListedProduct } from '../catalogue/product/door.ts'
import type { Tx } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { rewriteAgreements, storeConsent } from '../papers/agreement/door.ts'
import { partiesOf } from '../papers/template/door.ts'
import { type Borrower, lockBorrower } from '../people/borrower/door.ts'
import { deviceHash } from '../people/mark/door.ts'
import { livePayoutAccount } from '../people/payout-account/door.ts'
import { findOffer, type StoredOffer } from './offer-store.ts'

type Push = CallInput<'acceptOffer'>
type Answer = CallOutput<'acceptOffer'>

/**
 * Applies for the loan of an offer. Accepting the same offer again answers the same order. Refused as the first of: `notFound`
 * (another borrower's offer, or none), `offerHasChanged` (another product), `productIsUnknown`, `agreementIsNotAccepted`,
 * `offerHasExpired`, `offerHasChanged`, `agreementHasChanged`, `anotherLoanIsOpen`, `payoutAccountIsMissing`. A borrower who did not
 * come from the lender's app is refused with `applicationIsIncomplete` before the papers are compared: without an approved
 * application the borrower's details are unknown.
 */
export const acceptOffer: Handler<'acceptOffer'> = (push, call) =>
  call.db.transaction(async (tx): Promise<Answer | Refusal<CallRefused<'acceptOffer'>>> => {
    // Under this lock the requests of one borrower run one after another, and not during a change of the payout account.
    const borrower = await lockBorrower(tx, call.caller.borrowerId)
    const stored = borrower === null ? null : await findOffer(tx, push.offerId, borrower.id)
    if (borrower === null || stored === null) return refuse('notFound')
    if (push.productId !== stored.productId) return refuse('offerHasChanged')
    const listed = await findProduct(tx, stored.productId, call.market.id)
    if (listed === null) return refuse('productIsUnknown')
    const known = await findApplications(tx, borrower.id, { offerId: stored.id, productId: stored.productId })
    if (known.ofOffer !== null && push.agreed === true && isSame(push, stored)) {
      return answer(stored.productId, known.ofOffer)
    }
    if (!(await isCleared(tx, call, borrower, stored))) return notCleared(stored)
    return await apply(tx, call, { push, borrower, stored, listed, isOpenAlready: known.openOfProduct !== null })
  })

/** A borrower of the lender's app is known; every other one needs an approved application over no less than this amount. */
export async function isCleared(
  tx: Tx,
  { deps, market }: Pick<Call, 'deps' | 'market'>,
  borrower: Borrower,
  stored: StoredOffer,
): Promise<boolean> {
  if (borrower.knownToHost) return true
  const owner = { borrowerId: borrower.id, productId: stored.productId }
  const application = await livingApplication(tx, owner, deps.clock.today(market.zone))
  return application?.state === 'approved' && stored.offer.terms.principalMinor <= application.principalMinor
}

/** Where the application goes on. */
export function notCleared({ productId }: StoredOffer): Refusal<'applicationIsIncomplete'> {
  return refuse('applicationIsIncomplete', { nextUrl: addressWith(addresses.product, { productId }) })
}

interface Case {
  readonly push: Push
  readonly borrower: Borrower
  readonly stored: StoredOffer
  readonly listed: ListedProduct
  readonly isOpenAlready: boolean
}

async function apply(
  tx: Tx,
  call: Call,
  { push, borrower, stored, listed, isOpenAlready }: Case,
): Promise<Answer | Refusal<CallRefused<'acceptOffer'>>> {
  const { deps, market } = call
  const { terms } = stored.offer
  const parties = await partiesOf(tx, deps, borrower, { market, productName: listed.product.name })
  const papers = await rewriteAgreements(stored, parties, market)
  const account = await livePayoutAccount(tx, borrower.id)
  const now = deps.clock.now()
  const facts = decide(
    {
      kind: 'acceptOffer',
      agreed: push.agreed === true,
      offerHasExpired: now >= stored.expiresAt,
      accepted: {
        principalMinor: push.principalMinor,
        termDays: push.termDays,
        agreements: stored.agreements.map(({ textHash }) => textHash),
      },
      offered: {
        principalMinor: terms.principalMinor,
        termDays: terms.termDays,
        agreements: papers.map(({ shown }) => shown.textHash),
      },
      anotherLoanIsOpen: isOpenAlready,
      payoutAccountIsBound: account !== null || listed.extras.accountIsNotNeeded === true,
      manualWithdrawal: listed.product.manualWithdrawal,
    },
    null,
    { today: deps.clock.today(market.zone) },
  )
  if (isRefusal(facts)) return facts
  const [applied] = facts
  if (applied === undefined) throw new Error('an accepted offer made no fact')
  const orderId = await insertApplication(tx, deps, applied, {
    borrowerId: borrower.id,
    productId: stored.productId,
    offerId: stored.id,
    market: market.id,
    terms,
    payoutAccountId: account?.id ?? null,
  })
  if (orderId === null) return refuse('anotherLoanIsOpen')
  await endApplications(tx, { borrowerId: borrower.id, productId: stored.productId })
  await storeConsent(
    tx,
    {
      orderId,
      offerId: stored.id,
      borrowerId: borrower.id,
      tickedByDefault: market.agreementTicked,
      agreedAt: now,
      addressHash: call.addressHash,
      deviceHash: deviceHash(call.caller.deviceId, deps.config.sessionSecret),
    },
    papers,
  )
  return answer(stored.productId, orderId)
}

function isSame(push: Push, stored: StoredOffer): boolean {
  const { principalMinor, termDays } = stored.offer.terms
  return push.principalMinor === principalMinor && push.termDays === termDays
}

/** `from` comes last: host apps look at the end of the address. */
function answer(productId: string, orderId: string): Answer {
  return { detailsUrl: addressWith(addresses.loanDetail, { productId, orderId, from: 'confirm' }), orderId }
}
