// An order from the accepted offer to the payout: `decide` turns a command into facts or a refusal, `evolve` applies facts.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import type { LoanState } from '../loan/loan-state.ts'
import { statusOf } from '../loan/loan-status.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { OrderStatus } from './status.ts'
import { isStep } from './transitions.ts'

/** An approval expires after these days if the borrower does not take the money. */
export const approvalDays = 7
/** A declined borrower may apply again after these days. */
export const retryAfterDays = 30

/** `none`: not asked for yet. `underWay`: the money is on its way, or about to be. */
export type PayoutState = 'none' | 'underWay' | 'failed' | 'paid'

export interface Order {
  /** Until the payout as decided; after it `active`, and the loan's state says more: {@link orderStatus}. */
  readonly status: Exclude<OrderStatus, 'due' | 'overdue' | 'settled'>
  readonly manualWithdrawal: boolean
  readonly payout: PayoutState
  readonly approvalEndsOn: CalendarDate | null
}

/** What a borrower accepts: it has to equal the offer that the server stored. */
export interface Acceptance {
  readonly principalMinor: number
  readonly termDays: number
  /** Version hashes of the agreements, in their order. */
  readonly agreements: readonly string[]
}

export type OrderCommand =
  | {
      readonly kind: 'acceptOffer'
      readonly agreed: boolean
      readonly accepted: Acceptance
      readonly offered: Acceptance
      readonly offerHasExpired: boolean
      readonly anotherLoanIsOpen: boolean
      readonly payoutAccountIsBound: boolean
      readonly manualWithdrawal: boolean
    }
  | { readonly kind: 'approve' }
  | { readonly kind: 'decline'; readonly reason: string }
  | { readonly kind: 'withdraw'; readonly payoutAccountIsBound: boolean }
  /** A new payout account after a failed payout. */
  | { readonly kind: 'retryPayout' }
  | { readonly kind: 'payoutSucceeded' }
  | { readonly kind: 'payoutFailed'; readonly reason: string }
  | { readonly kind: 'lapse' }

export type OrderFact =
  | {
      readonly fact: 'applied'
      readonly on: CalendarDate
      readonly principalMinor: number
      readonly termDays: number
      readonly manualWithdrawal: boolean
    }
  | { readonly fact: 'approved'; readonly on: CalendarDate; readonly approvalEndsOn: CalendarDate }
  | {
      readonly fact: 'declined'
      readonly on: CalendarDate
      readonly reason: string
      /** First day on which a new application is taken. */
      readonly retryOn: CalendarDate
    }
  | { readonly fact: 'payoutRequested'; readonly on: CalendarDate }
  | { readonly fact: 'payoutFailed'; readonly on: CalendarDate; readonly reason: string }
  | { readonly fact: 'paidOut'; readonly on: CalendarDate }

/** The reason when an approval expires: the borrower did not take the money in time. */
export const lapseReason = 'approvalHasLapsed'

/**
 * The facts that follow from a command, or a refusal. `order` is null before the application. Pure: `today` is the day in the
 * market's zone.
 */
export function decide(
  command: OrderCommand,
  order: Order | null,
  { today }: { readonly today: CalendarDate },
): readonly OrderFact[] | Refusal {
  if (command.kind === 'acceptOffer') return decideAcceptance(command, order, today)
  if (order === null) return refuse('notFound')
  switch (command.kind) {
    case 'approve':
      return order.status === 'inReview' ? approval(order, today) : refuse('orderIsAlreadyDecided')
    case 'decline': {
      const { reason } = command
      if (order.status !== 'inReview') return refuse('orderIsAlreadyDecided')
      return [{ fact: 'declined', on: today, reason, retryOn: addDays(today, retryAfterDays) }]
    }
    case 'withdraw':
      if (!withdrawalIsAwaited(order, today)) return refuse('orderIsNotWithdrawable')
      return command.payoutAccountIsBound ? [{ fact: 'payoutRequested', on: today }] : refuse('payoutAccountIsMissing')
    case 'retryPayout':
      return order.payout === 'failed' && approvalHolds(order, today)
        ? [{ fact: 'payoutRequested', on: today }]
        : refuse('payoutIsNotUnderWay')
    case 'payoutSucceeded':
      return order.payout === 'underWay' ? [{ fact: 'paidOut', on: today }] : refuse('payoutIsNotUnderWay')
    case 'payoutFailed':
      return order.payout === 'underWay'
        ? [{ fact: 'payoutFailed', on: today, reason: command.reason }]
        : refuse('payoutIsNotUnderWay')
    case 'lapse':
      return hasLapsed(order, today)
        ? [{ fact: 'declined', on: today, reason: lapseReason, retryOn: today }]
        : refuse('approvalHasNotLapsed')
  }
}

