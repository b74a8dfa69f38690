// Closing a loan early: which dues are reduced, and what remains to pay.

import { allocate, reduceDue } from './allocation.ts'
import { type LoanBook, type OpenInstalment, owedOf } from './loan-book.ts'
import type { Part } from './terms.ts'

/** The dues of one instalment after closing, by part; a part left out stays as it is. */
export type ClosingDues = Readonly<Partial<Record<Part, number>>>

/** How a loan closes: the dues of every instalment, in their order, and deducted fees given back. */
export interface Closing {
  readonly dues: readonly ClosingDues[]
  readonly feeRebateMinor: number
}

const closingParts: readonly Part[] = ['penalty', 'fee', 'interest', 'principal']

/**
 * What has to be paid to close so, minor units; below 0 where more was paid than is kept. Changes nothing: dues fall by
 * what the closing lowers, and what was paid beyond a lowered due counts towards the rest.
 */
export function closingAmount(book: LoanBook, closing: Closing): number {
  let amountMinor = owedOf(book)
  for (const [index, instalment] of book.instalments.entries()) {
    for (const part of closingParts) amountMinor -= instalment.due[part] - closingDue(closing, index, instalment, part)
  }
  return amountMinor
}

/** Lowers the dues. Money already paid beyond them is allocated again; what then remains becomes credit. */
export function lowerDues(book: LoanBook, closing: Closing): void {
  let freedMinor = 0
  for (const [index, instalment] of book.instalments.entries()) {
    for (const part of closingParts) {
      freedMinor += reduceDue(book, instalment, part, closingDue(closing, index, instalment, part))
    }
  }
  book.feeRebateMinor += closing.feeRebateMinor
  book.creditMinor += allocate(book, freedMinor).leftMinor
}

/** A waiver stays in force: a due is never lowered below the waived amount. */
function closingDue(closing: Closing, index: number, instalment: OpenInstalment, part: Part): number {
  const lowered = (closing.dues[index] as ClosingDues)[part]
  return lowered === undefined ? instalment.due[part] : Math.max(lowered, instalment.waived[part])
}
