// The offer: what the loan is, what it costs, what is paid when. Made for this borrower and stored, so that an acceptance refers to it.

import { addresses, addressWith } from '../../contracts/addresses.ts'
import type { CallOutput, CallRefused } from '../../contracts/endpoints.ts'
import { type CalendarDate, daysBetween } from '../../core/calendar-date.ts'
import { safeUrl } from '../../core/link-gate.ts'
import { makeOffer, type Offer, type OfferRequest } from '../../core/loan/offer.ts'
import { instalmentMinor } from '../../core/loan/schedule.ts'
import { isRefusal, type Refusal, type RefusalName, refuse } from '../../core/refusal.ts'
import { endsOf } from '../../words/range.ts'
import { type Voice, voiceOf } from '../../words/voice.ts'
import { applicationUnderWay } from '../account/order/door.ts'
import { livingApplication } from '../application/form/door.ts'
import { lateCapText, lateRuleText } from '../catalogue/late/door.ts'
import { allInRateAnswer, feeRows, feesMinor, offerRows, rateText } from '../catalogue/price/door.ts'
import { findProduct, type ListedProduct, textIn } from '../catalogue/product/door.ts'
import { daySeconds, takeFromBudget } from '../db/budget.ts'
import type { Call, Handler } from '../http/call.ts'
import { writeAgreements } from '../papers/agreement/door.ts'
import { partiesOf } from '../papers/template/door.ts'
import { findBorrower } from '../people/borrower/door.ts'
import { livePayoutAccount } from '../people/payout-account/door.ts'
import { newOffersADay, offerLifeHours } from './limits.ts'
import { findSameOffer, insertOffer, placedOffer, type StoredOffer } from './offer-store.ts'

type OfferAnswer = CallOutput<'getOffer'>

/**
 * Answers the offer of a product: where nothing is chosen, the one that a system of the lender has placed (PARTNER-5). The amount is
 * the one asked for, else that of an approved application, else the product's usual one; term and first payment are those chosen,
 * else the usual ones. The same request on the same day answers the same stored offer
 * while it is valid. While an application of this borrower for the product is under way, its page stands beside the offer. Refusals: `productIsUnknown`, `principalIsOutOfRange`, `valueIsNotAccepted` (MONEY-30), `planIsNotOffered`, `productBreaksMarketCaps`, `tooManyRequests`.
 */
export const getOffer: Handler<'getOffer'> = async ({ productId, principalMinor, ...chosen }, call) => {
  const listed = await findProduct(call.db, productId, call.market.id)
  if (listed === null) return refuse('productIsUnknown')
  const isChosen = principalMinor !== undefined || Object.values(chosen).some((value) => value !== undefined)
  const stored =
    (isChosen ? null : await placedOfferTo(call, listed)) ??
    (await offerTo(call, listed, { principalMinor: principalMinor ?? (await usualAmount(call, listed)), chosen }))
  return isRefusal(stored) ? stored : await offerAnswer(call, listed, stored)
}

/** What a system of the lender has placed before this borrower, as of today; null where the product offers it no more. */
async function placedOfferTo(call: Call, listed: ListedProduct): Promise<StoredOffer | null> {
  const { db, deps, market, caller } = call
  const owner = { borrowerId: caller.borrowerId, productId: listed.product.id }
  const placed = await placedOffer(db, owner, deps.clock.today(market.zone))
  if (placed === null) return null
  const { principalMinor, termDays, firstDueDays } = placed.offer.terms
  const firstDueDate = firstDueDays === undefined ? undefined : placed.offer.schedule[0]?.dueDate
  const made = await offerTo(call, listed, { principalMinor, chosen: { termDays, firstDueDate } })
  return isRefusal(made) ? null : made
}

