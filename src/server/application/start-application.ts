// Begins an application, or goes on with the one that is open: only for a borrower who is eligible.

import type { CallOutput, CallRefused } from '../../contracts/endpoints.ts'
import { termsOf } from '../../core/loan/offer.ts'
import { unitOf } from '../../core/loan/terms.ts'
import { formatMoney } from '../../core/money.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { endsOf } from '../../words/range.ts'
import { findProduct, type ListedProduct } from '../catalogue/product/door.ts'
import type { Tx } from '../db/database.ts'
import type { Call, Handler } from '../http/call.ts'
import { type Borrower, lockBorrower } from '../people/borrower/door.ts'
import { findApplication, handedInApplication, openApplication } from './form/application-store.ts'
import { factsAbout } from './verdict/decision-facts.ts'
import { reasonsInWords, reasonsNow } from './verdict/eligibility.ts'
import { applicationAnswer } from './view/application-view.ts'

type Answer = CallOutput<'startApplication'>

/** Refused as the first of `productIsUnknown`, `principalIsOutOfRange`, `valueIsNotAccepted` (MONEY-30), `applyingIsNoUse` (with the reason, its remedy and its day). */
export const startApplication: Handler<'startApplication'> = (input, call) =>
  call.db.transaction(async (tx): Promise<Answer | Refusal<CallRefused<'startApplication'> | 'sessionIsMissing'>> => {
    const borrower = await lockBorrower(tx, call.caller.borrowerId)
    if (borrower === null || borrower.deletedAt !== null) return refuse('sessionIsMissing')
    const listed = await findProduct(tx, input.productId, call.market.id)
    if (listed === null) return refuse('productIsUnknown')
    const handedIn = await handedInApplication(tx, { borrowerId: borrower.id, productId: listed.product.id })
    // It was handed in: asking again answers that it waits.
    if (handedIn !== null) return { application: await applicationAnswer({ ...call, db: tx }, handedIn) }
    const principalMinor = input.principalMinor ?? listed.product.defaultPrincipalMinor
    const refused =
      outOfRange(call, listed, principalMinor) ?? (await noUse(tx, call, borrower, listed, principalMinor))
    if (refused !== null) return refused
    const applicationId = await openApplication(tx, call.deps, {
      borrowerId: borrower.id,
      productId: listed.product.id,
      market: call.market.id,
      principalMinor,
    })
    const application = await findApplication(tx, { applicationId, borrowerId: borrower.id })
    if (application === null) throw new Error(`application ${applicationId} is gone`)
    return { application: await applicationAnswer({ ...call, db: tx }, application) }
  })

function outOfRange(
  call: Call,
  { product }: ListedProduct,
  principalMinor: number,
): Refusal<'principalIsOutOfRange' | 'valueIsNotAccepted'> | null {
  const { minPrincipalMinor: min, maxPrincipalMinor: max } = product
  if (principalMinor >= min && principalMinor <= max) {
    const isCounted = principalMinor % unitOf(call.market) === 0
    return isCounted ? null : { ...refuse('valueIsNotAccepted'), fields: ['amount'] }
  }
  const money = (amountMinor: number): string => formatMoney(amountMinor, call.market.moneyFormat, call.currencySymbol)
  return {
    ...refuse('principalIsOutOfRange', endsOf(money(min), money(max))),
    fields: ['amount'],
  }
}

async function noUse(
  tx: Tx,
  call: Call,
  borrower: Borrower,
  { product }: ListedProduct,
  principalMinor: number,
): Promise<Refusal<'applyingIsNoUse'> | null> {
  const { deps, market, words } = call
  const terms = termsOf(product, { principalMinor, client: borrower.clientKind, market })
  const asked = { borrowerId: borrower.id, productId: product.id, terms, market, exceptOrderId: null }
  const [first] = reasonsInWords(await reasonsNow(tx, deps, await factsAbout(tx, deps, asked)), words, null)
  if (first === undefined) return null
  const { reason, text, remedy, retryOn } = first
  return refuse('applyingIsNoUse', { reason, text, remedy, retryOn: retryOn ?? '' })
}
