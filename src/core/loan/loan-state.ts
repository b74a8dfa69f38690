// The state of a loan on a day: everything that screens, receipts, statements and the ledger say about it.

import { type CalendarDate, fromEpochDay, toEpochDay } from '../calendar-date.ts'
import type { OrderStatus } from '../order/status.ts'
import { deductedFees } from './early-repayment.ts'
import { type PlanStanding, planStanding } from './hardship-plan.ts'
import { nominalMinor } from './late-charge.ts'
import {
  type AppliedWaiver,
  type ClosedBy,
  type LoanBook,
  type MutableParts,
  noParts,
  type OpenInstalment,
  type Parts,
  type Receipt,
  unpaid,
} from './loan-book.ts'
import type { Loan } from './loan-event.ts'

/** `late` is past its grace days, `due` today or within them, `next` the first that is not due, `later` the rest. */
type InstalmentStanding = 'paid' | 'late' | 'due' | 'next' | 'later'

export interface InstalmentState {
  readonly n: number
  /** The current due date; rollovers move it. */
  readonly dueDate: CalendarDate
  readonly plannedDueDate: CalendarDate
  readonly dueMinor: Parts
  readonly paidMinor: Parts
  readonly waivedMinor: Parts
  /** All parts together. */
  readonly unpaidMinor: number
  /** Late charge by the price list, and what of it is charged within the caps. */
  readonly lateNominalMinor: number
  readonly lateChargedMinor: number
  /** 0 once paid. */
  readonly daysPastDue: number
  readonly paidOn: CalendarDate | null
  readonly standing: InstalmentStanding
}

/** Minor units, by part and in sum. */
export interface AmountDue {
  readonly totalMinor: number
  readonly penaltyMinor: number
  readonly feeMinor: number
  readonly interestMinor: number
  readonly principalMinor: number
}

export interface LoanState {
  readonly loan: Loan
  readonly asOf: CalendarDate
  readonly instalments: readonly InstalmentState[]
  /** Payments by value date, with their allocation. A back-dated event may change later ones. */
  readonly receipts: readonly Receipt[]
  readonly waivers: readonly AppliedWaiver[]
  /** Due dates that the borrower moved; their interest is within what the instalments ask for. */
  readonly dateMoves: readonly MovedDate[]
  /** Unpaid of instalments that are due or late. */
  readonly amountDue: AmountDue
  /** Unpaid of the whole loan, future interest included, and what was sent back by mistake. */
  readonly owedMinor: number
  readonly outstandingPrincipalMinor: number
  readonly creditBalanceMinor: number
  readonly lateNominalMinor: number
  readonly lateChargedMinor: number
  /** Days since the oldest unpaid due date; 0 on that day and before it. */
  readonly daysPastDue: number
  /** The oldest unpaid instalment. */
  readonly nextInstalment: InstalmentState | null
  readonly rolloversUsed: number
  readonly rolloverFeesMinor: number
  readonly receivedMinor: number
  readonly refundedMinor: number
  /** Sent back to the borrower of a payment that was taken back afterwards: owed, without interest or charge, and never late (MONEY-37). */
  readonly excessRefundMinor: number
  /** What of {@link excessRefundMinor} was not sent to the borrower, but paid another loan. */
  readonly excessUsedMinor: number
  readonly deductedFeesMinor: number
  /** Deducted fees given back by a cooling-off exit. */
  readonly feeRebateMinor: number
  /** What the borrower has paid in each part, rollover fees within `fee`, deducted fees not. */
  readonly paidMinor: Parts
  readonly closed: { readonly by: ClosedBy; readonly on: CalendarDate } | null
  /** The last day of a pause of late charges that holds on `asOf`; null without one, and for a written-off loan. */
  readonly pausedUntil: CalendarDate | null
  /** The newest hardship plan that has begun. */
  readonly hardship: HardshipState | null
  readonly writtenOff: WrittenOff | null
  /** Paid since the write-off, credit not counted; below 0 where an early end gave more back. 0 without one. */
  readonly recoveredMinor: number
}

/** `interestMinor` is for the days after `from` through `to`. */
interface MovedDate {
  readonly id: string
  readonly n: number
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly interestMinor: number
}

