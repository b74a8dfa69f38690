// What can be proposed, kind by kind: how its effect is computed, and how it is done once somebody else has approved it.

import { addDays, type CalendarDate, dateIn, parseCalendarDate } from '../../core/calendar-date.ts'
import type { WorkKind } from '../../core/desk/work-clock.ts'
import type { LoanEvent } from '../../core/loan/loan-event.ts'
import type { Part } from '../../core/loan/terms.ts'
import { markets } from '../../core/market/markets.ts'
import { effectOf } from '../../core/proposal/effect.ts'
import { holidayDaysMax, type ProposalKind } from '../../core/proposal/kinds.ts'
import { isRefusal } from '../../core/refusal.ts'
import {
  applyLoanAct,
  loadLoan,
  lockOrder,
  marketDay,
  type NewLoanAct,
  type Order,
  quoteLoanAct,
} from '../account/door.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { endHardship, offerPlan } from '../order/door.ts'
import {
  bearReturn,
  findPayment,
  lockPayment,
  placeSuspense,
  quoteTakeReturn,
  type ReceivedPayment,
  sendRefund,
  takeBack,
  takeReturn,
  waitingParts,
  whyNoRefund,
  withdrawStaleCodes,
} from '../payment/door.ts'
import { findBorrower, storeBlock } from '../people/door.ts'

/** What is asked, whatever its kind: ids and figures by name. */
export interface Asked {
  readonly kind: ProposalKind
  readonly orderId: string | null
  readonly paymentId: string | null
  readonly userId: string | null
  readonly part?: Part | undefined
  readonly amountMinor?: number | undefined
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
  readonly untilDate?: string | undefined
  readonly plan?: readonly { readonly n: number; readonly dueDate: string }[] | undefined
}

/** Why it cannot be proposed or done: fields that are missing or wrong, something that is not there, or a sentence's name with its field. */
export type NotPossible =
  | { readonly fields: readonly string[] }
  | { readonly why: 'notFound' | string; readonly field?: string }

/** What would happen. */
export interface Possible {
  readonly order: Order | null
  readonly userId: string | null
  readonly paymentId: string | null
  readonly effect: Readonly<Record<string, unknown>>
  /** Items of the work list that it would end, beside the payment itself: another officer may hold one. */
  readonly items?: readonly { readonly kind: WorkKind; readonly id: string }[]
}

export interface Doing {
  readonly proposalId: string
  readonly reason: string
  /** Who decided, for the record of a placing. */
  readonly officerId: string
}

export function isPossible(of: Possible | NotPossible): of is Possible {
  return 'effect' in of
}

/** The id of an event that is only tried. */
const proposedId = 'desk:proposed'

const dayIn = (text: string | undefined): CalendarDate | null => (text === undefined ? null : parseCalendarDate(text))

/** The effect of what is asked, now. The order and everything about it is locked. */
export async function effectNow(tx: Tx, deps: Deps, asked: Asked): Promise<Possible | NotPossible> {
  switch (asked.kind) {
    case 'waiver':
    case 'hardship':
    case 'writeOff':
      return await ofRelief(tx, deps, asked)
    case 'refund':
      return await ofRefund(tx, deps, asked)
    case 'reversal':
    case 'returnSuspense':
      return await ofReturn(tx, deps, asked)
    case 'takeReturn':
    case 'bearReturn':
      return await ofWaitingReturn(tx, deps, asked)
    case 'placeSuspense':
      return await ofPlacing(tx, deps, asked)
    case 'block':
      return await ofBlock(tx, deps, asked)
  }
}

async function ofEvent(
  tx: Tx,
  order: Order,
  event: LoanEvent | readonly LoanEvent[],
  asOf: CalendarDate,
): Promise<Possible | NotPossible> {
  const { loan, events } = await loadLoan(tx, order)
  if (loan === null) return { why: 'notPaidOut' }
  const effect = effectOf(loan, events, event, asOf)
  const { before, after, transfers } = effect
  const isSame = JSON.stringify(before) === JSON.stringify(after) && transfers.length === 0
  if (isSame) return { why: 'changesNothing' }
  return { order, userId: order.borrowerId, paymentId: null, effect: { before, after, transfers } }
}

