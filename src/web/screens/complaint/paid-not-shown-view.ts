// What 'I paid, it is not shown' shows: the loan that was paid, the slip's form, and after sending the case and its clock.

import { addresses } from '../../../contracts/addresses.ts'
import { complaintParams } from '../../../contracts/page-params.ts'
import { addressChanged, readId } from '../../page/page-query.ts'
import { apiContext, type Context, newKey, orProblem, withCommon } from '../../page/request-context.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'
import { orderIn, type ShownOrder, sentParam, shownOrder } from './entry-view.ts'

export interface SlipForm {
  readonly kind: 'form'
  readonly order: ShownOrder
  /** The other loans of this borrower, each with this page's address for it. */
  readonly others: readonly (ShownOrder & { readonly to: string })[]
  readonly loan: string
  /** Names this attempt: sending twice is sending once. */
  readonly key: string
}

export interface SlipSent {
  readonly kind: 'sent'
  /** Null where it could not be asked for: it was sent all the same. */
  readonly sent: {
    readonly caseNumber: string
    readonly answerBy: string | null
    /** What was found meanwhile; empty while the search goes on. */
    readonly answer: string
  } | null
  readonly see: string
  readonly loan: string
}

export type SlipView =
  | SlipForm
  | SlipSent
  | { readonly kind: 'noLoan' }
  | { readonly kind: 'problem'; readonly problem: ProblemShown; readonly again: string }

/** Loads the page. Without a loan in the address: the newest. */
export async function loadSlip(url: URL, context: Context): Promise<SlipView> {
  const caseId = readId(url.searchParams.get(sentParam))
  if (caseId !== '') return await loadSent(caseId, context)
  const asked = orderIn(url.searchParams)
  const started = orProblem(await context.get(apiContext).startComplaint({ orderId: asked }), context)
  if (started.problem !== null) {
    const { kind, message } = started.problem
    const forgotten: Record<string, null> = kind === 'refused' ? { orderId: null, [complaintParams.orderId]: null } : {}
    return { kind: 'problem', problem: { kind, message }, again: addressChanged(url, forgotten) }
  }
  const { order, orders } = started.data
  if (order === null) return { kind: 'noLoan' }
  return {
    kind: 'form',
    order: shownOrder(context, order),
    others: orders
      .filter(({ orderId }) => orderId !== order.orderId)
      .map((other) => ({
        ...shownOrder(context, other),
        to: withCommon(context, addresses.paidNotShown, { orderId: other.orderId }),
      })),
    loan: withCommon(context, addresses.loanDetail, { orderId: order.orderId }),
    key: newKey(context),
  }
}

async function loadSent(caseId: string, context: Context): Promise<SlipSent> {
  const { data } = orProblem(await context.get(apiContext).getComplaint({ caseId }), context)
  return {
    kind: 'sent',
    sent:
      data === null
        ? null
        : { caseNumber: data.caseNumber, answerBy: data.answerBy?.slice(0, 10) ?? null, answer: data.answer },
    see: withCommon(context, addresses.complaintDetails, { [complaintParams.caseId]: caseId }),
    loan: withCommon(context, addresses.loanDetail, { orderId: data?.orderId || undefined }),
  }
}