/** Both days counted: no late charge and no reminder between them. */
interface HardshipState {
  readonly id: string
  readonly from: CalendarDate
  readonly until: CalendarDate
  readonly standing: PlanStanding
}

interface WrittenOff {
  readonly id: string
  /** From the day after it on, nothing is added. */
  readonly on: CalendarDate
  /** The loan as it was at that moment. */
  readonly before: LoanState
}

/** Computes the state from a book. Throws when sums disagree: no figure of such a book may be shown or posted. */
export function stateOf(book: LoanBook, asOf: CalendarDate): LoanState {
  const today = toEpochDay(asOf)
  const instalments: InstalmentState[] = []
  const due = noParts()
  const paid = noParts()
  let outstandingPrincipalMinor = 0
  let lateNominalMinor = 0
  let lateChargedMinor = 0
  let owedMinor = 0
  for (let index = 0; index < book.instalments.length; index += 1) {
    const open = book.instalments[index] as OpenInstalment
    const state = instalmentState(book, open, index, today)
    instalments.push(state)
    addTo(paid, open.paid)
    outstandingPrincipalMinor += open.due.principal - open.paid.principal - open.waived.principal
    lateNominalMinor += state.lateNominalMinor
    lateChargedMinor += state.lateChargedMinor
    owedMinor += state.unpaidMinor
    if (open.dueDay <= today) addUnpaid(due, open)
  }
  assertAddsUp(book, owedMinor, paid)
  const next = instalments[book.firstOpen] ?? null
  const writtenOff = writeOffOf(book)
  const paidMinor = { ...paid, fee: paid.fee + book.rolloverFeesMinor }
  return {
    loan: book.loan,
    asOf,
    instalments,
    receipts: book.receipts,
    waivers: book.waivers,
    dateMoves: book.dateMoves.map(({ id, n, fromDay, toDay, interestMinor }) => ({
      id,
      n,
      from: fromEpochDay(fromDay),
      to: fromEpochDay(toDay),
      interestMinor,
    })),
    amountDue: amountOf(due),
    owedMinor: owedMinor + book.excessRefundMinor,
    outstandingPrincipalMinor,
    creditBalanceMinor: book.creditMinor,
    lateNominalMinor,
    lateChargedMinor,
    daysPastDue: next === null ? 0 : next.daysPastDue,
    nextInstalment: next,
    rolloversUsed: book.rolloversUsed,
    rolloverFeesMinor: book.rolloverFeesMinor,
    receivedMinor: book.receivedMinor,
    refundedMinor: book.refundedMinor,
    excessRefundMinor: book.excessRefundMinor,
    excessUsedMinor: book.excessUsedMinor,
    deductedFeesMinor: deductedFees(book.loan.terms),
    feeRebateMinor: book.feeRebateMinor,
    paidMinor,
    closed:
      book.closed === null || book.excessRefundMinor > 0
        ? null
        : { by: book.closed.by, on: fromEpochDay(book.closed.day) },
    pausedUntil: pausedUntil(book, today),
    hardship: hardshipOf(book, today),
    writtenOff,
    recoveredMinor: writtenOff === null ? 0 : sumOf(paidMinor) - sumOf(writtenOff.before.paidMinor),
  }
}

/** The receipt of one payment. Throws for a payment that does not count on the day of the state. */
export function receiptOf(state: LoanState, paymentId: string): Receipt {
  const receipt = state.receipts.find((one) => one.id === paymentId)
  if (receipt === undefined) throw new RangeError(`no payment ${paymentId} counts on ${state.asOf}`)
  return receipt
}

/** Parts with their sum. */
export function amountOf(parts: Parts): AmountDue {
  return {
    totalMinor: sumOf(parts),
    penaltyMinor: parts.penalty,
    feeMinor: parts.fee,
    interestMinor: parts.interest,
    principalMinor: parts.principal,
  }
}

function writeOffOf({ writtenOff }: LoanBook): WrittenOff | null {
  if (writtenOff === null) return null
  const { id, before } = writtenOff
  return { id, on: before.asOf, before: stateOf(before.book, before.asOf) }
}