/** The act on the loan that is asked for; the names of what is missing or wrong. */
function reliefAct(asked: Asked, today: CalendarDate): NewLoanAct | NotPossible {
  if (asked.kind === 'writeOff') return { kind: 'writeOff', valueDate: today }
  if (asked.kind === 'waiver') {
    const { part, amountMinor } = asked
    const missing = [...(part === undefined ? ['part'] : []), ...(amountMinor === undefined ? ['amountMinor'] : [])]
    return part === undefined || amountMinor === undefined
      ? { fields: missing }
      : { kind: 'waiver', valueDate: today, part, amountMinor }
  }
  const [from, lastDay] = [dayIn(asked.fromDate), dayIn(asked.toDate)]
  if (from === null) return { fields: ['fromDate'] }
  if (lastDay === null || lastDay < from || lastDay > addDays(from, holidayDaysMax)) return { fields: ['toDate'] }
  if (asked.plan === undefined) return { kind: 'chargeHoliday', valueDate: from, lastDay }
  const dueDates = asked.plan.flatMap(({ n, dueDate: text }) => {
    const dueDate = dayIn(text)
    return dueDate === null ? [] : [{ n, dueDate }]
  })
  return dueDates.length < asked.plan.length
    ? { fields: ['plan'] }
    : { kind: 'hardshipPlan', valueDate: from, lastDay, dueDates }
}

/** The names of a refused act's fields, as the desk calls them. */
const fieldNames: Readonly<Record<string, string>> = { valueDate: 'fromDate', lastDay: 'toDate', dueDates: 'plan' }

async function ofRelief(tx: Tx, deps: Deps, asked: Asked): Promise<Possible | NotPossible> {
  const order = asked.orderId === null ? null : await lockOrder(tx, asked.orderId)
  if (order === null) return { why: 'notFound' }
  if (order.disbursedOn === null) return { why: 'notPaidOut' }
  const today = marketDay(deps, order)
  const act = reliefAct(asked, today)
  if (!('kind' in act)) return act
  // The act is judged as it is when it is carried out; what is shown of a pause is the day on which it ends.
  const quoted = await quoteLoanAct(tx, deps, order, { act, key: proposedId })
  if (isRefusal(quoted)) {
    const { refused, fields } = quoted
    if (act.kind === 'waiver' && refused === 'nothingIsOwed') return { why: 'partIsNotOwed', field: 'part' }
    return fields === undefined ? { why: refused } : { fields: fields.map((field) => fieldNames[field] ?? field) }
  }
  const isPause = act.kind === 'chargeHoliday' || act.kind === 'hardshipPlan'
  if (!isPause || act.lastDay <= today) return await ofEvent(tx, order, { ...act, id: proposedId }, today)
  const possible = await ofEvent(tx, order, { ...act, id: proposedId }, act.lastDay)
  return isPossible(possible) ? { ...possible, effect: { asOf: act.lastDay, ...possible.effect } } : possible
}

async function ofRefund(tx: Tx, deps: Deps, asked: Asked): Promise<Possible | NotPossible> {
  const { amountMinor } = asked
  const order = asked.orderId === null ? null : await lockOrder(tx, asked.orderId)
  if (order === null) return { why: 'notFound' }
  if (amountMinor === undefined) return { fields: ['amountMinor'] }
  const why = await whyNoRefund(tx, order)
  if (why !== null) return { why }
  const today = marketDay(deps, order)
  const event: LoanEvent = { id: proposedId, kind: 'creditRefund', valueDate: today, amountMinor }
  const possible = await ofEvent(tx, order, event, today)
  if (!isPossible(possible)) return possible
  const { before } = possible.effect as { before: { creditMinor: number } }
  return before.creditMinor < amountMinor ? { why: 'creditIsLower' } : possible
}

