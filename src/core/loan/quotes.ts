// Quotes of the day: what a rollover, an early settlement or a cooling-off exit costs, computed as the replay will take it.

import { addDays, type CalendarDate, fromEpochDay, toEpochDay } from '../calendar-date.ts'
import { type Refusal, type RefusalName, refuse } from '../refusal.ts'
import { type Closing, lowerDues } from './closing.ts'
import { coolingOffClosing } from './cooling-off.ts'
import { earlyRepaymentOpensAfterDays, settlementClosing } from './early-repayment.ts'
import {
  type BookOfDay,
  copyOf,
  type LoanBook,
  noParts,
  type OpenInstalment,
  oldestOpen,
  owedOf,
  unpaid,
  unpaidPart,
} from './loan-book.ts'
import type { Loan } from './loan-event.ts'
import { type AmountDue, amountOf } from './loan-state.ts'
import { movedDueDay, rolloverFee } from './rollover.ts'
import type { Part } from './terms.ts'

/** An instalment as a rollover would leave it. */
interface MovedInstalment {
  readonly n: number
  readonly dueDateBefore: CalendarDate
  readonly dueDate: CalendarDate
  /** Unpaid, late charges so far included. */
  readonly amountMinor: number
}

/** Valid until the end of `validUntil`, the day on which it was made. */
export interface RolloverQuote {
  readonly asOf: CalendarDate
  readonly validUntil: CalendarDate
  /** The only amount due for the rollover. */
  readonly feeMinor: number
  readonly days: number
  readonly plan: readonly MovedInstalment[]
  readonly nextDueDate: CalendarDate
  /** Left to pay after the rollover. The fee does not lower it. */
  readonly owedAfterMinor: number
  /** Fee and everything after it; without the rollover it would be `owedAfterMinor` if paid in time. */
  readonly newTotalMinor: number
  /** What would have to be paid today instead. */
  readonly payNowMinor: number
  readonly rolloversUsed: number
  /** After this one. */
  readonly rolloversLeft: number
}

/** The rollover on offer on `asOf`, or why there is none: `nothingIsOwed`, `rolloverIsNotOffered`. */
export function rolloverQuote({
  book,
  asOf,
}: BookOfDay): RolloverQuote | Refusal<'nothingIsOwed' | 'rolloverIsNotOffered'> {
  const { rollover } = book.loan.terms
  const today = toEpochDay(asOf)
  const oldest = oldestOpen(book)
  if (oldest === undefined) return refuse('nothingIsOwed')
  const feeMinor = rolloverFee(book, today)
  // Stryker disable next-line ConditionalExpression: without a rollover there is no fee of one
  if (rollover === null || feeMinor === null) return refuse('rolloverIsNotOffered')
  const open = book.instalments.slice(book.firstOpen)
  const due = open.filter((instalment) => instalment.dueDay <= today)
  return {
    asOf,
    validUntil: asOf,
    feeMinor,
    days: rollover.days,
    plan: open.map((instalment) => ({
      n: instalment.n,
      dueDateBefore: fromEpochDay(instalment.dueDay),
      dueDate: fromEpochDay(movedDueDay(instalment.dueDay, today, rollover)),
      amountMinor: unpaid(instalment),
    })),
    nextDueDate: fromEpochDay(movedDueDay(oldest.dueDay, today, rollover)),
    owedAfterMinor: owedOf(book),
    newTotalMinor: owedOf(book) + feeMinor,
    payNowMinor: due.reduce((sum, instalment) => sum + unpaid(instalment), 0),
    rolloversUsed: book.rolloversUsed,
    rolloversLeft: rollover.limit - book.rolloversUsed - 1,
  }
}

