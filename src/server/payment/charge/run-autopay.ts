// A look at one agreement of automatic repayment: writes the notices that are due, and charges the card at its hour.

import { dateIn } from '../../../core/calendar-date.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import { isMovedAhead } from '../../../core/loan/pause-ahead.ts'
import { markets } from '../../../core/market/markets.ts'
import { payableStatuses } from '../../../core/order/status.ts'
import {
  type AutopayCharge,
  type AutopayFacts,
  type AutopayNotice,
  autopayRules,
  autopayStep,
} from '../../../core/payment/autopay.ts'
import { marketDay } from '../../account/change/door.ts'
import { queueLoanMessage } from '../../account/facts/door.ts'
import { loadLoan, stateOf, statusOn } from '../../account/loan/door.ts'
import { lockOrder } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { leftAt } from '../../outbox/sms/door.ts'
import {
  type Autopay,
  endAutopay,
  findAutopay,
  insertNotice,
  insertTry,
  lockAutopay,
  noticesOf,
  type StoredTry,
  triesOf,
} from '../autopay/autopay-store.ts'
import { endStrayTry, endTryOf, stopAddress, tryLine } from '../autopay/end-try.ts'
import { chargeTime, planLook } from '../autopay/plan-look.ts'
import {
  type CardPayment,
  codeHasLapsed,
  findLiveCardPayment,
  insertCardPayment,
  moveCardPayment,
} from '../card/card-payment-store.ts'
import { cardFace, findCard } from '../card/card-store.ts'
import { hasUnknownPayment } from '../intent/payment-intent-store.ts'
import { chargeCardPayment, planFirstCheck } from './capture-card-payment.ts'

/**
 * Looks at an agreement. Repeatable: a charge is begun once for each loan, due date and try, in the transaction that decides it, and the
 * processor is asked once after that. A process that ends in between leaves a charge that is only asked about.
 */
export async function runAutopay(deps: Deps, autopayId: string): Promise<void> {
  const payment = await deps.db.transaction((tx) => decide(tx, deps, autopayId))
  if (payment === null) return
  const autopay = await findAutopay(deps.db, autopayId)
  if (autopay?.stoppedAt === null) {
    await chargeCardPayment(deps.db, deps, payment, true)
    return
  }
  // Stopped since it was begun: only this call asks for the money, and it does not.
  if (await moveCardPayment(deps.db, payment.id, { from: 'unknown', to: 'dead', now: deps.clock.now() }))
    await endTryOf(deps.db, deps, payment.id, 'notMade')
}

/** Does everything but the charge itself. Returns the payment to charge, or null. */
async function decide(tx: Tx, deps: Deps, autopayId: string): Promise<CardPayment | null> {
  const known = await findAutopay(tx, autopayId)
  const order = known === null ? null : await lockOrder(tx, known.orderId)
  const autopay = await lockAutopay(tx, autopayId)
  if (order === null || autopay === null || autopay.stoppedAt !== null) return null
  const look: Look = { tx, deps, order, autopay }
  await endStrayTries(look)
  if ((await findAutopay(tx, autopayId))?.stoppedAt !== null) return null

  const account = await loadLoan(tx, order)
  const today = marketDay(deps, order)
  const state = payableStatuses.includes(statusOn(account, today)) ? stateOf(account, today) : null
  if (state === null || state.writtenOff !== null) {
    await endAutopay(tx, autopay.id, 'loanEnded', deps.clock.now())
    return null
  }
  // An officer and the borrower have agreed on other days: those are paid by hand.
  if (state.hardship !== null && state.hardship.until >= today) return null
  if (isMovedAhead(state.loan, account.events, state)) return null
  const step = autopayStep(await factsOf(look, state))
  if (step.ends) await endAutopay(tx, autopay.id, 'loanEnded', deps.clock.now())
  for (const notice of step.notices) await writeNotice(look, notice)
  for (const missed of step.missed) await noteMissed(look, missed)
  if (step.charge === null || deps.clock.now() < chargeTime(order.market, today)) return null
  return await begin(look, step.charge)
}

/** What a look works with: the order and the agreement are locked. */
interface Look {
  readonly tx: Tx
  readonly deps: Deps
  readonly order: Order
  readonly autopay: Autopay
}

async function endStrayTries({ tx, deps, order, autopay }: Look): Promise<void> {
  for (const begun of await triesOf(tx, order.id)) {
    if (begun.outcome === null) await endStrayTry(tx, deps, autopay, begun)
  }
}

/** Notices of an earlier agreement named another card: they do not count. Charges of it do. */
async function factsOf({ tx, order, autopay }: Look, state: LoanState): Promise<AutopayFacts> {
  const { zone } = markets[order.market]
  const written = (await noticesOf(tx, order.id)).filter(({ autopayId }) => autopayId === autopay.id)
  const left = await leftAt(
    tx,
    written.map(({ smsId }) => smsId),
  )
  const notices = written.map(({ dueDate, amountMinor, smsId }): AutopayNotice => {
    const at = left.get(smsId)
    return { dueDate, amountMinor, leftOn: at === undefined ? null : dateIn(zone, at) }
  })
  const tries = (await triesOf(tx, order.id)).map(({ dueDate, begunAt, outcome }) => ({
    dueDate,
    outcome,
    begunOn: dateIn(zone, begunAt),
  }))
  return { state, notices, tries }
}

