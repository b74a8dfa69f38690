// What the front page shows: who lends, a loan tried out, and every loan with its usual cost.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import { readCount, redirect } from '../../page/page-query.ts'
import { type Context, pageContext, withCommon } from '../../page/request-context.ts'
import { isTry, readTried } from '../../page/tried-form.ts'
import { typedText } from '../../sending/failed-call.ts'
import { justDoneIn } from '../../session/just-done.ts'
import { type Company, type Example, type Priced, readCompany, readExample, readPrices } from './site-data.ts'
import { loanOfTerm, rangeOfTerm } from './tried-loan.ts'

/** The loan tried out. `wrong`: what was typed is no amount, or none that is lent for the term. */
export interface Tried {
  readonly loan: Priced
  readonly wrong: { readonly typed: string; readonly why: 'noAmount' | 'notLent' } | null
}

export interface HomeView {
  readonly company: Company
  readonly example: Example | null
  readonly tried: Tried | null
  /** Each for its usual amount. */
  readonly products: readonly Priced[]
  readonly sent: boolean
}

/** Loads the page. The form's own address leads to the one that says amount and term. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<HomeView> {
  const [company, example, products] = await Promise.all([
    readCompany(context),
    readExample(context),
    readPrices(context),
  ])
  const sent = justDoneIn(url, context, 'sent') === 'news'
  return { company, example, products, sent, tried: await tryLoan(url, context, products) }
}

async function tryLoan(url: URL, context: Context, products: readonly Priced[]): Promise<Tried | null> {
  const [first] = products
  if (first === undefined) return null
  const asked = readCount(url.searchParams.get('days')) ?? first.termDays
  const days = rangeOfTerm(products, asked) === null ? first.termDays : asked
  const usual = loanOfTerm(products, days) ?? first
  const tried = isTry(url.searchParams) ? readTried(url.searchParams, context.get(pageContext).moneyFormat) : 'none'
  if (tried !== 'none' && 'wrong' in tried) return { loan: usual, wrong: { typed: tried.wrong, why: 'noAmount' } }
  const amount = tried === 'none' ? readCount(url.searchParams.get('amount')) : tried.minor
  if (amount === null) return { loan: usual, wrong: null }
  const loan = loanOfTerm(await readPrices(context, amount), days) ?? usual
  if (loan.isAsked && tried !== 'none') {
    // On a phone the figures stand below the form: a pressed step stays at the form, the button leads to them.
    const place = url.searchParams.has('step') ? 'try' : 'example'
    throw redirect(context, `${withCommon(context, addresses.home, { amount, days })}#${place}`, 303)
  }
  if (loan.isAsked) return { loan, wrong: null }
  const typed = typedText(url.searchParams, 'typed')
  return { loan, wrong: { typed, why: 'notLent' } }
}
