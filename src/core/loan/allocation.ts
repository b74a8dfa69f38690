// Where money goes: the waterfall inside an instalment as the product orders it, oldest instalment first.

import {
  type AllocationLine,
  type LoanBook,
  type MutableParts,
  noParts,
  type OpenInstalment,
  unpaidPart,
} from './loan-book.ts'
import type { Part } from './terms.ts'

/** The result of an allocation: `lines`, or `partsMinor`, and `sentBackMinor` add up to the amount less `leftMinor`. */
export interface Allocated {
  readonly lines: readonly AllocationLine[]
  readonly partsMinor: MutableParts
  readonly sentBackMinor: number
  /** What of {@link sentBackMinor} had paid another loan. */
  readonly usedBackMinor: number
  readonly leftMinor: number
}

/**
 * Pays what is owed with `amountMinor`: each instalment in full, in the product's order of parts, before the next. Money in
 * advance pays the next instalments at once. After them comes what was sent back by mistake, then what paid another loan (MONEY-37). The
 * caller books the rest, once all is paid, as credit.
 */
export function allocate(book: LoanBook, amountMinor: number): Allocated {
  const order = book.loan.terms.allocation
  const lines: AllocationLine[] = []
  const partsMinor = noParts()
  let leftMinor = amountMinor
  // Stryker disable next-line ConditionalExpression,EqualityOperator: where nothing is left, nothing is taken
  for (let index = book.firstOpen; index < book.instalments.length && leftMinor > 0; index += 1) {
    const instalment = book.instalments[index] as OpenInstalment
    for (const part of order) {
      const takenMinor = Math.min(leftMinor, unpaidPart(instalment, part))
      if (takenMinor === 0) continue
      instalment.paid[part] += takenMinor
      partsMinor[part] += takenMinor
      leftMinor -= takenMinor
      lines.push({ n: instalment.n, part, amountMinor: takenMinor })
    }
  }
  book.owedMinor -= amountMinor - leftMinor
  const sentBackMinor = Math.min(leftMinor, book.excessRefundMinor)
  book.excessRefundMinor -= sentBackMinor
  const usedBackMinor = Math.max(0, book.excessUsedMinor - book.excessRefundMinor)
  book.excessUsedMinor -= usedBackMinor
  return { lines, partsMinor, sentBackMinor, usedBackMinor, leftMinor: leftMinor - sentBackMinor }
}

/** Waives up to `amountMinor` of one part, oldest instalment first. Returns the amount that was waived. */
export function waive(book: LoanBook, part: Part, amountMinor: number): number {
  let leftMinor = amountMinor
  for (const instalment of book.instalments) {
    const takenMinor = Math.min(leftMinor, unpaidPart(instalment, part))
    instalment.waived[part] += takenMinor
    leftMinor -= takenMinor
  }
  book.owedMinor -= amountMinor - leftMinor
  return amountMinor - leftMinor
}

/**
 * Lowers what is due of one part to `dueMinor`, which is not below what was waived. Returns what had been paid beyond it:
 * that money is free for the rest of the loan.
 */
export function reduceDue(book: LoanBook, instalment: OpenInstalment, part: Part, dueMinor: number): number {
  const before = unpaidPart(instalment, part)
  instalment.due[part] = dueMinor
  const freedMinor = Math.max(0, -unpaidPart(instalment, part))
  instalment.paid[part] -= freedMinor
  book.owedMinor += unpaidPart(instalment, part) - before
  return freedMinor
}
