// A due date that the borrower moved: which days are open, what the days cost, and the plan before and after.

import { addDays, type CalendarDate, fromEpochDay, toEpochDay } from '../calendar-date.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { roomForInterest } from './accrual.ts'
import { postpone } from './hardship-plan.ts'
import { daysRate, interestOn, periodRate } from './interest.ts'
import {
  type BookOfDay,
  copyOf,
  type LoanBook,
  type OpenInstalment,
  oldestOpen,
  owedOf,
  unpaid,
  unpaidPart,
} from './loan-book.ts'
import type { DateMove } from './loan-event.ts'
import { type InterestMethod, termLimits, unitOf } from './terms.ts'
import type { Fraction } from './year-fraction.ts'

/**
 * MONEY-28: moves one due date, at most for the interest that was quoted. A promised day is kept, whatever is known later: only a payment
 * that turns out to be paid, a loan that was given up, or a day that is no later makes the move, and its interest, nothing.
 */
export function moveDate(book: LoanBook, { id, n, dueDate, quotedInterestMinor }: DateMove): void {
  const instalment = book.instalments[n - 1]
  const toDay = toEpochDay(dueDate)
  if (instalment === undefined || instalment.clearedDay !== null || book.writtenOff !== null) return
  if (toDay <= instalment.dueDay) return
  const interestMinor = Math.min(quotedInterestMinor, interestForDays(book, instalment, toDay))
  book.dateMoves.push({ id, n, fromDay: instalment.dueDay, toDay, interestMinor })
  instalment.due.interest += interestMinor
  book.owedMinor += interestMinor
  book.roomMinor -= interestMinor
  postpone(book, new Map([[n, toDay]]))
}

/**
 * The interest of the days from the due date to `toDay`: the product's own rate on the principal that is paid later, rounded once, within
 * the cap on all costs and the all-in cap of each of these days.
 */
function interestForDays(book: LoanBook, instalment: OpenInstalment, toDay: number): number {
  const { interest } = book.loan.terms
  const principalMinor = unpaidPart(instalment, 'principal')
  const rate = rateBetween(interest, instalment.dueDay, toDay)
  const rounding = (interest.kind === 'declining' ? interest.rounding?.interest : undefined) ?? {
    mode: 'halfUp',
    toMinor: unitOf(book.loan.terms),
  }
  const wantedMinor = interestOn(principalMinor, rate, rounding)
  return Math.min(wantedMinor, book.roomMinor, roomForInterest(book, instalment.dueDay, toDay))
}

function rateBetween(interest: InterestMethod, fromDay: number, toDay: number): Fraction {
  return interest.kind === 'declining'
    ? periodRate(interest.annualRateMicros, interest.basis, fromEpochDay(fromDay), fromEpochDay(toDay))
    : daysRate(interest.dailyRateMicros, toDay - fromDay)
}

/** The payment whose day can be moved, and the days to which it can be moved. */
export interface MovableDate {
  readonly n: number
  readonly dueDate: CalendarDate
  readonly earliest: CalendarDate
  readonly latest: CalendarDate
  /** This one counted. */
  readonly movesLeft: number
}

/**
 * What can be moved on the day of the book, or why nothing can: `nothingIsOwed`, `dateMoveIsNotOffered` (by the product, by a loan that was
 * given up, or because the next payment follows at once), `dateWasMoved` (the product's times are used up), `dateMoveIsTooLate` (due
 * today or late).
 */
export function movableDate({
  book,
  asOf,
}: BookOfDay): MovableDate | Refusal<'dateMoveIsNotOffered' | 'dateMoveIsTooLate' | 'dateWasMoved' | 'nothingIsOwed'> {
  const { dueDateMoves } = book.loan.terms
  const oldest = oldestOpen(book)
  if (oldest === undefined) return refuse('nothingIsOwed')
  if (dueDateMoves === undefined || book.writtenOff !== null) return refuse('dateMoveIsNotOffered')
  if (book.dateMoves.length >= dueDateMoves.times) return refuse('dateWasMoved')
  if (oldest.dueDay <= toEpochDay(asOf)) return refuse('dateMoveIsTooLate')
  const latestDay = Math.min(oldest.dueDay + dueDateMoves.maxDays, lastDayFor(book, oldest))
  if (latestDay <= oldest.dueDay) return refuse('dateMoveIsNotOffered')
  const dueDate = fromEpochDay(oldest.dueDay)
  return {
    n: oldest.n,
    dueDate,
    earliest: addDays(dueDate, 1),
    latest: fromEpochDay(latestDay),
    movesLeft: dueDateMoves.times - book.dateMoves.length,
  }
}

/** The day before the next payment; for the last payment the end of the longest term that there is. */
function lastDayFor(book: LoanBook, { n }: OpenInstalment): number {
  const following = book.instalments[n]
  return following === undefined ? book.disbursedDay + termLimits.maxTermDays : following.dueDay - 1
}

/** One payment that is not paid yet, before the move and after it. Amounts unpaid, minor units. */
export interface MovedPayment {
  readonly n: number
  readonly dueDateBefore: CalendarDate
  readonly amountBeforeMinor: number
  readonly dueDate: CalendarDate
  readonly amountMinor: number
}

/** Valid until the end of `validUntil`, the day on which it was made. */
export interface DateMoveQuote {
  readonly asOf: CalendarDate
  readonly validUntil: CalendarDate
  readonly movable: MovableDate
  readonly dueDate: CalendarDate
  readonly days: number
  readonly interestMinor: number
  readonly plan: readonly MovedPayment[]
  readonly owedBeforeMinor: number
  readonly owedAfterMinor: number
}

/** What the move to `dueDate` changes and costs, by the same replay that will take it; else as {@link movableDate}, and `valueIsNotAccepted` (`fields`: `dueDate`). */
export function dateMoveQuote(
  of: BookOfDay,
  dueDate: CalendarDate,
):
  | DateMoveQuote
  | Refusal<'dateMoveIsNotOffered' | 'dateMoveIsTooLate' | 'dateWasMoved' | 'nothingIsOwed' | 'valueIsNotAccepted'> {
  const movable = movableDate(of)
  if ('refused' in movable) return movable
  if (dueDate < movable.earliest || dueDate > movable.latest)
    return { ...refuse('valueIsNotAccepted'), fields: ['dueDate'] }
  const { book, asOf } = of
  const moved = copyOf(book)
  const { n } = movable
  moveDate(moved, {
    // Stryker disable next-line StringLiteral: what is moved needs no name here
    kind: 'dateMove',
    // Stryker disable next-line StringLiteral: nor this
    id: '',
    valueDate: asOf,
    n,
    dueDate,
    quotedInterestMinor: Number.MAX_SAFE_INTEGER,
  })
  return {
    asOf,
    validUntil: asOf,
    movable,
    dueDate,
    days: toEpochDay(dueDate) - toEpochDay(movable.dueDate),
    interestMinor: moved.owedMinor - book.owedMinor,
    plan: book.instalments.slice(book.firstOpen).map((before, index) => {
      const after = moved.instalments[book.firstOpen + index] as OpenInstalment
      return {
        n: before.n,
        dueDateBefore: fromEpochDay(before.dueDay),
        amountBeforeMinor: unpaid(before),
        dueDate: fromEpochDay(after.dueDay),
        amountMinor: unpaid(after),
      }
    }),
    owedBeforeMinor: owedOf(book),
    owedAfterMinor: owedOf(moved),
  }
}
