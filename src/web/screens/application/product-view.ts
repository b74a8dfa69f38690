// What the product page shows, and what its form does: another amount, or the beginning of an application.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses, fromParam } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { type AskedPlan, askedDay, askedPlan, planQuery } from '../../page/asked-day.ts'
import {
  addressChanged,
  addressToOpen,
  linkTarget,
  ownWithCommon,
  pictureAddress,
  productIdIn,
  readId,
  redirect,
} from '../../page/page-query.ts'
import {
  apiContext,
  type Context,
  newKey,
  notDone,
  orProblem,
  pageContext,
  withCommon,
} from '../../page/request-context.ts'
import { isTry, readTried } from '../../page/tried-form.ts'
import { keyed, shown, typedText } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'

export type ProductDetail = CallOutput<'getProduct'>

export interface ShownProduct {
  readonly kind: 'product'
  readonly detail: ProductDetail
  readonly logo: string | null
  /** Where this borrower's application goes on, or its offer; null where there is none. */
  readonly applicationAddress: string | null
  readonly login: string
  readonly key: string
  /** The offer with what is shown here; null for who has to apply first. */
  readonly offer: string | null
  /** What the address says beside product and amount: term, first payment, and where one came from. */
  readonly asked: Readonly<Record<string, string>>
  /** Why the amount of the form was not counted, and what was typed; null where it was. */
  readonly answer: ProductAnswer | null
  /** The first payment as it was typed, where it is no day that can be had. */
  readonly wrongDay: string | null
}

export type ProductView =
  | ShownProduct
  | {
      readonly kind: 'problem'
      readonly problem: ProblemShown
      readonly isUnknown: boolean
      readonly here: string
      /** The product without the amount that was refused; null where that is not the reason. */
      readonly otherAmount: string | null
    }

/** Why nothing was begun, and what was typed. */
export interface ProductAnswer {
  readonly problem: ProblemShown | null
  /** True where the amount is what is wrong. */
  readonly aboutAmount: boolean
  readonly amount: string
}

const aboutTheAmount: readonly string[] = [
  refusalCodes.principalIsOutOfRange,
  refusalCodes.productBreaksMarketCaps,
  refusalCodes.valueIsNotAccepted,
]

/** The address that says what is asked for, and nothing of how the form was filled in. */
function productAddress(context: Context, url: URL, principalMinor: number, plan: AskedPlan): string {
  const query = { productId: productIdIn(url.searchParams), ...planQuery({ ...plan, principalMinor }) }
  return withCommon(context, addresses.product, { ...query, from: fromOffer(url) ? fromParam.confirm : undefined })
}

/** True for who came from an offer to change it. */
function fromOffer(url: URL): boolean {
  return url.searchParams.get(fromParam.name) === fromParam.confirm
}

/** Loads the product of the address with the cost of the amount it asks about. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<ProductView> {
  const here = addressChanged(url, {})
  const productId = productIdIn(url.searchParams)
  const tried = isTry(url.searchParams) ? readTried(url.searchParams, context.get(pageContext).moneyFormat) : 'none'
  const { principalMinor = null, ...plan } = askedPlan(url.searchParams)
  const firstPay = askedDay(url.searchParams, 'firstPay')
  let wrongDay = firstPay.day === null && firstPay.typed !== '' ? firstPay.typed : null
  const asked = tried === 'none' ? principalMinor : 'minor' in tried ? tried.minor : null
  const none = {
    kind: 'problem',
    problem: { kind: 'refused', message: '' },
    isUnknown: true,
    here,
    otherAmount: null,
  } as const
  if (productId === '') return none
  const api = context.get(apiContext)
  const look = (amount: number | null, chosen: AskedPlan = plan) =>
    api.getProduct({ productId, ...chosen, ...(amount === null ? {} : { principalMinor: amount }) })
  let found = orProblem(await look(asked), context)
  let answer: ProductAnswer | null = null
  if (found.problem?.code === refusalCodes.planIsNotOffered) {
    // The page stays with the amount; term and first payment are the usual ones.
    answer = { problem: shown(found.problem), aboutAmount: false, amount: '' }
    if (firstPay.typed !== '') wrongDay = firstPay.typed
    found = orProblem(await look(asked, {}), context)
  } else if (tried !== 'none') {
    if ('wrong' in tried) answer = { problem: null, aboutAmount: true, amount: tried.wrong }
    else if (found.problem === null && wrongDay === null) {
      throw redirect(context, productAddress(context, url, tried.minor, plan), 303)
    } else if (found.problem !== null && aboutTheAmount.includes(found.problem.code)) {
      // The form stays with what was typed; the figures are those of the usual amount.
      answer = { problem: shown(found.problem), aboutAmount: true, amount: url.searchParams.get('typed') ?? '' }
      found = orProblem(await look(null), context)
    }
  }
  if (found.problem !== null) {
    const { kind, message, code } = found.problem
    const isUnknown = code === refusalCodes.productIsUnknown || code === refusalCodes.notFound
    // The same amount would be refused again: without it, the product is shown with its usual amount.
    const otherAmount = aboutTheAmount.includes(code) ? addressChanged(url, { amount: null }) : null
    return { kind: 'problem', problem: { kind, message }, isUnknown, here, otherAmount }
  }
  const detail = found.data
  return {
    kind: 'product',
    detail,
    logo: pictureAddress(context, detail.product.logo),
    applicationAddress: detail.application === null ? null : addressToOpen(context, detail.application.nextUrl),
    login: withCommon(context, addresses.login, { next: here }),
    key: newKey(context),
    offer: offerAddress(context, url, detail),
    asked: { ...planQuery(plan), ...(fromOffer(url) ? { [fromParam.name]: fromParam.confirm } : {}) },
    answer,
    wrongDay,
  }
}

/** A borrower whom the lender's app brought can also apply here: the offer stands in place of that where it is to be changed. */
function offerAddress(context: Context, url: URL, { offerUrl, application }: ProductDetail): string | null {
  if (offerUrl === '' || !(fromOffer(url) || application?.state === 'approved')) return null
  return addressToOpen(context, offerUrl)
}

/** Begins the application with the amount that stands in the form. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const tried = readTried(form, context.get(pageContext).moneyFormat)
  const amount = typedText(form, 'typed')
  if (tried === 'none' || 'wrong' in tried)
    return data<ProductAnswer>({ problem: null, aboutAmount: true, amount }, 422)
  const asked = { productId: productIdIn(url.searchParams), principalMinor: tried.minor }
  const key = readId(form.get('key'))
  const begun = await context.get(apiContext).startApplication(asked, keyed(key))
  if (!begun.ok) {
    const aboutAmount = aboutTheAmount.includes(begun.problem.code)
    return notDone<ProductAnswer>(begun.problem, context, { aboutAmount, amount })
  }
  const target = linkTarget(context, begun.data.application.nextUrl)
  const next = target?.kind === 'own' ? ownWithCommon(context, target.address) : null
  return redirect(context, next ?? withCommon(context, addresses.apply, { productId: asked.productId }), 303)
}
