// Makes a payment intent: a code, QR code or barcode of one channel for exactly what the server asks.

import { showType } from '../../../contracts/payment.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import { isRefusal, refuse } from '../../../core/refusal.ts'
import { type Handler, keptKey } from '../../http/call.ts'
import { openIntent } from '../intent/open-intent.ts'
import { typedCode } from '../intent/payment-intent-store.ts'
import { moneyOf } from '../payable-order.ts'

/**
 * Answers the live intent again for the same order, purpose, channel and amount. When the provider's answer is lost, the
 * intent's page is answered without a code: the page shows that we are checking, and asks. Refusals: `channelIsUnknown`,
 * `valueIsNotAccepted` for a purpose that contradicts the rollover flag, and those of `openIntent`.
 */
export const createPayCode: Handler<'createPayCode'> = async (input, call) => {
  const purpose = input.purpose ?? (input.rollover === true ? 'rollover' : 'repayment')
  if (input.rollover === true && purpose !== 'rollover') return refuse('valueIsNotAccepted')
  const channel = call.deps.channels.get(input.channelNumber)
  if (channel === undefined || !channel.listed) return refuse('channelIsUnknown')
  const intent = await openIntent(call.db, call.deps, {
    borrowerId: call.caller.borrowerId,
    orderId: input.orderId,
    ...(input.productId === undefined ? {} : { productId: input.productId }),
    purpose,
    amountMinor: input.amountMinor,
    ...(input.nextDueDate === undefined ? {} : { nextDueDate: input.nextDueDate }),
    ...(input.receivedMinor === undefined ? {} : { receivedMinor: input.receivedMinor }),
    channel,
    money: moneyOf(call),
    key: keptKey(call, 'createPayCode'),
  })
  if (isRefusal(intent)) return intent
  const page = `/repaymentOfCode?showType=${showType(channel.presentation)}&ref=${intent.ref}`
  const payUrl = safeUrl('page', page, call.deps.config)
  if (payUrl === null) throw new Error('our own code page does not pass the link gate')
  return {
    payUrl,
    payCode: typedCode(intent, channel.way),
    expiresAt: dateTimeIn(call.market.zone, intent.expiresAt),
    ref: intent.ref,
  }
}
