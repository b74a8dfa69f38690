// A hardship plan: later dates at no cost, days without charges, and whether the plan is kept.

import { describe, expect, it } from 'vitest'
import type { HardshipPlan, LoanEvent } from './loan-event.ts'
import { statusOf } from './loan-state.ts'
import { rolloverQuote } from './quotes.ts'
import { bookOn, replayLoan } from './replay.ts'
import { fourPayments, loanOf, onDay, paid } from './test-loans.ts'

const loan = loanOf(fourPayments)
/** From day 35: the first payment, due on day 30, by day 60; the second, due on day 60, by day 75. */
const plan = (changes: Partial<HardshipPlan> = {}): LoanEvent => ({
  kind: 'hardshipPlan',
  id: 'plan',
  valueDate: onDay(35),
  lastDay: onDay(60),
  dueDates: [
    { n: 1, dueDate: onDay(60) },
    { n: 2, dueDate: onDay(75) },
  ],
  ...changes,
})
const on = (day: number, events: readonly LoanEvent[]) => replayLoan(loan, events, onDay(day))
const dates = (day: number, events: readonly LoanEvent[]) => on(day, events).instalments.map(({ dueDate }) => dueDate)

describe('a hardship plan', () => {
  it('moves the named payments, keeps the charges so far, and adds none in its days', () => {
    const before = on(34, [])
    expect(before.lateChargedMinor).toBe(100_000 + 4 * 7_000)
    const state = on(60, [plan()])
    expect(state.instalments.map(({ dueDate }) => dueDate)).toEqual([onDay(60), onDay(75), onDay(90), onDay(120)])
    expect(state.lateChargedMinor).toBe(before.lateChargedMinor)
    expect([statusOf(state), state.daysPastDue, state.pausedUntil]).toEqual(['due', 0, onDay(60)])
    expect(statusOf(on(35, [plan()]))).toBe('active')
    expect(on(61, [plan()]).pausedUntil).toBeNull()
  })

  it('counts late days anew from the new date, by the first rate', () => {
    expect(on(61, [plan()]).lateChargedMinor).toBe(100_000 + 4 * 7_000 + 7_000)
    expect(on(62, [plan()]).lateChargedMinor).toBe(100_000 + 4 * 7_000 + 2 * 7_000)
  })

  it('counts late days anew though the second rate had begun', () => {
    const late = plan({ valueDate: onDay(70), lastDay: onDay(100), dueDates: [{ n: 1, dueDate: onDay(100) }] })
    // Three payments are late from day 101, each by the first rate: the first of them was 40 days late before.
    expect(on(101, [late]).lateChargedMinor - on(100, [late]).lateChargedMinor).toBe(3 * 7_000)
  })

  it('bears no charge on its days, be a date within them', () => {
    const early = plan({ dueDates: [{ n: 1, dueDate: onDay(40) }], lastDay: onDay(60) })
    expect(on(60, [early]).lateChargedMinor).toBe(100_000 + 4 * 7_000)
    expect(on(61, [early]).lateChargedMinor).toBeGreaterThan(100_000 + 4 * 7_000)
  })

  it('moves what is not named no further than it has to', () => {
    expect(dates(40, [plan({ dueDates: [{ n: 1, dueDate: onDay(100) }] })])).toEqual([
      onDay(100),
      onDay(100),
      onDay(100),
      onDay(120),
    ])
    expect(dates(40, [plan({ dueDates: [] })])).toEqual([onDay(30), onDay(60), onDay(90), onDay(120)])
  })

  it('brings no date forward, and leaves what is paid where it was', () => {
    const early = plan({
      dueDates: [
        { n: 1, dueDate: onDay(60) },
        { n: 3, dueDate: onDay(61) },
      ],
    })
    expect(dates(40, [early])).toEqual([onDay(60), onDay(60), onDay(90), onDay(120)])
    expect(dates(40, [paid('p', 29, 140_000), plan()])).toEqual([onDay(30), onDay(75), onDay(90), onDay(120)])
  })

  it('comes before money of its day: no rollover is sold to a borrower who got time', () => {
    const rollover: LoanEvent = {
      kind: 'rollover',
      id: 'r',
      valueDate: onDay(35),
      amountMinor: 42_000,
      quotedFeeMinor: 42_000,
    }
    expect(on(35, [rollover, plan()])).toMatchObject({ rolloversUsed: 0 })
    expect(rolloverQuote(bookOn(loan, [plan()], onDay(35)))).toEqual({ refused: 'rolloverIsNotOffered' })
  })

  it('is gone with its dates where it is taken back', () => {
    const undo: LoanEvent = { kind: 'reversal', id: 'u', valueDate: onDay(50), paymentId: 'plan' }
    expect(on(49, [plan(), undo]).hardship).not.toBeNull()
    expect(on(50, [plan(), undo])).toEqual(on(50, []))
  })

  it.each<[string, number, LoanEvent[], string]>([
    ['on its first day', 35, [], 'running'],
    ['on the due date', 60, [], 'running'],
    ['a day after a missed one', 61, [], 'broken'],
    ['paid late', 70, [paid('p', 65, 300_000)], 'broken'],
    ['the first paid in time', 70, [paid('p', 60, 268_000)], 'running'],
    ['all paid in time', 61, [paid('p', 60, 408_000)], 'kept'],
    ['all paid, in its days', 60, [paid('p', 60, 408_000)], 'running'],
    ['the second missed', 76, [paid('p', 60, 268_000)], 'broken'],
    [
      'its second payment was late before it began, and paid before it',
      61,
      [paid('p', 33, 261_000), paid('q', 50, 140_000)],
      'kept',
    ],
  ])('%s', (_, day, events, standing) => {
    expect(on(day, [plan(), ...events]).hardship).toMatchObject({ from: onDay(35), until: onDay(60), standing })
  })

  it('of time alone is kept once its days are over', () => {
    const time = plan({ dueDates: [] })
    expect(on(60, [time]).hardship?.standing).toBe('running')
    expect(on(61, [time]).hardship?.standing).toBe('kept')
  })

  it('has grace days where the loan has them', () => {
    const lenient = loanOf({ ...fourPayments, late: { ...fourPayments.late, graceDays: 2 } })
    expect(replayLoan(lenient, [plan()], onDay(62)).hardship?.standing).toBe('running')
    expect(replayLoan(lenient, [plan()], onDay(63)).hardship?.standing).toBe('broken')
  })

  it('gives way to a newer one', () => {
    const second = plan({
      id: 'second',
      valueDate: onDay(50),
      lastDay: onDay(90),
      dueDates: [{ n: 1, dueDate: onDay(90) }],
    })
    expect(on(70, [plan(), second]).hardship).toMatchObject({ id: 'second', standing: 'running' })
    expect(on(45, [plan(), second]).hardship?.id).toBe('plan')
  })

  it.each([
    ['ends before it begins', { lastDay: onDay(34) }, 'ends before it begins'],
    [
      'names a payment twice',
      {
        dueDates: [
          { n: 1, dueDate: onDay(60) },
          { n: 1, dueDate: onDay(61) },
        ],
      },
      'out of order',
    ],
    [
      'goes back',
      {
        dueDates: [
          { n: 1, dueDate: onDay(60) },
          { n: 2, dueDate: onDay(59) },
        ],
      },
      'out of order',
    ],
    ['lies before its day', { dueDates: [{ n: 1, dueDate: onDay(34) }] }, 'out of order'],
  ])('stops the replay where it %s', (_, changes, message) => {
    expect(() => on(40, [plan(changes)])).toThrow(message)
  })
})
