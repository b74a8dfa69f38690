// Money that was sent back to a borrower of a payment that then bounced: owed beside the instalments, and never late.

import { describe, expect, it } from 'vitest'
import { ledgerBalances } from '../ledger/loan-postings.ts'
import { amountFor } from '../payment/amount-for.ts'
import { isRefusal } from '../refusal.ts'
import { amountToPay } from './amount-due.ts'
import type { LoanEvent } from './loan-event.ts'
import { statusOf } from './loan-state.ts'
import { settlementQuote } from './quotes.ts'
import { bookOn, replayLoan } from './replay.ts'
import { fourPayments, loanOf, onDay } from './test-loans.ts'

const loan = loanOf(fourPayments)
const paid = (id: string, day: number, amountMinor: number): LoanEvent => ({
  id,
  kind: 'payment',
  valueDate: onDay(day),
  amountMinor,
})
/** Owed 5,600.00; paid 10,000.00; 4,400.00 sent back; the 10,000.00 bounce. */
const bounced: readonly LoanEvent[] = [
  paid('big', 2, 1_000_000),
  { id: 'refund', kind: 'creditRefund', valueDate: onDay(4), amountMinor: 440_000 },
  { id: 'bounce', kind: 'reversal', valueDate: onDay(5), paymentId: 'big' },
]
const stateAfter = (day: number, ...more: readonly LoanEvent[]) => replayLoan(loan, [...bounced, ...more], onDay(day))

describe('what was sent back by mistake', () => {
  it('is owed beside what the loan owes', () => {
    const state = stateAfter(5)
    expect([state.owedMinor, state.excessRefundMinor]).toEqual([1_000_000, 440_000])
    expect(amountToPay(state)?.totalMinor).toBe(140_000)
    expect(ledgerBalances(state).suspense).toBe(440_000)
  })

  it('comes after all else in the waterfall, and before a credit', () => {
    const most = stateAfter(6, paid('p', 6, 600_000))
    expect([most.excessRefundMinor, most.owedMinor, most.creditBalanceMinor]).toEqual([400_000, 400_000, 0])
    expect(most.receipts.at(-1)).toMatchObject({ sentBackMinor: 40_000, creditMinor: 0, owedAfterMinor: 400_000 })
    const all = stateAfter(6, paid('p', 6, 1_010_000))
    expect([all.excessRefundMinor, all.owedMinor, all.creditBalanceMinor]).toEqual([0, 0, 10_000])
    expect(ledgerBalances(all).suspense).toBe(0)
  })

  it('keeps the loan open without making it due or late, bears nothing, and ends with its payment', () => {
    const later = stateAfter(300, paid('p', 6, 560_000))
    expect([statusOf(later), later.daysPastDue, later.owedMinor]).toEqual(['active', 0, 440_000])
    expect(later.closed).toBeNull()
    expect(amountToPay(later)).toMatchObject({ totalMinor: 440_000, sentBackMinor: 440_000, instalments: [] })
    const account = { loan, events: [...bounced, paid('p', 6, 560_000)] }
    const context = { paymentIsPending: false, wantedMinor: 440_001 }
    expect(amountFor('repayment', account, onDay(300), context)).toBe(440_000)
    expect(amountFor('partial', account, onDay(300), context)).toEqual({ refused: 'amountHasChanged' })
    const ended = stateAfter(301, paid('p', 6, 560_000), paid('q', 301, 440_000))
    expect([statusOf(ended), ended.owedMinor, ended.closed?.on]).toEqual(['settled', 0, onDay(301)])
  })

  it('is part of what closes the loan early: the quote of the day closes it, and saves what it says', () => {
    const quote = settlementQuote(bookOn(loan, bounced, onDay(70)), { paymentIsPending: false })
    if (isRefusal(quote)) throw new Error(quote.refused)
    const parts = quote.principalMinor + quote.interestMinor + quote.feeMinor + quote.penaltyMinor
    expect([quote.sentBackMinor, quote.usedBackMinor, quote.totalMinor]).toEqual([440_000, 0, parts + 440_000])
    expect(quote.savingMinor).toBe(quote.planTotalMinor - quote.totalMinor)
    const settled = (amountMinor: number) =>
      stateAfter(70, { id: 'settle', kind: 'settlement', valueDate: onDay(70), amountMinor })
    expect([statusOf(settled(quote.totalMinor)), settled(quote.totalMinor).owedMinor]).toEqual(['settled', 0])
    const short = settled(quote.totalMinor - 1)
    expect([statusOf(short), short.receipts.at(-1)?.countedAs]).not.toEqual(['settled', 'settlement'])
  })

  it('is all that closes a loan that is otherwise paid: until it comes, the quote names it', () => {
    const events = [...bounced, paid('p', 6, 560_000)]
    const quote = settlementQuote(bookOn(loan, events, onDay(70)), { paymentIsPending: false })
    expect(quote).toMatchObject({
      totalMinor: 440_000,
      sentBackMinor: 440_000,
      planTotalMinor: 440_000,
      savingMinor: 0,
    })
    const settle: LoanEvent = { id: 'settle', kind: 'settlement', valueDate: onDay(70), amountMinor: 440_000 }
    expect(statusOf(replayLoan(loan, [...events, settle], onDay(70)))).toBe('settled')
    const over = settlementQuote(bookOn(loan, [...events, settle], onDay(71)), { paymentIsPending: false })
    expect(over).toEqual({ refused: 'nothingIsOwed' })
  })

  it('is told apart from a credit that paid another loan, which is paid after it', () => {
    const use: LoanEvent = { id: 'use', kind: 'creditUse', valueDate: onDay(3), amountMinor: 300_000, toOrderId: 'L2' }
    const refund: LoanEvent = { id: 'refund', kind: 'creditRefund', valueDate: onDay(4), amountMinor: 140_000 }
    const [big, , bounce] = bounced as [LoanEvent, LoanEvent, LoanEvent]
    const events = [big, use, refund, bounce]
    const before = replayLoan(loan, events, onDay(5))
    expect([before.excessRefundMinor, before.excessUsedMinor]).toEqual([440_000, 300_000])
    const paidUp = [...events, paid('p', 6, 560_000)]
    expect(amountToPay(replayLoan(loan, paidUp, onDay(6)))).toMatchObject({
      ...{ totalMinor: 440_000, sentBackMinor: 440_000, usedBackMinor: 300_000 },
    })
    const some = replayLoan(loan, [...paidUp, paid('q', 7, 200_000)], onDay(7))
    expect([some.excessRefundMinor, some.excessUsedMinor]).toEqual([240_000, 240_000])
    expect(some.receipts.at(-1)).toMatchObject({ sentBackMinor: 200_000, usedBackMinor: 60_000 })
    const all = replayLoan(loan, [...paidUp, paid('q', 7, 440_000)], onDay(7))
    expect([all.excessRefundMinor, all.excessUsedMinor, all.owedMinor]).toEqual([0, 0, 0])
  })
})
