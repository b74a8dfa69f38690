// The products on offer: found by market, checked when they are stored and when they are read.

import { addresses, addressWith } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { type LinkRules, safeUrl } from '../../../core/link-gate.ts'
import { defineProduct } from '../../../core/loan/define-product.ts'
import type { Product } from '../../../core/loan/product.ts'
import { type PublishedTerms, publishedTerms } from '../../../core/loan/published-terms.ts'
import type { Market, MarketId } from '../../../core/market/market.ts'
import { forReader } from '../../../core/pseudo-language.ts'
import { type Voice, voiceOf } from '../../../words/voice.ts'
import { json } from '../../db/column-types.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import type { LenderData } from '../../ports/lender/lender-data.ts'
import { recommendedAtMost } from '../limits.ts'
import { rateText } from '../price/offer-words.ts'

/** A text in several languages. English stands in where a language is missing. */
type Texts = Readonly<{ en: string } & Partial<Record<string, string>>>

/** What the screens say about a product beside its numbers. Everything may be left out. */
export interface ProductExtras {
  /** The prompt of a borrower who is about to leave the offer; without texts, the usual ones. */
  readonly retention?: { readonly isShown: boolean; readonly title?: Texts; readonly text?: Texts }
  /** Stands open on the alternate confirmation screen at first. */
  readonly promo?: { readonly title: Texts; readonly text: Texts; readonly image: string; readonly buttonText?: Texts }
  /** A text that has to be agreed to before the offer is read: a page of ours, or of an origin that may be framed. */
  readonly agreementPromptUrl?: string
  /** Label of the confirm button of the alternate screen. */
  readonly confirmButton?: Texts
  readonly description?: Texts
  /** True where the money does not go to an account that the borrower names. */
  readonly accountIsNotNeeded?: boolean
}

export interface ListedProduct {
  readonly product: Product
  readonly extras: ProductExtras
  /** Where a tap leads; empty for our own confirmation page. */
  readonly targetUrl: string
}

interface ProductRow {
  definition: Product
  extras: ProductExtras
  target_url: string
}

function listed(row: ProductRow): ListedProduct {
  return { product: defineProduct(row.definition), extras: row.extras, targetUrl: row.target_url }
}

/** A product of this market that is on offer; null for unknown ones, those of other markets and those withdrawn. */
export async function findProduct(db: Queries, productId: string, market: MarketId): Promise<ListedProduct | null> {
  const rows = await db.query<ProductRow>(
    'select definition, extras, target_url from product where id = $1 and market = $2 and active',
    [productId, market],
  )
  const row = rows[0]
  return row === undefined ? null : listed(row)
}

/** Name and logo, also of a product that is no longer on offer: for orders that came of it. */
export async function productFace(db: Queries, productId: string): Promise<{ name: string; logo: string }> {
  const rows = await db.query<{ name: string; logo: string }>('select name, logo from product where id = $1', [
    productId,
  ])
  const face = rows[0]
  if (face === undefined) throw new Error(`an order refers to product ${productId}, which does not exist`)
  return face
}

/** Products of a market that may be recommended, in the lender's order, without those in `except`. */
export async function listRecommended(
  db: Queries,
  market: MarketId,
  { except, limit }: { readonly except: readonly string[]; readonly limit: number },
): Promise<ListedProduct[]> {
  const rows = await db.query<ProductRow>(
    `select definition, extras, target_url from product
      where market = $1 and active and recommended and not (id = any($2::text[])) order by position, id limit $3`,
    [market, except, limit],
  )
  return rows.map(listed)
}

/** A product as the lender's catalogue has it. */
export interface StoredProduct {
  readonly product: Product
  readonly extras: ProductExtras
  readonly position: number
  readonly targetUrl?: string
  readonly recommended?: boolean
}

/**
 * Stores or replaces a product. Throws when it contradicts itself, or when a link of it does not pass the gate: links are
 * checked here and again when they are shown.
 */
export async function storeProduct(db: Queries, rules: LinkRules, stored: StoredProduct): Promise<void> {
  const { product, extras, position, targetUrl = '', recommended = true } = stored
  assertProduct(rules, stored)
  await db.insert(
    `insert into product (id, market, name, logo, definition, position, active, recommended, target_url, extras)
      on conflict (id) do update set market = excluded.market, name = excluded.name, logo = excluded.logo,
        definition = excluded.definition, position = excluded.position, active = true,
        recommended = excluded.recommended, target_url = excluded.target_url, extras = excluded.extras`,
    { ...product, definition: json(product), position, active: true, recommended, targetUrl, extras: json(extras) },
  )
}

/** Takes every product off offer: those that are stored afterwards are on offer again. */
export async function withdrawProducts(tx: Tx): Promise<void> {
  await tx.execute('update product set active = false')
}

/** Throws a `RangeError` for a product that contradicts itself, or has a link that does not pass the gate. */
export function assertProduct(rules: LinkRules, stored: StoredProduct): void {
  defineProduct(stored.product)
  assertLinks(stored, rules)
}

async function listOnOffer(db: Queries, market: MarketId): Promise<readonly Product[]> {
  const rows = await db.query<ProductRow>(
    'select definition, extras, target_url from product where market = $1 and active order by position, id',
    [market],
  )
  return rows.map((row) => listed(row).product)
}

/** The products on offer, of all markets. */
export async function listActive(db: Queries): Promise<Pick<ListedProduct, 'product' | 'extras'>[]> {
  const rows = await db.query<ProductRow>('select definition, extras, target_url from product where active order by id')
  return rows.map(listed)
}

function assertLinks({ product, extras, targetUrl = '' }: StoredProduct, rules: LinkRules): void {
  const links = [
    ['logo', 'image', product.logo],
    ['target', 'page', targetUrl],
    ['promo image', 'image', extras.promo?.image ?? ''],
    ['agreement prompt', 'frame', extras.agreementPromptUrl ?? ''],
  ] as const
  for (const [name, kind, link] of links) {
    if (link !== '' && safeUrl(kind, link, rules) === null) {
      throw new RangeError(`product ${product.id}: its ${name} leads to an address that is not allowed`)
    }
  }
}

/** The text in a language, or in English. */
export function textIn(texts: Texts, language: string): string {
  return forReader(texts, language)
}

/** Of the products on offer in the market, the lender's file and the market's pack (SERVICE-22). */
export async function termsOnOffer(
  db: Queries,
  { terms }: Pick<LenderData, 'terms'>,
  market: Market,
): Promise<PublishedTerms> {
  return publishedTerms(await listOnOffer(db, market.id), terms, market)
}

/** Products shown beside a loan: name, range, rate, and our own address, which resolves the lender's link when it is tapped. */
type Recommended = CallOutput<'getOrder'>['recommended'][number]

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
