// Automatic repayment switched on and off by its borrower: the words that are agreed to, the cards, and the ways to stop it.

import type { CallOutput } from '../../../contracts/endpoints.ts'
import { type CalendarDate, dateIn } from '../../../core/calendar-date.ts'
import { safeUrl } from '../../../core/link-gate.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import type { MarketId } from '../../../core/market/market.ts'
import { markets } from '../../../core/market/markets.ts'
import { payableStatuses } from '../../../core/order/status.ts'
import { autopayRules, byHandUntil, firstChargeOn } from '../../../core/payment/autopay.ts'
import { done, type Refusal, refuse } from '../../../core/refusal.ts'
import { marketDay } from '../../account/change/door.ts'
import { loadLoan, stateOf, statusOn } from '../../account/loan/door.ts'
import { findOrder, lockOwnOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import { productFace } from '../../catalogue/product/door.ts'
import { daySeconds, takeFromBudget } from '../../db/budget.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { agreementText, keepAgreementText, wordsHash } from '../../people/consent/door.ts'
import { findCard, listCards, maskedNumber, type PaymentCard } from '../card/card-store.ts'
import {
  type Autopay,
  autopayOfLink,
  endAutopay,
  insertAutopay,
  latestAutopay,
  listAutopays,
  lockAutopay,
  noticesOf,
  triesOf,
} from './autopay-store.ts'
import { hashOfToken, stopToken } from './end-try.ts'
import { planLook } from './plan-look.ts'

type Answer = CallOutput<'getAutopay'>

/** So many hexadecimal digits of the hash of the words are their version on the wire. */
const versionDigits = 12

/** The words that are agreed to, in the language of the call, and the bytes that are kept of them. */
function termsOf({ words }: Pick<Call, 'words'>): { readonly terms: string[]; readonly body: string } {
  const { noticeLeastDays, chargeHour, tryDays } = autopayRules
  const terms = words.repayment.autopay.terms({
    days: noticeLeastDays,
    hour: chargeHour,
    again: tryDays[1],
    last: tryDays[2],
  })
  return { terms: [...terms], body: terms.join('\n') }
}

/** The words that a live agreement was given to, where they were in the language of the call: today's may be others. */
async function agreedTerms({ db, language }: Pick<Call, 'db' | 'language'>, live: Autopay | null) {
  if (live === null || live.language !== language) return null
  return (await agreementText(db, live.textHash))?.split('\n') ?? null
}

function versionOf(body: string): string {
  return wordsHash(body).slice(0, versionDigits)
}

/** The loan today where something of it can be charged; null otherwise. */
async function chargeable(db: Queries, deps: Deps, order: Order): Promise<LoanState | null> {
  const { unattended, currencies } = deps.cards
  if (!unattended || !currencies.includes(order.terms.currency)) return null
  const account = await loadLoan(db, order)
  const today = marketDay(deps, order)
  const state = payableStatuses.includes(statusOn(account, today)) ? stateOf(account, today) : null
  return state === null || state.writtenOff !== null ? null : state
}

/** The state of automatic repayment of an order. Expects the borrower's own order. */
export async function autopayStanding(call: Pick<Call, 'db' | 'deps'>, order: Order): Promise<Answer['state']> {
  const latest = await latestAutopay(call.db, order.id)
  if (latest?.stoppedAt === null) return 'on'
  const state = await chargeable(call.db, call.deps, order)
  return state === null || firstChargeOn(state) === null ? 'none' : 'off'
}

/**
 * What the card will be charged next by a running agreement, null where nothing of the loan is left that can be announced in time; and the
 * day up to which the borrower pays without the card.
 */
export async function nextChargeOf(
  { db, deps }: Pick<Call, 'db' | 'deps'>,
  order: Order,
): Promise<Pick<Answer, 'next' | 'byHandUntil'>> {
  const live = await latestAutopay(db, order.id)
  const state = await chargeable(db, deps, order)
  if (live === null || live.stoppedAt !== null || state === null) return { next: null, byHandUntil: null }
  return chargeAhead(state, new Set(await noticedBy(db, live)))
}

function chargeAhead(state: LoanState, noticed: ReadonlySet<CalendarDate>): Pick<Answer, 'next' | 'byHandUntil'> {
  const next = nextCharge(state, noticed)
  return { next, byHandUntil: byHandUntil(state, next, noticed) }
}

/** Refusals: `notFound`. */
export const getAutopay: Handler<'getAutopay'> = async ({ orderId }, call): Promise<Answer | Refusal<'notFound'>> => {
  const { db, deps, caller } = call
  const order = await findOrder(db, { orderId, borrowerId: caller.borrowerId })
  if (order === null) return refuse('notFound')
  const { zone } = markets[order.market]
  const { name, logo } = await productFace(db, order.productId)
  const latest = await latestAutopay(db, orderId)
  const live = latest?.stoppedAt === null ? latest : null
  const cards = await listCards(db, { borrowerId: caller.borrowerId, provider: deps.cards.provider })
  const charged = live === null ? undefined : cards.find(({ id }) => id === live.cardId)
  const state = await chargeable(db, deps, order)
  const noticed = new Set(live === null ? [] : await noticedBy(db, live))
  const { terms, body } = termsOf(call)
  return {
    orderId,
    productId: order.productId,
    productName: name,
    productLogo: safeUrl('image', logo, deps.config) ?? '',
    currencySymbol: call.currencySymbol,
    state: await autopayStanding(call, order),
    cards: cards.filter(({ codeNeeded }) => !codeNeeded).map(faceOf),
    card: charged === undefined ? null : faceOf(charged),
    ...(state === null ? { next: null, byHandUntil: null } : chargeAhead(state, noticed)),
    hour: autopayRules.chargeHour,
    terms: (await agreedTerms(call, live)) ?? terms,
    version: versionOf(body),
    agreedOn: live === null ? null : dateIn(zone, live.agreedAt),
    stoppedBecause: latest?.stoppedBecause ?? null,
    charges: await chargesOf(db, orderId, order.market),
  }
}

function faceOf(card: PaymentCard): Answer['cards'][number] {
  const { id, label, bankName } = card
  return { id, label, bankName, maskedNumber: maskedNumber(card) }
}

/** The first due date that is not over: today's where a running agreement has told of it, or one that can still be announced. */
function nextCharge(state: LoanState, noticed: ReadonlySet<CalendarDate>): Answer['next'] {
  const first = state.instalments.find(
    ({ unpaidMinor, dueDate }) => unpaidMinor > 0 && dueDate >= state.asOf && noticed.has(dueDate),
  )
  return first === undefined ? firstChargeOn(state) : { dueDate: first.dueDate, amountMinor: first.unpaidMinor }
}

async function noticedBy(db: Queries, { id, orderId }: Autopay) {
  return (await noticesOf(db, orderId)).flatMap(({ autopayId, dueDate }) => (autopayId === id ? [dueDate] : []))
}

/** The charges of an order, the newest first, for its borrower and for officers. */
export async function chargesOf(db: Queries, orderId: string, market: MarketId): Promise<Answer['charges']> {
  const { zone } = markets[market]
  return (await triesOf(db, orderId))
    .map(({ dueDate, n, amountMinor, begunAt, outcome }) => ({
      dueDate,
      n,
      amountMinor,
      day: dateIn(zone, begunAt),
      outcome,
    }))
    .reverse()
}

/**
 * Switches it on. Refusals: `notFound` (order), `consentIsNeeded`, `consentHasChanged`, `notFound` (card), `orderIsNotPayable` where no payment is left
 * that could be announced in time, `valueIsNotAccepted` for a card whose bank wants a code, `tooManyRequests`. The same card again is as it was; another one
 * takes its place.
 */
export const startAutopay: Handler<'startAutopay'> = (input, call) =>
  call.db.transaction(async (tx) => {
    const { deps, caller } = call
    const { borrowerId } = caller
    const order = await lockOwnOrder(tx, { orderId: input.orderId, borrowerId })
    if (order === null) return refuse('notFound')
    const { body } = termsOf(call)
    if (input.agreed !== true) return refuse('consentIsNeeded')
    if (input.version !== versionOf(body)) return refuse('consentHasChanged')
    const card = await findCard(tx, input.cardId, { borrowerId, provider: deps.cards.provider })
    if (card === null) return refuse('notFound')
    if (card.codeNeeded) return refuse('valueIsNotAccepted')
    const latest = await latestAutopay(tx, order.id)
    const live = latest?.stoppedAt === null ? latest : null
    if (live?.cardId === card.id) return done
    const state = await chargeable(tx, deps, order)
    if (state === null || firstChargeOn(state) === null) return refuse('orderIsNotPayable')
    const budget = {
      key: `autopay:${borrowerId}`,
      limit: autopayRules.agreementsADay,
      windowSeconds: daySeconds,
    }
    const taken = await takeFromBudget(tx, deps.clock.now(), budget)
    if (!taken.allowed) return refuse('tooManyRequests', { seconds: taken.secondsLeft })
    if (live !== null) await endAutopay(tx, live.id, 'borrower', deps.clock.now())
    await agree(tx, call, { orderId: order.id, cardId: card.id, body })
    return done
  })

async function agree(
  tx: Tx,
  call: Call,
  { orderId, cardId, body }: { readonly orderId: string; readonly cardId: string; readonly body: string },
): Promise<void> {
  const { deps, caller, language } = call
  const agreedAt = deps.clock.now()
  const id = deps.ids.next('autopay')
  const textHash = wordsHash(body)
  const linkHash = hashOfToken(stopToken(deps.config, id))
  await keepAgreementText(tx, { hash: textHash, body, shownAt: agreedAt })
  await insertAutopay(tx, {
    id,
    orderId,
    borrowerId: caller.borrowerId,
    cardId,
    textHash,
    language,
    linkHash,
    agreedAt,
  })
  // A payment may be so near that its notice has to leave today.
  await planLook(tx, id, 'agreed', agreedAt)
}

/** Refusals: `notFound`. What has ended stays as it is. */
export const stopAutopay: Handler<'stopAutopay'> = async ({ orderId }, { db, deps, caller }) => {
  const order = await findOrder(db, { orderId, borrowerId: caller.borrowerId })
  if (order === null) return refuse('notFound')
  const latest = await latestAutopay(db, orderId)
  return await db.transaction((tx) => stop(tx, deps, latest))
}

/** Refusals: `notFound` for an unknown link. */
export async function stopByLink(
  db: Queries,
  deps: Deps,
  token: string,
): Promise<Refusal<'notFound'> | { isUnderWay: boolean }> {
  const autopay = await autopayOfLink(db, hashOfToken(token))
  if (autopay === null) return refuse('notFound')
  return await db.transaction((tx) => stop(tx, deps, autopay))
}

/** Effective at once: a charge that is begun after this commits is not made. One that the processor was asked for is said to be under way. */
async function stop(tx: Tx, deps: Deps, autopay: Autopay | null): Promise<{ isUnderWay: boolean }> {
  if (autopay === null) return { isUnderWay: false }
  // Waits for a charge that begins at this moment: it is seen then.
  await lockAutopay(tx, autopay.id)
  await endAutopay(tx, autopay.id, 'borrower', deps.clock.now())
  return { isUnderWay: (await triesOf(tx, autopay.orderId)).some(({ outcome }) => outcome === null) }
}

/** The loans of a borrower that a card repays by itself, by card. */
export async function repaidByCards(
  db: Queries,
  borrowerId: string,
): Promise<ReadonlyMap<string, { orderId: string; productName: string }[]>> {
  const byCard = new Map<string, { orderId: string; productName: string }[]>()
  for (const { cardId, orderId } of await listAutopays(db, borrowerId, { liveOnly: true })) {
    const order = await findOrder(db, { orderId, borrowerId })
    if (order === null) continue
    const { name: productName } = await productFace(db, order.productId)
    byCard.set(cardId, [...(byCard.get(cardId) ?? []), { orderId, productName }])
  }
  return byCard
}
