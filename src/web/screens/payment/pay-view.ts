// What the paying screens show: what is to be paid, the channels with what they take, and the code that already lives; and what their form
// does: it makes the code and goes where it is shown.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { addresses } from '../../../contracts/addresses.ts'
import type { Result } from '../../../contracts/client.ts'
import type { CallInput, CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { parseCalendarDate } from '../../../core/calendar-date.ts'
import type { PayPurpose } from '../../../core/payment/pay-purpose.ts'
import {
  addressChanged,
  linkTarget,
  ownWithCommon,
  pictureAddress,
  productIdIn,
  readCount,
  readId,
  redirect,
} from '../../page/page-query.ts'
import { apiContext, type Context, newKey, notDone, orProblem, withCommon } from '../../page/request-context.ts'
import { failed, keyed } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'
import { closingAt } from './closing-purpose.ts'
import type { NoPayment } from './no-payment.tsx'

/** What all their calls answer alike. */
export type PayInfo = Omit<CallOutput<'getAmountDue'>, 'details' | 'asOf'>

export interface ChannelChoice
  extends Pick<PayInfo['channels'][number], 'name' | 'description' | 'minMinor' | 'maxMinor'> {
  readonly number: string
  readonly logo: string | null
  /** False where the amount lies outside of what the channel takes. */
  readonly takesAmount: boolean
}

export interface LiveCodeView {
  readonly payCode: string
  readonly title: string
  readonly logo: string | null
  readonly payNotice: string
  /** The steps to pay with it: repayment code 2. */
  readonly to: string
}

export interface PayView<Due extends PayInfo> {
  readonly kind: 'pay'
  readonly due: Due
  /** Minor units; sent back with the payment, to be compared and never believed. */
  readonly amountMinor: number
  readonly logo: string | null
  readonly channels: readonly ChannelChoice[]
  readonly liveCode: LiveCodeView | null
  readonly order: string
  /** Names this attempt: pressing twice is paying once. */
  readonly key: string
}

export interface NothingToPay extends NoPayment {
  readonly kind: 'nothing'
  /** The outcome of a payment is unknown, so what is left is unknown. */
  readonly paymentIsPending: boolean
  /** Where the loan of the address is paid by period; null where nothing is owed on it. */
  readonly repay: string | null
}

/** Loads a paying screen. `amountOf` says which of its figures is to be paid now. */
export async function loadPayView<Due extends PayInfo>(
  url: URL,
  context: Context,
  ask: (input: CallInput<'getAmountDue'>) => Promise<Result<Due>>,
  amountOf: (due: Due) => number,
): Promise<PayView<Due> | NothingToPay> {
  const here = addressChanged(url, {})
  const orderId = readId(url.searchParams.get('orderId'))
  const productId = productIdIn(url.searchParams)
  if (orderId === '') {
    return { kind: 'nothing', problem: null, paymentIsPending: false, order: null, repay: null, here }
  }
  const asked = orProblem(await ask(productId === '' ? { orderId } : { orderId, productId }), context)
  if (asked.problem !== null) {
    const { kind, message, code } = asked.problem
    const paymentIsPending = code === refusalCodes.paymentIsPending
    const order = orderAddress(context, orderId, productId)
    const owes = code !== refusalCodes.nothingIsOwed
    const repay = owes ? withCommon(context, addresses.repay, { productId, orderId }) : null
    return { kind: 'nothing', problem: { kind, message }, paymentIsPending, order, repay, here }
  }
  const due = asked.data
  const amountMinor = amountOf(due)
  return {
    kind: 'pay',
    due,
    amountMinor,
    logo: pictureAddress(context, due.productLogo),
    channels: due.channels.map(({ channelNumber, name, description, logo, minMinor, maxMinor }) => ({
      number: channelNumber,
      name,
      description,
      logo: pictureAddress(context, logo),
      minMinor,
      maxMinor,
      takesAmount: amountMinor >= minMinor && amountMinor <= maxMinor,
    })),
    liveCode: liveCodeView(context, due.liveCode),
    order: orderAddress(context, due.orderId, due.productId),
    key: newKey(context),
  }
}

function liveCodeView(context: Context, code: PayInfo['liveCode']): LiveCodeView | null {
  if (code === null) return null
  const { payCode, title, payNotice, ref, logo } = code
  const to = withCommon(context, addresses.payCodeSteps, { ref })
  return { payCode, title, payNotice, logo: pictureAddress(context, logo), to }
}

/** The page of the loan that is being paid. */
function orderAddress(context: Context, orderId: string, productId: string): string {
  return withCommon(context, addresses.loanDetail, { productId, orderId })
}

/** Why no code was made, and what was chosen. */
export interface NotStarted {
  /** Null where no channel was chosen. */
  readonly problem: ProblemShown | null
  /** What the page shows anew, to be read before it is paid. */
  readonly changed: 'amount' | 'dates' | 'received' | null
  readonly channel: string
}

/** The form's fields as the call takes them; null where something was changed into what no form of ours sends. */
function readPayment(form: FormData, purpose: PayPurpose): CallInput<'createPayCode'> | null {
  const orderId = readId(form.get('orderId'))
  const productId = productIdIn(form)
  const amountMinor = readCount(form.get('amount'))
  const channelNumber = readId(form.get('channel'))
  const nextDueDate = parseCalendarDate(readId(form.get('nextDueDate')))
  const receivedMinor = readCount(form.get('received'))
  if (orderId === '' || amountMinor === null || channelNumber.length > 32) return null
  return {
    orderId,
    amountMinor,
    channelNumber,
    ...(productId === '' ? {} : { productId }),
    ...(nextDueDate === null ? {} : { nextDueDate }),
    ...(receivedMinor === null ? {} : { receivedMinor }),
    ...wishOf(purpose),
  }
}

/** The wire carries the flag for a rollover only, and names the purposes that have no screen of their own in it. */
function wishOf(purpose: PayPurpose): Pick<CallInput<'createPayCode'>, 'rollover' | 'purpose'> {
  switch (purpose) {
    case 'repayment':
      return {}
    case 'rollover':
      return { rollover: true }
    case 'settlement':
    case 'coolingOff':
    case 'partial':
      return { purpose }
  }
}

const changedBy: Readonly<Record<string, NotStarted['changed']>> = {
  [refusalCodes.amountHasChanged]: 'amount',
  [refusalCodes.offerHasChanged]: 'dates',
  [refusalCodes.loanHasReceivedMore]: 'received',
}

/**
 * Makes the code, or gets the living one of the same channel and amount again, and answers a redirect to its page. The
 * amount, and the dates of a rollover, are compared with the server's own; where they have changed, the page is shown again with the new ones.
 */
async function startPayment(request: Request, context: Context, purpose: PayPurpose) {
  const form = await request.formData()
  const payment = readPayment(form, purpose)
  const channel = readId(form.get('channel'))
  const notStarted = (problem: ProblemShown | null, status: number) =>
    data<NotStarted>({ problem, changed: null, channel }, status)
  if (payment === null) return notStarted(failed, 400)
  if (payment.channelNumber === '') return notStarted(null, 422)
  const key = readId(form.get('key'))
  const result = await context.get(apiContext).createPayCode(payment, keyed(key))
  if (result.ok) {
    const target = linkTarget(context, result.data.payUrl)
    if (target === null) return notStarted(failed, 422)
    return redirect(context, target.kind === 'own' ? ownWithCommon(context, target.address) : target.address, 303)
  }
  const changed = changedBy[result.problem.code] ?? null
  return notDone<NotStarted>(result.problem, context, { changed, channel })
}

/** The action of a screen that makes codes of one purpose. */
export function paying(purpose: PayPurpose) {
  return ({ request, context }: ActionFunctionArgs) => startPayment(request, context, purpose)
}

export type Quote = CallOutput<'getSettlementQuote'>
type Due = CallOutput<'getAmountDue'> & { readonly quote: Quote }
export type ClosingView = PayView<Due> | NothingToPay

/** The quote of the day, and the ways to pay it. A code that waits for the next instalment is not one for this. */
export function closingLoader({ url, context }: LoaderFunctionArgs): Promise<ClosingView> {
  const api = context.get(apiContext)
  const ask = closingAt(url) === 'coolingOff' ? api.getCoolingOffQuote : api.getSettlementQuote
  return loadPayView<Due>(
    url,
    context,
    async (loan) => {
      const quoted = await ask(loan)
      if (!quoted.ok) return quoted
      const due = await api.getAmountDue(loan)
      return due.ok ? { ...due, data: { ...due.data, liveCode: null, quote: quoted.data } } : due
    },
    ({ quote }) => quote.totalMinor,
  )
}

export function closingAction({ url, request, context }: ActionFunctionArgs) {
  return startPayment(request, context, closingAt(url))
}
