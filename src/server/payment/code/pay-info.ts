// What the repayment and the rollover screen share: product, channels, the live code, and the notices above and below.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { dateTimeIn } from '../../../core/calendar-date.ts'
import { chargeOfNextDay } from '../../../core/loan/amount-due.ts'
import { pausedTomorrow } from '../../../core/loan/pause-ahead.ts'
import { replayLoan } from '../../../core/loan/replay.ts'
import type { Currency } from '../../../core/market/market.ts'
import { addsUp, hasExpired } from '../../../core/payment/intent.ts'
import type { PayPurpose } from '../../../core/payment/pay-purpose.ts'
import { productFace } from '../../catalogue/product/door.ts'
import type { Queries } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import { type Channel, type Channels, channelWords } from '../../ports/payment-channel.ts'
import type { WayFacts } from '../../ports/way-to-pay.ts'
import {
  findLiveIntent,
  goneOfIntent,
  hasUnknownPayment,
  isUsedUp,
  type PaymentIntent,
  receivedOnIntent,
  typedCode,
} from '../intent/payment-intent-store.ts'
import { asksTooMuch } from '../intent/stale-codes.ts'
import { moneyOf, type PayableOrder } from '../payable-order.ts'
import { partBackOf, type TakenBack, takenBackOf } from '../returned/return-store.ts'
import { putAsideOf } from '../suspense/suspense-store.ts'

type PayInfo = CallOutput<'getAmountDue'>
type Shared = Omit<PayInfo, 'amountMinor' | 'dueDate' | 'asOf' | 'details' | 'repaymentNotice'>

/** Everything of a paying screen but its own figures. */
export async function sharedPayInfo(call: Call, payable: PayableOrder, purpose: PayPurpose): Promise<Shared> {
  const { order } = payable
  const { name, logo } = await productFace(call.db, order.productId)
  const liveCode = await liveCodeOf(call, order.id, purpose)
  return {
    orderId: order.id,
    productId: order.productId,
    productName: name,
    productLogo: logo,
    receivedMinor: payable.state.receivedMinor,
    channels: channelList(call.deps.channels, order.terms.currency, call.language),
    notice: await noticeOf(call, payable),
    liveCode,
    // A code has its own steps beside it; without one, the general ones help to choose.
    instructionsShown: liveCode === null,
    currencySymbol: call.currencySymbol,
  }
}

/** The channels that take this currency, in the lender's order. */
function channelList(channels: Channels, currency: Currency, language: string): PayInfo['channels'] {
  return [...channels.values()].flatMap((channel) => {
    const limits = channel.limits[currency]
    if (!channel.listed || limits === undefined) return []
    const { name, description } = channelWords(channel, language)
    return [{ name, logo: channel.logo, channelNumber: channel.number, description, ...limits }]
  })
}

async function liveCodeOf(call: Call, orderId: string, purpose: PayPurpose): Promise<PayInfo['liveCode']> {
  const intent = await findLiveIntent(call.db, orderId, purpose)
  if (intent === null || intent.providerRef === null || hasExpired(intent, call.deps.clock.now())) return null
  const channel = call.deps.channels.get(intent.channel)
  if (channel === undefined || !channel.listed || (await isUsedUp(call.db, intent, channel.way))) return null
  if (await asksTooMuch(call.db, call.deps, intent)) return null
  return {
    payCode: typedCode(intent, channel.way),
    logo: channel.logo,
    title: channelWords(channel, call.language).name,
    instructions: instructionGroups(channel, call.language),
    payNotice: await payNotice(call, intent, channel.way, {
      ...{ isTooMuch: false, missing: null },
      goneMinor: await goneOfIntent(call.db, intent.id),
      partBackMinor: await partBackOf(call.db, intent.id),
    }),
    ref: intent.ref,
  }
}

/** What has come for a code that takes its amount in parts and still lacks some of it; else 0. */
export async function receivedInPart(db: Queries, { id, purpose, amountMinor }: PaymentIntent): Promise<number> {
  if (!addsUp[purpose]) return 0
  const receivedMinor = await receivedOnIntent(db, id)
  return receivedMinor < amountMinor ? receivedMinor : 0
}

/** What happened since a code was made. */
interface Since {
  readonly goneMinor: number
  /** What was reversed of the payment, and waits for an officer. */
  readonly partBackMinor: number
  readonly isTooMuch: boolean
  readonly missing: { readonly receivedMinor: number; readonly leftMinor: number } | null
}

/** What to know about a code: the amount, until when, and what another amount does; or how much of it has arrived (PAYMENT-55). */
export async function payNotice(call: Call, intent: PaymentIntent, way: WayFacts, since: Since): Promise<string> {
  const back = backNotice(call, since)
  if (intent.state === 'paid' && back !== '') return back
  const asked = await askedNotice(call, intent, way, since)
  return back === '' ? asked : `${back} ${asked}`
}

