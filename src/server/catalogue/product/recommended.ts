// Products shown beside a loan: name, range, rate, and our own address, which resolves the lender's link when it is tapped.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import type { Product } from '../../../core/loan/product.ts'
import { type Voice, voiceOf } from '../../../words/voice.ts'
import type { Call } from '../../http/call.ts'
import { recommendedAtMost } from '../limits.ts'
import { rateText } from '../price/offer-words.ts'
import { type ListedProduct, listRecommended, textIn } from './product-store.ts'

export type Recommended = CallOutput<'getOrder'>['recommended'][number]

/** Products of the call's market in the lender's order, without those in `except`. */
export async function recommendedProducts(call: Call<unknown>, except: readonly string[]): Promise<Recommended[]> {
  const listed = await listRecommended(call.db, call.market.id, { except, limit: recommendedAtMost })
  const voice = voiceOf(call, call.market)
  return listed.map((one) => faceOf(one, voice, call))
}

function faceOf({ product, extras }: ListedProduct, voice: Voice, { deps, language }: Call<unknown>): Recommended {
  const { products } = voice.words
  const { minPrincipalMinor, maxPrincipalMinor, instalmentCount, termDays } = product
  return {
    productId: product.id,
    logo: safeUrl('image', product.logo, deps.config) ?? '',
    name: product.name,
    buttonText: products.seeCost,
    range: voice.moneyRange(minPrincipalMinor, maxPrincipalMinor),
    rangeLabel: products.rangeLabel,
    rate: voice.words.rate.from({ rate: productRate(product, voice) }),
    description:
      extras.description === undefined
        ? products.description({ instalments: instalmentCount, termDays })
        : textIn(extras.description, language),
    url: addressWith(addresses.confirm, { productId: product.id }),
  }
}

function productRate({ interest }: Product, voice: Voice): string {
  return interest.kind === 'declining'
    ? rateText({ kind: interest.kind, per: 'year', rateMicros: interest.annualRateMicros }, voice)
    : rateText({ kind: interest.kind, per: 'day', rateMicros: interest.dailyRateMicros }, voice)
}