/** What closes the loan when it is paid on `asOf`. Good until the end of `validUntil`, the same day. */
export interface SettlementQuote extends AmountDue {
  readonly asOf: CalendarDate
  readonly validUntil: CalendarDate
  /** The remaining debt by the plan, charges so far included, and the saving. */
  readonly planTotalMinor: number
  readonly savingMinor: number
  /** Deducted fees that the exit gives back, within `principalMinor` already; 0 for a settlement. */
  readonly feeRebateMinor: number
  /** Sent back by mistake of a payment, and what of it paid another loan (MONEY-37): in the total, and not among its parts. */
  readonly sentBackMinor: number
  readonly usedBackMinor: number
}

/** Facts that the caller has to provide. */
export interface QuoteContext {
  /** True while the outcome of a payment is unknown: a quote would be wrong in either case. */
  readonly paymentIsPending: boolean
}

/**
 * The early-settlement quote of the day, or why there is none, the first of: `nothingIsOwed`, `paymentIsPending`,
 * `earlyRepaymentIsNotYetOpen` (value `from`: the first day). The same day always gives the same quote.
 */
export function settlementQuote(
  of: BookOfDay,
  context: QuoteContext,
): SettlementQuote | Refusal<'earlyRepaymentIsNotYetOpen' | 'nothingIsOwed' | 'paymentIsPending'> {
  return closingQuote(of, context, settlementClosing, ({ disbursedOn, terms }) =>
    refuse('earlyRepaymentIsNotYetOpen', { from: addDays(disbursedOn, earlyRepaymentOpensAfterDays(terms)) }),
  )
}

/**
 * The cooling-off exit on `asOf`, or why there is none, the first of: `nothingIsOwed`, `paymentIsPending`,
 * `coolingOffHasEnded` (value `lastDay`).
 */
export function coolingOffQuote(
  of: BookOfDay,
  context: QuoteContext,
): SettlementQuote | Refusal<'coolingOffHasEnded' | 'nothingIsOwed' | 'paymentIsPending'> {
  return closingQuote(of, context, coolingOffClosing, ({ disbursedOn, terms }) =>
    refuse('coolingOffHasEnded', { lastDay: addDays(disbursedOn, terms.coolingOffDays) }),
  )
}

function closingQuote<Closed extends RefusalName>(
  { book, asOf }: BookOfDay,
  context: QuoteContext,
  closingOn: (book: LoanBook, day: number) => Closing | null,
  closedDoor: (loan: Loan) => Refusal<Closed>,
): SettlementQuote | Refusal<'nothingIsOwed' | 'paymentIsPending' | Closed> {
  const isPaidUp = book.closed !== null
  if (isPaidUp && book.excessRefundMinor === 0) return refuse('nothingIsOwed')
  if (context.paymentIsPending) return refuse('paymentIsPending')
  // With nothing left of its payments, what was sent back by mistake alone keeps a loan open: that is what closes it.
  const closing = isPaidUp ? asItIs(book) : closingOn(book, toEpochDay(asOf))
  if (closing === null) return closedDoor(book.loan)
  const planTotalMinor = owedOf(book)
  const closed = copyOf(book)
  lowerDues(closed, closing)
  const left = amountOf(unpaidParts(closed))
  // A loan stays open while that is owed: what did not cover it would close nothing, and the saving would be lost.
  const totalMinor = left.totalMinor + closed.excessRefundMinor
  return {
    ...left,
    totalMinor,
    asOf,
    validUntil: asOf,
    planTotalMinor,
    savingMinor: planTotalMinor - totalMinor,
    feeRebateMinor: closing.feeRebateMinor,
    sentBackMinor: closed.excessRefundMinor,
    usedBackMinor: closed.excessUsedMinor,
  }
}

/** A closing that lowers nothing. */
function asItIs({ instalments }: LoanBook): Closing {
  return { dues: instalments.map(() => ({})), feeRebateMinor: 0 }
}

function unpaidParts(book: LoanBook): Record<Part, number> {
  const sum = noParts()
  for (const instalment of book.instalments as readonly OpenInstalment[]) {
    for (const part of Object.keys(sum) as Part[]) sum[part] += unpaidPart(instalment, part)
  }
  return sum
}
