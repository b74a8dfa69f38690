// Makes payment intents: decided and stored first, then asked of the provider, so that a lost answer leaves a trace.

import { addresses, addressWith, fromParam } from '../../../contracts/addresses.ts'
import type { CallRefused } from '../../../contracts/endpoints.ts'
import { addDays, type CalendarDate, dateIn, startOfDayIn } from '../../../core/calendar-date.ts'
import { amountToPay } from '../../../core/loan/amount-due.ts'
import { type RolloverQuote, rolloverQuote } from '../../../core/loan/quotes.ts'
import { bookOn, replayLoan } from '../../../core/loan/replay.ts'
import { markets } from '../../../core/market/markets.ts'
import { payableStatuses } from '../../../core/order/status.ts'
import { amountFor } from '../../../core/payment/amount-for.ts'
import { decideIntent, payCodesADay } from '../../../core/payment/intent.ts'
import type { PayPurpose } from '../../../core/payment/pay-purpose.ts'
import { type Account, lastDayOfAmount } from '../../../core/payment/purpose.ts'
import { isRefusal, type Refusal, refuse } from '../../../core/refusal.ts'
import { endsOf } from '../../../words/range.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan, statusOn } from '../../account/loan/door.ts'
import type { LoanAccount } from '../../account/open/door.ts'
import { lockOwnOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import { daySeconds, takeFromBudget } from '../../db/budget.ts'
import type { Queries, Tx } from '../../db/database.ts'
import { type KeptKey, madeUnder, noteMade } from '../../db/idempotency.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { type ConnectedChannel, takesAmount } from '../../ports/payment-channel.ts'
import type { WayFacts } from '../../ports/way-to-pay.ts'
import {
  findIntentByRef,
  findLiveIntent,
  hasUnknownPayment,
  insertIntent,
  isUsedUp,
  keepCode,
  moveIntent,
  type PaymentIntent,
} from './payment-intent-store.ts'

interface PayWish {
  readonly borrowerId: string
  readonly orderId: string
  /** Checked against the order where it is given. */
  readonly productId?: string
  readonly purpose: PayPurpose
  /** What the borrower saw, minor units: compared with our quote, never taken for it. */
  readonly amountMinor: number
  /** Of a rollover, where the call says it: the next date that the borrower saw. */
  readonly nextDueDate?: CalendarDate
  /** Where the call says it: what the loan had received when the borrower saw the amount. */
  readonly receivedMinor?: number
  readonly channel: ConnectedChannel
  /** Writes an amount for the words of a refusal. */
  readonly money: (amountMinor: number) => string
  /** The idempotency key of the call; null where it has none. */
  readonly key: KeptKey | null
}

/** The topic of the job that follows an intent until its outcome is final. */
export const reconcileTopic = 'reconcilePayment'
/** The topic of the job that withdraws a replaced code at its provider. */
export const cancelCodeTopic = 'cancelPayCode'
/** Seconds after which a code that was asked for is looked after for the first time. */
const firstCheckSeconds = 30
/** Random bytes of a reference: unguessable. */
const refBytes = 16

/** Where a borrower comes back to from a provider's own page: the loan, which looks out for the payment. */
export function returnUrlOf(orderId: string): string {
  return addressWith(addresses.loanDetail, { orderId, [fromParam.name]: fromParam.payment })
}

/**
 * The intent for a wish: the live one again, or a new one. It is `unknown`, without a code, when the provider's answer was
 * lost. Refusals in this order: `notFound`, `orderIsNotPayable` (and those of the quotes), `amountHasChanged`,
 * `offerHasChanged` (a rollover's dates), `loanHasReceivedMore` (the amount is that of the next instalment), `channelDoesNotTakeThisAmount`, `paymentIsPending`, `tooManyRequests` (PAYMENT-54), `channelIsUnavailable`. Repeatable: the order and
 * purpose are the key, and a repetition that comes late gets the intent of its own idempotency key (PAYMENT-11).
 */
export async function openIntent(
  db: Queries,
  deps: Deps,
  wish: PayWish,
): Promise<PaymentIntent | Refusal<CallRefused<'createPayCode'>>> {
  const decided = await db.transaction((tx) => decideWish(tx, deps, wish))
  if (isRefusal(decided)) return decided
  if (decided.do === 'reuse') return decided.intent
  return await askProvider(db, wish.channel, decided.intent, decided.do)
}

type Decided = { readonly do: 'reuse' | 'askAgain' | 'make'; readonly intent: PaymentIntent }

async function decideWish(tx: Tx, deps: Deps, wish: PayWish): Promise<Decided | Refusal<CallRefused<'createPayCode'>>> {
  const order = await lockOwnOrder(tx, wish)
  if (order === null) return refuse('notFound')
  if (wish.productId !== undefined && wish.productId !== order.productId) return refuse('notFound')
  const decided = (await decidedBefore(tx, wish.key, deps.clock.now())) ?? (await decideAnew(tx, deps, wish, order))
  if (!isRefusal(decided) && wish.key !== null) await noteMade(tx, wish.key, decided.intent.ref)
  return decided
}

/**
 * What the same call decided before, until its intent expires: after another wish has replaced that code, a repetition must not replace
 * the newer one in turn.
 */
async function decidedBefore(tx: Tx, key: KeptKey | null, now: Date): Promise<Decided | null> {
  const ref = key === null ? null : await madeUnder(tx, key)
  const intent = ref === null ? null : await findIntentByRef(tx, ref)
  if (intent === null || intent.state === 'failed' || intent.expiresAt <= now) return null
  return { do: intent.state === 'unknown' ? 'askAgain' : 'reuse', intent }
}

async function decideAnew(
  tx: Tx,
  deps: Deps,
  wish: PayWish,
  order: Order,
): Promise<Decided | Refusal<CallRefused<'createPayCode'>>> {
  const account = await loadLoan(tx, order)
  const today = marketDay(deps, order)
  const now = deps.clock.now()
  const payable = payableAccount(account, today)
  if (isRefusal(payable)) return payable
  const waits = wish.purpose === 'rollover' ? await rolloverWaits(tx, deps, order.id) : null
  if (waits !== null) return waits
  const quoted = amountFor(wish.purpose, payable, today, {
    paymentIsPending: await hasUnknownPayment(tx, order.id, now),
    wantedMinor: wish.amountMinor,
  })
  if (isRefusal(quoted)) return quoted
  if (quoted !== wish.amountMinor) return refuse('amountHasChanged')
  if (isOfAnotherDay(wish, payable, today)) return refuse('offerHasChanged')
  if (hasReceivedMore(wish, payable, today)) return refuse('loanHasReceivedMore')
  const refusedByChannel = channelRefusal(wish, order)
  if (refusedByChannel !== null) return refusedByChannel
  if (await cardPaymentIsLive(tx, order.id)) return refuse('paymentIsPending')

  const live = await findLiveIntent(tx, order.id, wish.purpose)
  const way = live === null ? undefined : deps.channels.get(live.channel)?.way
  const facts = live === null ? null : { ...live, isUsedUp: way !== undefined && (await isUsedUp(tx, live, way)) }
  const decision = decideIntent(facts, { channel: wish.channel.number, amountMinor: quoted }, now)
  if (isRefusal(decision)) return decision
  if (decision.do !== 'make') {
    if (live === null) throw new Error('a decision about an intent that is not there')
    return { do: decision.do, intent: live }
  }
  const budget = { key: `payCodes:${order.borrowerId}`, limit: payCodesADay, windowSeconds: daySeconds }
  const taken = await takeFromBudget(tx, now, budget)
  if (!taken.allowed) return refuse('tooManyRequests', { seconds: taken.secondsLeft })
  if (live !== null && decision.retire !== null) await retire(tx, live, endOf(decision.retire, way), now)
  const intent = newIntent(deps, wish, order, payable, today)
  await insertIntent(tx, intent)
  await enqueue(tx, {
    topic: reconcileTopic,
    key: `${intent.ref}:0`,
    payload: { ref: intent.ref, check: 0 },
    runAt: new Date(now.getTime() + firstCheckSeconds * 1000),
  })
  return { do: 'make', intent }
}

/** Intents of an order that are asked about again at most when its borrower misses a payment. */
const askedAgainAtMost = 5

/** Has the providers asked at once about the latest codes of an order: for a borrower who has paid and does not see it. */
export async function askAgainFor(tx: Tx, deps: Deps, orderId: string, causeId: string): Promise<void> {
  const rows = await tx.query<{ ref: string }>(
    `select ref from payment_intent where order_id = $1 and state <> 'failed' order by created_at desc limit $2`,
    [orderId, askedAgainAtMost],
  )
  for (const { ref } of rows) {
    // Beside the plan of the usual questions, which goes on as it was.
    const payload = { ref, check: 0, isExtra: true }
    await enqueue(tx, { topic: reconcileTopic, key: `${ref}:${causeId}`, payload, runAt: deps.clock.now() })
  }
}

/** A rollover keeps its fee over midnight; its dates move, and the charges of the day are owed beside it. */
function isOfAnotherDay({ purpose, nextDueDate }: PayWish, { loan, events }: Account, today: CalendarDate): boolean {
  if (purpose !== 'rollover' || nextDueDate === undefined) return false
  const quote = rolloverQuote(bookOn(loan, events, today))
  return !isRefusal(quote) && quote.nextDueDate !== nextDueDate
}

/** The amount is the same, but that of the next instalment: in another tab the one that was shown has been paid. */
function hasReceivedMore({ receivedMinor }: PayWish, { loan, events }: Account, today: CalendarDate): boolean {
  return receivedMinor !== undefined && replayLoan(loan, events, today).receivedMinor > receivedMinor
}

/** The account when money can be taken for it on this day. */
export function payableAccount(account: LoanAccount, today: CalendarDate): Account | Refusal<'orderIsNotPayable'> {
  if (account.loan === null || !payableStatuses.includes(statusOn(account, today))) return refuse('orderIsNotPayable')
  return { loan: account.loan, events: account.events }
}

function channelRefusal(wish: PayWish, order: Order): Refusal<'channelDoesNotTakeThisAmount'> | null {
  const { currency } = order.terms
  if (takesAmount(wish.channel, wish.amountMinor, currency)) return null
  const limits = wish.channel.limits[currency]
  if (limits === undefined) return refuse('channelDoesNotTakeThisAmount')
  const [min, max] = [wish.money(limits.minMinor), wish.money(limits.maxMinor)]
  return refuse('channelDoesNotTakeThisAmount', endsOf(min, max))
}

/** A card payment under way, its code asked or its answer lost: money may be taken any moment. */
async function cardPaymentIsLive(tx: Tx, orderId: string): Promise<boolean> {
  return (
    (await tx.value<boolean>(
      `select exists (select 1 from card_payment where order_id = $1 and state = 'unknown') as live`,
      [orderId],
    )) ?? false
  )
}

/** Withdraws the live code for the next payment, whose amount has changed. What is paid with it nevertheless counts. */
export async function retireRepaymentCode(tx: Tx, orderId: string, now: Date): Promise<void> {
  const live = await findLiveIntent(tx, orderId, 'repayment')
  if (live !== null) await retire(tx, live, { to: 'cancelled', isWithdrawn: true }, now)
}

/** Withdraws a code that asks for more than is due. What is paid with it nevertheless counts. */
export async function retireStale(tx: Tx, live: PaymentIntent, now: Date): Promise<void> {
  await retire(tx, live, { to: 'cancelled', isWithdrawn: true }, now)
}

interface EndOfCode {
  readonly to: 'expired' | 'cancelled'
  /** True where the provider would still take a payment, and is asked not to. */
  readonly isWithdrawn: boolean
}

/** A provider that ends its codes itself needs to be told only of those that end early. */
function endOf(to: EndOfCode['to'], way: WayFacts | undefined): EndOfCode {
  return { to, isWithdrawn: to === 'cancelled' || way?.expires === false }
}

/** The end of an intent whose time is over. */
export async function endExpired(tx: Tx, intent: PaymentIntent, way: WayFacts, now: Date): Promise<void> {
  await retire(tx, intent, endOf('expired', way), now)
}

async function retire(tx: Tx, live: PaymentIntent, { to, isWithdrawn }: EndOfCode, now: Date): Promise<void> {
  const moved = await moveIntent(tx, live.ref, ['unknown', 'waiting'], to)
  if (!moved || !isWithdrawn) return
  const payload = { ref: live.ref, channel: live.channel }
  await enqueue(tx, { topic: cancelCodeTopic, key: live.ref, payload, runAt: now })
}

function newIntent(deps: Deps, wish: PayWish, order: Order, account: Account, today: CalendarDate): PaymentIntent {
  const createdAt = deps.clock.now()
  return {
    id: deps.ids.next('intent'),
    ref: deps.random.token(refBytes),
    orderId: order.id,
    borrowerId: order.borrowerId,
    purpose: wish.purpose,
    channel: wish.channel.number,
    amountMinor: wish.amountMinor,
    currency: order.terms.currency,
    quoteDay: today,
    throughInstalment: wish.purpose === 'repayment' ? lastInstalmentIn(account, today) : null,
    state: 'unknown',
    providerRef: null,
    payCode: null,
    qrText: null,
    pageUrl: null,
    createdAt,
    expiresAt: expiryOf(wish, order, account, today, createdAt),
    paidAt: null,
  }
}

/** The last instalment of what is asked; null where it is what was sent back by mistake. */
function lastInstalmentIn({ loan, events }: Account, today: CalendarDate): number | null {
  return amountToPay(replayLoan(loan, events, today))?.instalments.at(-1) ?? null
}

/** The channel's lifetime, or the local midnight at which the amount changes, whichever comes first. */
function expiryOf(wish: PayWish, order: Order, account: Account, today: CalendarDate, now: Date): Date {
  const { zone } = markets[order.market]
  const latest = new Date(now.getTime() + wish.channel.lifetimeMinutes * 60_000)
  const lastDay = lastDayOfAmount(wish.purpose, account, today, dateIn(zone, latest))
  const midnight = startOfDayIn(zone, addDays(lastDay, 1))
  return midnight < latest ? midnight : latest
}

/** Asks for the code under the intent's own reference, as often as needed: the provider makes one. */
export async function askProvider(
  db: Queries,
  channel: ConnectedChannel,
  intent: PaymentIntent,
  how: 'make' | 'askAgain',
): Promise<PaymentIntent | Refusal<'channelIsUnavailable'>> {
  const { ref, amountMinor, currency, expiresAt } = intent
  const returnUrl = returnUrlOf(intent.orderId)
  const answer = await channel.connection.createCode({
    ref,
    channel: channel.number,
    at: channel.at,
    amountMinor,
    currency,
    expiresAt,
    returnUrl,
  })
  if (answer.outcome === 'made') await keepCode(db, ref, answer)
  // Only the first question's refusal says that nothing exists: a later one does not speak for the answer that was lost.
  if (answer.outcome === 'refused' && how === 'make') await moveIntent(db, ref, ['unknown'], 'failed')
  const asKept = await findIntentByRef(db, ref)
  if (asKept === null) throw new Error('the intent is not stored')
  return asKept.state === 'failed' ? refuse('channelIsUnavailable') : asKept
}

interface Asked extends Account {
  readonly order: Order
  readonly today: CalendarDate
}

/** `rolloverIsNotOffered` while a plan is on offer; null otherwise. */
async function rolloverWaits(
  db: Queries,
  deps: Deps,
  orderId: string,
): Promise<Refusal<'rolloverIsNotOffered'> | null> {
  return (await deps.hooks.planIsOnOffer(db, deps, orderId)) ? refuse('rolloverIsNotOffered') : null
}

/** The quote of today, or why there is none. */
export async function offeredRollover(
  db: Queries,
  deps: Deps,
  { order, loan, events, today }: Asked,
): Promise<RolloverQuote | Refusal<'nothingIsOwed' | 'rolloverIsNotOffered'>> {
  return (await rolloverWaits(db, deps, order.id)) ?? rolloverQuote(bookOn(loan, events, today))
}
