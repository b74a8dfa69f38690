// The working state of a replay: a loan's instalments and sums while its events are applied. Mutable, private to the engine.

import { type CalendarDate, toEpochDay } from '../calendar-date.ts'
import { type CostLimits, costLimits } from './caps.ts'
import { type LateMeter, type LatePool, newLateMeter } from './late-charge.ts'
import type { Loan, MoneyIn } from './loan-event.ts'
import { type Part, unitOf } from './terms.ts'

/** Amounts by part, minor units. */
export type Parts = Readonly<Record<Part, number>>
export type MutableParts = Record<Part, number>

export interface OpenInstalment {
  readonly n: number
  readonly plannedDueDate: CalendarDate
  /** Epoch days: the period that its interest is for, and the due date of the plan. */
  readonly periodStartDay: number
  readonly plannedDueDay: number
  /** The current due date; rollovers move it. */
  dueDay: number
  readonly due: MutableParts
  readonly paid: MutableParts
  readonly waived: MutableParts
  readonly meter: LateMeter
  /** The day on which nothing was left unpaid. */
  clearedDay: number | null
}

/** Where a sum of money went: one line per instalment and part. */
export interface AllocationLine {
  readonly n: number
  readonly part: Part
  readonly amountMinor: number
}

/** What a payment did, for its receipt. parts + rollover fee + sent back + credit = amount. */
export interface Receipt {
  readonly id: string
  readonly kind: MoneyIn['kind']
  /** What the money was booked as: money for a rollover that was not offered is an ordinary payment. */
  readonly countedAs: MoneyIn['kind']
  readonly valueDate: MoneyIn['valueDate']
  readonly amountMinor: number
  readonly lines: readonly AllocationLine[]
  readonly partsMinor: Parts
  readonly rolloverFeeMinor: number
  /** What of it returned money that the borrower had been sent back by mistake (MONEY-37). */
  readonly sentBackMinor: number
  /** What of {@link sentBackMinor} had not gone to the borrower, but to another loan. */
  readonly usedBackMinor: number
  readonly creditMinor: number
  /** What was missing from an early settlement within the tolerance, and was waived (MONEY-38). */
  readonly shortMinor: number
  /** The remaining debt of the loan after it, charges so far included. */
  readonly owedAfterMinor: number
  readonly creditAfterMinor: number
}

/** The amount that a waiver waived: never more than was unpaid. */
export interface AppliedWaiver {
  readonly id: string
  readonly part: Part
  readonly amountMinor: number
}

export type ClosedBy = 'payment' | 'settlement' | 'coolingOffExit'

/** A hardship plan that has begun. Days are epoch days. */
export interface AppliedPlan {
  readonly id: string
  readonly firstDay: number
  readonly lastDay: number
  /** Numbers of the instalments that it was to move. */
  readonly instalments: readonly number[]
}

/** A due date that the borrower moved. Days are epoch days: the interest is for the days after `fromDay` through `toDay`. */
interface AppliedDateMove {
  readonly id: string
  readonly n: number
  readonly fromDay: number
  readonly toDay: number
  readonly interestMinor: number
}

/** A write-off that counts: something was owed. */
interface AppliedWriteOff {
  readonly id: string
  /** The book as it was when the loan was written off. */
  readonly before: BookOfDay
}

export interface LoanBook extends LatePool {
  readonly loan: Loan
  readonly limits: CostLimits
  readonly disbursedDay: number
  readonly instalments: readonly OpenInstalment[]
  /** Days without late charges, [first, last] each. */
  readonly holidays: [number, number][]
  readonly receipts: Receipt[]
  readonly waivers: AppliedWaiver[]
  /** Their interest is within what the instalments ask for. */
  readonly dateMoves: AppliedDateMove[]
  /** Late charges are counted through this day. */
  day: number
  /** Index of the oldest instalment with something unpaid; the number of instalments when all is paid. */
  firstOpen: number
  /** All that is unpaid, minor units: kept as a running sum and checked against the instalments. */
  owedMinor: number
  creditMinor: number
  receivedMinor: number
  refundedMinor: number
  /** The part of refunds beyond the credit that existed, as known now, and not paid since: owed beside the instalments (MONEY-37). */
  excessRefundMinor: number
  /** What of {@link excessRefundMinor} paid another loan of the borrower. */
  excessUsedMinor: number
  /** Deducted fees given back by a cooling-off exit. */
  feeRebateMinor: number
  rolloversUsed: number
  rolloverFeesMinor: number
  closed: { readonly by: ClosedBy; readonly day: number } | null
  /** The newest plan. */
  plan: AppliedPlan | null
  writtenOff: AppliedWriteOff | null
}

/** A read-only book at the end of a day, from which states and quotes are computed. Changes need a copy. */
export interface BookOfDay {
  readonly book: LoanBook
  readonly asOf: CalendarDate
}

