// Money that a provider took back: each part once, never before its payment, and never more than the payment (PAYMENT-62).

import { type CalendarDate, dateIn } from '../../../core/calendar-date.ts'
import type { LedgerAccount } from '../../../core/ledger/accounts.ts'
import { markets } from '../../../core/market/markets.ts'
import { formatMoney } from '../../../core/money.ts'
import { queueLoanMessage } from '../../account/facts/door.ts'
import { loadLoan, recordEvent, stateOf } from '../../account/loan/door.ts'
import { lockOrder, wouldOpenSecond } from '../../account/order/door.ts'
import type { Order } from '../../account/record/door.ts'
import { emptyBatch, writeBatch } from '../../batch/door.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { alertOf, type Expected, type HeardTransaction, transactionKey } from '../heard/heard-payment.ts'
import { noteOut } from '../heard/payment-store.ts'
import { putAside } from '../suspense/suspense-store.ts'
import {
  type AsideReason,
  besidePayment,
  goneMinor,
  heldBy,
  isGone,
  type KnownReturns,
  type LeftPlace,
  leftToReturn,
  type ReturnPart,
  readReturns,
  resolvePart,
  type StandingPayment,
  storePart,
} from './return-store.ts'

/** `waits`: no notice of the payment has come yet; payment and return are booked together when it comes. */
export type Returned = 'reversed' | 'suspense' | 'waits' | 'alreadyBooked'

/**
 * A provider takes money back, all of a payment or a part. What lies in suspense leaves it. Of a payment on a loan, a part waits for
 * an officer, and the payment leaves the loan as if it had never come once the parts reach it; a part that an officer must look at
 * stands on the work list by itself. The caller has opened the payment (`openPayments`): its order and its transaction are
 * locked, and it applies each notice once.
 */
export async function bookReturn(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  expected: Expected | null,
): Promise<Returned> {
  const known = await readReturns(tx, heard)
  if (known.isPaid && isForeign(known, heard) === false && leftToReturn(known) <= 0) return 'alreadyBooked'
  alertOf(deps, heard, {
    orderId: expected?.orderId ?? null,
    reason: 'moneyWasTakenBack',
    whatWasDone: 'a provider reversed a payment',
  })
  const fresh = { id: deps.ids.next('return'), part: known.parts.length + 1 }
  if (known.isPaid) return await placePart(tx, deps, heard, known, fresh)
  const now = deps.clock.now()
  await storePart(tx, heard, { ...fresh, amountMinor: heard.amountMinor, left: null, because: null, now })
  return 'waits'
}

/** What became of the returns that came before their payment. */
export interface CameFirst {
  /** Nothing of the payment is left. */
  readonly isGone: boolean
  /** What waits for an officer, minor units; no borrower was told of it yet. */
  readonly waitsMinor: number
  /** What left suspense again, minor units; not told yet either. */
  readonly asideBackMinor: number
}

export const nothingCameFirst: CameFirst = { isGone: false, waitsMinor: 0, asideBackMinor: 0 }

/**
 * Books the returns that came before their payment, in the order in which they came. To be called right after the payment was booked:
 * a payment that left its loan again is told of here, and parts of it by the caller, with the payment.
 */
export async function bookWaitingReturns(tx: Tx, deps: Deps, heard: HeardTransaction): Promise<CameFirst> {
  const { parts } = await readReturns(tx, heard)
  for (const { id, part, amountMinor, currency, returnedAt, left } of parts) {
    if (left !== null) continue
    const known = await readReturns(tx, heard)
    if (!known.isPaid) throw new Error('a payment is not stored after its booking')
    const place = { id, part, isToldLater: true }
    await placePart(tx, deps, { ...heard, amountMinor, currency, paidAt: returnedAt }, known, place)
  }
  const booked = await readReturns(tx, heard)
  return {
    isGone: await isGone(tx, heard),
    waitsMinor: besidePayment(booked).reduce((sum, part) => sum + goneMinor(part), 0),
    asideBackMinor: booked.parts
      .filter(({ left, currency }) => left === 'suspense' && currency === booked.currency)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }
}

const isForeign = ({ currency }: KnownReturns, heard: HeardTransaction): boolean => currency !== heard.currency

type Place = Pick<ReturnPart, 'id' | 'part'> & {
  /** The borrower hears of the part with its payment. */
  readonly isToldLater?: boolean
}

