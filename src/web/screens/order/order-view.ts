// What the order screen shows: one loan, the choice between several, the way out to a partner, or why there is nothing.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses, fromParam } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { type AgreedShown, agreedView } from '../../page/agreed-leaf.tsx'
import {
  addressChanged,
  addressToOpen,
  foreignWithTicket,
  linkTarget,
  ownWithCommon,
  pictureAddress,
  productIdIn,
  readCount,
  readId,
  redirect,
  replace,
} from '../../page/page-query.ts'
import type { PaidShown } from '../../page/paid-leaf.tsx'
import { paidView } from '../../page/paid-view.ts'
import { apiContext, type Context, newKey, orProblem, withCommon } from '../../page/request-context.ts'
import { justDoneIn } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/note.tsx'

export type Order = CallOutput<'getOrder'>

/** Where the closure letter is saved, and where it is read. */
export interface Letter {
  readonly pdf: string
  readonly page: string
}

export interface LoanChoice {
  readonly to: string
  readonly name: string
  readonly logo: string | null
  readonly statusText: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
}

export interface OneOrder {
  readonly kind: 'order'
  readonly order: Order
  readonly agreed: readonly AgreedShown[]
  readonly logo: string | null
  readonly productLogos: readonly (string | null)[]
  /** Null while the loan is not settled. */
  readonly letter: Letter | null
  /** Where 'more products' leads beyond those in the answer; null where nowhere. */
  readonly marketAddress: string | null
  /** Stars given a moment ago: what follows them is shown once. */
  readonly scored: number | null
  readonly key: string
  /** Comes from a payment, which may be seen here a moment later. */
  readonly justPaid: boolean
  /** What arrived, for a borrower who returns from paying. */
  readonly paid: PaidShown | null
  readonly here: string
}

export type OrderView =
  | OneOrder
  | { readonly kind: 'choice'; readonly loans: readonly LoanChoice[] }
  | { readonly kind: 'leaving'; readonly host: string; readonly go: string; readonly stay: string }
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly isUnknown: boolean; readonly here: string }

function problemView({ kind, message, code }: Problem, here: string): OrderView {
  return { kind: 'problem', problem: { kind, message }, isUnknown: code === refusalCodes.notFound, here }
}

/** Loads what the address asks for. Without an order in it: the only one, or the choice between several. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<OrderView> {
  const here = addressChanged(url, { scored: null })
  const orderId = readId(url.searchParams.get('orderId'))
  const productId = productIdIn(url.searchParams)
  if (orderId === '') return await loadWithoutOrder(url, context, productId, here)
  return await loadOne(url, context, { orderId, ...(productId === '' ? {} : { productId }) }, here)
}

async function loadWithoutOrder(url: URL, context: Context, productId: string, here: string): Promise<OrderView> {
  const listed = orProblem(await context.get(apiContext).startComplaint({}), context)
  if (listed.problem !== null) return problemView(listed.problem, here)
  const { orders } = listed.data
  const [only] = orders
  if (orders.length === 1 && only !== undefined) return await loadOne(url, context, { orderId: only.orderId }, here)
  if (productId !== '' && orders.length > 1) {
    const found = await context.get(apiContext).getOrder({ productId })
    if (found.ok) return await viewOf(url, context, found.data, here)
  }
  const loans = orders.map((order) => ({
    to: withCommon(context, url.pathname, { orderId: order.orderId }),
    name: order.productName,
    logo: pictureAddress(context, order.productLogo),
    statusText: order.statusText,
    details: order.details,
  }))
  return { kind: 'choice', loans }
}

async function loadOne(
  url: URL,
  context: Context,
  asked: { readonly orderId: string; readonly productId?: string },
  here: string,
): Promise<OrderView> {
  const found = orProblem(await context.get(apiContext).getOrder(asked), context)
  return found.problem === null ? await viewOf(url, context, found.data, here) : problemView(found.problem, here)
}

async function viewOf(url: URL, context: Context, order: Order, here: string): Promise<OrderView> {
  const leaving = await redirection(url, context, order)
  if (leaving !== null) return leaving
  const scored = readCount(justDoneIn(url, context, 'scored'))
  const isBack = url.searchParams.get(fromParam.name) === fromParam.payment
  return {
    kind: 'order',
    order,
    agreed: agreedView(context, order.agreed),
    logo: pictureAddress(context, order.productLogo),
    productLogos: order.recommended.map((product) => pictureAddress(context, product.logo)),
    letter: letterOf(context, order),
    marketAddress: addressToOpen(context, order.marketUrl),
    scored: scored !== null && scored >= 1 && scored <= 5 ? scored : null,
    key: newKey(context),
    justPaid: isBack && order.status !== 'settled',
    paid: isBack && !order.paymentIsPending ? paidView(context, order.arrived) : null,
    here,
  }
}

function letterOf(context: Context, { documents }: Order): Letter | null {
  const letter = documents.find(({ paper }) => paper === 'closureLetter')
  const [pdf, page] = [letter?.pdfUrl ?? '', letter?.url ?? ''].map((address) => addressToOpen(context, address))
  return pdf == null || page == null ? null : { pdf, page }
}

/**
 * Once an application has been decided, the server may send the borrower on (ORDER-8): the page replaces itself by
 * a page of ours at once, by a listed foreign one after saying whose it is. What the gate refuses is not followed, and a link
 * back to this very order neither.
 */
async function redirection(url: URL, context: Context, order: Order): Promise<OrderView | null> {
  if (order.status === 'inReview' || url.searchParams.get('stay') === '1') return null
  const target = linkTarget(context, order.redirectUrl)
  if (target === null) return null
  if (target.kind === 'own') {
    const next = new URL(target.address, url)
    const isThisOrder = orderAddresses.includes(next.pathname) && next.searchParams.get('orderId') === order.orderId
    if (isThisOrder) return null
    throw replace(context, ownWithCommon(context, target.address))
  }
  if (url.searchParams.get('leave') === '1')
    throw redirect(context, await foreignWithTicket(context, target.address), 303)
  return {
    kind: 'leaving',
    host: target.host,
    go: addressChanged(url, { leave: '1' }),
    stay: addressChanged(url, { stay: '1' }),
  }
}

const orderAddresses: readonly string[] = [addresses.loanDetail, addresses.order, addresses.borrowDetail]
