// Early repayment: from when it is open, and what interest is kept when a loan is settled before its end.

import { mulDiv, mulDivHalfUp } from '../money.ts'
import { aprPercent, roundPercent } from './apr.ts'
import type { Closing } from './closing.ts'
import { ukRebate } from './early-settlement-rebate.ts'
import { type LoanBook, movedInterest, type OpenInstalment } from './loan-book.ts'
import { type LoanTerms, unitOf } from './terms.ts'

/** The first day of early repayment, counted from the day of payout: half the term and 7 days, in the published terms. */
export function earlyRepaymentOpensAfterDays(terms: Pick<LoanTerms, 'termDays' | 'earlyRepayment'>): number {
  const { afterTermBps, afterDays } = terms.earlyRepayment
  return Math.max(mulDiv(terms.termDays, afterTermBps, 10_000, 'up'), afterDays)
}

/** How a settlement on `day` closes the loan, by the method of the product; null while early repayment is not open. */
export function settlementClosing(book: LoanBook, day: number): Closing | null {
  const { terms } = book.loan
  if (day < book.disbursedDay + earlyRepaymentOpensAfterDays(terms)) return null
  return { dues: interestKept(book, day).map((interest) => ({ interest })), feeRebateMinor: 0 }
}

/**
 * Interest of each instalment for the days until `day`: whole periods in full, the running one by the day, half up. The interest of a moved
 * date is for the days that the move gave.
 */
export function interestToTheDay(book: LoanBook, day: number): number[] {
  const unit = unitOf(book.loan.terms)
  return book.instalments.map(({ n, periodStartDay, plannedDueDay, due }) => {
    const plannedMinor = due.interest - movedInterest(book, n)
    let keptMinor = usedShare(plannedMinor, { from: periodStartDay, to: plannedDueDay }, day, unit)
    for (const move of book.dateMoves)
      if (move.n === n) keptMinor += usedShare(move.interestMinor, { from: move.fromDay, to: move.toDay }, day, unit)
    return keptMinor
  })
}

function usedShare(
  interestMinor: number,
  period: { readonly from: number; readonly to: number },
  day: number,
  unit: number,
): number {
  const days = period.to - period.from
  return mulDivHalfUp(interestMinor, Math.min(Math.max(day - period.from, 0), days), days, unit)
}

/** The running period in full, and every moved date whose days have begun. */
function interestToNextDueDate(book: LoanBook, day: number): number[] {
  return book.instalments.map(({ n, periodStartDay, due }) => {
    let keptMinor = periodStartDay < day ? due.interest - movedInterest(book, n) : 0
    for (const move of book.dateMoves) if (move.n === n && move.fromDay < day) keptMinor += move.interestMinor
    return keptMinor
  })
}

function interestKept(book: LoanBook, day: number): number[] {
  switch (book.loan.terms.earlyRepayment.method) {
    case 'toTheDay':
      return interestToTheDay(book, day)
    case 'toNextDueDate':
      return interestToNextDueDate(book, day)
    case 'ukRebate':
      return interestAfterRebate(book, day, rebateOf(book, day))
  }
}

/** Takes the rebate off the interest that is not due yet, last instalment first. */
function interestAfterRebate(book: LoanBook, day: number, rebateMinor: number): number[] {
  let leftMinor = rebateMinor
  // Stryker disable next-line ArrayDeclaration: each place is written below
  const kept: number[] = []
  for (let index = book.instalments.length - 1; index >= 0; index -= 1) {
    const { plannedDueDay, due } = book.instalments[index] as OpenInstalment
    const takenMinor = plannedDueDay > day ? Math.min(leftMinor, due.interest) : 0
    kept[index] = due.interest - takenMinor
    leftMinor -= takenMinor
  }
  return kept
}

/** The statutory rebate of the plan as agreed: one instalment a period, the advance being what the borrower received. */
function rebateOf(book: LoanBook, day: number): number {
  const { terms, schedule } = book.loan
  const periodDays = terms.termDays / terms.instalmentCount
  const deductedMinor = deductedFees(terms)
  const advance = { atPeriods: 0, day: 0, amountMinor: terms.principalMinor - deductedMinor }
  const repayments = schedule.map((instalment, index) => ({
    atPeriods: index + 1,
    day: (book.instalments[index] as OpenInstalment).plannedDueDay - book.disbursedDay,
    amountMinor: instalment.principalMinor + instalment.interestMinor + instalment.feeMinor,
  }))
  return ukRebate({
    advances: [advance],
    repayments,
    settlementAtPeriods: (day - book.disbursedDay) / periodDays,
    aprPercent: roundPercent(aprPercent('eu', { advances: [advance], payments: repayments }), 1),
    periodsPerYear: 365 / periodDays,
    unitMinor: unitOf(terms),
  })
}

/** Fees that came off the payout, minor units. */
export function deductedFees(terms: Pick<LoanTerms, 'fees'>): number {
  let sumMinor = 0
  for (const fee of terms.fees) if (fee.taken === 'deducted') sumMinor += fee.amountMinor
  return sumMinor
}
