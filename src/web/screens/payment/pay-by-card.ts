// What is done on the bank selection: pay with a card, ask for the code again, confirm with the code.

import { type ActionFunctionArgs, data } from 'react-router'
import { addresses, fromParam } from '../../../contracts/addresses.ts'
import type { Problem } from '../../../contracts/client.ts'
import type { CallInput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { productIdIn, readCount, readId, replace } from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin, withCommon } from '../../page/request-context.ts'
import { isUncertain, keyed, statusOf, typedCode } from '../../sending/failed-call.ts'
import { codeMinCharacters } from './code-rules.ts'
import { type AskedCode, askedBefore, bankStep, stepAddress } from './payway-view.ts'

type Commit = CallInput<'commitCardPayment'>

/** A payment whose outcome is unknown: a retry with its key is the same payment. */
export interface Again {
  readonly token: string
  readonly key: string
  readonly cardId: string
}

/**
 * Why nothing was paid. `message` is the server's, in the borrower's language, or empty where it sent none.
 * - `cardMissing`: no card was chosen; `codeTooShort`: the code has fewer than {@link codeMinCharacters} characters
 * - `notPaid`: the commit brought nothing; with `again` it may have arrived
 * - `notConfirmed`: the code is wrong, or the confirmation was refused; `over` when its record is void
 * - `unsure`: no answer to the confirmation; `underWay`: the payment was submitted before
 */
export type NotPaid =
  | { readonly kind: 'cardMissing' }
  | {
      readonly kind: 'codeTooShort' | 'unsure'
      /** As it was typed: it stands in the field again, also where React does not run. */
      readonly code: string
    }
  | { readonly kind: 'notPaid'; readonly message: string; readonly again: Again | null }
  | { readonly kind: 'notConfirmed'; readonly message: string; readonly over: boolean; readonly code: string }
  | { readonly kind: 'underWay'; readonly message: string }

const intents = { pay, resend, confirm, giveUp } as const
export type PayIntent = keyof typeof intents

/** Reads the form's intent and does it. An unknown one is a fault of the form, and told as a failed payment. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(intents, intent)) return notPaid({ kind: 'notPaid', message: '', again: null }, 400)
  return await intents[intent as PayIntent](form, url, context)
}

function notPaid(why: NotPaid, status: number) {
  return data<NotPaid>(why, status)
}

/** Text of a form that the call takes as it is; '' for anything longer. */
function readText(form: FormData, name: string, max: number): string {
  const unchecked = form.get(name)
  return typeof unchecked === 'string' && unchecked.length <= max && !/\p{Cc}/u.test(unchecked) ? unchecked : ''
}

/** The form's fields as the commit takes them; null where something is missing that no form of ours leaves out. */
function readCommit(form: FormData, resend: boolean): Commit | null {
  const cardId = readId(form.get('card'))
  const orderId = readId(form.get('orderId'))
  const amountMinor = readCount(form.get('amount'))
  const token = readText(form, 'token', 128)
  if (orderId === '' || amountMinor === null || token === '') return null
  return {
    amountMinor,
    cardId,
    orderId,
    token,
    resend,
    bankName: readText(form, `bankName.${cardId}`, 120),
    maskedNumber: readText(form, `cardNo.${cardId}`, 40),
    bankCode: readText(form, `bankCode.${cardId}`, 32),
  }
}

/** The loan, which says by itself when the money is there. */
function toOrder(form: FormData, context: Context): Response {
  const ids = {
    productId: productIdIn(form),
    orderId: readId(form.get('orderId')),
    [fromParam.name]: fromParam.payment,
  }
  return replace(context, withCommon(context, addresses.borrowDetail, ids), 303)
}

/** The step in which the bank of the card asks. */
function toBank(form: FormData, recordId: string, context: Context): Response {
  const loan = { productId: productIdIn(form), orderId: readId(form.get('orderId')) }
  return replace(context, bankStep(context, { ...loan, recordId }), 303)
}

async function pay(form: FormData, url: URL, context: Context) {
  const commit = readCommit(form, false)
  if (commit === null) return notPaid({ kind: 'notPaid', message: '', again: null }, 400)
  if (commit.cardId === '') return notPaid({ kind: 'cardMissing' }, 422)
  const key = readId(form.get('key'))
  const api = context.get(apiContext)
  const result = await api.commitCardPayment(commit, keyed(key))
  if (result.ok) {
    if (result.data.bankAsks) return toBank(form, result.data.recordId, context)
    if (!result.data.codeNeeded) return toOrder(form, context)
    const asked = { recordId: result.data.recordId, cardId: commit.cardId, sentAtMs: Date.now() }
    return replace(context, stepAddress(url, asked), 303)
  }
  const { problem } = result
  if (problem.kind === 'signedOut') throw leaveToLogin(context)
  if (problem.code === refusalCodes.paymentIsPending) {
    const step = await stepOfPending(commit, url, context)
    if (step !== null) return replace(context, step, 303)
  }
  const again = isUncertain(problem) ? { token: commit.token, key, cardId: commit.cardId } : null
  return notPaid({ kind: 'notPaid', message: problem.message, again }, statusOf(problem))
}