/** Refused as the first of: not agreed, offer expired, offer changed, agreement changed, another loan open, no account. */
function decideAcceptance(
  command: Extract<OrderCommand, { kind: 'acceptOffer' }>,
  order: Order | null,
  today: CalendarDate,
): readonly OrderFact[] | Refusal {
  const { accepted, offered, manualWithdrawal } = command
  const { principalMinor, termDays } = offered
  if (order !== null) return refuse('anotherLoanIsOpen')
  if (!command.agreed) return refuse('agreementIsNotAccepted')
  if (command.offerHasExpired) return refuse('offerHasExpired')
  if (accepted.principalMinor !== principalMinor || accepted.termDays !== termDays) return refuse('offerHasChanged')
  if (!isSameList(accepted.agreements, offered.agreements)) return refuse('agreementHasChanged')
  if (command.anotherLoanIsOpen) return refuse('anotherLoanIsOpen')
  if (!command.payoutAccountIsBound) return refuse('payoutAccountIsMissing')
  return [{ fact: 'applied', on: today, principalMinor, termDays, manualWithdrawal }]
}

/** Products without 'Withdraw Now' are paid out by themselves. */
function approval(order: Order, today: CalendarDate): readonly OrderFact[] {
  const approved: OrderFact = { fact: 'approved', on: today, approvalEndsOn: addDays(today, approvalDays) }
  return order.manualWithdrawal ? [approved] : [approved, { fact: 'payoutRequested', on: today }]
}

/** The order after a fact. Throws on a fact that does not follow: facts come from {@link decide} alone. */
export function evolve(order: Order | null, fact: OrderFact): Order {
  if (fact.fact === 'applied') {
    if (order !== null) throw new Error('an order is applied for once')
    return { status: 'inReview', manualWithdrawal: fact.manualWithdrawal, payout: 'none', approvalEndsOn: null }
  }
  if (order === null) throw new Error(`${fact.fact} before the application`)
  switch (fact.fact) {
    case 'approved':
      return { ...step(order, 'approved'), approvalEndsOn: fact.approvalEndsOn }
    case 'declined':
      return step(order, 'declined')
    case 'payoutRequested':
      return { ...order, payout: 'underWay' }
    case 'payoutFailed':
      return { ...order, payout: 'failed' }
    case 'paidOut':
      return { ...step(order, 'active'), payout: 'paid' }
  }
}

function step(order: Order, status: Order['status']): Order {
  if (!isStep(order.status, status)) throw new Error(`${order.status} does not lead to ${status}`)
  return { ...order, status }
}

/** True while 'Withdraw Now' is shown. */
export function withdrawalIsAwaited(order: Order, today: CalendarDate): boolean {
  return order.manualWithdrawal && order.payout === 'none' && approvalHolds(order, today)
}

/** The status that the borrower sees: as decided until the payout, by what is owed after it (`loan` is its state today). */
export function orderStatus(order: Order, loan: LoanState | null): OrderStatus {
  return order.payout === 'paid' && loan !== null ? statusOf(loan) : order.status
}

function approvalHolds(order: Order, today: CalendarDate): boolean {
  if (order.status !== 'approved') return false
  // Stryker disable next-line ConditionalExpression: no day comes before one that is none
  return order.approvalEndsOn !== null && today <= order.approvalEndsOn
}

/** An approval does not expire while a payout is under way: the money would arrive for a declined order. */
function hasLapsed(order: Order, today: CalendarDate): boolean {
  return order.status === 'approved' && order.payout !== 'underWay' && !approvalHolds(order, today)
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}
