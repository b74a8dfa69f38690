// A payment intent of the borrower, as its page shows it: code, picture, steps, time left, and whether it is paid.

import { dateTimeIn } from '../../../core/calendar-date.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import { appLink } from '../../../core/payment/app-link.ts'
import { shownState } from '../../../core/payment/intent.ts'
import { isRefusal, refuse } from '../../../core/refusal.ts'
import { findOrder } from '../../account/order/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import type { ConnectedChannel } from '../../ports/payment-channel.ts'
import {
  findOwnIntent,
  goneOfIntent,
  goneOfPaid,
  isUsedUp,
  type PaymentIntent,
  typedCode,
} from '../intent/payment-intent-store.ts'
import { asksTooMuch, missingToClose } from '../intent/stale-codes.ts'
import { disbursedOrder } from '../payable-order.ts'
import { partBackOf } from '../returned/return-store.ts'
import { arrivedAnswer, paymentOfIntent } from './arrived-payment.ts'
import { channelFace, instructionGroups, payNotice, receivedInPart } from './pay-info.ts'
import { drawPayCode, type PayPicture } from './pay-picture.ts'

/** `notFound` for another borrower's reference, as for one that does not exist. */
export const getPayCode: Handler<'getPayCode'> = async ({ ref }, call) => {
  const { deps, db, caller, language } = call
  const intent = await findOwnIntent(db, ref, caller.borrowerId)
  const channel = intent === null ? undefined : deps.channels.get(intent.channel)
  if (intent === null || channel === undefined) return refuse('notFound')
  const order = await findOrder(db, { orderId: intent.orderId, borrowerId: caller.borrowerId })
  if (order === null) return refuse('notFound')
  const now = deps.clock.now()
  const goneMinor = await goneOfPaid(db, intent)
  const isOver = (await isUsedUp(db, intent, channel.way)) || goneMinor > 0
  const isTooMuch = !isOver && (await asksTooMuch(db, deps, intent))
  const missing = isTooMuch ? await missingToClose(db, deps, intent) : null
  const state = isOver || isTooMuch ? 'expired' : shownState(intent, now)
  const partBackMinor = await partBackOf(db, intent.id)
  const picture = pictureOf(intent, channel)
  const receivedMinor = state === 'waiting' || isOver ? await receivedInPart(db, intent) : 0
  return {
    ref: intent.ref,
    orderId: intent.orderId,
    productId: order.productId,
    rollover: intent.purpose === 'rollover',
    purpose: intent.purpose,
    presentation: channel.presentation,
    payCode: typedCode(intent, channel.way),
    checking: state === 'waiting' && intent.state === 'unknown',
    image: picture === null ? '' : payImageAddress(intent.ref),
    drawing: picture,
    appLink: state === 'waiting' ? appLinkOf(call, intent, channel, receivedMinor) : '',
    amountMinor: intent.amountMinor,
    receivedMinor,
    channel: channelFace(channel, language),
    expiresAt: dateTimeIn(call.market.zone, intent.expiresAt),
    secondsLeft: state === 'waiting' ? secondsBetween(now, intent.expiresAt) : 0,
    lifetimeSeconds: secondsBetween(intent.createdAt, intent.expiresAt),
    state,
    overBy:
      goneMinor > 0 ? 'takenBack' : isTooMuch ? 'lessIsDue' : state === 'paid' && partBackMinor > 0 ? 'partBack' : '',
    payNotice: await payNotice(call, intent, channel.way, {
      ...{ partBackMinor, isTooMuch, missing },
      goneMinor: intent.state === 'paid' ? goneMinor : await goneOfIntent(db, intent.id),
    }),
    currencySymbol: call.currencySymbol,
    instructions: instructionGroups(channel, language),
    arrived: state === 'paid' ? await arrivedFor(call, intent) : null,
  }
}

async function arrivedFor(call: Call, { id, orderId }: PaymentIntent) {
  const disbursed = await disbursedOrder(call, { orderId })
  if (isRefusal(disbursed)) return null
  return await arrivedAnswer(call, disbursed, await paymentOfIntent(call.db, orderId, id))
}

/** The channel's own app, asked for what is still to be paid; without one the provider's page, where our links may lead to it. */
function appLinkOf(
  { deps }: Call,
  intent: PaymentIntent,
  { appLink: template, way }: ConnectedChannel,
  receivedMinor: number,
): string {
  const { amountMinor, qrText, pageUrl } = intent
  const payCode = typedCode(intent, way) === '' ? null : intent.payCode
  const filled =
    template === undefined ? null : appLink(template, { payCode, amountMinor: amountMinor - receivedMinor, qrText })
  if (filled !== null) return filled
  const mustOpen = way.hasPage && !way.isTyped && pageUrl !== null
  return mustOpen ? (safeUrl('page', pageUrl, deps.config) ?? '') : ''
}

/** Where the web server serves {@link payImage}: for the borrower's own session, never cached. */
function payImageAddress(ref: string): string {
  return `/pay-image/${ref}.svg`
}

function pictureOf(intent: PaymentIntent, channel: ConnectedChannel): PayPicture | null {
  return intent.providerRef === null
    ? null
    : drawPayCode(channel.presentation, typedCode(intent, channel.way), intent.qrText)
}

/** Whole seconds until `to`, rounded up, so that 0 means over. */
function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000))
}

/** The picture of a borrower's own intent, for `/pay-image/<ref>`; null where there is none. */
export async function payImage(
  db: Queries,
  deps: Deps,
  { ref, borrowerId }: { readonly ref: string; readonly borrowerId: string },
): Promise<PayPicture | null> {
  const intent = await findOwnIntent(db, ref, borrowerId)
  const channel = intent === null ? undefined : deps.channels.get(intent.channel)
  if (intent === null || channel === undefined) return null
  return pictureOf(intent, channel)
}
