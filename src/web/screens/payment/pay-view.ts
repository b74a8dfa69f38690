// What the paying screens show: what is to be paid, the channels with what they take, and the code that already lives.

import { addresses } from '../../../contracts/addresses.ts'
import type { Result } from '../../../contracts/client.ts'
import type { CallInput, CallOutput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import { addressChanged, pictureAddress, productIdIn, readId } from '../../page/page-query.ts'
import { type Context, newKey, orProblem, withCommon } from '../../page/request-context.ts'
import type { ProblemShown } from '../../ui/note.tsx'

/** What all their calls answer alike. */
export type PayInfo = Omit<CallOutput<'getAmountDue'>, 'details' | 'asOf'>

export interface ChannelChoice {
  readonly number: string
  readonly name: string
  readonly description: string
  readonly logo: string | null
  readonly minMinor: number
  readonly maxMinor: number
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

export interface NothingToPay {
  readonly kind: 'nothing'
  /** Null where the address names no loan at all. */
  readonly problem: ProblemShown | null
  /** The outcome of a payment is unknown, so what is left is unknown. */
  readonly paymentIsPending: boolean
  /** The loan that the address names. */
  readonly order: string | null
  /** Where that loan is paid by period; null where nothing is owed on it. */
  readonly repay: string | null
  readonly here: string
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