function hardshipOf(book: LoanBook, today: number): HardshipState | null {
  const { plan } = book
  if (plan === null) return null
  const { id, firstDay, lastDay } = plan
  return { id, from: fromEpochDay(firstDay), until: fromEpochDay(lastDay), standing: planStanding(book, plan, today) }
}

function pausedUntil(book: LoanBook, today: number): CalendarDate | null {
  let until: number | null = null
  for (const [first, last] of book.holidays) {
    if (first > today || last < today || last === Number.POSITIVE_INFINITY) continue
    if (until === null || last > until) until = last
  }
  return until === null ? null : fromEpochDay(until)
}

function sumOf(parts: Parts): number {
  return parts.penalty + parts.fee + parts.interest + parts.principal
}

function instalmentState(book: LoanBook, open: OpenInstalment, index: number, today: number): InstalmentState {
  const isPaid = open.clearedDay !== null
  const daysPastDue = isPaid ? 0 : Math.max(0, today - open.dueDay)
  return {
    n: open.n,
    // Stryker disable next-line ConditionalExpression: the planned day rewritten is the same text
    dueDate: open.dueDay === open.plannedDueDay ? open.plannedDueDate : fromEpochDay(open.dueDay),
    plannedDueDate: open.plannedDueDate,
    dueMinor: open.due,
    paidMinor: open.paid,
    waivedMinor: open.waived,
    unpaidMinor: unpaid(open),
    lateNominalMinor: nominalMinor(open.meter),
    lateChargedMinor: open.due.penalty,
    daysPastDue,
    paidOn: open.clearedDay === null ? null : fromEpochDay(open.clearedDay),
    standing: isPaid ? 'paid' : standingOf(book, open, index, today, daysPastDue),
  }
}

function standingOf(
  book: LoanBook,
  open: OpenInstalment,
  index: number,
  today: number,
  daysPastDue: number,
): InstalmentStanding {
  if (daysPastDue > book.loan.terms.late.graceDays) return 'late'
  if (open.dueDay <= today) return 'due'
  const isFirstAhead = index === book.firstOpen || (book.instalments[index - 1] as OpenInstalment).dueDay <= today
  return isFirstAhead ? 'next' : 'later'
}

function addTo(sum: MutableParts, parts: Parts): void {
  sum.penalty += parts.penalty
  sum.fee += parts.fee
  sum.interest += parts.interest
  sum.principal += parts.principal
}

function addUnpaid(sum: MutableParts, { due, paid, waived }: OpenInstalment): void {
  sum.penalty += due.penalty - paid.penalty - waived.penalty
  sum.fee += due.fee - paid.fee - waived.fee
  sum.interest += due.interest - paid.interest - waived.interest
  sum.principal += due.principal - paid.principal - waived.principal
}

/** Running sums against the instalments, and money in against where it went. */
function assertAddsUp(book: LoanBook, owedMinor: number, paid: Parts): void {
  const placedMinor =
    amountOf(paid).totalMinor + book.rolloverFeesMinor + book.creditMinor + book.refundedMinor - book.excessRefundMinor
  if (owedMinor !== book.owedMinor || placedMinor !== book.receivedMinor || !Number.isSafeInteger(owedMinor)) {
    throw new Error(
      `a loan does not add up: owed ${owedMinor}/${book.owedMinor}, paid ${placedMinor}/${book.receivedMinor}`,
    )
  }
}

/** Statuses of a loan that was paid out. */
export type LoanStatus = Extract<OrderStatus, 'active' | 'due' | 'overdue' | 'settled'>

/**
 * `settled`: nothing owed. `overdue`: more days past due than grace. `due`: something falls due today or is within its
 * grace days. Else `active`. Of the day that the state is for.
 */
export function statusOf(state: LoanState): LoanStatus {
  const next = state.nextInstalment
  // What was sent back by mistake keeps a loan open, and makes it neither due nor late.
  if (next === null) return state.excessRefundMinor > 0 ? 'active' : 'settled'
  if (next.daysPastDue > state.loan.terms.late.graceDays) return 'overdue'
  return next.dueDate <= state.asOf ? 'due' : 'active'
}
