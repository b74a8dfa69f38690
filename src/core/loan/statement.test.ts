// The statement: every line from the replay, adding up over any period and any history.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar-date.ts'
import type { LoanEvent } from './loan-event.ts'
import { replayLoan } from './replay.ts'
import { type StatementLine, statementNumber, statementOf } from './statement.ts'
import { cases, someEvents, someLoan } from './test-arbitraries.ts'
import { fourPayments, loanOf, onDay, paid, payoutDay } from './test-loans.ts'

const loan = loanOf(fourPayments)
const told = (lines: readonly StatementLine[]) =>
  lines.map(({ kind, day, chargedMinor, paidMinor, balanceMinor }) => [
    kind,
    day,
    chargedMinor - paidMinor,
    balanceMinor,
  ])

describe('a statement', () => {
  it('has the number of its loan and its days', () => {
    expect(statementNumber('L26A', onDay(0), onDay(32))).toBe('ST-L26A-20260810-20260911')
  })

  it('begins with what the plan takes back, and follows the payments', () => {
    const statement = statementOf(loan, [paid('one', 30, 140_000), paid('two', 55, 30_000)], payoutDay, onDay(59))
    expect(told(statement.lines)).toEqual([
      ['payout', onDay(0), 560_000, 560_000],
      ['payment', onDay(30), -140_000, 420_000],
      ['payment', onDay(55), -30_000, 390_000],
    ])
    expect(statement).toMatchObject({
      openingMinor: 0,
      chargedMinor: 560_000,
      paidMinor: 170_000,
      closingMinor: 390_000,
    })
  })

  it('adds the late charges of days that follow each other to one line, until something happens', () => {
    const statement = statementOf(loan, [paid('late', 33, 140_000)], onDay(31), onDay(35))
    expect(statement.lines.map(({ kind, day, lastDay, chargedMinor }) => [kind, day, lastDay, chargedMinor])).toEqual([
      ['lateCharge', onDay(31), onDay(33), 100_000 + 3 * 7_000],
      ['payment', onDay(33), onDay(33), 0],
      // 121,000 of the payment went to the charges; 5 % of the 121,000 that are unpaid.
      ['lateCharge', onDay(34), onDay(35), 2 * 6_050],
    ])
    expect(statement.openingMinor).toBe(560_000)
  })

  it('shows the fee of a rollover beside its payment', () => {
    const rollover: LoanEvent = {
      kind: 'rollover',
      id: 'move',
      valueDate: onDay(30),
      amountMinor: 50_000,
      quotedFeeMinor: 42_000,
    }
    expect(told(statementOf(loan, [rollover], onDay(30), onDay(30)).lines)).toEqual([
      ['rolloverFee', onDay(30), 42_000, 602_000],
      ['payment', onDay(30), -50_000, 552_000],
    ])
  })

  it('shows what an early settlement saves', () => {
    const events: LoanEvent[] = [
      paid('one', 30, 140_000),
      paid('two', 60, 140_000),
      { kind: 'settlement', id: 'all', valueDate: onDay(66), amountMinor: 253_000 },
    ]
    expect(told(statementOf(loan, events, onDay(61), onDay(70)).lines)).toEqual([
      ['payment', onDay(66), -253_000, 27_000],
      ['notCharged', onDay(66), -27_000, 0],
    ])
  })

  it('shows a payment that the bank took back when it came and when it went, and what that changes', () => {
    const events: LoanEvent[] = [
      paid('one', 30, 140_000),
      { kind: 'reversal', id: 'back', valueDate: onDay(32), paymentId: 'one' },
    ]
    expect(told(statementOf(loan, events, onDay(30), onDay(32)).lines)).toEqual([
      ['payment', onDay(30), -140_000, 420_000],
      ['returned', onDay(32), 140_000, 560_000],
      ['recalculated', onDay(32), 100_000 + 2 * 7_000, 674_000],
    ])
  })

  it('shows a waiver, and a credit that went back', () => {
    const events: LoanEvent[] = [
      { kind: 'waiver', id: 'kind', valueDate: onDay(10), part: 'interest', amountMinor: 5_000 },
      paid('all', 20, 565_000),
      { kind: 'creditRefund', id: 'rest', valueDate: onDay(21), amountMinor: 10_000 },
    ]
    expect(told(statementOf(loan, events, onDay(1), onDay(30)).lines)).toEqual([
      ['waiver', onDay(10), -5_000, 555_000],
      ['payment', onDay(20), -565_000, -10_000],
      ['refund', onDay(21), 10_000, 0],
    ])
  })

  it('says which of several payments was taken back, and what changes by it', () => {
    const back: LoanEvent = { kind: 'reversal', id: 'back', valueDate: onDay(35), paymentId: 'two' }
    const events: LoanEvent[] = [paid('one', 10, 100_000), paid('two', 20, 40_000), back, paid('three', 35, 1_000)]
    // 400.00 of the first instalment were unpaid for five days.
    expect(told(statementOf(loan, events, onDay(35), onDay(35)).lines)).toEqual([
      ['returned', onDay(35), 40_000, 460_000],
      ['payment', onDay(35), -1_000, 459_000],
      ['recalculated', onDay(35), 100_000 + 5 * 2_000, 569_000],
    ])
  })

  it('shows what a cooling-off exit saves', () => {
    const exit: LoanEvent = { kind: 'coolingOffExit', id: 'x', valueDate: onDay(2), amountMinor: 476_417 }
    expect(told(statementOf(loan, [exit], onDay(1), onDay(40)).lines)).toEqual([
      ['payment', onDay(2), -476_417, 83_583],
      ['notCharged', onDay(2), -83_583, 0],
    ])
  })

  it('calls charges of a loan that had ended early by their name when a payment before that is taken back', () => {
    const events: LoanEvent[] = [
      paid('one', 20, 140_000),
      { kind: 'settlement', id: 'all', valueDate: onDay(80), amountMinor: 1_200_000 },
      { kind: 'reversal', id: 'back', valueDate: onDay(90), paymentId: 'one' },
    ]
    // From day 31 to day 80, 5 % and then 4 % of 1,400.00, and 1,000.00 once, which the second instalment had borne before.
    expect(statementOf(loan, events, onDay(90), onDay(90)).lines).toMatchObject([
      { kind: 'returned', chargedMinor: 140_000 },
      { kind: 'recalculated', chargedMinor: 30 * 7_000 + 20 * 5_600 },
    ])
  })

  it('counts on the day of payout what is dated before it, and nothing that is yet to come', () => {
    const events: LoanEvent[] = [
      paid('early', -3, 100_000),
      paid('same', 0, 20_000),
      paid('gone', 0, 5_000),
      { kind: 'reversal', id: 'back', valueDate: payoutDay, paymentId: 'gone' },
      paid('all', 10, 450_000),
      { kind: 'creditRefund', id: 'rest', valueDate: onDay(11), amountMinor: 10_000 },
    ]
    expect(told(statementOf(loan, events, payoutDay, payoutDay).lines)).toEqual([
      ['payout', payoutDay, 560_000, 560_000],
      ['payment', payoutDay, -100_000, 460_000],
      ['payment', payoutDay, -20_000, 440_000],
    ])
    expect(told(statementOf(loan, events, onDay(-5), onDay(11)).lines).slice(3)).toEqual([
      ['payment', onDay(10), -450_000, -10_000],
      ['refund', onDay(11), 10_000, 0],
    ])
  })

  it('has no late charge on a holiday, and begins a new line after it', () => {
    const holiday: LoanEvent = { kind: 'chargeHoliday', id: 'h', valueDate: onDay(33), lastDay: onDay(34) }
    const lines = statementOf(loan, [holiday, paid('p', 33, 10_000)], onDay(31), onDay(36)).lines
    expect(lines.map(({ kind, day, lastDay, chargedMinor }) => [kind, day, lastDay, chargedMinor])).toEqual([
      ['lateCharge', onDay(31), onDay(32), 100_000 + 2 * 7_000],
      ['chargeHoliday', onDay(33), onDay(34), 0],
      ['payment', onDay(33), onDay(33), 0],
      ['lateCharge', onDay(35), onDay(36), 2 * 7_000],
    ])
    const quiet = statementOf(loan, [holiday], onDay(31), onDay(36)).lines
    expect(quiet.map(({ day, lastDay }) => [day, lastDay])).toEqual([
      [onDay(31), onDay(32)],
      [onDay(33), onDay(34)],
      [onDay(35), onDay(36)],
    ])
  })

  it('says from where on a plan and a write-off end late charges, and names what is taken back', () => {
    const plan: LoanEvent = {
      kind: 'hardshipPlan',
      id: 'plan',
      valueDate: onDay(33),
      lastDay: onDay(50),
      dueDates: [{ n: 1, dueDate: onDay(50) }],
    }
    const events: LoanEvent[] = [
      plan,
      { kind: 'writeOff', id: 'off', valueDate: onDay(52) },
      paid('some', 54, 10_000),
      { kind: 'reversal', id: 'undo', valueDate: onDay(56), paymentId: 'plan' },
    ]
    const { lines } = statementOf(loan, events, onDay(31), onDay(60))
    expect(
      lines.map(({ kind, day, lastDay, chargedMinor, paidMinor }) => [kind, day, lastDay, chargedMinor - paidMinor]),
    ).toEqual([
      ['lateCharge', onDay(31), onDay(32), 100_000 + 2 * 7_000],
      ['hardshipPlan', onDay(33), onDay(50), 0],
      // Due on day 50, so that its first late day is day 51.
      ['lateCharge', onDay(51), onDay(52), 2 * 7_000],
      ['writeOff', onDay(52), onDay(52), 0],
      ['payment', onDay(54), onDay(54), -10_000],
      // Without the plan every day from 33 to 52 bears its charge, those after day 60 by the second rate; two are there already.
      ['corrected', onDay(56), onDay(56), 18 * 7_000],
    ])
    const undone: LoanEvent[] = [plan, { kind: 'reversal', id: 'undo', valueDate: onDay(33), paymentId: 'plan' }]
    expect(statementOf(loan, undone, onDay(33), onDay(33)).lines.map(({ kind }) => kind)).toEqual(['lateCharge'])
  })

  it('is empty before the payout', () => {
    const statement = statementOf(loan, [], addDays(payoutDay, -9), addDays(payoutDay, -1))
    expect(statement).toMatchObject({ openingMinor: 0, lines: [], closingMinor: 0 })
  })

  it('adds up and ends where the replay ends, for any history and period, and periods fit together', () => {
    fc.assert(
      fc.property(
        someLoan(),
        someEvents,
        fc.integer({ min: -5, max: 200 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (anyLoan, events, start, first, second) => {
          const from = onDay(start)
          const middle = addDays(from, first)
          const to = addDays(middle, second)
          const one = statementOf(anyLoan, events, from, middle)
          const two = statementOf(anyLoan, events, addDays(middle, 1), to)
          const whole = statementOf(anyLoan, events, from, to)
          expect(two.openingMinor).toBe(one.closingMinor)
          expect(whole.closingMinor).toBe(two.closingMinor)
          expect(whole.openingMinor + whole.chargedMinor - whole.paidMinor).toBe(whole.closingMinor)
          expect(one.paidMinor + two.paidMinor).toBe(whole.paidMinor)
          if (to >= payoutDay) {
            const { owedMinor, creditBalanceMinor } = replayLoan(anyLoan, events, to)
            expect(whole.closingMinor).toBe(owedMinor - creditBalanceMinor)
          }
        },
      ),
      cases(120),
    )
  })
})
