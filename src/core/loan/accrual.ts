// Late charges of a whole loan through a day: each instalment by its own days late, oldest first, within the loan's caps.

import {
  allInPerDay,
  chargeCappedDay,
  chargeUncapped,
  type DailyCharge,
  dailyCharge,
  interestOfDay,
} from './late-charge.ts'
import {
  chargeable,
  copyOfInstalment,
  type LoanBook,
  movedInterest,
  type OpenInstalment,
  outstandingPrincipal,
} from './loan-book.ts'

/**
 * Counts late charges through `toDay` on what is unpaid now: called before each event, so that every stretch of days is
 * charged on what was unpaid in it. The charge of day d counts before a payment on day d; on the due date there is none.
 */
export function chargeThrough(book: LoanBook, toDay: number): void {
  const oldest = book.instalments[book.firstOpen]
  const from = book.day + 1
  book.day = toDay
  if (oldest === undefined) return
  let start = Math.max(from, firstLateDay(book, oldest))
  for (const [holidayStart, holidayEnd] of book.holidays) {
    if (holidayEnd < start || holidayStart > toDay) continue
    chargeStretch(book, start, holidayStart - 1)
    start = holidayEnd + 1
  }
  chargeStretch(book, start, toDay)
}

/** {@link chargeThrough} on a copy: the original does not change. Instalments that are not late are shared. */
export function chargedThrough(book: LoanBook, toDay: number): LoanBook {
  const { firstOpen } = book
  const instalments = book.instalments.map((one, index) =>
    // Stryker disable next-line ConditionalExpression,LogicalOperator: a copy of what is not late is as good as the thing itself
    index >= firstOpen && firstLateDay(book, one) <= toDay ? copyOfInstalment(one) : one,
  )
  const later = { ...book, instalments }
  chargeThrough(later, toDay)
  return later
}

/** Marks days without charges; `holidays` stays sorted, because holidays arrive in order of their first day. */
export function addHoliday(book: LoanBook, firstDay: number, lastDay: number): void {
  book.holidays.push([firstDay, lastDay])
}

function firstLateDay(book: LoanBook, instalment: OpenInstalment): number {
  return instalment.dueDay + book.loan.terms.late.graceDays + 1
}

function chargeStretch(book: LoanBook, from: number, to: number): void {
  // Stryker disable next-line ConditionalExpression: saves the way through instalments that have no day
  if (from > to) return
  // Stryker disable next-line ConditionalExpression: day by day comes to the same, and takes longer
  if (book.limits.areAbsent) chargeWhole(book, from, to)
  else chargeByDay(book, from, to)
}

function chargeWhole(book: LoanBook, from: number, to: number): void {
  for (let index = book.firstOpen; index < book.instalments.length; index += 1) {
    const instalment = book.instalments[index] as OpenInstalment
    const days = to - Math.max(from, firstLateDay(book, instalment)) + 1
    const unpaidMinor = chargeable(instalment)
    if (days < 1) return
    if (unpaidMinor === 0) continue
    chargeUncapped(instalment.meter, book, book.loan.terms, unpaidMinor, days)
    bookPenalty(book, instalment)
  }
}

function chargeByDay(book: LoanBook, from: number, to: number): void {
  const { limits } = book
  const { terms } = book.loan
  const charges = chargesUntil(book, to)
  const allInMinor = allInPerDay(limits, outstandingPrincipal(book))
  // Stryker disable next-line ConditionalExpression: without a cap an endless rest is left, less interest or not
  const hasAllIn = allInMinor !== Number.POSITIVE_INFINITY
  for (let day = from; day <= to; day += 1) {
    // Stryker disable next-line ConditionalExpression: as above
    if (hasAllIn) book.dayLeftMinor = Math.max(0, allInMinor - interestOn(book, day))
    for (const { charge, firstDay } of charges) {
      if (day < firstDay) break
      chargeCappedDay(charge, book, terms, limits)
    }
  }
  for (const { instalment } of charges) bookPenalty(book, instalment)
}

interface ChargedInstalment {
  readonly instalment: OpenInstalment
  readonly charge: DailyCharge
  readonly firstDay: number
}

/** What is late by `to` and can be charged, oldest first. */
function chargesUntil(book: LoanBook, to: number): ChargedInstalment[] {
  const charges: ChargedInstalment[] = []
  for (let index = book.firstOpen; index < book.instalments.length; index += 1) {
    const instalment = book.instalments[index] as OpenInstalment
    const firstDay = firstLateDay(book, instalment)
    const unpaidMinor = chargeable(instalment)
    // Stryker disable next-line ConditionalExpression: what begins later has no day to be charged for
    if (firstDay > to) break
    if (unpaidMinor > 0)
      charges.push({ instalment, charge: dailyCharge(instalment.meter, book.limits, unpaidMinor), firstDay })
  }
  return charges
}

/** Agreed interest of one day: of the plan, and of dates that were moved over it. */
function interestOn(book: LoanBook, day: number): number {
  return interestOfPlan(book, day) + interestOfMoves(book, day)
}

function interestOfPlan(book: LoanBook, day: number): number {
  for (const { n, periodStartDay, plannedDueDay, due } of book.instalments) {
    if (day > plannedDueDay) continue
    const plannedMinor = due.interest - movedInterest(book, n)
    return interestOfDay(plannedMinor, day - periodStartDay, plannedDueDay - periodStartDay, book.limits.unitMinor)
  }
  return 0
}

function interestOfMoves(book: LoanBook, day: number): number {
  let sum = 0
  const { unitMinor } = book.limits
  for (const { fromDay, toDay, interestMinor } of book.dateMoves) {
    if (day > fromDay && day <= toDay) sum += interestOfDay(interestMinor, day - fromDay, toDay - fromDay, unitMinor)
  }
  return sum
}

/**
 * The most that the days after `fromDay` through `toDay` may bear in more interest, so that none of them exceeds the all-in cap of a day;
 * Infinity without one.
 */
export function roomForInterest(book: LoanBook, fromDay: number, toDay: number): number {
  let leastMinor = allInPerDay(book.limits, outstandingPrincipal(book))
  // Stryker disable next-line ConditionalExpression: without a cap an endless rest is left, less interest or not
  if (leastMinor === Number.POSITIVE_INFINITY) return leastMinor
  const allInMinor = leastMinor
  for (let day = fromDay + 1; day <= toDay; day += 1)
    leastMinor = Math.min(leastMinor, Math.max(0, allInMinor - interestOn(book, day)))
  return leastMinor * (toDay - fromDay)
}

function bookPenalty(book: LoanBook, instalment: OpenInstalment): void {
  book.owedMinor += instalment.meter.chargedMinor - instalment.due.penalty
  instalment.due.penalty = instalment.meter.chargedMinor
}