/** The book on the day of payout: nothing is paid yet. */
export function openBook(loan: Loan): LoanBook {
  const disbursedDay = toEpochDay(loan.disbursedOn)
  const instalments: OpenInstalment[] = []
  let periodStartDay = disbursedDay
  let owedMinor = 0
  let interestMinor = 0
  for (const { n, dueDate, principalMinor, interestMinor: interest, feeMinor } of loan.schedule) {
    const dueDay = toEpochDay(dueDate)
    instalments.push({
      n,
      plannedDueDate: dueDate,
      periodStartDay,
      plannedDueDay: dueDay,
      dueDay,
      due: { penalty: 0, fee: feeMinor, interest, principal: principalMinor },
      paid: noParts(),
      waived: noParts(),
      meter: newLateMeter(unitOf(loan.terms)),
      clearedDay: null,
    })
    periodStartDay = dueDay
    owedMinor += principalMinor + interest + feeMinor
    interestMinor += interest
  }
  const limits = costLimits(loan.terms, interestMinor)
  return {
    loan,
    limits,
    disbursedDay,
    instalments,
    holidays: [],
    receipts: [],
    waivers: [],
    dateMoves: [],
    onceIsCharged: false,
    roomMinor: limits.roomMinor,
    dayLeftMinor: Number.POSITIVE_INFINITY,
    day: disbursedDay,
    firstOpen: 0,
    owedMinor,
    creditMinor: 0,
    receivedMinor: 0,
    refundedMinor: 0,
    excessRefundMinor: 0,
    excessUsedMinor: 0,
    feeRebateMinor: 0,
    rolloversUsed: 0,
    rolloverFeesMinor: 0,
    closed: null,
    plan: null,
    writtenOff: null,
  }
}

/** A copy: changes to it do not affect the original. */
export function copyOf(book: LoanBook): LoanBook {
  const { instalments, holidays, receipts, waivers, dateMoves } = book
  return {
    ...book,
    instalments: instalments.map(copyOfInstalment),
    holidays: [...holidays],
    receipts: [...receipts],
    waivers: [...waivers],
    dateMoves: [...dateMoves],
  }
}

export function copyOfInstalment(of: OpenInstalment): OpenInstalment {
  return { ...of, due: { ...of.due }, paid: { ...of.paid }, waived: { ...of.waived }, meter: { ...of.meter } }
}

export function noParts(): MutableParts {
  return { penalty: 0, fee: 0, interest: 0, principal: 0 }
}

/** Unpaid of one part of an instalment. */
export function unpaidPart(of: Pick<OpenInstalment, 'due' | 'paid' | 'waived'>, part: Part): number {
  return of.due[part] - of.paid[part] - of.waived[part]
}

/** The base of late charges: unpaid principal and interest. Charges and fees are excluded. */
export function chargeable({ due, paid, waived }: OpenInstalment): number {
  return due.principal - paid.principal - waived.principal + due.interest - paid.interest - waived.interest
}

/** All that is unpaid of an instalment. */
export function unpaid({ due, paid, waived }: Pick<OpenInstalment, 'due' | 'paid' | 'waived'>): number {
  return sumOf(due) - sumOf(paid) - sumOf(waived)
}

function sumOf(parts: Parts): number {
  return parts.penalty + parts.fee + parts.interest + parts.principal
}

/** All that the borrower owes: the instalments, and what was sent back by mistake. */
export function owedOf({ owedMinor, excessRefundMinor }: LoanBook): number {
  return owedMinor + excessRefundMinor
}

/** Principal of the loan that is unpaid. */
export function outstandingPrincipal(book: LoanBook): number {
  let sum = 0
  for (let index = book.firstOpen; index < book.instalments.length; index += 1) {
    const { due, paid, waived } = book.instalments[index] as OpenInstalment
    sum += due.principal - paid.principal - waived.principal
  }
  return sum
}

/** Interest of moved dates within what an instalment asks for. */
export function movedInterest(book: LoanBook, n: number): number {
  let sum = 0
  for (const move of book.dateMoves) if (move.n === n) sum += move.interestMinor
  return sum
}

/** The oldest instalment with something unpaid; undefined when all is paid. */
export function oldestOpen(book: LoanBook): OpenInstalment | undefined {
  return book.instalments[book.firstOpen]
}

/** Moves on past instalments that are paid, and closes the loan after the last. */
export function passCleared(book: LoanBook, day: number, closesBy: ClosedBy): void {
  for (let at = oldestOpen(book); at !== undefined && unpaid(at) === 0; at = oldestOpen(book)) {
    at.clearedDay = day
    book.firstOpen += 1
  }
  if (book.closed === null && book.firstOpen === book.instalments.length) book.closed = { by: closesBy, day }
}
