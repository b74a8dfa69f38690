// The engine: a loan's state is a pure replay of its events in the order of their value dates.

import { type CalendarDate, fromEpochDay, toEpochDay } from '../calendar-date.ts'
import { addHoliday, chargeThrough } from './accrual.ts'
import { allocate, waive } from './allocation.ts'
import { type Closing, closingAmount, lowerDues } from './closing.ts'
import { coolingOffClosing } from './cooling-off.ts'
import { moveDate } from './date-move.ts'
import { settlementClosing } from './early-repayment.ts'
import { beginPlan } from './hardship-plan.ts'
import {
  type BookOfDay,
  type ClosedBy,
  copyOf,
  type LoanBook,
  oldestOpen,
  openBook,
  owedOf,
  passCleared,
} from './loan-book.ts'
import {
  type CreditRefund,
  type CreditUse,
  eventsInOrder,
  type Loan,
  type LoanEvent,
  type MoneyIn,
  type RolloverPayment,
  type WriteOff,
} from './loan-event.ts'
import { type LoanState, stateOf } from './loan-state.ts'
import { rollOver, rolloverFee } from './rollover.ts'
import { closingToleranceOf } from './terms.ts'

/**
 * The state of a loan on `asOf`, computed from all events known now. Events after `asOf` are ignored. The order of arrival does not
 * matter: a late notice of a payment takes back the charges since its value date.
 */
export function replayLoan(loan: Loan, events: readonly LoanEvent[], asOf: CalendarDate): LoanState {
  return stateOf(replayBook(loan, events, asOf), asOf)
}

/** The working state of a loan on a day, for quotes that continue from it. */
export function bookOn(loan: Loan, events: readonly LoanEvent[], asOf: CalendarDate): BookOfDay {
  return { book: replayBook(loan, events, asOf), asOf }
}

/** {@link replayLoan} up to the working state. */
export function replayBook(loan: Loan, events: readonly LoanEvent[], asOf: CalendarDate): LoanBook {
  const book = openBook(loan)
  for (const event of eventsInOrder(events, asOf)) takeStep(book, event)
  chargeThrough(book, toEpochDay(asOf))
  return book
}

/** Counts late charges through the day of an event, and then the event. A holiday is known before its first day is charged. */
export function takeStep(book: LoanBook, event: LoanEvent): void {
  const day = Math.max(toEpochDay(event.valueDate), book.disbursedDay)
  if (event.kind === 'chargeHoliday' || event.kind === 'hardshipPlan')
    addHoliday(book, toEpochDay(event.valueDate), toEpochDay(event.lastDay))
  chargeThrough(book, day)
  apply(book, event, day)
}

function apply(book: LoanBook, event: LoanEvent, day: number): void {
  switch (event.kind) {
    case 'payment':
      receive(book, event, day, 'payment', 0)
      break
    case 'rollover':
      receiveRollover(book, event, day)
      break
    case 'settlement':
      receiveClosing(book, event, day, settlementClosing(book, day))
      break
    case 'coolingOffExit':
      receiveClosing(book, event, day, coolingOffClosing(book, day))
      break
    case 'waiver':
      book.waivers.push({ id: event.id, part: event.part, amountMinor: waive(book, event.part, event.amountMinor) })
      passCleared(book, day, 'payment')
      break
    case 'creditRefund':
    case 'creditUse':
      refundCredit(book, event)
      break
    case 'hardshipPlan':
      beginPlan(book, event)
      break
    case 'dateMove':
      moveDate(book, event)
      break
    case 'writeOff':
      writeOff(book, event, day)
      break
    // The other kinds have been applied: a holiday before its days were charged, a reversal by removing its event.
  }
}

/** Sent back or used for another loan: of a payment that is taken back later both are owed, each by its own name (MONEY-37). */
function refundCredit(book: LoanBook, event: CreditRefund | CreditUse): void {
  const fromCreditMinor = Math.min(event.amountMinor, book.creditMinor)
  book.creditMinor -= fromCreditMinor
  book.refundedMinor += event.amountMinor
  const excessMinor = event.amountMinor - fromCreditMinor
  book.excessRefundMinor += excessMinor
  if (event.kind === 'creditUse') book.excessUsedMinor += excessMinor
}

