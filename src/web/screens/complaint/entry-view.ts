// What the complaint's first page shows: the loan it is about, the others to switch to, and what can be said about them.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import { collectionType } from '../../../contracts/complaint.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { addressChanged, pictureAddress, readId } from '../../page/page-query.ts'
import { apiContext, type Context, orProblem, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'

type Started = CallOutput<'startComplaint'>

export interface ShownOrder {
  readonly orderId: string
  readonly name: string
  readonly logo: string | null
  readonly statusText: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
}

/** A way on from here. `to` is null where the chosen order does not allow it. */
export interface TypeLink {
  readonly value: string
  readonly title: string
  readonly to: string | null
}

/** A case that was opened a moment ago. */
export interface SentCase {
  readonly caseNumber: string
  readonly answerBy: string | null
  readonly see: string
}

export interface EntryView {
  readonly kind: 'entry'
  /** Null where nothing was sent just now, or it could not be asked for. */
  readonly sent: SentCase | null
  readonly order: ShownOrder | null
  readonly orders: readonly (ShownOrder & { readonly to: string })[]
  readonly types: readonly TypeLink[]
  /** The type that asks further; its sub-types are shown once it is chosen. */
  readonly asksFurther: string
  readonly subTypes: readonly TypeLink[]
}

export type EntryOrProblem =
  | EntryView
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly again: string }

/** Marks the address of a page after sending, with the case that was opened. */
export const sentParam = 'sent'

/** An order as these pages show it. */
export function shownOrder(context: Context, order: Started['orders'][number]): ShownOrder {
  const { orderId, productName, productLogo, statusText, details } = order
  return { orderId, name: productName, logo: pictureAddress(context, productLogo), statusText, details }
}

/** The order that an address names: by the complaint's own name for it, or as other pages link here. */
export function orderIn(query: URLSearchParams): string {
  return readId(query.get(complaintParams.orderId)) || readId(query.get('orderId'))
}

/** Not every order accepts a complaint about collection (COMPLAINT-2). */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<EntryOrProblem> {
  const asked = orderIn(url.searchParams)
  const started = orProblem(await context.get(apiContext).startComplaint({ orderId: asked }), context)
  if (started.problem !== null) {
    const forgotten: Record<string, null> =
      started.problem.kind === 'refused' ? { orderId: null, [complaintParams.orderId]: null } : {}
    return { kind: 'problem', problem: shown(started.problem), again: addressChanged(url, forgotten) }
  }
  const { order, orders, types, subTypes } = started.data
  const orderId = order?.orderId ?? ''
  const next = (type: string, subType?: string): string =>
    withCommon(context, addresses.complaintNext, {
      [complaintParams.type]: type,
      [complaintParams.subType]: subType,
      [complaintParams.orderId]: orderId,
    })
  const chosen = addressChanged(url, {
    [sentParam]: null,
    orderId: orderId || null,
    [complaintParams.type]: collectionType,
  })
  return {
    kind: 'entry',
    sent: await sentCase(url, context),
    order: order === null ? null : shownOrder(context, order),
    orders: orders.map((other) => ({
      ...shownOrder(context, other),
      to: withCommon(context, url.pathname, { orderId: other.orderId }),
    })),
    types: types.map(({ title, value }) => {
      if (value !== collectionType) return { title, value, to: next(value) }
      return { title, value, to: order?.collectionAllowed === true ? chosen : null }
    }),
    asksFurther: collectionType,
    subTypes: subTypes.map(({ title, value }) => ({ title, value, to: next(collectionType, value) })),
  }
}

/** The case that the address says was opened a moment ago: looked up with its owner. */
async function sentCase(url: URL, context: Context): Promise<SentCase | null> {
  const caseId = readId(url.searchParams.get(sentParam))
  if (caseId === '') return null
  const found = orProblem(await context.get(apiContext).getComplaint({ caseId }), context)
  if (found.problem !== null) return null
  const { caseNumber, answerBy: by, answerIsLate } = found.data
  const answerBy = answerIsLate ? null : by
  const see = withCommon(context, addresses.complaintDetails, { [complaintParams.caseId]: caseId })
  return { caseNumber, answerBy: answerBy?.slice(0, 10) ?? null, see }
}
