// Acts on a payment: money in suspense placed or sent back, a payment taken back, and what becomes of the parts that a provider took.

import type { ProposedAct } from '../../contracts/proposal-act.ts'
import { type CalendarDate, dateIn } from '../../core/calendar-date.ts'
import type { LoanEvent } from '../../core/loan/loan-event.ts'
import { markets } from '../../core/market/markets.ts'
import { marketDay } from '../account/change/door.ts'
import { lockOrder } from '../account/order/door.ts'
import type { Order } from '../account/record/door.ts'
import { placeSuspense } from '../payment/placing/door.ts'
import {
  bearableParts,
  bearReturn,
  lockPayment,
  quoteTakeBack,
  quoteTakeReturn,
  type ReceivedPayment,
  type ReturnPart,
  takeBack,
  takeReturn,
} from '../payment/returned/door.ts'
import { type ActKind, isPossible, type OnLoan, type Possible } from './act-kind.ts'
import { effectOnLoan } from './loan-acts.ts'

/** The id of an event that is only tried. */
const proposedId = 'desk:proposed'

interface OfPayment extends Possible {
  readonly payment: ReceivedPayment
  readonly paymentId: string
}

const ofSuspense = (id: string) => ({ kind: 'suspense' as const, id })

/** A payment leaves its loan, or suspense, as if it had never come: by its kind the officer says which of the two is meant. */
export const takingBack: ActKind<ProposedAct<'reversal' | 'returnSuspense'>, OfPayment> = {
  async effect(tx, deps, { kind, paymentId }) {
    const payment = await lockPayment(tx, paymentId)
    if (payment === null) return { why: 'notFound' }
    if (payment.place === 'returned') return { why: 'paymentWasTakenBack' }
    const isInSuspense = payment.place === 'suspense'
    if (isInSuspense !== (kind === 'returnSuspense'))
      return { why: isInSuspense ? 'paymentIsInSuspense' : 'paymentIsNotInSuspense' }
    const quote = await quoteTakeBack(tx, payment)
    if (quote.whyNot !== null) return { why: quote.whyNot }
    const items = itemsOf(payment, quote.parts)
    const ofPayment = { payment, paymentId: payment.id, items }
    if (isInSuspense) return { order: null, userId: payment.borrowerId, effect: outOfSuspense(payment), ...ofPayment }
    const order = payment.orderId === null ? null : await lockOrder(tx, payment.orderId)
    if (order === null) return { why: 'notFound' }
    const today = marketDay(deps, order)
    const event: LoanEvent = { id: proposedId, kind: 'reversal', valueDate: today, paymentId: payment.eventId }
    const found = await effectOnLoan(tx, order, event, today)
    if (!isPossible(found)) return found
    const effect = { ...found.effect, transfers: [...found.effect.transfers, ...quote.transfers] }
    return { ...found, ...ofPayment, effect }
  },
  async carryOut(tx, deps, { payment }) {
    const returned = await takeBack(tx, deps, payment)
    const expected = payment.place === 'suspense' ? 'suspense' : 'reversed'
    if (returned !== expected) throw new Error(`a payment was to be taken back and is ${returned}`)
  },
}

function outOfSuspense({ amountMinor: cameMinor, outMinor, currency }: ReceivedPayment): Possible['effect'] {
  const amountMinor = cameMinor - outMinor
  return {
    before: { suspenseMinor: amountMinor, currency },
    after: { suspenseMinor: 0, currency },
    transfers: [{ debit: 'suspense', credit: 'cashClearing', amountMinor }],
  }
}