/** MONEY-25: counts where something is owed, once. The holiday that begins has no end: late charges stop for good. */
function writeOff(book: LoanBook, event: WriteOff, day: number): void {
  if (book.writtenOff !== null || oldestOpen(book) === undefined) return
  book.writtenOff = { id: event.id, before: { book: copyOf(book), asOf: fromEpochDay(day) } }
  addHoliday(book, day + 1, Number.POSITIVE_INFINITY)
}

/** Rolls over if a rollover is offered and the money covers its fee; the rest is allocated as a payment. */
function receiveRollover(book: LoanBook, event: RolloverPayment, day: number): void {
  const { rollover } = book.loan.terms
  const offeredMinor = rolloverFee(book, day)
  const feeMinor = offeredMinor === null ? null : Math.min(offeredMinor, event.quotedFeeMinor)
  // Stryker disable next-line ConditionalExpression: without a rollover there is no fee of one
  if (rollover === null || feeMinor === null || event.amountMinor < feeMinor) {
    receive(book, event, day, 'payment', 0)
  } else {
    rollOver(book, day, feeMinor, rollover)
    receive(book, event, day, 'rollover', feeMinor)
  }
}

/** Closes the loan if that is open and the money covers the amount, or lacks no more than the tolerance: that is waived (MONEY-38). */
function receiveClosing(
  book: LoanBook,
  event: MoneyIn & { readonly kind: 'settlement' | 'coolingOffExit' },
  day: number,
  closing: Closing | null,
): void {
  if (closing !== null && book.closed === null && closesWith(book, event.amountMinor, closingAmount(book, closing))) {
    lowerDues(book, closing)
    receive(book, event, day, event.kind, 0)
  } else {
    receive(book, event, day, 'payment', 0)
  }
}

/** Money that the borrower was sent back by mistake is paid to the last cent: it is no part of the plan. */
function closesWith(book: LoanBook, amountMinor: number, wantedMinor: number): boolean {
  if (amountMinor >= wantedMinor) return true
  const mayBeShort = amountMinor > 0 && book.excessRefundMinor === 0
  return mayBeShort && wantedMinor - amountMinor <= closingToleranceOf(book.loan.terms)
}

function receive(book: LoanBook, event: MoneyIn, day: number, countedAs: MoneyIn['kind'], feeMinor: number): void {
  const owesSentBack = book.excessRefundMinor > 0
  const { lines, partsMinor, sentBackMinor, usedBackMinor, leftMinor } = allocate(book, event.amountMinor - feeMinor)
  book.receivedMinor += event.amountMinor
  book.creditMinor += leftMinor
  const shortMinor = closesEarly[countedAs] ? waiveRest(book, event.id) : 0
  passCleared(book, day, closesBy[countedAs])
  // With what was sent back by mistake the loan ends a second time.
  if (owesSentBack && book.closed !== null) book.closed = { ...book.closed, day }
  book.receipts.push({
    id: event.id,
    kind: event.kind,
    countedAs,
    valueDate: event.valueDate,
    amountMinor: event.amountMinor,
    lines,
    partsMinor,
    rolloverFeeMinor: feeMinor,
    sentBackMinor,
    usedBackMinor,
    creditMinor: leftMinor,
    shortMinor,
    owedAfterMinor: owedOf(book),
    creditAfterMinor: book.creditMinor,
  })
}

/** Waives what a closing left unpaid, within the tolerance. */
function waiveRest(book: LoanBook, id: string): number {
  let sumMinor = 0
  for (const part of book.loan.terms.allocation) {
    const amountMinor = waive(book, part, book.owedMinor)
    if (amountMinor > 0) book.waivers.push({ id, part, amountMinor })
    sumMinor += amountMinor
  }
  return sumMinor
}

const closesEarly: Record<MoneyIn['kind'], boolean> = {
  payment: false,
  rollover: false,
  settlement: true,
  coolingOffExit: true,
}

const closesBy: Record<MoneyIn['kind'], ClosedBy> = {
  payment: 'payment',
  rollover: 'payment',
  settlement: 'settlement',
  coolingOffExit: 'coolingOffExit',
}
