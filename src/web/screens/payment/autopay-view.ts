// Automatic repayment of one loan as its screen shows it, and the two things that its forms do: agree, and stop.

import { data } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import type { CallOutput } from '../../../contracts/endpoints.ts'
import { addressChanged, productIdIn, readId } from '../../page/page-query.ts'
import { redirect, replace } from '../../page/redirect.ts'
import { apiContext, type Context, leaveToLogin, orProblem, withCommon } from '../../page/request-context.ts'
import { statusOf } from '../../sending/failed-call.ts'
import { justDoneIn, tellingAt } from '../../session/just-done.ts'
import type { ProblemShown } from '../../ui/problem-note.tsx'

export type Autopay = CallOutput<'getAutopay'>

const doneParam = 'done'
/** What was just done here. `underWay`: it was stopped, and a charge had begun before. */
const deeds = ['on', 'stopped', 'underWay'] as const
export type AutopayDeed = (typeof deeds)[number]

export interface AutopayView {
  readonly autopay: Autopay | null
  readonly problem: ProblemShown | null
  readonly done: AutopayDeed | null
  readonly order: string
  readonly repay: string
  readonly here: string
}

/** Why it was not done. `missing`: what the borrower has not chosen yet. */
export interface AutopayAnswer {
  readonly missing: 'card' | 'consent' | null
  readonly problem: ProblemShown | null
}

export async function loadAutopay(url: URL, context: Context): Promise<AutopayView> {
  const orderId = readId(url.searchParams.get('orderId'))
  // It is of one loan: without it, the loans to choose from.
  if (orderId === '') throw redirect(context, withCommon(context, addresses.orders))
  const ids = { productId: productIdIn(url.searchParams), orderId }
  const { data: autopay, problem } = orProblem(await context.get(apiContext).getAutopay({ orderId }), context)
  return {
    autopay,
    problem: problem === null ? null : { kind: problem.kind, message: problem.message },
    done: deedIn(url, context, autopay),
    order: withCommon(context, addresses.loanDetail, ids),
    repay: withCommon(context, addresses.repay, ids),
    here: addressChanged(url, { [doneParam]: null }),
  }
}

/** What was just done here, while it still holds: it may have been changed elsewhere since. */
function deedIn(url: URL, context: Context, autopay: Autopay | null): AutopayDeed | null {
  const told = justDoneIn(url, context, doneParam)
  const deed = deeds.find((one) => one === told)
  if (deed === undefined || autopay === null) return null
  return (deed === 'on') === (autopay.state === 'on') ? deed : null
}

const notDone = (problem: Problem, context: Context) => {
  if (problem.kind === 'signedOut') throw leaveToLogin(context)
  const { kind, message } = problem
  return data<AutopayAnswer>({ missing: null, problem: { kind, message } }, statusOf(problem))
}

export async function changeAutopay(request: Request, url: URL, context: Context) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const orderId = readId(form.get('orderId'))
  const done = (deed: AutopayDeed) =>
    replace(context, tellingAt(context, addressChanged(url, { [doneParam]: deed })), 303)
  if (form.get('intent') === 'stop') {
    const stopped = await api.stopAutopay({ orderId })
    if (!stopped.ok) return notDone(stopped.problem, context)
    return done(stopped.data.isUnderWay ? 'underWay' : 'stopped')
  }
  const cardId = readId(form.get('card'))
  const agreed = form.get('agree') === '1'
  if (cardId === '' || !agreed) {
    return data<AutopayAnswer>({ missing: cardId === '' ? 'card' : 'consent', problem: null }, 422)
  }
  const started = await api.startAutopay({ orderId, cardId, version: readId(form.get('version')), agreed })
  return started.ok ? done('on') : notDone(started.problem, context)
}
