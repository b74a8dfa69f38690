// The cooling-off exit: the borrower returns the money within the first days and pays only for the days used.

import { mulDivHalfUp } from '../money.ts'
import type { Closing, ClosingDues } from './closing.ts'
import { deductedFees, interestToTheDay } from './early-repayment.ts'
import type { LoanBook, OpenInstalment } from './loan-book.ts'
import { unitOf } from './terms.ts'

/**
 * How an exit on `day` closes the loan; null outside the cooling-off days (the day of payout is day 0). Interest by the day,
 * fees by their share of the term in days used, no late charge. Of a deducted fee the unused share comes off the principal
 * to give back, because the borrower never received it; where principal was forgiven, off what is left of it and no further.
 */
export function coolingOffClosing(book: LoanBook, day: number): Closing | null {
  const { terms } = book.loan
  const daysUsed = day - book.disbursedDay
  if (daysUsed < 0 || daysUsed > terms.coolingOffDays) return null
  const unit = unitOf(terms)
  const deductedMinor = deductedFees(terms)
  const unusedMinor = deductedMinor - mulDivHalfUp(deductedMinor, daysUsed, terms.termDays, unit)
  const interest = interestToTheDay(book, day)
  const { principal, feeRebateMinor } = principalLess(book, unusedMinor)
  const dues: ClosingDues[] = book.instalments.map(({ due }, index) => ({
    penalty: 0,
    fee: mulDivHalfUp(due.fee, daysUsed, terms.termDays, unit),
    interest: interest[index] as number,
    principal: principal[index] as number,
  }))
  return { dues, feeRebateMinor }
}

/** Takes a sum off the principal dues, last instalment first, but never off what was waived; says how much of it went off. */
function principalLess(book: LoanBook, unusedMinor: number): { principal: number[]; feeRebateMinor: number } {
  let leftMinor = unusedMinor
  // Stryker disable next-line ArrayDeclaration: each place is written below
  const principal: number[] = []
  for (let index = book.instalments.length - 1; index >= 0; index -= 1) {
    const { due, waived } = book.instalments[index] as OpenInstalment
    const takenMinor = Math.min(leftMinor, due.principal - waived.principal)
    principal[index] = due.principal - takenMinor
    leftMinor -= takenMinor
  }
  return { principal, feeRebateMinor: unusedMinor - leftMinor }
}