async function usualAmount({ db, deps, market, caller }: Call, { product }: ListedProduct): Promise<number> {
  const owner = { borrowerId: caller.borrowerId, productId: product.id }
  const applied = (await livingApplication(db, owner, deps.clock.today(market.zone)))?.principalMinor
  const isOffered =
    applied !== undefined && applied >= product.minPrincipalMinor && applied <= product.maxPrincipalMinor
  return isOffered ? applied : product.defaultPrincipalMinor
}

/**
 * Until when the borrower can come back to it: an approval's last day, since the offer is made anew until then, else its own day. On the
 * next one it expires, and another has other dates.
 */
async function lastDayOf(
  { db, deps, market, caller }: Call,
  { productId, madeOn }: StoredOffer,
): Promise<CalendarDate> {
  const today = deps.clock.today(market.zone)
  const living = await livingApplication(db, { borrowerId: caller.borrowerId, productId }, today)
  return living?.state === 'approved' && living.validUntil !== null ? living.validUntil : madeOn
}

async function offerTo(
  call: Call,
  listed: ListedProduct,
  asked: Pick<OfferRequest, 'principalMinor' | 'chosen'>,
): Promise<StoredOffer | Refusal<CallRefused<'getOffer'>>> {
  const { db, deps, market, caller } = call
  const borrower = await findBorrower(db, caller.borrowerId)
  if (borrower === null) return refuse('notFound')
  const today = deps.clock.today(market.zone)
  const offer = makeOffer(listed.product, { ...asked, client: borrower.clientKind, market, today })
  if (isRefusal(offer)) return inWordsOf(call, listed, offer)
  const voice = voiceOf(call, market)
  const parties = await partiesOf(db, deps, borrower, { market, productName: listed.product.name })
  const written = await writeAgreements(offer, parties, voice)
  const now = deps.clock.now()
  const wanted = {
    borrowerId: borrower.id,
    productId: listed.product.id,
    offer,
    agreements: written.map(({ shown }) => shown),
    madeOn: today,
    createdAt: now,
    expiresAt: new Date(now.getTime() + offerLifeHours * 3_600_000),
  }
  const same = await findSameOffer(db, wanted)
  const stored = { ...wanted, id: same ?? deps.ids.next('O') }
  if (same !== null) return stored
  const budget = { key: `offers:${borrower.id}`, limit: newOffersADay, windowSeconds: daySeconds }
  const taken = await takeFromBudget(db, now, budget)
  if (!taken.allowed) return refuse('tooManyRequests', { seconds: taken.secondsLeft })
  await insertOffer(db, stored)
  return stored
}

/** A refusal of the core with its figures written as the borrower reads them; a product beyond its market's caps is an alarm. */
function inWordsOf<Name extends RefusalName>(
  call: Call,
  listed: ListedProduct,
  refusal: Refusal<Name>,
): Refusal<Name | 'productBreaksMarketCaps' | 'principalIsOutOfRange'> {
  if (refusal.refused === 'productBreaksMarketCaps') {
    const { cap, allowed, wanted } = refusal.values ?? {}
    const fields = { productId: listed.product.id, cap, allowed, wanted }
    call.deps.log.error(fields, 'a product breaks the caps of its market')
    return refuse('productBreaksMarketCaps')
  }
  if (refusal.refused !== 'principalIsOutOfRange') return refusal
  const voice = voiceOf(call, call.market)
  const { minPrincipalMinor, maxPrincipalMinor } = listed.product
  const [min, max] = [voice.money(minPrincipalMinor), voice.money(maxPrincipalMinor)]
  return refuse('principalIsOutOfRange', endsOf(min, max))
}