async function writeNotice({ tx, deps, order, autopay }: Look, { dueDate, amountMinor }: AutopayCharge): Promise<void> {
  const before = (await noticesOf(tx, order.id)).filter((one) => one.dueDate === dueDate)
  const n = before.length + 1
  const card = await cardFace(tx, autopay.cardId)
  const url = stopAddress(deps.config, autopay.id)
  const about = noticeLine({ orderId: order.id, dueDate, n })
  const smsId = await queueLoanMessage(tx, deps, order, { purpose: 'loan', about }, ({ repayment, lender, money }) =>
    repayment.autopay.notice({
      lender,
      amount: money(amountMinor),
      card,
      dueDate,
      hour: autopayRules.chargeHour,
      url,
    }),
  )
  // The account was deleted: without a notice there is no charge.
  if (smsId === null) return
  const { borrowerId } = order
  const writtenAt = deps.clock.now()
  await insertNotice(tx, {
    orderId: order.id,
    dueDate,
    n,
    autopayId: autopay.id,
    borrowerId,
    amountMinor,
    smsId,
    writtenAt,
  })
}

/** The line of the inbox about a notice. */
export function noticeLine({ orderId, dueDate, n }: Pick<StoredTry, 'orderId' | 'dueDate' | 'n'>): string {
  return `${orderId}:autopay:${dueDate}:notice${n}`
}

async function noteMissed(look: Look, missed: AutopayCharge): Promise<void> {
  const { tx, deps, order, autopay } = look
  const now = deps.clock.now()
  const noted = await newTry(look, missed, { cardPaymentId: null, outcome: 'missed', endedAt: now })
  await insertTry(tx, noted)
  const card = await cardFace(tx, autopay.cardId)
  const about = tryLine(noted)
  await queueLoanMessage(tx, deps, order, { purpose: 'loan', about }, ({ repayment, lender, money }) =>
    repayment.autopay.missed({ lender, amount: money(missed.amountMinor), card }),
  )
  deps.log.warn({ orderId: order.id, day: missed.dueDate }, 'automatic repayment has missed a due date')
}

async function newTry(
  { tx, deps, order, autopay }: Look,
  { dueDate, amountMinor }: AutopayCharge,
  how: Pick<StoredTry, 'cardPaymentId' | 'outcome' | 'endedAt'>,
): Promise<StoredTry> {
  const before = (await triesOf(tx, order.id)).filter((one) => one.dueDate === dueDate)
  const begunAt = deps.clock.now()
  const { id: autopayId, borrowerId } = autopay
  return { orderId: order.id, dueDate, n: before.length + 1, autopayId, borrowerId, amountMinor, begunAt, ...how }
}

/** Begins a charge: stored as `unknown` with its first question planned. Null while another payment is under way, or without the card. */
async function begin(look: Look, charge: AutopayCharge): Promise<CardPayment | null> {
  const { tx, deps, order, autopay } = look
  const now = deps.clock.now()
  if (await isOtherUnderWay(tx, order.id, now)) {
    const again = new Date(now.getTime() + autopayRules.lookAgainMinutes * 60_000)
    await planLook(tx, autopay.id, again.toISOString(), again)
    return null
  }
  const { borrowerId } = autopay
  const card = await findCard(tx, autopay.cardId, { borrowerId, provider: deps.cards.provider })
  if (card === null || card.codeNeeded || !deps.cards.unattended) {
    // The lender has changed its card processor: no configured processor can charge this card.
    await noteMissed(look, charge)
    await endAutopay(tx, autopay.id, 'cardRemoved', now)
    return null
  }
  const payment: CardPayment = {
    id: deps.ids.next('cardpay'),
    tokenHash: null,
    requestKey: null,
    orderId: order.id,
    borrowerId,
    cardId: card.id,
    amountMinor: charge.amountMinor,
    currency: order.terms.currency,
    quoteDay: marketDay(deps, order),
    state: 'unknown',
    createdAt: now,
    confirmedAt: null,
    confirmKey: null,
    bankAskedAt: null,
    withdrawn: null,
  }
  await insertCardPayment(tx, payment)
  await insertTry(tx, await newTry(look, charge, { cardPaymentId: payment.id, outcome: null, endedAt: null }))
  await planFirstCheck(tx, deps, payment.id)
  return payment
}

/** A payment whose outcome is unknown, or one that waits for its code: the borrower is at it. One whose code has lapsed gives way. */
async function isOtherUnderWay(tx: Queries, orderId: string, now: Date): Promise<boolean> {
  if (await hasUnknownPayment(tx, orderId, now)) return true
  const live = await findLiveCardPayment(tx, orderId)
  if (live === null) return false
  if (!codeHasLapsed(live, now)) return true
  await moveCardPayment(tx, live.id, { from: 'codeAsked', to: 'dead', now })
  return false
}
