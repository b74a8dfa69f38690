// Sums that come out of the database within JSON: exact, or not at all.

import { expect, it } from 'vitest'
import { type LoanRow, openLoanFrom } from './open-loan.ts'

it('opens no loan whose sums a number cannot hold', () => {
  const lines = JSON.parse('[["cashClearing","loanPrincipal",9007199254740993]]') as LoanRow['lines']
  const row = { terms: {}, disbursedOn: null, schedule: null, events: null, lines }
  expect(() => openLoanFrom(row as unknown as LoanRow)).toThrow(/beyond 2\^53/)
})