/** What was reversed of what came by a code: of one that still takes the rest, too, since its page has said that it arrived. */
function backNotice(call: Call, { goneMinor, partBackMinor }: Since): string {
  const { code } = call.words.repayment
  const money = moneyOf(call)
  if (goneMinor > 0) return code.takenBackNotice({ amount: money(goneMinor) })
  return partBackMinor > 0 ? code.partBackNotice({ amount: money(partBackMinor) }) : ''
}

async function askedNotice(call: Call, intent: PaymentIntent, way: WayFacts, since: Since): Promise<string> {
  const { code } = call.words.repayment
  const money = moneyOf(call)
  if (since.missing !== null)
    return code.shortNotice({ received: money(since.missing.receivedMinor), left: money(since.missing.leftMinor) })
  if (since.isTooMuch) return code.tooMuchNotice
  const until = dateTimeIn(call.market.zone, intent.expiresAt)
  const receivedMinor = await receivedInPart(call.db, intent)
  if (receivedMinor === 0) return code[noticeOfCode(intent.purpose, way)]({ amount: money(intent.amountMinor), until })
  const left = money(intent.amountMinor - receivedMinor)
  if (way.isUsedUp) return code.usedUpNotice({ received: money(receivedMinor), left })
  return code.partlyPaidNotice({
    received: money(receivedMinor),
    left,
    until,
  })
}

/** Which sentence of an unpaid code is true of its way to pay. */
function noticeOfCode(purpose: PayPurpose, { takesOtherSums, isUsedUp }: WayFacts) {
  if (!takesOtherSums) return 'payExactNotice'
  if (!addsUp[purpose]) return 'payWholeNotice'
  return isUsedUp ? 'payOnceNotice' : 'payNotice'
}

/** How to pay at this channel, step by step, in groups by title. */
export function instructionGroups(channel: Channel, language: string): CallOutput<'getPayCode'>['instructions'] {
  return channelWords(channel, language).groups.map(({ title, items }) => ({
    title,
    items: items.map(({ name, step }) => ({ name, steps: [...step] })),
  }))
}

/** The channel's face on the wire. */
export function channelFace(channel: Channel, language: string): { name: string; logo: string; channelNumber: string } {
  return { name: channelWords(channel, language).name, logo: channel.logo, channelNumber: channel.number }
}

/** So many days what was reversed is named before paying, as on the loan's page. */
const reversedDays = 30

/** The most important thing to know before paying, if there is one. */
async function noticeOf(call: Call, { order, loan, events, today, status }: PayableOrder): Promise<string> {
  const { notice } = call.words.repayment
  if (await hasUnknownPayment(call.db, order.id, call.deps.clock.now())) return notice.pending
  const aside = await putAsideOf(call.db, order.id)
  if (aside.length > 0) {
    const amounts = aside.map(({ currency, amountMinor }) => moneyOf(call)(amountMinor, currency))
    return notice.putAside({ amount: amounts.join(', ') })
  }
  return [await reversedNotice(call, order.id), lateNotice(call, { loan, events, today, status })].join(' ').trim()
}

/**
 * What was reversed of late of the payments of a loan: who thought it paid, or read that nothing need be sent again, learns why this is
 * asked. What an officer has yet to look at still counts.
 */
async function reversedNotice(call: Call, orderId: string): Promise<string> {
  const { notice } = call.words.repayment
  const since = call.deps.clock.now().getTime() - reversedDays * 86_400_000
  const back = (await takenBackOf(call.db, call.caller.borrowerId)).filter(
    (one) => one.orderId === orderId && (one.waits || (one.leftMinor > 0 && one.at.getTime() > since)),
  )
  const said = (of: readonly TakenBack[], sentence: (values: { amount: string }) => string): string[] => {
    const sums = new Map<string, number>()
    for (const { currency, leftMinor } of of) sums.set(currency, (sums.get(currency) ?? 0) + leftMinor)
    const amounts = [...sums].map(([currency, sumMinor]) => moneyOf(call)(sumMinor, currency))
    return amounts.length === 0 ? [] : [sentence({ amount: amounts.join(', ') })]
  }
  return [
    ...said(
      back.filter(({ wasAside }) => wasAside),
      notice.asideBack,
    ),
    ...said(
      back.filter(({ waits }) => waits),
      notice.partBack,
    ),
    ...said(
      back.filter(({ wasAside, waits }) => !wasAside && !waits),
      notice.takenBack,
    ),
  ].join(' ')
}

function lateNotice(
  call: Call,
  { loan, events, today, status }: Pick<PayableOrder, 'loan' | 'events' | 'today' | 'status'>,
): string {
  const { notice } = call.words.repayment
  if (status !== 'overdue') return ''
  const growthMinor = chargeOfNextDay(loan, events, today)
  if (growthMinor > 0) return notice.grows({ amount: moneyOf(call)(growthMinor) })
  const state = replayLoan(loan, events, today)
  if (state.writtenOff !== null) return notice.chargesStopped
  const until = pausedTomorrow(state, events)
  return until === null ? notice.capReached : notice.chargesPaused({ until })
}
