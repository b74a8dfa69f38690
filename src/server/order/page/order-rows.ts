// The details list of an order: rows of label and value that fit its status.

import type { Row } from '../../../contracts/wire.ts'
import { type CalendarDate, dateIn, dateTimeIn } from '../../../core/calendar-date.ts'
import type { LoanState } from '../../../core/loan/loan-state.ts'
import type { PauseAhead } from '../../../core/loan/pause-ahead.ts'
import { netProceedsMinor, priceTerms } from '../../../core/loan/price.ts'
import { type LineStep, type OrderOnTheLine, orderLine } from '../../../core/order/application-line.ts'
import { withdrawalIsAwaited } from '../../../core/order/order.ts'
import type { OrderStatus } from '../../../core/order/status.ts'
import type { Voice } from '../../../words/voice.ts'
import type { Order } from '../../account/record/door.ts'
import { feeRows, termText } from '../../catalogue/price/door.ts'

export interface OrderFigures
  extends Pick<OrderOnTheLine, 'application' | 'sentAgainOn' | 'fundingMaxDays' | 'nameIsChecked' | 'today'> {
  readonly order: Order
  readonly status: OrderStatus
  /** Null before the payout. */
  readonly state: LoanState | null
  /** A pause of late charges, or a plan, that begins later. */
  readonly ahead: PauseAhead | null
  /** `•••• 4417`, or null where no account is bound. */
  readonly account: string | null
}

/** `2026-08-10 14:20:05` on the wall of the market. */
export function momentText(zone: string, instant: Date): string {
  return dateTimeIn(zone, instant)
}

/** The rows for a status. Every list ends with the order number. */
export function orderRows(figures: OrderFigures, voice: Voice): Row[] {
  const { order, status, state } = figures
  const number = { label: voice.words.rows.orderNumber, value: order.id }
  switch (status) {
    case 'inReview':
      return [...applicationRows(figures, voice), { label: voice.words.rows.costSoFar, value: voice.money(0) }, number]
    case 'declined':
      return [...applicationRows(figures, voice), ...decidedRows(order, voice), number]
    case 'approved':
      return [...approvedRows(figures, voice), number]
    case 'active':
    case 'due':
    case 'overdue':
      return [...runningRows(figures, voice), number]
    case 'settled':
      return [...(state === null ? [] : closingRows(state, voice)), number]
  }
}

/** Who applied before the offer was made has agreed at the moment of the order; who comes from the lender's app applies by agreeing. */
function applicationRows({ order, application }: OrderFigures, voice: Voice): Row[] {
  const { rows, agreedName } = voice.words
  const label = application === null ? rows.applied : agreedName
  return [
    { label: rows.loanAmount, value: voice.money(order.terms.principalMinor) },
    { label: rows.loanTerm, value: termText(order.terms, voice) },
    { label, value: momentText(voice.market.zone, order.appliedAt) },
  ]
}

function decidedRows(order: Order, voice: Voice): Row[] {
  if (order.decidedAt === null) return []
  return [{ label: voice.words.rows.decided, value: momentText(voice.market.zone, order.decidedAt) }]
}

function approvedRows({ order, account, today }: OrderFigures, voice: Voice): Row[] {
  const { rows } = voice.words
  const price = priceTerms(order.terms, voice.market.aprBasis, today)
  return [
    { label: rows.loanAmount, value: voice.money(order.terms.principalMinor) },
    { label: rows.loanTerm, value: termText(order.terms, voice) },
    { label: rows.youGet, value: voice.money(price.netProceedsMinor) },
    { label: rows.youPayBack, value: voice.money(price.totalRepayableMinor) },
    ...(account === null ? [] : [{ label: rows.account, value: account }]),
    ...(order.approvalEndsOn === null ? [] : [{ label: rows.approvalEnds, value: order.approvalEndsOn }]),
  ]
}