async function ofReturn(tx: Tx, deps: Deps, asked: Asked): Promise<Possible | NotPossible> {
  const payment = asked.paymentId === null ? null : await lockPayment(tx, asked.paymentId)
  if (payment === null) return { why: 'notFound' }
  if (payment.place === 'returned') return { why: 'paymentWasTakenBack' }
  const isInSuspense = payment.place === 'suspense'
  if (isInSuspense !== (asked.kind === 'returnSuspense'))
    return { why: isInSuspense ? 'paymentIsInSuspense' : 'paymentIsNotInSuspense' }
  if (isInSuspense)
    return { order: null, userId: payment.borrowerId, paymentId: payment.id, effect: outOfSuspense(payment) }
  const order = payment.orderId === null ? null : await lockOrder(tx, payment.orderId)
  if (order === null) return { why: 'notFound' }
  const today = marketDay(deps, order)
  const event: LoanEvent = { id: proposedId, kind: 'reversal', valueDate: today, paymentId: payment.eventId }
  const possible = await ofEvent(tx, order, event, today)
  return isPossible(possible) ? { ...possible, paymentId: payment.id } : possible
}

function outOfSuspense({ amountMinor: cameMinor, outMinor, currency }: ReceivedPayment): Possible['effect'] {
  const amountMinor = cameMinor - outMinor
  return {
    before: { suspenseMinor: amountMinor, currency },
    after: { suspenseMinor: 0, currency },
    transfers: [{ debit: 'suspense', credit: 'cashClearing', amountMinor }],
  }
}

/** What was taken back of a payment that stands: off its loan, or at the lender's expense. */
async function ofWaitingReturn(tx: Tx, deps: Deps, asked: Asked): Promise<Possible | NotPossible> {
  const payment = asked.paymentId === null ? null : await lockPayment(tx, asked.paymentId)
  if (payment === null) return { why: 'notFound' }
  const parts = await waitingParts(tx, payment)
  const items = parts.map(({ id }) => ({ kind: 'paymentReturn' as const, id }))
  const paymentId = payment.id
  if (parts.length === 0) return { why: 'nothingIsReturned' }
  if (asked.kind === 'bearReturn') {
    const transfers = parts.map(({ amountMinor, cameBackMinor }) => ({
      debit: 'waiverExpense',
      credit: 'suspense',
      amountMinor: amountMinor - cameBackMinor,
    }))
    const suspenseMinor = transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const { currency = payment.currency } = parts[0] ?? {}
    const effect = { before: { suspenseMinor, currency }, after: { suspenseMinor: 0, currency }, transfers }
    return { order: null, userId: payment.borrowerId, paymentId, effect, items }
  }
  const quote = await quoteTakeReturn(tx, payment)
  if (quote.whyNot !== null) return { why: quote.whyNot }
  const order = payment.orderId === null ? null : await lockOrder(tx, payment.orderId)
  if (order === null) return { why: 'notFound' }
  const possible = await ofEvent(tx, order, quote.events, marketDay(deps, order))
  if (!isPossible(possible)) return possible
  const { transfers } = possible.effect as { transfers: readonly unknown[] }
  const effect = { ...possible.effect, transfers: [...transfers, ...quote.transfers] }
  return { ...possible, paymentId, items, effect }
}

async function ofPlacing(tx: Tx, deps: Deps, asked: Asked): Promise<Possible | NotPossible> {
  // The order's lock comes first, as in every booking.
  const order = asked.orderId === null ? null : await lockOrder(tx, asked.orderId)
  const payment = asked.paymentId === null ? null : await lockPayment(tx, asked.paymentId)
  if (order === null || payment === null) return { why: 'notFound' }
  if (payment.place !== 'suspense') return { why: 'paymentIsNotInSuspense' }
  if (order.disbursedOn === null) return { why: 'notPaidOut' }
  if (order.terms.currency !== payment.currency) return { why: 'currencyDiffers' }
  const today = marketDay(deps, order)
  const paidOn = dateIn(markets[order.market].zone, payment.paidAt)
  const valueDate = [order.disbursedOn, [paidOn, today].sort()[0] ?? today].sort()[1] ?? today
  const event: LoanEvent = {
    id: payment.eventId,
    kind: 'payment',
    valueDate,
    amountMinor: payment.amountMinor - payment.outMinor,
  }
  const possible = await ofEvent(tx, order, event, today)
  return isPossible(possible) ? { ...possible, paymentId: payment.id } : possible
}

