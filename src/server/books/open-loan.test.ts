// Sums that come out of the database within JSON: exact, or not at all.

import { expect, it } from 'vitest'
import { type JsonLoan, openLoanFrom } from './open-loan.ts'

it('opens no loan whose sums a number cannot hold', () => {
  const lines = JSON.parse('[["cashClearing","loanPrincipal",9007199254740993]]') as JsonLoan['lines']
  const order = {
    terms: {},
    applied_at: '2026-08-10',
    answer_by: '2026-08-10',
    decided_at: null,
    withdrawal_asked_at: null,
  }
  const loan = { order, events: null, lines, borrower: { phone: null, language: 'en', remindersOff: false } }
  expect(() => openLoanFrom(loan as unknown as JsonLoan)).toThrow(/beyond 2\^53/)
})
