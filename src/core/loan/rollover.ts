// The rollover: for a fee, the unpaid instalments fall due later. When it is offered, what it costs, and which dates it moves.

import { mulDiv, mulDivHalfUp } from '../money.ts'
import { restartLateDays } from './late-charge.ts'
import { type LoanBook, oldestOpen, outstandingPrincipal } from './loan-book.ts'
import { type RolloverTerms, unitOf } from './terms.ts'

/**
 * The fee of a rollover on `day`, minor units; null when none is offered: the product has none, its limit is reached, nothing
 * is due yet, the loan is written off, or the caps leave no room for a fee. Share of outstanding principal, half up to the unit, within the market's caps.
 */
export function rolloverFee(book: LoanBook, day: number): number | null {
  const { rollover } = book.loan.terms
  const oldest = oldestOpen(book)
  if (rollover === null || oldest === undefined || oldest.dueDay > day || book.rolloversUsed >= rollover.limit)
    return null
  if (book.writtenOff !== null) return null
  const principalMinor = outstandingPrincipal(book)
  const wantedMinor = mulDivHalfUp(principalMinor, rollover.feeBps, 10_000, unitOf(book.loan.terms))
  const feeMinor = Math.min(wantedMinor, book.roomMinor, allInLimit(book, rollover, principalMinor))
  return feeMinor > 0 ? feeMinor : null
}

/** The due date that a rollover on `day` gives to an instalment: `days` later than its own, or than the day if that has passed. */
export function movedDueDay(dueDay: number, day: number, rollover: RolloverTerms): number {
  return Math.max(dueDay, day) + rollover.days
}

/**
 * Takes the fee and moves every instalment that has something unpaid. Late charges so far stay owed and move along; days
 * late begin again after the new due date.
 */
export function rollOver(book: LoanBook, day: number, feeMinor: number, rollover: RolloverTerms): void {
  book.rolloversUsed += 1
  book.rolloverFeesMinor += feeMinor
  book.roomMinor -= feeMinor
  for (const instalment of book.instalments.slice(book.firstOpen)) {
    instalment.dueDay = movedDueDay(instalment.dueDay, day, rollover)
    restartLateDays(instalment.meter)
  }
}

/** The fee is the price of the extra days, so it may not exceed the all-in cap of those days. */
function allInLimit(book: LoanBook, rollover: RolloverTerms, principalMinor: number): number {
  const { allInDailyBps } = book.limits
  if (allInDailyBps === Number.POSITIVE_INFINITY) return allInDailyBps
  const toTheUnit = { mode: 'down', toMinor: unitOf(book.loan.terms) } as const
  return mulDiv(principalMinor, allInDailyBps * rollover.days, 10_000, toTheUnit)
}
