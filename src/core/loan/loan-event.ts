// What happens to a loan after its payout: the events that a loan's state is computed from, and the order they count in.

import type { CalendarDate } from '../calendar-date.ts'
import type { Instalment, LoanTerms, Part } from './terms.ts'

/** A loan that was paid out: what was agreed, when the money left, and the plan that follows. */
export interface Loan {
  readonly terms: LoanTerms
  readonly disbursedOn: CalendarDate
  readonly schedule: readonly Instalment[]
}

interface Happening {
  /** Unique within the loan: the natural key of the cause. */
  readonly id: string
  /** The value date: for money, the day of the provider's paid-at in the market's zone. */
  readonly valueDate: CalendarDate
}

/** Money towards everything that is owed. `amountMinor` > 0. */
export interface Payment extends Happening {
  readonly kind: 'payment'
  readonly amountMinor: number
}

/** Money for a rollover. Where none is offered on its day, or it does not reach the fee, it is an ordinary payment. */
export interface RolloverPayment extends Happening {
  readonly kind: 'rollover'
  readonly amountMinor: number
  /** The fee that the borrower was shown: the maximum that is taken. */
  readonly quotedFeeMinor: number
}

/** Money for an early settlement. It closes the loan if it reaches the quote of its day; otherwise it is an ordinary payment. */
interface SettlementPayment extends Happening {
  readonly kind: 'settlement'
  readonly amountMinor: number
}

/** Money for the cooling-off exit, on the same rule as a settlement. */
interface CoolingOffPayment extends Happening {
  readonly kind: 'coolingOffExit'
  readonly amountMinor: number
}

/** Takes an event back as if it had never been: a payment that a bank reversed, or an act of the lender made by mistake. */
export interface Reversal extends Happening {
  readonly kind: 'reversal'
  readonly paymentId: string
}

/** The lender forgives up to `amountMinor` of one part, oldest instalment first. */
export interface Waiver extends Happening {
  readonly kind: 'waiver'
  readonly part: Part
  readonly amountMinor: number
}

/** A credit balance sent back to the borrower. */
export interface CreditRefund extends Happening {
  readonly kind: 'creditRefund'
  readonly amountMinor: number
}

/**
 * PAYMENT-68: a credit balance that pays another loan of the same borrower. It leaves this loan as if it were sent back; a payment event on
 * `toOrderId` brings it there.
 */
export interface CreditUse extends Happening {
  readonly kind: 'creditUse'
  readonly amountMinor: number
  readonly toOrderId: string
}

/** No late charge from `valueDate` to `lastDay`, both counted, and these days do not count towards a tier. */
export interface ChargeHoliday extends Happening {
  readonly kind: 'chargeHoliday'
  readonly lastDay: CalendarDate
}

export interface NewDueDate {
  readonly n: number
  readonly dueDate: CalendarDate
}

/**
 * A payment plan for a borrower in hardship: from `valueDate` to `lastDay`, both counted, no late charge and no reminder, and the
 * named instalments fall due later. `dueDates` by ascending number; empty where only time was asked for.
 */
export interface HardshipPlan extends Happening {
  readonly kind: 'hardshipPlan'
  readonly lastDay: CalendarDate
  readonly dueDates: readonly NewDueDate[]
}

/**
 * The borrower moves the due date of one instalment. `quotedInterestMinor` is the interest for the days that the borrower was shown: the
 * maximum that is taken.
 */
export interface DateMove extends Happening {
  readonly kind: 'dateMove'
  readonly n: number
  readonly dueDate: CalendarDate
  readonly quotedInterestMinor: number
}

/**
 * The lender gives the loan up in its own books, at the end of the day: what is receivable becomes an expense, and no late charge
 * follows. The borrower owes what was owed before; money that comes later is a recovery.
 */
export interface WriteOff extends Happening {
  readonly kind: 'writeOff'
}

/** Events in which the borrower's money arrives. */
export type MoneyIn = Payment | RolloverPayment | SettlementPayment | CoolingOffPayment

export type LoanEvent =
  | MoneyIn
  | Reversal
  | Waiver
  | CreditRefund
  | CreditUse
  | ChargeHoliday
  | HardshipPlan
  | DateMove
  | WriteOff

/**
 * Precedence on one day. A holiday, a plan and a waiver come before money, so that paying the rest after a waiver is enough. An
 * ordinary payment comes before a rollover and a moved date: a borrower who has paid is not charged for days that are not needed. A
 * write-off comes last: what was paid on its day is not lost.
 */