/** What a provider took of a payment leaves its loan. */
export const takingOff: ActKind<ProposedAct<'takeReturn'>, OfPayment> = {
  async effect(tx, deps, { paymentId }) {
    const payment = await lockPayment(tx, paymentId)
    if (payment === null) return { why: 'notFound' }
    const quote = await quoteTakeReturn(tx, payment)
    if (quote.whyNot !== null) return { why: quote.whyNot }
    const order = payment.orderId === null ? null : await lockOrder(tx, payment.orderId)
    if (order === null) return { why: 'notFound' }
    const found = await effectOnLoan(tx, order, quote.events, marketDay(deps, order))
    if (!isPossible(found)) return found
    const effect = { ...found.effect, transfers: [...found.effect.transfers, ...quote.transfers] }
    return { ...found, effect, payment, paymentId: payment.id, items: itemsOf(payment, quote.parts) }
  },
  carryOut: (tx, deps, { payment }) => takeReturn(tx, deps, payment),
}

/** The lender bears what a provider took: the loan stays as it is. */
export const bearing: ActKind<ProposedAct<'bearReturn'>, OfPayment> = {
  async effect(tx, _deps, { paymentId }) {
    const payment = await lockPayment(tx, paymentId)
    if (payment === null) return { why: 'notFound' }
    const parts = await bearableParts(tx, payment)
    const [first] = parts
    if (first === undefined) return { why: 'nothingIsReturned' }
    const transfers = parts.map(({ amountMinor, cameBackMinor }) => ({
      debit: 'waiverExpense' as const,
      credit: 'suspense' as const,
      amountMinor: amountMinor - cameBackMinor,
    }))
    const suspenseMinor = transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const { currency } = first
    const effect = { before: { suspenseMinor, currency }, after: { suspenseMinor: 0, currency }, transfers }
    const items = itemsOf(payment, parts)
    return { order: null, userId: payment.borrowerId, paymentId: payment.id, effect, items, payment }
  },
  carryOut: (tx, deps, { payment }) => bearReturn(tx, deps, payment),
}

/** What waits of a payment: itself while it is in suspense, and the parts that an officer has not settled. */
const itemsOf = (payment: ReceivedPayment, parts: readonly ReturnPart[]): Possible['items'] => [
  ...(payment.place === 'suspense' ? [ofSuspense(payment.id)] : []),
  ...parts
    .filter(({ left, resolvedAt }) => left === 'aside' && resolvedAt === null)
    .map(({ id }) => ({ kind: 'paymentReturn' as const, id })),
]

interface Placing extends OnLoan {
  readonly paymentId: string
}

/** Money in suspense finds its loan. */
export const placing: ActKind<ProposedAct<'placeSuspense'>, Placing> = {
  async effect(tx, deps, { orderId, paymentId }) {
    const payment = await lockPayment(tx, paymentId, orderId)
    const order = await lockOrder(tx, orderId)
    if (order === null || payment === null) return { why: 'notFound' }
    if (payment.place !== 'suspense') return { why: 'paymentIsNotInSuspense' }
    if (order.disbursedOn === null) return { why: 'notPaidOut' }
    if (order.terms.currency !== payment.currency) return { why: 'currencyDiffers' }
    const today = marketDay(deps, order)
    const event: LoanEvent = {
      id: payment.eventId,
      kind: 'payment',
      valueDate: countsOn(payment, order.disbursedOn, today, order),
      amountMinor: payment.amountMinor - payment.outMinor,
    }
    const found = await effectOnLoan(tx, order, event, today)
    return isPossible(found) ? { ...found, paymentId: payment.id, items: [ofSuspense(payment.id)] } : found
  },
  async carryOut(tx, deps, { order, paymentId }, { reason, officerId }) {
    const placed = await placeSuspense(tx, deps, { paymentId, orderId: order.id, reason, placedBy: officerId })
    if (!placed.placed) throw new Error(`a payment was to be placed: ${placed.why}`)
  },
}

/** The day on which it was paid, not before the payout and not after today. */
function countsOn(
  { paidAt }: ReceivedPayment,
  disbursedOn: CalendarDate,
  today: CalendarDate,
  { market }: Order,
): CalendarDate {
  const paidOn = dateIn(markets[market].zone, paidAt)
  if (paidOn < disbursedOn) return disbursedOn
  return paidOn > today ? today : paidOn
}