function runningRows({ order, state, account, ahead }: OrderFigures, voice: Voice): Row[] {
  const { rows } = voice.words
  const charged = state?.lateChargedMinor ?? 0
  const rolledOver = state?.rolloverFeesMinor ?? 0
  const credit = state?.creditBalanceMinor ?? 0
  return [
    { label: rows.loanAmount, value: voice.money(order.terms.principalMinor) },
    { label: rows.youReceived, value: voice.money(netProceedsMinor(order.terms)) },
    ...(order.disbursedOn === null ? [] : [{ label: rows.paidOut, value: order.disbursedOn }]),
    ...(account === null ? [] : [{ label: rows.account, value: account }]),
    ...(charged === 0 ? [] : [{ label: rows.lateCharges, value: voice.money(charged) }]),
    ...(rolledOver === 0 ? [] : [{ label: rows.rolloverFees, value: voice.money(rolledOver) }]),
    ...(credit === 0 ? [] : [{ label: rows.credit, value: voice.money(credit) }]),
    ...pauseRows(state, ahead, voice),
  ]
}

/** Days without late charges: of a pause that runs, of the next one, or since the lender gave the loan up. */
function pauseRows(state: LoanState | null, ahead: PauseAhead | null, { words: { rows } }: Voice): Row[] {
  if (state?.writtenOff) return [{ label: rows.noChargesSince, value: state.writtenOff.on }]
  const until = (day: CalendarDate): Row => ({ label: rows.noChargesUntil, value: day })
  return [
    ...(state?.pausedUntil ? [until(state.pausedUntil)] : []),
    ...(ahead === null ? [] : [{ label: rows.noChargesFrom, value: ahead.from }, until(ahead.until)]),
  ]
}

/** What a loan came to: in, out, and every cost between, whether or not the offer foresaw it. */
export function closingRows(state: LoanState, voice: Voice): Row[] {
  const { rows } = voice.words
  const { terms } = state.loan
  const added = terms.fees.filter((fee) => fee.taken === 'added')
  const paidBackMinor = state.receivedMinor - state.creditBalanceMinor - state.refundedMinor + state.excessRefundMinor
  return [
    { label: rows.youReceived, value: voice.money(netProceedsMinor(terms)) },
    ...feeRows(
      terms.fees.filter((fee) => fee.taken === 'deducted'),
      voice,
    ),
    ...(state.feeRebateMinor === 0 ? [] : [{ label: rows.feesGivenBack, value: voice.money(-state.feeRebateMinor) }]),
    { label: rows.interestPaid, value: voice.money(state.paidMinor.interest) },
    ...(added.length === 0 ? [] : feeRows(added, voice)),
    { label: rows.lateCharges, value: voice.money(state.paidMinor.penalty) },
    ...(state.rolloverFeesMinor === 0
      ? []
      : [{ label: rows.rolloverFees, value: voice.money(state.rolloverFeesMinor) }]),
    { label: rows.youPaidBack, value: voice.money(paidBackMinor) },
    ...(state.creditBalanceMinor === 0 ? [] : [{ label: rows.credit, value: voice.money(state.creditBalanceMinor) }]),
  ]
}

type LineFigures = Pick<
  OrderFigures,
  'order' | 'status' | 'application' | 'sentAgainOn' | 'today' | 'fundingMaxDays' | 'nameIsChecked'
>

/** The core's line of steps, with days of the order's market. */
export function lineOf(
  { order, status, application, sentAgainOn, today, fundingMaxDays, nameIsChecked }: LineFigures,
  zone: string,
): readonly LineStep[] {
  const dayOf = (moment: Date | null) => (moment === null ? null : dateIn(zone, moment))
  return orderLine({
    status,
    payoutState: order.payoutState,
    acceptedOn: dateIn(zone, order.appliedAt),
    answerBy: dateIn(zone, order.answerBy),
    decidedOn: dayOf(order.decidedAt),
    withdrawalIsAwaited: status === 'approved' && withdrawalIsAwaited(order, today),
    withdrawnOn: dayOf(order.withdrawalAskedAt),
    sentAgainOn,
    today,
    fundingMaxDays,
    application,
    nameIsChecked,
  })
}