/** Books one part of a payment that is known, at most what is left of it. */
async function placePart(
  tx: Tx,
  deps: Deps,
  heard: HeardTransaction,
  known: KnownReturns,
  place: Place,
): Promise<'reversed' | 'suspense' | 'alreadyBooked'> {
  const booking = { tx, deps, heard, known, place }
  if (isForeign(known, heard)) return await waitForOfficer(booking, heard.amountMinor, 'currencyDiffers')
  const takenMinor = Math.min(heard.amountMinor, leftToReturn(known))
  if (takenMinor < heard.amountMinor) {
    alertOf(deps, heard, {
      orderId: known.standing[0]?.orderId ?? null,
      reason: 'moreWasTakenBackThanPaid',
      whatWasDone: 'a provider took back more than was left of a payment, and no more than that was booked',
    })
  }
  if (takenMinor <= 0) {
    await store(booking, heard.amountMinor, 'nothing', null)
    return 'alreadyBooked'
  }
  const inSuspense = known.standing.filter((one) => one.place === 'suspense')
  const fromSuspenseMinor = Math.min(takenMinor, sumOf(inSuspense))
  if (fromSuspenseMinor > 0) await leaveSuspense(booking, inSuspense, fromSuspenseMinor)
  const restMinor = takenMinor - fromSuspenseMinor
  if (restMinor === 0) return 'suspense'
  const next = { ...place, id: deps.ids.next('return'), part: known.parts.length + 2 }
  return await leaveLoan(fromSuspenseMinor > 0 ? { ...booking, place: next } : booking, restMinor)
}

interface Booking {
  readonly tx: Tx
  readonly deps: Deps
  readonly heard: HeardTransaction
  readonly known: KnownReturns
  readonly place: Place
}

const sumOf = (payments: readonly StandingPayment[]): number =>
  payments.reduce((sum, { leftMinor }) => sum + leftMinor, 0)

async function store(
  { tx, deps, heard, place }: Booking,
  amountMinor: number,
  left: LeftPlace,
  because: AsideReason | null,
): Promise<void> {
  await storePart(tx, heard, { ...place, amountMinor, left, because, now: deps.clock.now() })
}

async function leaveSuspense(
  booking: Booking,
  inSuspense: readonly StandingPayment[],
  amountMinor: number,
): Promise<void> {
  const { tx, deps } = booking
  let leftMinor = amountMinor
  for (const payment of inSuspense) {
    const ofThisMinor = Math.min(leftMinor, payment.leftMinor)
    if (ofThisMinor === 0) continue
    await noteOut(tx, payment, { amountMinor: ofThisMinor, now: deps.clock.now() })
    leftMinor -= ofThisMinor
  }
  await postAside(booking, amountMinor, null)
  await store(booking, amountMinor, 'suspense', null)
  const orderId = inSuspense.find((payment) => payment.orderId !== null)?.orderId ?? null
  if (orderId !== null && booking.place.isToldLater !== true)
    await tellAside(tx, deps, { heard: booking.heard, orderId }, amountMinor)
}

/** Who was told that her money lies with us, and not on her loan, hears that it left. A payout that came back was never hers to send. */
export async function tellAside(
  tx: Tx,
  deps: Deps,
  { heard, orderId }: { readonly heard: HeardTransaction; readonly orderId: string },
  amountMinor: number,
): Promise<void> {
  const order = heard.channel === 'payout' ? null : await lockOrder(tx, orderId)
  if (order === null) return
  const state = stateOf(await loadLoan(tx, order), deps.clock.today(markets[order.market].zone))
  await queueLoanMessage(tx, deps, order, { purpose: 'loan', about: null }, ({ repayment, lender, money, market }) => {
    const isForeign = heard.currency !== market.currency
    const amount = isForeign ? formatMoney(amountMinor, market.moneyFormat, heard.currency) : money(amountMinor)
    return repayment.messages.asideReturned({ lender, amount, left: money(state?.owedMinor ?? 0) })
  })
}

/** Lets the whole payment leave its loan where the parts reach it; else the part waits. */
async function leaveLoan(booking: Booking, amountMinor: number): Promise<'reversed' | 'suspense'> {
  const { tx, deps, heard, known } = booking
  const onLoan = known.standing.filter(({ place }) => place === 'loan')
  const beside = besidePayment(known)
  const besideMinor = beside.reduce((sum, part) => sum + goneMinor(part), 0)
  if (besideMinor + amountMinor < sumOf(onLoan)) return await waitForOfficer(booking, amountMinor, 'partIsReturned')
  const orders = await ordersOf(tx, onLoan)
  for (const order of orders) {
    if (!(await wouldOpenSecond(tx, order))) continue
    alertOf(deps, heard, {
      orderId: order.id,
      reason: 'anotherLoanIsOpen',
      whatWasDone: 'a settled loan was not reopened: another loan is open',
    })
    return await waitForOfficer(booking, amountMinor, 'anotherLoanIsOpen')
  }
  for (const part of beside) await releasePart(tx, deps, heard, part)
  for (const order of orders)
    await undo(
      booking,
      order,
      onLoan.filter(({ orderId }) => orderId === order.id),
    )
  await store(booking, amountMinor, 'loan', null)
  return 'reversed'
}

