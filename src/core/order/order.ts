// An order from the accepted offer to its end: `decide` turns a command into facts or a refusal, `evolve` applies facts.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { type LoanState, type LoanStatus, statusOf } from '../loan/loan-state.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type OrderStatus, type PayoutState, payableStatuses } from './status.ts'
import { isPayoutStep, isReachable, isStep, opensAgainAs } from './transitions.ts'

/** An approval expires after these days if the borrower does not take the money. */
const approvalDays = 7
/** A declined borrower may apply again after these days. */
export const retryAfterDays = 30

/** What facts have made of an order: nothing else writes any of it. */
export interface Order {
  /** Until the payout as decided; after it by what was owed when the loan was last looked at. */
  readonly status: OrderStatus
  readonly manualWithdrawal: boolean
  readonly approvalEndsOn: CalendarDate | null
  readonly declineReason: string | null
  /** First day on which a new application is taken; null unless declined. */
  readonly retryOn: CalendarDate | null
  readonly payoutState: PayoutState
  /** Why the last payout failed; null unless it did. */
  readonly payoutFailure: string | null
  /** Null unless settled. */
  readonly settledOn: CalendarDate | null
}

/** What a borrower accepts: it has to equal the offer that the server stored. */
interface Acceptance {
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
  /** The rules leave the decision to a person. */
  | { readonly kind: 'refer' }
  /** A person has looked again at a decline and approves. */
  | { readonly kind: 'approveAfterAll'; readonly anotherLoanIsOpen: boolean }
  | { readonly kind: 'withdraw'; readonly payoutAccountIsBound: boolean }
  /** A new payout account after a failed payout. */
  | { readonly kind: 'retryPayout' }
  /** The provider has the payout, and will say later how it went. */
  | { readonly kind: 'payoutSent' }
  | { readonly kind: 'payoutSucceeded' }
  | { readonly kind: 'payoutFailed'; readonly reason: string }
  /** The money had arrived, and the bank sent it back. */
  | { readonly kind: 'payoutReturned'; readonly reason: string }
  | { readonly kind: 'lapse' }

export type OrderFact =
  | {
      readonly fact: 'applied'
      readonly on: CalendarDate
      readonly principalMinor: number
      readonly termDays: number
      readonly manualWithdrawal: boolean
    }
  | { readonly fact: 'referred'; readonly on: CalendarDate }
  | { readonly fact: 'approved'; readonly on: CalendarDate; readonly approvalEndsOn: CalendarDate }
  | {
      readonly fact: 'declined'
      readonly on: CalendarDate
      readonly reason: string
      /** First day on which a new application is taken. */
      readonly retryOn: CalendarDate
    }
  | { readonly fact: 'payoutRequested'; readonly on: CalendarDate }
  | { readonly fact: 'payoutSent'; readonly on: CalendarDate }
  | { readonly fact: 'payoutFailed'; readonly on: CalendarDate; readonly reason: string }
  | { readonly fact: 'paidOut'; readonly on: CalendarDate }
  /** The loan has never begun: the order waits for another account, as long as after an approval. */
  | {
      readonly fact: 'payoutReturned'
      readonly on: CalendarDate
      readonly reason: string
      readonly approvalEndsOn: CalendarDate
    }
  /** By days that passed, or by what happened to the loan. */
  | {
      readonly fact: 'loanMoved'
      readonly on: CalendarDate
      readonly status: LoanStatus
      readonly settledOn: CalendarDate | null
    }
  /** What had settled the loan counts no longer. */
  | { readonly fact: 'loanReopened'; readonly on: CalendarDate; readonly status: LoanStatus }

/** The reason when an approval expires: the borrower did not take the money in time. */
export const lapseReason = 'approvalHasLapsed'

interface Today {
  readonly today: CalendarDate
}

/**
 * The facts that follow from a command, or a refusal. `order` is null before the application. Pure: `today` is the day in the
 * market's zone.
 */
export function decide(
  command: Extract<OrderCommand, { kind: 'acceptOffer' }>,
  order: null,
  on: Today,
): ReturnType<typeof decideAcceptance>
export function decide(
  command: Extract<OrderCommand, { kind: 'withdraw' }>,
  order: Order,
  on: Today,
): readonly OrderFact[] | Refusal<'orderIsNotWithdrawable' | 'payoutAccountIsMissing'>
export function decide(command: OrderCommand, order: Order | null, on: Today): readonly OrderFact[] | Refusal
export function decide(command: OrderCommand, order: Order | null, { today }: Today): readonly OrderFact[] | Refusal {
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
    case 'refer':
      return order.status === 'inReview' ? [{ fact: 'referred', on: today }] : refuse('orderIsAlreadyDecided')
    case 'approveAfterAll':
      if (!mayBeLookedAtAgain(order)) return refuse('orderIsAlreadyDecided')
      return command.anotherLoanIsOpen ? refuse('anotherLoanIsOpen') : approval(order, today)
    case 'withdraw':
      if (!withdrawalIsAwaited(order, today)) return refuse('orderIsNotWithdrawable')
      return command.payoutAccountIsBound ? [{ fact: 'payoutRequested', on: today }] : refuse('payoutAccountIsMissing')
    case 'retryPayout':
      return order.payoutState === 'failed' && approvalHolds(order, today)
        ? [{ fact: 'payoutRequested', on: today }]
        : refuse('payoutIsNotUnderWay')
    case 'payoutSent':
      if (!isBeingPaidOut(order)) return refuse('payoutIsNotUnderWay')
      return order.payoutState === 'sent' ? [] : [{ fact: 'payoutSent', on: today }]
    case 'payoutSucceeded':
      return isBeingPaidOut(order) ? [{ fact: 'paidOut', on: today }] : refuse('payoutIsNotUnderWay')
    case 'payoutFailed':
      return isBeingPaidOut(order)
        ? [{ fact: 'payoutFailed', on: today, reason: command.reason }]
        : refuse('payoutIsNotUnderWay')
    case 'payoutReturned': {
      const { reason } = command
      if (!mayComeBack(order)) return refuse('payoutIsNotUnderWay')
      return [{ fact: 'payoutReturned', on: today, reason, approvalEndsOn: addDays(today, approvalDays) }]
    }
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
):
  | readonly OrderFact[]
  | Refusal<
      | 'agreementHasChanged'
      | 'agreementIsNotAccepted'
      | 'anotherLoanIsOpen'
      | 'offerHasChanged'
      | 'offerHasExpired'
      | 'payoutAccountIsMissing'
    > {
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

/**
 * What follows for an order from the state of its loan: nothing where nothing changes. `since` is what may have moved it:
 * days alone, or events, which may also open it again.
 */
export function factsOfLoan(order: Order, loan: LoanState, since: 'days' | 'events'): readonly OrderFact[] {
  const status = statusOf(loan)
  const on = loan.asOf
  if (since === 'events' && order.status === 'settled' && status !== 'settled') {
    return [{ fact: 'loanReopened', on, status }]
  }
  // Stryker disable next-line OptionalChaining: a settled loan has the day on which it closed
  const settledOn = status === 'settled' ? (loan.closed?.on ?? on) : null
  if (status === order.status && settledOn === order.settledOn) return []
  return [{ fact: 'loanMoved', on, status, settledOn }]
}

/**
 * The order after a fact, with all that is kept beside it. Throws on a fact that does not follow: facts come from
 * {@link decide} and {@link factsOfLoan} alone.
 */
export function evolve(order: null, fact: OrderFact): Order
export function evolve<Kept extends Order>(order: Kept, fact: OrderFact): Kept
export function evolve(order: Order | null, fact: OrderFact): Order
export function evolve(order: Order | null, fact: OrderFact): Order {
  if (fact.fact === 'applied') {
    if (order !== null) throw new Error('an order is applied for once')
    return { ...newOrder, manualWithdrawal: fact.manualWithdrawal }
  }
  if (order === null) throw new Error(`${fact.fact} before the application`)
  switch (fact.fact) {
    case 'referred':
      if (order.status !== 'inReview') throw new Error(`${order.status}: nothing is left to a person`)
      return order
    case 'approved': {
      const { approvalEndsOn } = fact
      return { ...step(order, 'approved'), approvalEndsOn, declineReason: null, retryOn: null }
    }
    case 'declined':
      return { ...step(order, 'declined'), declineReason: fact.reason, retryOn: fact.retryOn }
    case 'payoutRequested':
      return { ...payoutStep(order, 'queued'), payoutFailure: null }
    case 'payoutSent':
      return payoutStep(order, 'sent')
    case 'payoutFailed':
      return { ...payoutStep(order, 'failed'), payoutFailure: fact.reason }
    case 'paidOut':
      return step(payoutStep(order, 'paid'), 'active')
    case 'payoutReturned': {
      if (!mayComeBack(order)) throw new Error(`${order.status}: no payout can come back`)
      const { reason: payoutFailure, approvalEndsOn } = fact
      return { ...order, status: 'approved', payoutState: 'failed', payoutFailure, approvalEndsOn }
    }
    case 'loanMoved':
      return loanStep(order, fact, isReachable(order.status, fact.status))
    case 'loanReopened':
      return loanStep(order, fact, order.status === 'settled' && opensAgainAs.includes(fact.status))
  }
}

/** The order after facts that follow from one another. */
export function evolveAll<Kept extends Order>(order: Kept, facts: readonly OrderFact[]): Kept {
  let after = order
  for (const fact of facts) after = evolve(after, fact)
  return after
}

const newOrder: Order = {
  status: 'inReview',
  manualWithdrawal: false,
  approvalEndsOn: null,
  declineReason: null,
  retryOn: null,
  payoutState: 'none',
  payoutFailure: null,
  settledOn: null,
}

function step(order: Order, status: OrderStatus): Order {
  if (!isStep(order.status, status)) throw new Error(`${order.status} does not lead to ${status}`)
  return { ...order, status }
}

function payoutStep(order: Order, payoutState: PayoutState): Order {
  const isOpen = order.status === 'approved' && isPayoutStep(order.payoutState, payoutState)
  if (!isOpen) throw new Error(`${order.status}, a payout that is ${order.payoutState} does not lead to ${payoutState}`)
  return { ...order, payoutState }
}

function loanStep(
  order: Order,
  { fact, status, settledOn = null }: { fact: string; status: LoanStatus; settledOn?: CalendarDate | null },
  follows: boolean,
): Order {
  if (order.payoutState !== 'paid') throw new Error(`${fact} before the payout`)
  if (!follows) throw new Error(`${fact}: ${order.status} does not lead to ${status}`)
  return { ...order, status, settledOn }
}

/** True for an order that was declined for what the rules said: a person may look at it again. An approval that expired is no such decline. */
export function mayBeLookedAtAgain({ status, declineReason }: Pick<Order, 'status' | 'declineReason'>): boolean {
  return status === 'declined' && declineReason !== lapseReason
}

/** True while the money is on its way, or about to be sent. */
export function isBeingPaidOut(order: Order): boolean {
  return order.payoutState === 'queued' || order.payoutState === 'sent'
}

/** True where money that was paid out can still be missed: the loan runs. */
function mayComeBack(order: Order): boolean {
  return order.payoutState === 'paid' && payableStatuses.includes(order.status)
}

/** True while 'Withdraw Now' is shown. */
export function withdrawalIsAwaited(order: Order, today: CalendarDate): boolean {
  return order.manualWithdrawal && order.payoutState === 'none' && approvalHolds(order, today)
}

/**
 * The status that the borrower sees: as stored until the payout, by what is owed after it (`loan` is its state today; since the
 * order was stored, anything may have happened to it).
 */
export function orderStatus(order: Order, loan: LoanState | null): OrderStatus {
  return loan === null ? order.status : evolveAll(order, factsOfLoan(order, loan, 'events')).status
}

function approvalHolds(order: Order, today: CalendarDate): boolean {
  if (order.status !== 'approved') return false
  // Stryker disable next-line ConditionalExpression: no day comes before one that is none
  return order.approvalEndsOn !== null && today <= order.approvalEndsOn
}

/** An approval does not expire while a payout is under way: the money would arrive for a declined order. */
function hasLapsed(order: Order, today: CalendarDate): boolean {
  return order.status === 'approved' && !isBeingPaidOut(order) && !approvalHolds(order, today)
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}
