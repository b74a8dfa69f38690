// The accountant of the simulation sees what is wrong: each of its claims is broken once, and it says which.

import { expect, it } from 'vitest'
import type { LedgerBalances } from '../../src/core/ledger/accounts.ts'
import { ledgerBalances } from '../../src/core/ledger/loan-postings.ts'
import type { LoanState } from '../../src/core/loan/loan-state.ts'
import { replayLoan } from '../../src/core/loan/replay.ts'
import { fourPayments, loanOf, onDay, paid } from '../../src/core/loan/test-loans.ts'
import { happenings } from './happenings.ts'
import { BookKeeper } from './loan-books.ts'
import { Tally } from './tally.ts'

const loan = loanOf(fourPayments)
const events = [paid('a', 30, 140_000), paid('b', 45, 100_000)]
/** Day 75: two payments are made, one of them late; two months are closed. */
const state = replayLoan(loan, events, onDay(75))
const ledger = ledgerBalances(state)

function keeper(): BookKeeper {
  const kept = new BookKeeper('L', loan, new Tally(happenings))
  kept.know(paid('a', 30, 140_000), onDay(30))
  kept.know(paid('b', 45, 100_000), onDay(60))
  kept.closeMonthsBefore(onDay(75))
  return kept
}
/** On a due date nothing is accrued that the ledger does not have: what is left is deferred. */
const due = replayLoan(loan, events, onDay(90))
const over = { ...due, closed: { by: 'payment', on: onDay(90) } } as unknown as LoanState

it('finds nothing wrong with sound books', () => {
  const kept = keeper()
  kept.look(state, ledger)
  kept.end(state, ledger)
})

it.each<[string, LoanState, LedgerBalances, RegExp]>([
  ['a balance sheet that does not balance', state, { ...ledger, cashClearing: ledger.cashClearing + 1 }, /assets of/],
  ['an allowance above what is owed', { ...state, owedMinor: 1 }, ledger, /an allowance of \d+ for 1/],
  ['a fee that is still deferred after the end', over, ledgerBalances(due), /deferredFees is -\d+ after the end/],
])('finds %s', (_what, ofLoan, ofLedger, says) => {
  expect(() => keeper().look(ofLoan, ofLedger)).toThrow(says)
})

it('finds receivable accounts that are not what the borrower reads', () => {
  const moved = { ...ledger, penaltyReceivable: ledger.penaltyReceivable + 1, penaltyIncome: ledger.penaltyIncome - 1 }
  expect(() => keeper().end(state, moved)).toThrow(/the statement says/)
})