const precedence: Record<LoanEvent['kind'], number> = {
  reversal: 0,
  chargeHoliday: 1,
  hardshipPlan: 2,
  waiver: 3,
  payment: 4,
  rollover: 5,
  dateMove: 6,
  coolingOffExit: 7,
  settlement: 8,
  creditRefund: 9,
  creditUse: 10,
  writeOff: 11,
}

/** Acts that keep late charges away for some days. They alone may be known before the day from which they count (MONEY-29). */
export type Pause = ChargeHoliday | HardshipPlan

export function isPause<Event extends { readonly kind: LoanEvent['kind'] }>(
  event: Event,
): event is Extract<Event, { readonly kind: Pause['kind'] }> {
  return event.kind === 'chargeHoliday' || event.kind === 'hardshipPlan'
}

/** Every kind of event, in their precedence. */
export const loanEventKinds = Object.keys(precedence) as readonly LoanEvent['kind'][]

/** The kinds that are money of the borrower. */
export const paymentKinds = [
  'payment',
  'rollover',
  'settlement',
  'coolingOffExit',
] as const satisfies readonly LoanEvent['kind'][]

/**
 * The events that count on `asOf`, in the order they count: by value date, precedence of kind, id. The order of arrival plays
 * no part. Reversed events and their reversals are left out. Throws when two events share an id or an amount is not whole.
 */
export function eventsInOrder(events: readonly LoanEvent[], asOf: CalendarDate): readonly LoanEvent[] {
  const ids = new Set<string>()
  const reversed = new Set<string>()
  const known: LoanEvent[] = []
  for (const event of events) {
    assertSound(event)
    if (ids.has(event.id)) throw new RangeError(`two events of a loan share the id ${event.id}`)
    ids.add(event.id)
    if (event.valueDate > asOf) continue
    if (event.kind === 'reversal') reversed.add(event.paymentId)
    else known.push(event)
  }
  // Stryker disable next-line ConditionalExpression: saves a copy where nothing was reversed
  const counting = reversed.size === 0 ? known : known.filter((event) => !reversed.has(event.id))
  return counting.sort(byOrder)
}

/** Negative when `a` counts before `b`: by value date, precedence of kind, id. */
export function byOrder(a: LoanEvent, b: LoanEvent): number {
  // Stryker disable next-line EqualityOperator: the days differ
  if (a.valueDate !== b.valueDate) return a.valueDate < b.valueDate ? -1 : 1
  if (a.kind !== b.kind) return precedence[a.kind] - precedence[b.kind]
  // Stryker disable next-line EqualityOperator: the ids differ
  return a.id < b.id ? -1 : 1
}

/** Throws for an amount that is not whole, for a date moved into the past, for a holiday that ends before it begins, and for a plan whose dates are out of order. */
export function assertSound(event: LoanEvent): void {
  if ('lastDay' in event && event.lastDay < event.valueDate) {
    throw new RangeError(`holiday ${event.id} ends before it begins`)
  }
  // Stryker disable next-line ConditionalExpression: nothing but a plan has due dates
  if (event.kind === 'hardshipPlan') assertDatesInOrder(event)
  if (event.kind === 'dateMove') assertMoveIsSound(event)
  if (!('amountMinor' in event)) return
  const mayBeNothing = event.kind === 'settlement' || event.kind === 'coolingOffExit'
  if (!Number.isSafeInteger(event.amountMinor) || event.amountMinor < (mayBeNothing ? 0 : 1)) {
    throw new RangeError(`event ${event.id} carries no amount of money: ${event.amountMinor}`)
  }
}

function assertMoveIsSound({ id, valueDate, dueDate, quotedInterestMinor }: DateMove): void {
  if (dueDate <= valueDate) throw new RangeError(`the move ${id} leads into the past`)
  if (!Number.isSafeInteger(quotedInterestMinor) || quotedInterestMinor < 0)
    throw new RangeError(`the move ${id} carries no interest in whole units: ${quotedInterestMinor}`)
}

function assertDatesInOrder({ id, valueDate, dueDates }: HardshipPlan): void {
  let before: NewDueDate = { n: 0, dueDate: valueDate }
  for (const one of dueDates) {
    if (one.n <= before.n || one.dueDate < before.dueDate)
      throw new RangeError(`the due dates of plan ${id} are out of order`)
    before = one
  }
}
