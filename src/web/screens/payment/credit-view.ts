// The credit of one loan as its screen shows it, and the wish to have it back.

import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { addressChanged, productIdIn, readId, redirect, replace } from '../../page/page-query.ts'
import { apiContext, newKey, notDone, orProblem, withCommon } from '../../page/request-context.ts'
import { keyed, keyForAgain } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'

export type Credit = CallOutput<'listReceipts'>
/** What the credit could pay, with its split, and what it has paid. */
export type CreditUses = CallOutput<'getCreditUses'>

interface Around {
  readonly order: string
  readonly papers: string
  readonly bindCard: string
  readonly here: string
  /** Names this attempt: pressing twice is asking once. */
  readonly key: string
}

export type CreditView = Around &
  (
    | { readonly credit: Credit; readonly uses: CreditUses; readonly problem: null }
    | { readonly credit: null; readonly problem: ProblemShown }
  )

export interface NotAsked {
  readonly problem: ProblemShown
  readonly accountIsMissing: boolean
  /** The idempotency key of an attempt whose outcome is unknown: the retry sends it again. */
  readonly key: string | null
  /** The loan that the credit was to pay; empty where it was to be sent back. */
  readonly toOrderId: string
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<CreditView> {
  const orderId = readId(url.searchParams.get('orderId'))
  // A credit is one loan's: without it, the loans to choose from.
  if (orderId === '') throw redirect(context, withCommon(context, addresses.orders))
  const ids = { productId: productIdIn(url.searchParams), orderId }
  const around = {
    order: withCommon(context, addresses.loanDetail, ids),
    papers: withCommon(context, addresses.papers, ids),
    bindCard: withCommon(context, addresses.bindCard, { ...ids, source: 'loanDetail' }),
    here: addressChanged(url, {}),
    key: newKey(context),
  }
  const api = context.get(apiContext)
  const [receipts, used] = await Promise.all([api.listReceipts({ orderId }), api.getCreditUses({ orderId })])
  const asked = orProblem(receipts, context)
  if (asked.problem !== null) return notLoaded(around, asked.problem)
  const uses = orProblem(used, context)
  if (uses.problem !== null) return notLoaded(around, uses.problem)
  return { ...around, credit: asked.data, uses: uses.data, problem: null }
}

function notLoaded(around: Around, { kind, message }: ProblemShown): CreditView {
  return { ...around, credit: null, problem: { kind, message } }
}

/** Sends the whole credit back, or uses it for another loan by exactly the amount shown; the page then shows what becomes of it. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const toOrderId = readId(form.get('toOrderId'))
  const orderId = readId(form.get('orderId'))
  const key = readId(form.get('key'))
  const api = context.get(apiContext)
  const result =
    toOrderId === ''
      ? await api.requestRefund({ orderId }, keyed(key))
      : await api.spendCredit({ orderId, toOrderId, amountMinor: Number(form.get('amount')) }, keyed(key))
  if (result.ok) return replace(context, addressChanged(url, {}), 303)
  const { code } = result.problem
  // Sent already, from another tab or before a page that came from the browser's memory: the page itself says what became of it.
  if (code === refusalCodes.creditBalanceIsEmpty) return replace(context, addressChanged(url, {}), 303)
  const accountIsMissing = code === refusalCodes.payoutAccountIsMissing
  return notDone<NotAsked>(result.problem, context, {
    accountIsMissing,
    key: keyForAgain(result.problem, key),
    toOrderId,
  })
}
