// A product as a list shows it: its range, its usual loan, and the whole cost of that in one sentence.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import { type ChosenPlan, makeOffer, type Offer } from '../../../core/loan/offer.ts'
import { isRefusal, type Refusal } from '../../../core/refusal.ts'
import { type Voice, voiceOf } from '../../../words/voice.ts'
import type { Call, Caller } from '../../http/call.ts'
import { findBorrower } from '../../people/borrower/door.ts'
import { listedAtMost } from '../limits.ts'
import { rateText } from '../price/offer-words.ts'
import { allInRateAnswer } from '../price/price-answer.ts'
import { type ListedProduct, listRecommended, textIn } from './product-store.ts'

export type ProductCard = CallOutput<'listProducts'>['products'][number]

/** The offer of a product for the caller; as a new client where there is no session; a refusal as {@link makeOffer} has it. */
export async function offerFor(
  call: Call<Caller | null>,
  { product }: ListedProduct,
  principalMinor: number,
  chosen: ChosenPlan = {},
): Promise<
  Offer | Refusal<'planIsNotOffered' | 'principalIsOutOfRange' | 'productBreaksMarketCaps' | 'valueIsNotAccepted'>
> {
  const { db, deps, market, caller } = call
  const borrower = caller === null ? null : await findBorrower(db, caller.borrowerId)
  const client = borrower?.clientKind ?? 'new'
  return makeOffer(product, { principalMinor, chosen, client, market, today: deps.clock.today(market.zone) })
}

/** The cards of all products of the market. One that its market's caps forbid is left out: it cannot be had. */
export async function productCards(call: Call<Caller | null>): Promise<ProductCard[]> {
  const listed = await listRecommended(call.db, call.market.id, { except: [], limit: listedAtMost })
  const cards: ProductCard[] = []
  for (const one of listed) {
    const offer = await offerFor(call, one, one.product.defaultPrincipalMinor)
    if (!isRefusal(offer)) cards.push(cardOf(call, one, offer))
  }
  return cards
}

/** The card of a product for the loan of an offer. */
export function cardOf(call: Call<Caller | null>, { product, extras }: ListedProduct, offer: Offer): ProductCard {
  const voice = voiceOf(call, call.market)
  const { products } = voice.words
  const { minPrincipalMinor, maxPrincipalMinor } = product
  const { instalmentCount, termDays } = offer.terms
  return {
    productId: product.id,
    logo: safeUrl('image', product.logo, call.deps.config) ?? '',
    name: product.name,
    description:
      extras.description === undefined
        ? products.description({ instalments: instalmentCount, termDays })
        : textIn(extras.description, call.language),
    range: voice.moneyRange(minPrincipalMinor, maxPrincipalMinor),
    minPrincipalMinor,
    maxPrincipalMinor,
    principalMinor: offer.terms.principalMinor,
    netProceedsMinor: offer.netProceedsMinor,
    totalCostMinor: offer.totalCostMinor,
    totalRepayableMinor: offer.totalRepayableMinor,
    termDays,
    termUnit: 'day',
    instalmentCount,
    ...allInRateAnswer(offer, voice),
    rateText: rateText(offer.disclosure.rate, voice),
    costLine: costLine(call, offer, voice),
    url: addressWith(addresses.product, { productId: product.id }),
  }
}

function costLine(call: Call<Caller | null>, offer: Offer, voice: Voice): string {
  return call.words.application.costLine({
    netProceeds: voice.money(offer.netProceedsMinor),
    totalRepayable: voice.money(offer.totalRepayableMinor),
    totalCost: voice.money(offer.totalCostMinor),
    instalments: offer.terms.instalmentCount,
    termDays: offer.terms.termDays,
  })
}
