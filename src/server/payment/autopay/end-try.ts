// What follows when a charge of automatic repayment has ended: it is noted once, and the borrower is told what to do.

import { createHash, createHmac } from 'node:crypto'
import { addresses, addressWith } from '../../../contracts/addresses.ts'
import { addDays, dateIn } from '../../../core/calendar-date.ts'
import { markets } from '../../../core/market/markets.ts'
import { type AutopayOutcome, type AutopayStop, autopayRules, nextTryOn } from '../../../core/payment/autopay.ts'
import type { Config } from '../../../settings/config.ts'
import type { RepaymentWords } from '../../../words/server-words.ts'
import { queueLoanMessage } from '../../account/facts/door.ts'
import { findAnyOrder, type Order } from '../../account/record/door.ts'
import type { Queries, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { declineOf, findCardPayment } from '../card/card-payment-store.ts'
import { cardFace } from '../card/card-store.ts'
import { type Autopay, endAutopay, endTry, findTry, lockAutopay, type StoredTry, triesOf } from './autopay-store.ts'
import { planLook } from './plan-look.ts'

/** Which message tells of a charge that failed. */
type Told = 'again' | 'off' | 'confirm' | 'unclear'

/** Ends the charge that this card payment is, once, whichever caller hears of it first. Does nothing for a payment that the borrower made. */
export async function endTryOf(db: Queries, deps: Deps, recordId: string, outcome: AutopayOutcome): Promise<void> {
  if ((await findTry(db, recordId)) === null) return
  await db.transaction(async (tx) => {
    const begun = await findTry(tx, recordId)
    if (begun === null) throw new Error('a charge of automatic repayment is not stored')
    const autopay = await lockAutopay(tx, begun.autopayId)
    if (autopay === null) throw new Error('a charge without its agreement')
    await end(tx, deps, { autopay, begun, recordId, outcome })
  })
}

/**
 * Ends a charge whose card payment has ended without it: the process stopped in between. One that was given up counts as unclear: nothing
 * is charged again on a guess. The caller has locked the agreement.
 */
export async function endStrayTry(tx: Tx, deps: Deps, autopay: Autopay, begun: StoredTry): Promise<void> {
  const recordId = begun.cardPaymentId
  const payment = recordId === null ? null : await findCardPayment(tx, recordId)
  if (recordId === null || payment === null || payment.state === 'unknown') return
  const outcome = payment.state === 'paid' || payment.state === 'declined' ? payment.state : 'unclear'
  await end(tx, deps, { autopay, begun, recordId, outcome })
}

interface Ending {
  readonly autopay: Autopay
  readonly begun: StoredTry
  readonly recordId: string
  readonly outcome: AutopayOutcome
}

async function end(tx: Tx, deps: Deps, { autopay, begun, recordId, outcome }: Ending): Promise<void> {
  const now = deps.clock.now()
  if (!(await endTry(tx, recordId, outcome, now))) return
  deps.log.info({ orderId: begun.orderId, reason: outcome }, 'a charge of automatic repayment has ended')
  if (outcome === 'notMade') {
    const later = new Date(now.getTime() + autopayRules.lookAgainMinutes * 60_000)
    await planLook(tx, autopay.id, recordId, later)
  }
  if (outcome === 'unclear') await tell(tx, deps, autopay, begun, 'unclear')
  if (outcome !== 'declined') return
  const stop = await stopAfter(tx, begun, recordId)
  if (stop !== null) await endAutopay(tx, autopay.id, stop, now)
  const isOver = stop !== null || autopay.stoppedAt !== null
  await tell(tx, deps, autopay, begun, stop === 'ownerMustConfirm' ? 'confirm' : isOver ? 'off' : 'again')
}

/** Why a decline ends the agreement; null where the card is tried again. */
async function stopAfter(tx: Tx, begun: StoredTry, recordId: string): Promise<AutopayStop | null> {
  const declined = await declineOf(tx, recordId)
  if (declined?.ownerMustConfirm === true) return 'ownerMustConfirm'
  if (declined?.mayPass !== true) return 'cardDeclined'
  return (await nextDay(tx, begun, await orderOf(tx, begun))) === null ? 'triesUsed' : null
}

async function nextDay(tx: Tx, { orderId, dueDate }: StoredTry, { market }: Order) {
  const declined = (await triesOf(tx, orderId)).filter((one) => one.dueDate === dueDate && one.outcome === 'declined')
  return nextTryOn(
    dueDate,
    declined.map(({ begunAt }) => dateIn(markets[market].zone, begunAt)),
  )
}

async function orderOf(tx: Tx, { orderId }: StoredTry): Promise<Order> {
  const order = await findAnyOrder(tx, orderId)
  if (order === null) throw new Error('a charge without its order')
  return order
}

/** The message about a charge, with the inbox line that says the same. */
async function tell(tx: Tx, deps: Deps, autopay: Autopay, begun: StoredTry, told: Told): Promise<void> {
  const order = await orderOf(tx, begun)
  const today = dateIn(markets[order.market].zone, deps.clock.now())
  const planned = (await nextDay(tx, begun, order)) ?? today
  // Found out late: the day of the next try may be over, and the next look is tomorrow's.
  const tryOn = planned > today ? planned : addDays(today, 1)
  const card = await cardFace(tx, autopay.cardId)
  const url = stopAddress(deps.config, autopay.id)
  await queueLoanMessage(
    tx,
    deps,
    order,
    { purpose: 'loan', about: tryLine(begun) },
    ({ repayment, lender, money }) => {
      const values = { lender, amount: money(begun.amountMinor), card }
      const { autopay: words }: RepaymentWords = repayment
      if (told === 'again') return words.declinedAgain({ ...values, tryOn, hour: autopayRules.chargeHour, url })
      if (told === 'confirm') return words.confirmByHand(values)
      return told === 'off' ? words.declinedOff(values) : words.unclear(values)
    },
  )
}

/** The line of the inbox about a charge. */
export function tryLine({ orderId, dueDate, n }: Pick<StoredTry, 'orderId' | 'dueDate' | 'n'>): string {
  return `${orderId}:autopay:${dueDate}:try${n}`
}

/** Characters of a token: 96 bits. */
const tokenLength = 16

/** The token of an agreement: the same in each of its messages. */
export function stopToken({ sessionSecret }: Pick<Config, 'sessionSecret'>, autopayId: string): string {
  const key = createHmac('sha256', sessionSecret).update('candor/stop-autopay').digest()
  return createHmac('sha256', key).update(autopayId).digest('base64url').slice(0, tokenLength)
}

export function hashOfToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** The address of the page that stops an agreement. */
export function stopAddress(config: Pick<Config, 'sessionSecret' | 'publicOrigin'>, autopayId: string): string {
  return `${config.publicOrigin}${addressWith(addresses.stopAutopay, { t: stopToken(config, autopayId) })}`
}