async function ofBlock(tx: Tx, deps: Deps, { userId, untilDate }: Asked): Promise<Possible | NotPossible> {
  const borrower = userId === null ? null : await findBorrower(tx, userId)
  if (borrower === null || borrower.deletedAt !== null) return { why: 'notFound' }
  const until = dayIn(untilDate)
  if (until === null || until <= deps.clock.today(markets[borrower.market].zone)) return { fields: ['untilDate'] }
  const effect = { before: { blockedUntil: borrower.blockedUntil }, after: { blockedUntil: until }, transfers: [] }
  return { order: null, userId: borrower.id, paymentId: null, effect }
}

/** Does what was approved, in the caller's transaction, on the locked effect. Throws where the effect and the act would differ. */
export async function carryOut(
  tx: Tx,
  deps: Deps,
  asked: Asked,
  { order, userId }: Possible,
  doing: Doing,
): Promise<void> {
  if (asked.kind === 'block')
    return await storeBlock(tx, userId ?? '', { until: asked.untilDate ?? '', reason: doing.reason })
  if (asked.kind === 'reversal' || asked.kind === 'returnSuspense') {
    const payment = await findPayment(tx, asked.paymentId ?? '')
    const returned = payment === null ? null : await takeBack(tx, deps, payment)
    const expected = asked.kind === 'reversal' ? 'reversed' : 'suspense'
    if (returned !== expected) throw new Error(`a payment was to be taken back and is ${returned}`)
    return
  }
  if (asked.kind === 'takeReturn' || asked.kind === 'bearReturn') {
    const payment = await lockPayment(tx, asked.paymentId ?? '')
    if (payment === null) throw new Error('a payment of an approved act is gone')
    return await (asked.kind === 'takeReturn' ? takeReturn : bearReturn)(tx, deps, payment)
  }
  if (order === null) throw new Error('an approved act on a loan has no loan')
  if (asked.kind === 'refund') return await sendRefund(tx, deps, order, asked.amountMinor ?? 0)
  if (asked.kind === 'placeSuspense') {
    const { reason, officerId } = doing
    const placing = { paymentId: asked.paymentId ?? '', orderId: order.id, reason, placedBy: officerId }
    const placed = await placeSuspense(tx, deps, placing)
    if (!placed.placed) throw new Error(`a payment was to be placed: ${placed.why}`)
    return
  }
  await relieve(tx, deps, asked, order, doing)
}

/**
 * Carries the act out by the one way for acts on loans: recorded with who and why, and told to the borrower. A plan with new dates is
 * offered to the borrower instead, and begins with the yes (ORDER-34); a holiday takes nothing from anybody, and begins at once.
 */
async function relieve(tx: Tx, deps: Deps, asked: Asked, order: Order, doing: Doing): Promise<void> {
  const act = reliefAct(asked, marketDay(deps, order))
  if (!('kind' in act)) throw new Error('an approved act has become impossible')
  const key = `desk:${doing.proposalId}`
  const signed = await quoteLoanAct(tx, deps, order, { act, key })
  if (isRefusal(signed)) throw new Error(`an approved act is refused: ${signed.refused}`)
  const { reason, officerId: by } = doing
  if (act.kind === 'hardshipPlan') {
    const { valueDate: firstDay, lastDay, dueDates } = act
    return await offerPlan(tx, deps, order, {
      id: doing.proposalId,
      ...{ firstDay, lastDay, dueDates, reason },
      officerId: by,
    })
  }
  const done = await applyLoanAct(tx, deps, { orderId: order.id, act, key, by, reason, signed })
  if (isRefusal(done) || done.outcome !== 'done') throw new Error('an approved act was not carried out')
  await withdrawStaleCodes(tx, deps, order.id)
  if (act.kind === 'chargeHoliday') await endHardship(tx, deps, order, by)
}
