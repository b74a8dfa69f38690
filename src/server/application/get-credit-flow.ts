// One call that says how far an application is: what is left, what opens next, and whether the borrower can have a loan.

import type { CallInput } from '../../contracts/endpoints.ts'
import { nextStep } from '../../core/application/application-fields.ts'
import { termsOf } from '../../core/loan/offer.ts'
import { refuse } from '../../core/refusal.ts'
import { findProduct, listRecommended } from '../catalogue/product/door.ts'
import type { Call, Handler } from '../http/call.ts'
import { type Borrower, findBorrower } from '../people/borrower/door.ts'
import { type Application, findApplication, listApplications, livingApplication } from './form/application-store.ts'
import { stepsAnswer } from './get-application-form.ts'
import { factsAbout } from './verdict/decision-facts.ts'
import { type EligibilityAnswer, eligibilityAnswer, reasonsNow } from './verdict/eligibility.ts'
import { applicationAnswer, doneBy, nextAddress, stepAddress } from './view/application-view.ts'

/** Of the application named, else of the newest one of the product or of all; without any, of the product that is first. */
export const getCreditFlow: Handler<'getCreditFlow'> = async (input, call) => {
  const borrower = await findBorrower(call.db, call.caller.borrowerId)
  if (borrower === null) return refuse('notFound')
  const application = await applicationAsked(input, call)
  if (application === null && input.applicationId) return refuse('notFound')
  const productId = application?.productId ?? (input.productId || (await firstProduct(call)))
  const listed = productId === null ? null : await findProduct(call.db, productId, call.market.id)
  if (input.productId && listed === null) return refuse('productIsUnknown')
  const step = nextStep((await doneBy(call.db, borrower)).done)
  const goesOn = application?.state === 'open' || application === null
  return {
    application: application === null ? null : await applicationAnswer(call, application),
    steps: await stepsAnswer(call, borrower, application?.id ?? ''),
    nextStep: goesOn ? (step ?? '') : '',
    nextUrl: application === null ? stepAddress(step ?? 'review', '') : nextAddress(application, step),
    eligibility: await eligibilityOf(call, borrower, productId),
    currencySymbol: call.currencySymbol,
  }
}

async function applicationAsked(
  { applicationId, productId }: CallInput<'getCreditFlow'>,
  { db, deps, caller, market }: Call,
): Promise<Application | null> {
  const { borrowerId } = caller
  if (applicationId) return await findApplication(db, { applicationId, borrowerId })
  const wanted = { borrowerId, productId: productId || null }
  const living = await livingApplication(db, wanted, deps.clock.today(market.zone))
  if (living !== null) return living
  const all = await listApplications(db, borrowerId)
  return all.find((one) => !productId || one.productId === productId) ?? null
}

async function firstProduct({ db, market }: Call): Promise<string | null> {
  const [first] = await listRecommended(db, market.id, { except: [], limit: 1 })
  return first?.product.id ?? null
}

async function eligibilityOf(call: Call, borrower: Borrower, productId: string | null): Promise<EligibilityAnswer> {
  const { db, deps, market, words } = call
  const listed = productId === null ? null : await findProduct(db, productId, market.id)
  if (listed === null) return eligibilityAnswer([{ reason: 'amountNotOffered', retryOn: null }], words)
  const { product } = listed
  const principalMinor = product.defaultPrincipalMinor
  const terms = termsOf(product, { principalMinor, client: borrower.clientKind, market })
  const asked = { borrowerId: borrower.id, productId: product.id, terms, market, exceptOrderId: null }
  return eligibilityAnswer(await reasonsNow(db, deps, await factsAbout(db, deps, asked)), words)
}
