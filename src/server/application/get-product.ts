// One product: what the amount asked about costs, who can apply, and whether this borrower can, before any form.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import type { CallOutput } from '../../contracts/endpoints.ts'
import { applicationSteps } from '../../core/application/application-fields.ts'
import type { Offer } from '../../core/loan/offer.ts'
import { instalmentMinor } from '../../core/loan/schedule.ts'
import { formatPercent } from '../../core/money.ts'
import { isRefusal, refuse } from '../../core/refusal.ts'
import { endsOf } from '../../words/range.ts'
import { voiceOf } from '../../words/voice.ts'
import { lateCapText, lateRuleText } from '../catalogue/late/door.ts'
import { costRows, dateMoveText } from '../catalogue/price/door.ts'
import {
  cardOf,
  findProduct,
  type ListedProduct,
  offerFor,
  planChoiceOf,
  planQuery,
} from '../catalogue/product/door.ts'
import type { Call, Caller, Handler } from '../http/call.ts'
import { livingApplication } from './form/application-store.ts'
import { factsAbout } from './verdict/decision-facts.ts'
import { eligibilityAnswer, reasonsNow } from './verdict/eligibility.ts'
import { limitsOf } from './verdict/verdict.ts'
import { applicationAnswer } from './view/application-view.ts'

type Answer = CallOutput<'getProduct'>

/** For the amount asked about, or the usual one. Refusals: `productIsUnknown`, `principalIsOutOfRange`, `valueIsNotAccepted` (MONEY-30), `planIsNotOffered`, `productBreaksMarketCaps`. */
export const getProduct: Handler<'getProduct', Caller | null> = async (
  { productId, principalMinor, ...chosen },
  call,
) => {
  const listed = await findProduct(call.db, productId, call.market.id)
  if (listed === null) return refuse('productIsUnknown')
  const voice = voiceOf(call, call.market)
  const offer = await offerFor(call, listed, principalMinor ?? listed.product.defaultPrincipalMinor, chosen)
  if (isRefusal(offer)) {
    if (offer.refused === 'valueIsNotAccepted') return offer
    if (offer.refused === 'planIsNotOffered') return { ...offer, fields: ['periods', 'firstPayTime'] }
    const { minPrincipalMinor: min, maxPrincipalMinor: max } = listed.product
    return offer.refused === 'principalIsOutOfRange'
      ? {
          ...refuse('principalIsOutOfRange', endsOf(voice.money(min), voice.money(max))),
          fields: ['amount'],
        }
      : refuse('productBreaksMarketCaps')
  }
  const { disclosure } = offer
  return {
    product: cardOf(call, listed, offer),
    choice: await choiceOf(call, listed, offer),
    details: costRows(offer, voice),
    plan: offer.schedule.map((one) => ({ amountMinor: instalmentMinor(one), dueDate: one.dueDate })),
    lateRule: lateRuleText(disclosure, voice),
    lateCap: lateCapText(disclosure, voice),
    lateExamples: [...disclosure.ifLate],
    dateMoveRule: dateMoveText(offer.terms.dueDateMoves, voice),
    repeat: repeatOf(offer),
    coolingOffDays: disclosure.coolingOffDays,
    conditions: conditionsOf(call, listed.extras.accountIsNotNeeded === true),
    needed: applicationSteps.map((step) => call.words.application.needed[step]),
    ...(await ownSide(call, listed, offer)),
    currencySymbol: call.currencySymbol,
  }
}

/** The price list's own sums, the market's cap on them written in. */
function repeatOf({ terms: { late, caps, client } }: Offer): Answer['repeat'] {
  const capped = (onceMinor: number): number => Math.min(onceMinor, caps.lateOnceMinor ?? onceMinor)
  return {
    isRepeat: client === 'repeat',
    lateOnceNewMinor: capped(late.onceNewMinor),
    lateOnceRepeatMinor: capped(late.onceRepeatMinor),
  }
}

function conditionsOf({ words, market, deps }: Call<Caller | null>, accountIsNotNeeded: boolean): string[] {
  const { conditions } = words.application
  const shareBps = limitsOf(deps).paymentsOfIncomeBpsAtMost
  return [
    conditions.age({ years: market.minAgeYears }),
    conditions.phone,
    ...(accountIsNotNeeded ? [] : [conditions.account]),
    conditions.noLatePayment,
    conditions.affordable({ percent: formatPercent(shareBps * 100, market.moneyFormat) }),
  ]
}

/** A term that would cost more than the market allows is left out: it cannot be had. */
async function choiceOf(call: Call<Caller | null>, listed: ListedProduct, offer: Offer): Promise<Answer['choice']> {
  const choice = planChoiceOf(listed.product, offer)
  const terms: Answer['choice']['terms'] = []
  for (const term of choice.terms) {
    const { termDays } = term
    if (!isRefusal(await offerFor(call, listed, offer.terms.principalMinor, { termDays }))) terms.push(term)
  }
  return { ...choice, terms }
}

/** What the product is to the caller: nothing for a stranger. */
async function ownSide(
  call: Call<Caller | null>,
  { product }: ListedProduct,
  offer: Offer,
): Promise<Pick<Answer, 'eligibility' | 'application' | 'offerUrl'>> {
  const { db, deps, market, caller, words } = call
  if (caller === null) return { eligibility: null, application: null, offerUrl: '' }
  const { borrowerId } = caller
  const { terms } = offer
  const productId = product.id
  const known = await factsAbout(db, deps, { borrowerId, productId, terms, market, exceptOrderId: null })
  const application = await livingApplication(db, { borrowerId, productId }, known.today)
  const isCleared =
    known.borrower.knownToHost ||
    (application?.state === 'approved' && terms.principalMinor <= application.principalMinor)
  const eligibility = eligibilityAnswer(await reasonsNow(db, deps, known), words)
  return {
    eligibility,
    offerUrl:
      isCleared && eligibility.eligible
        ? addressWith(addresses.confirm, { productId, ...planQuery(product, offer) })
        : '',
    application: application === null ? null : await applicationAnswer({ ...call, caller }, application),
  }
}
