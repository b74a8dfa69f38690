// What a rollover moves, what it costs, and when its money is only a payment.

import { describe, expect, it } from 'vitest'
import { date } from '../calendar-date.ts'
import type { LoanEvent } from './loan-event.ts'
import { statusOf } from './loan-state.ts'
import { rolloverQuote } from './quotes.ts'
import { bookOn, replayLoan } from './replay.ts'
import { fourPayments, loanOf, onDay, paid, referenceCaps } from './test-loans.ts'

const loan = loanOf(fourPayments)
const capped = loanOf({ ...fourPayments, caps: referenceCaps })
const twoPaid = [paid('first', 29, 140_000), paid('second', 60, 140_000)]

describe('a rollover', () => {
  const rollover = (days: number, amountMinor: number, quotedFeeMinor = amountMinor, id = `r${days}`): LoanEvent => ({
    kind: 'rollover',
    id,
    valueDate: onDay(days),
    amountMinor,
    quotedFeeMinor,
  })
  const rolled = [...twoPaid, rollover(102, 21_000)]

  it('moves what is unpaid by its days, counted from the due date or the day it is paid, whichever is later', () => {
    const state = replayLoan(capped, rolled, onDay(102))
    expect(state.instalments.map((one) => one.dueDate)).toEqual(
      ['2026-09-09', '2026-10-09', '2026-12-20', '2027-01-07'].map(date),
    )
    expect(statusOf(state)).toBe('active')
    expect(state).toMatchObject({ rolloversUsed: 1, rolloverFeesMinor: 21_000, daysPastDue: 0 })
  })

  it('takes its fee and nothing else: charges so far stay owed and move along', () => {
    const state = replayLoan(capped, rolled, onDay(102))
    expect(state).toMatchObject({ owedMinor: 293_440, nextInstalment: { n: 3, unpaidMinor: 153_440 } })
    expect(state.receipts[2]).toMatchObject({
      countedAs: 'rollover',
      rolloverFeeMinor: 21_000,
      lines: [],
      creditMinor: 0,
    })
    expect(state.amountDue.totalMinor).toBe(0)
  })

  it('begins the days late again after the new due date, without a second one-off sum', () => {
    const state = replayLoan(loan, [...twoPaid, rollover(102, 21_000)], onDay(134))
    // 12 days before; the new due date is day 132, and two days have passed since.
    expect(state.lateChargedMinor).toBe(100_000 + 14 * 7_000)
    expect(state.daysPastDue).toBe(2)
    expect(replayLoan(capped, rolled, onDay(134)).lateChargedMinor).toBe(14 * 1_120)
  })

  it('begins with the first tier again', () => {
    // Third payment 30 days late, then rolled over; the fourth moves to day 150. Two days late again: 5 %, not 4 %.
    const state = replayLoan(loan, [...twoPaid, rollover(120, 21_000)], onDay(152))
    expect(state.instalments.map((one) => one.lateChargedMinor)).toEqual([0, 0, 100_000 + 32 * 7_000, 2 * 7_000])
  })

  it('leaves behind what the cap held back', () => {
    // 15.00 once; a day takes 11.20 of it. The rest would follow on the next day; after a rollover it does not.
    const late = { onceNewMinor: 1_500, onceRepeatMinor: 1_500, tiers: [], graceDays: 0 }
    const once = loanOf({ ...fourPayments, late, caps: { lateDailyBps: 80 } })
    expect(replayLoan(once, twoPaid, onDay(92)).lateChargedMinor).toBe(1_500)
    const state = replayLoan(once, [...twoPaid, rollover(91, 21_000)], onDay(130))
    expect(state).toMatchObject({ lateChargedMinor: 1_120, lateNominalMinor: 1_500 })
  })

  it('costs no more than the all-in cap of the days it buys, rounded down', () => {
    // 30 days at 0.33 % of 3,333.33 are 329.99967.
    const rolloverTerms = { feeBps: 2_000, days: 30, limit: 1 }
    const odd = loanOf({
      ...fourPayments,
      principalMinor: 333_333,
      rollover: rolloverTerms,
      caps: { allInDailyBps: 33 },
    })
    expect(rolloverQuote(bookOn(odd, [], onDay(30)))).toMatchObject({ feeMinor: 32_999 })
  })

  it('uses up room under the cap on all costs, for late charges too', () => {
    // 1,400.00 at most; interest 600.00 and fee 250.00 are agreed, so 550.00 are left.
    const tight = loanOf({ ...fourPayments, caps: { totalCostBps: 2_800 } })
    const state = replayLoan(tight, [rollover(30, 42_000)], onDay(100))
    expect(state).toMatchObject({ rolloverFeesMinor: 42_000, lateChargedMinor: 55_000 - 42_000 })
    const twice = replayLoan(tight, [rollover(30, 42_000), rollover(60, 42_000, 13_000)], onDay(60))
    expect(twice).toMatchObject({ rolloversUsed: 2, rolloverFeesMinor: 55_000 })
  })

  it('pays what is owed with money beyond the fee', () => {
    const state = replayLoan(capped, [...twoPaid, rollover(102, 61_000, 21_000)], onDay(102))
    expect(state.receipts[2]).toMatchObject({
      rolloverFeeMinor: 21_000,
      partsMinor: { penalty: 13_440, interest: 15_000 },
    })
    expect(state.owedMinor).toBe(293_440 - 40_000)
  })

  it('costs no more than the quote, even when back-dated facts raise the outstanding principal', () => {
    const reversed: LoanEvent = { kind: 'reversal', id: 'x', valueDate: onDay(110), paymentId: 'second' }
    expect(replayLoan(capped, [...rolled, reversed], onDay(110)).rolloverFeesMinor).toBe(21_000)
  })

  it('costs less when a payment before it turns up late', () => {
    const state = replayLoan(capped, [...rolled, paid('noticed late', 101, 50_000)], onDay(102))
    expect(state.rolloverFeesMinor).toBeLessThan(21_000)
    expect(state.receipts.at(-1)?.amountMinor).toBe(21_000)
  })

  it.each([
    ['nothing is due yet', [rollover(20, 21_000)], onDay(20)],
    ['everything due was paid the same day', [...twoPaid, paid('third', 90, 140_000), rollover(90, 21_000)], onDay(90)],
    ['the money does not reach the fee', [...twoPaid, rollover(102, 20_999, 21_000)], onDay(102)],
  ])('does not happen when %s: its money is an ordinary payment', (_name, events, asOf) => {
    const state = replayLoan(capped, events, asOf)
    expect(state).toMatchObject({ rolloversUsed: 0, rolloverFeesMinor: 0 })
    expect(state.receipts.at(-1)).toMatchObject({ kind: 'rollover', countedAs: 'payment', rolloverFeeMinor: 0 })
  })

  it('does not happen beyond the limit, on a settled loan, or without rollover terms', () => {
    const thrice = [
      rollover(30, 50_000, 42_000, 'a'),
      rollover(60, 50_000, 42_000, 'b'),
      rollover(90, 50_000, 42_000, 'c'),
    ]
    expect(replayLoan(loan, thrice, onDay(90)).rolloversUsed).toBe(2)
    const settled = [paid('all', 20, 560_000), rollover(40, 21_000)]
    expect(replayLoan(loan, settled, onDay(40))).toMatchObject({ rolloversUsed: 0, creditBalanceMinor: 21_000 })
    const without = loanOf({ ...fourPayments, rollover: null })
    expect(replayLoan(without, [rollover(31, 42_000)], onDay(31)).rolloversUsed).toBe(0)
  })
})