async function ordersOf(tx: Tx, payments: readonly StandingPayment[]): Promise<Order[]> {
  const orders: Order[] = []
  for (const id of new Set(payments.map(({ orderId }) => orderId))) {
    const order = id === null ? null : await lockOrder(tx, id)
    if (order === null) throw new Error('a payment on a loan has no order')
    orders.push(order)
  }
  return orders
}

async function undo({ tx, deps, heard }: Booking, order: Order, payments: readonly StandingPayment[]): Promise<void> {
  const valueDate = dateIn(markets[order.market].zone, heard.paidAt)
  let owedMinor = 0
  for (const payment of payments) {
    const { eventId, leftMinor } = payment
    const { after } = await recordEvent(tx, deps, {
      orderId: order.id,
      sourceKey: `${eventId}:return`,
      event: { kind: 'reversal', valueDate, paymentId: eventId },
    })
    owedMinor = after.owedMinor
    await noteOut(tx, payment, { amountMinor: leftMinor, now: deps.clock.now() })
  }
  await queueLoanMessage(tx, deps, order, { purpose: 'loan', about: null }, ({ repayment, lender, money }) =>
    repayment.messages.returned({ lender, amount: money(sumOf(payments)), left: money(owedMinor) }),
  )
}

async function waitForOfficer(booking: Booking, amountMinor: number, because: AsideReason): Promise<'suspense'> {
  await postAside(booking, amountMinor, because)
  await store(booking, amountMinor, 'aside', because)
  // What was taken in another currency is no part of the payment.
  if (because !== 'currencyDiffers' && booking.place.isToldLater !== true) await tellPart(booking, amountMinor)
  return 'suspense'
}

/** The borrower hears of it when we do: an officer may look at it a day later. */
async function tellPart({ tx, deps, known }: Booking, amountMinor: number): Promise<void> {
  const orderId = known.standing.find(({ place }) => place === 'loan')?.orderId ?? null
  const order = orderId === null ? null : await lockOrder(tx, orderId)
  if (order === null) return
  await queueLoanMessage(tx, deps, order, { purpose: 'loan', about: null }, ({ repayment, lender, money }) =>
    repayment.messages.partReturned({ lender, amount: money(amountMinor) }),
  )
}

/** Money that left the provider's account: out of suspense, or to be cleared up there. */
async function postAside(booking: Booking, amountMinor: number, because: AsideReason | null): Promise<void> {
  const { tx, deps, heard, known, place } = booking
  const orderId = known.standing[0]?.orderId ?? null
  const order = because === null || orderId === null ? null : await lockOrder(tx, orderId)
  const valueDate = dateIn(markets[order?.market ?? deps.config.policyPack].zone, heard.paidAt)
  const writes = emptyBatch()
  putAside(writes, deps, { ...heard, amountMinor }, valueDate, { returnPart: place.part })
  await writeBatch(tx, writes)
}

/** Takes what a part holds out of suspense, or off what the lender bears: the payment itself has left its loan. */
async function releasePart(tx: Tx, deps: Deps, of: HeardTransaction, part: ReturnPart): Promise<void> {
  await postOut(tx, deps, of, part, { debit: 'cashClearing', credit: heldBy(part), kind: 'returnPlaced' })
  await resolvePart(tx, part.id, 'loan', deps.clock.now())
}

/** Posts what a part holds from one account to another, once for each kind. */
export async function postOut(
  tx: Tx,
  deps: Deps,
  of: Pick<HeardTransaction, 'provider' | 'transactionId'>,
  part: ReturnPart,
  { debit, credit, kind }: { readonly debit: LedgerAccount; readonly credit: LedgerAccount; readonly kind: string },
): Promise<void> {
  const today: CalendarDate = deps.clock.today(markets[deps.config.policyPack].zone)
  const writes = emptyBatch()
  writes.entries.push({
    kind,
    idemKey: `${transactionKey(of)}:part:${part.part}`,
    loanId: null,
    valueDate: today,
    postingDate: today,
    currency: part.currency,
    transfers: [{ debit, credit, amountMinor: goneMinor(part) }],
  })
  await writeBatch(tx, writes)
}
