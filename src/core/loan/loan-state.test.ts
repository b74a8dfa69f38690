// The state that a book gives away: only when its sums agree.

import { describe, expect, it } from 'vitest'
import { openBook } from './loan-book.ts'
import { receiptOf, stateOf } from './loan-state.ts'
import { replayLoan } from './replay.ts'
import { fourPayments, loanOf, onDay, paid } from './test-loans.ts'

const loan = loanOf(fourPayments)

describe('the state of a book', () => {
  it.each([
    ['owed', { owedMinor: 559_999 }],
    ['received', { receivedMinor: 1 }],
    ['credit', { creditMinor: 1 }],
    ['refunded', { refundedMinor: 1 }],
    ['rollover fees', { rolloverFeesMinor: 1 }],
  ])('is refused when the sum %s disagrees with the instalments', (_name, change) => {
    expect(() => stateOf({ ...openBook(loan), ...change }, onDay(0))).toThrow('does not add up')
    expect(stateOf(openBook(loan), onDay(0)).owedMinor).toBe(560_000)
  })

  it('says what the borrower has paid, rollover fees among the fees', () => {
    const rollover = {
      kind: 'rollover',
      id: 'r',
      valueDate: onDay(31),
      amountMinor: 42_000,
      quotedFeeMinor: 42_000,
    } as const
    const state = replayLoan(loan, [paid('a', 20, 20_000), rollover], onDay(31))
    expect(state.paidMinor).toEqual({ penalty: 420, fee: 41_580, interest: 15_000, principal: 5_000 })
  })

  it('has a receipt for every payment that counts, and for no other', () => {
    const state = replayLoan(loan, [paid('a', 20, 20_000), paid('b', 40, 20_000)], onDay(30))
    expect(receiptOf(state, 'a').amountMinor).toBe(20_000)
    expect(() => receiptOf(state, 'b')).toThrow('no payment b')
  })
})