async function offerAnswer(call: Call, listed: ListedProduct, stored: StoredOffer): Promise<OfferAnswer> {
  const { db, deps, market, language } = call
  const { product, extras } = listed
  const { offer } = stored
  const voice = voiceOf(call, market)
  const account = await livePayoutAccount(db, stored.borrowerId)
  const first = offer.schedule[0]
  if (first === undefined) throw new Error(`offer ${stored.id} has no instalment`)
  const { retention } = extras
  const until = await lastDayOf(call, stored)
  const underWay = await applicationUnderWay(db, stored)
  const words = voice.words.retention
  return {
    productId: product.id,
    productLogo: safeUrl('image', product.logo, deps.config) ?? '',
    productName: product.name,
    principalMinor: offer.terms.principalMinor,
    payoutAccount: account === null ? null : { bankName: account.bankName, maskedNumber: account.maskedNumber },
    termDays: offer.terms.termDays,
    termUnit: 'day',
    instalmentCount: offer.terms.instalmentCount,
    details: offerRows(offer, voice),
    plan: offer.schedule.map((one) => ({ amountMinor: instalmentMinor(one), dueDate: one.dueDate })),
    firstDueDate: first.dueDate,
    firstPeriodDays: daysBetween(offer.payoutOn, first.dueDate),
    rateText: rateText(offer.disclosure.rate, voice),
    currencySymbol: call.currencySymbol,
    sendSms: false,
    retentionShown: retention?.isShown ?? false,
    retentionTitle: retention?.title === undefined ? words.title : textIn(retention.title, language),
    retentionText: retention?.text === undefined ? words.text({ until }) : textIn(retention.text, language),
    agreementPromptUrl: safeUrl('frame', extras.agreementPromptUrl ?? '', deps.config) ?? '',
    offerId: stored.id,
    agreementTicked: market.agreementTicked,
    ...(underWay === null ? {} : { applicationUrl: orderPage(product.id, underWay) }),
    disclosure: disclosureAnswer(offer, stored.id, voice),
  }
}

function orderPage(productId: string, orderId: string): string {
  return addressWith(addresses.loanDetail, { productId, orderId })
}

function disclosureAnswer(offer: Offer, offerId: string, voice: Voice): OfferAnswer['disclosure'] {
  const { disclosure, terms } = offer
  return {
    ...allInRateAnswer(offer, voice),
    aprBasis: voice.words.aprBasis[offer.aprBasis],
    totalCostMinor: offer.totalCostMinor,
    totalRepayableMinor: offer.totalRepayableMinor,
    netProceedsMinor: offer.netProceedsMinor,
    fees: feeRows(terms.fees, voice),
    lateRule: lateRuleText(disclosure, voice),
    coolingOffDays: disclosure.coolingOffDays,
    documentUrl: addressWith(addresses.loanAgreement, { offerId, document: 'keyFacts' }),
    interestMinor: offer.totalInterestMinor,
    feesDeductedMinor: feesMinor(terms.fees, 'deducted'),
    feesAddedMinor: feesMinor(terms.fees, 'added'),
    lateCap: lateCapText(disclosure, voice),
    lateExamples: disclosure.ifLate.map(({ daysLate, unpaidMinor, nominalMinor, chargedMinor }) => ({
      days: daysLate,
      unpaidMinor,
      nominalMinor,
      chargedMinor,
    })),
    totalCostCapMinor: disclosure.maxTotalCostMinor,
    coolingOffUntil: disclosure.coolingOffUntil,
  }
}

/** As `getOffer`, with the same refusals. */
export const getClassicOffer: Handler<'getClassicOffer'> = async (input, call) => {
  const offer = await getOffer(input, call)
  if (isRefusal(offer)) return offer
  const listed = await findProduct(call.db, offer.productId, call.market.id)
  if (listed === null) return refuse('productIsUnknown')
  const { confirmButton, promo } = listed.extras
  const { language, deps } = call
  const words = call.words.loan
  return {
    ...offer,
    buttonText: confirmButton === undefined ? words.classicButton : textIn(confirmButton, language),
    promo:
      promo === undefined
        ? null
        : {
            title: textIn(promo.title, language),
            text: textIn(promo.text, language),
            image: safeUrl('image', promo.image, deps.config) ?? '',
            buttonText: promo.buttonText === undefined ? words.promo.buttonText : textIn(promo.buttonText, language),
          },
  }
}
