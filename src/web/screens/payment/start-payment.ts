// 'Payment', read from the form of a paying screen: makes the code and goes where it is shown.

import { data } from 'react-router'
import type { CallInput } from '../../../contracts/endpoints.ts'
import { refusalCodes } from '../../../contracts/envelope.ts'
import type { PayPurpose } from '../../../core/payment/pay-purpose.ts'
import { linkTarget, ownWithCommon, productIdIn, readCount, readId, redirect } from '../../page/page-query.ts'
import { apiContext, type Context, leaveToLogin } from '../../page/request-context.ts'
import { shown, statusOf } from '../../sending/failed-call.ts'
import type { ProblemShown } from '../../ui/note.tsx'

/** Why no code was made, and what was chosen. */
export interface NotStarted {
  /** Null where no channel was chosen. */
  readonly problem: ProblemShown | null
  readonly amountHasChanged: boolean
  readonly channel: string
}

/** The form's fields as the call takes them; null where something was changed into what no form of ours sends. */
function readPayment(form: FormData, purpose: PayPurpose): CallInput<'createPayCode'> | null {
  const orderId = readId(form.get('orderId'))
  const productId = productIdIn(form)
  const amountMinor = readCount(form.get('amount'))
  const channelNumber = readId(form.get('channel'))
  if (orderId === '' || amountMinor === null || channelNumber.length > 32) return null
  return {
    orderId,
    amountMinor,
    channelNumber,
    ...(productId === '' ? {} : { productId }),
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

/**
 * Makes the code, or gets the living one of the same channel and amount again, and answers a redirect to its page. The
 * amount is compared with the server's own; where it has changed, the page is shown again with the new one.
 */
export async function startPayment(request: Request, context: Context, purpose: PayPurpose) {
  const form = await request.formData()
  const payment = readPayment(form, purpose)
  const channel = readId(form.get('channel'))
  const notStarted = (problem: ProblemShown | null, status: number, amountHasChanged = false) =>
    data<NotStarted>({ problem, amountHasChanged, channel }, status)
  if (payment === null) return notStarted({ kind: 'failed', message: '' }, 400)
  if (payment.channelNumber === '') return notStarted(null, 422)
  const key = readId(form.get('key'))
  const result = await context.get(apiContext).createPayCode(payment, key === '' ? {} : { idempotencyKey: key })
  if (result.ok) {
    const target = linkTarget(context, result.data.payUrl)
    if (target === null) return notStarted({ kind: 'failed', message: '' }, 422)
    return redirect(context, target.kind === 'own' ? ownWithCommon(context, target.address) : target.address, 303)
  }
  if (result.problem.kind === 'signedOut') throw leaveToLogin(context)
  return notStarted(
    shown(result.problem),
    statusOf(result.problem),
    result.problem.code === refusalCodes.amountHasChanged,
  )
}
