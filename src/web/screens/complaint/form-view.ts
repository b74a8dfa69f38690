// What the complaint's second page shows: the tags of what was chosen, the loan, and after sending the case that was opened.

import type { LoaderFunctionArgs } from 'react-router'
import { addresses, complaintParams } from '../../../contracts/addresses.ts'
import { collectionType } from '../../../contracts/complaint.ts'
import { readId, redirect } from '../../page/page-query.ts'
import { apiContext, type Context, newKey, orProblem, withCommon } from '../../page/request-context.ts'
import { shown } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { orderIn, type ShownOrder, sentParam, shownOrder } from './entry-view.ts'

export interface FormView {
  readonly kind: 'form'
  readonly type: string
  readonly subType: string
  readonly tags: readonly string[]
  /** Null where the address names none. */
  readonly order: ShownOrder | null
  /** Addresses of this page with each of the borrower's loans, where the address names none. */
  readonly withOrder: Readonly<Record<string, string>>
  readonly entry: string
  /** Names this attempt: sending twice is sending once. */
  readonly key: string
}

export interface SentView {
  readonly kind: 'sent'
  /** Null where it could not be asked for: it was sent all the same. */
  readonly sent: { readonly caseNumber: string; readonly answerBy: string | null } | null
  readonly see: string
  readonly entry: string
}

export type FormOrSent =
  | FormView
  | SentView
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly entry: string }

/** Leads back where the choice is not whole. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<FormOrSent> {
  const query = url.searchParams
  const caseId = readId(query.get(sentParam))
  if (caseId !== '') return await loadSent(caseId, context)
  const asked = orderIn(query)
  const entry = withCommon(context, addresses.complaintEntry, { orderId: asked })
  const started = orProblem(await context.get(apiContext).startComplaint({ orderId: asked }), context)
  if (started.problem !== null) {
    return { kind: 'problem', problem: shown(started.problem), entry: withCommon(context, addresses.complaintEntry) }
  }
  const { order, orders, types, subTypes } = started.data
  const type = types.find(({ value }) => value === query.get(complaintParams.type))
  const isCollection = type?.value === collectionType
  const subType = isCollection ? subTypes.find(({ value }) => value === query.get(complaintParams.subType)) : undefined
  if (type === undefined) throw redirect(context, entry)
  if (isCollection && (subType === undefined || (asked !== '' && order?.collectionAllowed !== true))) {
    throw redirect(
      context,
      withCommon(context, addresses.complaintEntry, { orderId: asked, [complaintParams.type]: collectionType }),
    )
  }
  const chosen = { [complaintParams.type]: type.value, [complaintParams.subType]: subType?.value }
  const withOrder = orders.map(({ orderId }): [string, string] => [
    orderId,
    withCommon(context, addresses.complaintNext, { ...chosen, [complaintParams.orderId]: orderId }),
  ])
  return {
    kind: 'form',
    type: type.value,
    subType: subType?.value ?? '',
    tags: subType === undefined ? [type.title] : [type.title, subType.title],
    order: asked === '' || order === null ? null : shownOrder(context, order),
    withOrder: asked === '' ? Object.fromEntries(withOrder) : {},
    entry,
    key: newKey(context),
  }
}

async function loadSent(caseId: string, context: Context): Promise<SentView> {
  const found = orProblem(await context.get(apiContext).getComplaint({ caseId }), context)
  const { data } = found
  return {
    kind: 'sent',
    sent: data === null ? null : { caseNumber: data.caseNumber, answerBy: data.answerBy?.slice(0, 10) ?? null },
    see: withCommon(context, addresses.complaintDetails, { [complaintParams.caseId]: caseId }),
    // The first page keeps saying what was sent: the modal stands for a moment only.
    entry: withCommon(context, addresses.complaintEntry, { orderId: data?.orderId, [sentParam]: caseId }),
  }
}
