// A write-off: the lender's loss, not the borrower's gain. Charges stop, the debt stays, and money that comes is a recovery.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { type LoanEvent, loanEventKinds } from './loan-event.ts'
import { statusOf } from './loan-state.ts'
import { rolloverQuote, settlementQuote } from './quotes.ts'
import { bookOn, replayLoan } from './replay.ts'
import { someEvents, someLoan } from './test-arbitraries.ts'
import { fourPayments, loanOf, onDay, paid } from './test-loans.ts'

const loan = loanOf(fourPayments)
const off = (day = 40, id = 'off'): LoanEvent => ({ kind: 'writeOff', id, valueDate: onDay(day) })
const on = (day: number, events: readonly LoanEvent[]) => replayLoan(loan, events, onDay(day))

describe('a written-off loan', () => {
  it('owes what it owed, and is late as it was; the day of the write-off is the last that bears a charge', () => {
    const state = on(300, [off()])
    const before = on(40, [])
    expect(state.lateChargedMinor).toBe(before.lateChargedMinor)
    expect(state.owedMinor).toBe(before.owedMinor)
    expect([statusOf(state), state.daysPastDue]).toEqual(['overdue', 270])
    expect(state.writtenOff).toEqual({ id: 'off', on: onDay(40), before: { ...before, asOf: onDay(40) } })
    expect(state.pausedUntil).toBeNull()
  })

  it('takes money in the order of parts, as recovery, and is settled by the last of it', () => {
    const owedMinor = on(40, []).owedMinor
    const part = on(60, [off(), paid('p', 50, 200_000)])
    expect(part).toMatchObject({ owedMinor: owedMinor - 200_000, recoveredMinor: 200_000 })
    expect(part.receipts[0]?.partsMinor).toMatchObject({ penalty: 170_000, interest: 15_000, principal: 15_000 })
    const all = on(60, [off(), paid('p', 50, owedMinor + 700)])
    expect(all).toMatchObject({ owedMinor: 0, recoveredMinor: owedMinor, creditBalanceMinor: 700 })
    expect([statusOf(all), all.closed]).toEqual(['settled', { by: 'payment', on: onDay(50) }])
  })

  it('counts money of its day before the loss: it is no recovery', () => {
    expect(on(41, [off(), paid('p', 40, 200_000)])).toMatchObject({ recoveredMinor: 0, receivedMinor: 200_000 })
    expect(on(41, [off(), paid('p', 41, 200_000)])).toMatchObject({ recoveredMinor: 200_000 })
  })

  it('is not rolled over, and can be settled early', () => {
    expect(isRefusal(rolloverQuote(bookOn(loan, [], onDay(70))))).toBe(false)
    expect(rolloverQuote(bookOn(loan, [off()], onDay(70)))).toEqual({ refused: 'rolloverIsNotOffered' })
    const rollover: LoanEvent = {
      kind: 'rollover',
      id: 'r',
      valueDate: onDay(70),
      amountMinor: 42_000,
      quotedFeeMinor: 42_000,
    }
    expect(on(70, [off(), rollover])).toMatchObject({ rolloversUsed: 0, recoveredMinor: 42_000 })
    expect(settlementQuote(bookOn(loan, [off()], onDay(70)), { paymentIsPending: false })).toMatchObject({
      savingMinor: 25_000,
    })
  })

  it('is one where nothing is owed only in name', () => {
    const settled = [paid('all', 20, 560_000), off()]
    expect(on(50, settled)).toMatchObject({ writtenOff: null, recoveredMinor: 0 })
    expect(on(50, [off(), paid('late notice', 20, 560_000)]).writtenOff).toBeNull()
  })

  it('is written off once, by the first', () => {
    expect(on(60, [off(50, 'second'), off(40, 'first')]).writtenOff).toMatchObject({ id: 'first', on: onDay(40) })
  })

  it('takes no pause that comes later', () => {
    const holiday: LoanEvent = { kind: 'chargeHoliday', id: 'h', valueDate: onDay(45), lastDay: onDay(55) }
    expect(on(50, [off(), holiday]).pausedUntil).toBe(onDay(55))
    expect(on(80, [off(), holiday]).lateChargedMinor).toBe(on(40, []).lateChargedMinor)
  })

  it('is as if it had never been where it is taken back', () => {
    const undo: LoanEvent = { kind: 'reversal', id: 'u', valueDate: onDay(60), paymentId: 'off' }
    expect(on(60, [off(), undo])).toEqual(on(60, []))
  })

  it('of the day before the payout counts on the day of the payout', () => {
    expect(on(5, [off(-2)]).writtenOff).toMatchObject({ on: onDay(0) })
  })

  it('owes the rest of what was owed, for every loan and every history after it', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, fc.integer({ min: 0, max: 400 }), (any, events, day) => {
        const { writtenOff, ...state } = replayLoan(any, [...events, off(day)], onDay(450))
        if (writtenOff === null) return
        expect(state.lateChargedMinor).toBeLessThanOrEqual(writtenOff.before.lateChargedMinor)
        const planMinor = (of: { owedMinor: number; excessRefundMinor: number }) => of.owedMinor - of.excessRefundMinor
        expect(planMinor(state)).toBeLessThanOrEqual(planMinor(writtenOff.before) - state.recoveredMinor)
        const isPlain = events.every(({ kind }) => kind === 'payment' || kind === 'chargeHoliday')
        if (isPlain) expect(state.owedMinor).toBe(writtenOff.before.owedMinor - state.recoveredMinor)
      }),
    )
  })
})

describe('the kinds of events', () => {
  it('are named once, the write-off last', () => {
    expect(new Set(loanEventKinds).size).toBe(loanEventKinds.length)
    expect(loanEventKinds.at(-1)).toBe('writeOff')
  })
})