/**
 * A payment with this card that only waits for its code, as after Cancel: back to its step. Null where the pending payment
 * is another.
 */
async function stepOfPending(commit: Commit, url: URL, context: Context): Promise<string | null> {
  const waiting = await waitingFor(commit, context)
  // Cancel has reset the timer (PAYMENT-18): a step that is opened again counts its minute from the beginning.
  return waiting === null ? null : stepAddress(url, { ...waiting, sentAtMs: Date.now() })
}

/** The payment of this order that waits for its code, where it is by this card. */
async function waitingFor({ orderId, cardId }: Commit, context: Context): Promise<AskedCode | null> {
  const ways = await context.get(apiContext).getPayWays({ orderId })
  const waiting = ways.ok ? ways.data.waiting : null
  return waiting === null || waiting.cardId !== cardId ? null : askedBefore(waiting)
}

async function resend(form: FormData, url: URL, context: Context) {
  const commit = readCommit(form, true)
  if (commit === null || commit.cardId === '') return notPaid({ kind: 'unsure', code: '' }, 400)
  const result = await context.get(apiContext).commitCardPayment(commit)
  if (result.ok) {
    const asked = { recordId: result.data.recordId, cardId: commit.cardId, sentAtMs: Date.now() }
    return result.data.codeNeeded ? replace(context, stepAddress(url, asked), 303) : toOrder(form, context)
  }
  return notConfirmed(result.problem, context, [])
}

/** Refusals after which the record is void: the borrower chooses again. */
const endOfRecord: readonly string[] = [
  refusalCodes.notFound,
  refusalCodes.amountHasChanged,
  refusalCodes.loanHasReceivedMore,
  refusalCodes.codeHasExpired,
  refusalCodes.codeIsUsedUp,
  refusalCodes.cardWasDeclined,
  refusalCodes.orderIsNotPayable,
]

async function confirm(form: FormData, _url: URL, context: Context) {
  const orderId = readId(form.get('orderId'))
  const recordId = readId(form.get('record'))
  const typed = typedCode(form, 'code')
  const code = typed.replaceAll(/\s/g, '')
  if (code.length < codeMinCharacters || code.length > 12) return notPaid({ kind: 'codeTooShort', code: typed }, 422)
  if (orderId === '' || recordId === '') return notPaid({ kind: 'unsure', code: typed }, 400)
  const key = readId(form.get('key'))
  const sent = { orderId, recordId, code }
  const result = await context.get(apiContext).confirmCardPayment(sent, keyed(key))
  if (!result.ok) return notConfirmed(result.problem, context, endOfRecord, typed)
  return result.data.bankAsks ? toBank(form, recordId, context) : toOrder(form, context)
}

/** Gives up a payment for which the bank asks. Its step says what became of it: the bank may have been faster. */
async function giveUp(form: FormData, _url: URL, context: Context) {
  const recordId = readId(form.get('record'))
  const orderId = readId(form.get('orderId'))
  if (orderId === '' || recordId === '') return notPaid({ kind: 'unsure', code: '' }, 400)
  const result = await context.get(apiContext).askCardPayment({ orderId, recordId, giveUp: true })
  if (!result.ok) return notConfirmed(result.problem, context, [])
  if (result.data.state === 'atBank') return notPaid({ kind: 'unsure', code: '' }, 503)
  return toBank(form, recordId, context)
}

function notConfirmed(problem: Problem, context: Context, ends: readonly string[], code = '') {
  if (problem.kind === 'signedOut') throw leaveToLogin(context)
  if (isUncertain(problem)) return notPaid({ kind: 'unsure', code }, 503)
  const { message } = problem
  if (problem.code === refusalCodes.paymentIsPending) return notPaid({ kind: 'underWay', message }, 422)
  // What was not looked at is not typed again.
  const kept = problem.kind === 'refused' ? '' : code
  return notPaid({ kind: 'notConfirmed', message, over: ends.includes(problem.code), code: kept }, 422)
}
