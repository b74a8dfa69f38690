// What the product page shows, and what its form does: another amount, or the beginning of an application.

import { data, type RouterContextProvider } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { parseAmount } from '../../../core/money.ts'
import { addressToOpen, linkTarget, ownWithCommon, pictureAddress } from '../../page/link-target.ts'
import { addressChanged, productIdIn, readCount, readId } from '../../page/page-query.ts'
import { redirect } from '../../page/redirect.ts'
import { apiContext, leaveToLogin, orProblem, pageContext, withCommon } from '../../page/request-context.ts'
import { statusOf } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'

type Context = Readonly<RouterContextProvider>
export type ProductDetail = CallOutput<'getProduct'>

export interface ShownProduct {
  readonly kind: 'product'
  readonly detail: ProductDetail
  readonly logo: string | null
  /** Where this borrower's application goes on, or its offer; null where there is none. */
  readonly applicationAddress: string | null
  readonly login: string
  readonly key: string
}

export type ProductView =
  | ShownProduct
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly isUnknown: boolean; readonly here: string }

/** Why nothing was begun, and what was typed. */
export interface ProductAnswer {
  readonly problem: ProblemShown | null
  /** True where the amount is what is wrong. */
  readonly aboutAmount: boolean
  readonly amount: string
}

const aboutTheAmount: readonly string[] = [refusalCodes.principalIsOutOfRange, refusalCodes.productBreaksMarketCaps]

/** Loads the product of the address with the cost of the amount it asks about. */
export async function loadProduct(url: URL, context: Context): Promise<ProductView> {
  const here = addressChanged(url, {})
  const productId = productIdIn(url.searchParams)
  const principalMinor = readCount(url.searchParams.get('amount'))
  if (productId === '') return { kind: 'problem', problem: { kind: 'refused', message: '' }, isUnknown: true, here }
  const api = context.get(apiContext)
  const found = orProblem(
    await api.getProduct(principalMinor === null ? { productId } : { productId, principalMinor }),
    context,
  )
  if (found.problem !== null) {
    const { kind, message, code } = found.problem
    const isUnknown = code === refusalCodes.productIsUnknown || code === refusalCodes.notFound
    // The same amount would be refused again: without it, the product stands there with one of its own.
    const again = aboutTheAmount.includes(code) ? addressChanged(url, { amount: null }) : here
    return { kind: 'problem', problem: { kind, message }, isUnknown, here: again }
  }
  const detail = found.data
  return {
    kind: 'product',
    detail,
    logo: pictureAddress(context, detail.product.logo),
    applicationAddress: detail.application === null ? null : addressToOpen(context, detail.application.nextUrl),
    login: withCommon(context, addresses.login, { next: here }),
    key: crypto.randomUUID(),
  }
}

function notBegun(status: number, why: Partial<ProductAnswer>) {
  return data<ProductAnswer>({ problem: null, aboutAmount: false, amount: '', ...why }, status)
}

/** Shows the cost of another amount, or begins the application with it. */
export async function answerProduct(request: Request, url: URL, context: Context) {
  const form = await request.formData()
  const typed = form.get('amount')
  const amount = typeof typed === 'string' ? typed.replaceAll(/\s/g, '').slice(0, 32) : ''
  const principalMinor = parseAmount(amount, context.get(pageContext).moneyFormat)
  if (principalMinor === null) return notBegun(422, { aboutAmount: true, amount })
  const asked = { productId: productIdIn(url.searchParams), principalMinor }
  const api = context.get(apiContext)
  const refused = (problem: Problem) => {
    const { kind, message, code } = problem
    if (kind === 'signedOut') throw leaveToLogin(context)
    const aboutAmount = aboutTheAmount.includes(code)
    return notBegun(statusOf(problem), { problem: { kind, message }, aboutAmount, amount })
  }
  if (form.get('intent') !== 'apply') {
    const costed = await api.getProduct(asked)
    if (!costed.ok) return refused(costed.problem)
    return redirect(
      context,
      withCommon(context, addresses.product, { productId: asked.productId, amount: principalMinor }),
      303,
    )
  }
  const key = readId(form.get('key'))
  const begun = await api.startApplication(asked, key === '' ? {} : { idempotencyKey: key })
  if (!begun.ok) return refused(begun.problem)
  const target = linkTarget(context, begun.data.application.nextUrl)
  const next = target?.kind === 'own' ? ownWithCommon(context, target.address) : null
  return redirect(context, next ?? withCommon(context, addresses.apply, { productId: asked.productId }), 303)
}
