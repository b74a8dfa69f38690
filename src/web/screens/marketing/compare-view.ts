// Two loans for one amount: which two, which amount, and which of them costs less.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { isWrittenWhole } from '../../../core/money.ts'
import { readAmount } from '../../../core/typed-amount.ts'
import { readCount, readId, redirect } from '../../page/page-query.ts'
import { type Context, pageContext, withCommon } from '../../page/request-context.ts'
import { amountForBoth, chosenPair } from './compared-pair.ts'
import { type Company, type Priced, readCompany, readPrices } from './site-data.ts'

export interface Compared {
  readonly first: Priced
  readonly second: Priced
  readonly amountMinor: number
  /** What was typed, where it is no amount. */
  readonly wrong: string | null
}

export interface CompareView {
  readonly company: Company
  readonly products: readonly { readonly id: string; readonly name: string }[]
  /** Null where there are no two loans on offer. */
  readonly compared: Compared | null
}

/** Loads the page. The form's own address leads to the one that says the amount in minor units. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<CompareView> {
  const [company, products] = await Promise.all([readCompany(context), readPrices(context)])
  return {
    company,
    products: products.map(({ productId, name }) => ({ id: productId, name })),
    compared: await comparedBy(url, context, products),
  }
}

async function comparedBy(url: URL, context: Context, products: readonly Priced[]): Promise<Compared | null> {
  const query = url.searchParams
  const [a, b] = chosenPair(products, readId(query.get('a')), readId(query.get('b')))
  if (a === undefined || b === undefined) return null
  const typed = query.get('typed')
  const format = context.get(pageContext).moneyFormat
  const meant = typed === null ? null : readAmount(typed, format)
  if (meant !== null && isWrittenWhole(meant, format)) {
    const address = withCommon(context, addresses.compare, { amount: meant, a: a.productId, b: b.productId })
    throw redirect(context, address, 303)
  }
  const amountMinor = readCount(query.get('amount')) ?? amountForBoth(a, b)
  const priced = await readPrices(context, amountMinor)
  const of = (one: Priced): Priced => priced.find(({ productId }) => productId === one.productId) ?? one
  return { first: of(a), second: of(b), amountMinor, wrong: typed }
}

/** The cheaper of two loans that both lend the amount; `same` where they cost the same, null where one does not lend it. */
export function cheaperOf({
  first,
  second,
}: Pick<Compared, 'first' | 'second'>):
  | { readonly loan: Priced; readonly byMinor: number; readonly laterDays: number }
  | 'same'
  | null {
  if (!first.isAsked || !second.isAsked) return null
  if (first.totalCostMinor === second.totalCostMinor) return 'same'
  const [loan, other] = first.totalCostMinor < second.totalCostMinor ? [first, second] : [second, first]
  return { loan, byMinor: other.totalCostMinor - loan.totalCostMinor, laterDays: loan.termDays - other.termDays }
}
