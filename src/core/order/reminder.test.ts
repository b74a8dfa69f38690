// When something is said of a payment, and what stops it before it leaves.

import { describe, expect, it } from 'vitest'
import { addDays, date } from '../calendar-date.ts'
import type { HardshipPlan, LoanEvent } from '../loan/loan-event.ts'
import { rolloverQuote } from '../loan/quotes.ts'
import { bookOn, replayLoan } from '../loan/replay.ts'
import { buildSchedule } from '../loan/schedule.ts'
import { fourPayments } from '../loan/test-loans.ts'
import type { ReminderRules } from '../market/market.ts'
import { isRefusal } from '../refusal.ts'
import { type ReminderTurn, reminderOf, whyReminderIsStopped } from './reminder.ts'

const rules: ReminderRules = { daysBefore: [3], onTheDay: true, daysLate: [1, 7] }
const disbursedOn = date('2026-08-10')
const loan = { terms: fourPayments, disbursedOn, schedule: buildSchedule(fourPayments, disbursedOn) }
const due = loan.schedule[0]?.dueDate ?? disbursedOn
const on = (days: number, events: readonly LoanEvent[] = []) => replayLoan(loan, events, addDays(due, days))
const paid: LoanEvent = { kind: 'payment', id: 'p1', valueDate: addDays(due, -1), amountMinor: 140_000 }

describe('a reminder', () => {
  it.each([-3, 0, 1, 7])('is planned %i days from the due date', (days) => {
    expect(reminderOf(on(days), rules, false)).toEqual({ dueDate: due, days })
  })

  it.each([-4, -2, -1, 2, 6, 8])('is not planned %i days from it', (days) => {
    expect(reminderOf(on(days), rules, false)).toBeNull()
  })

  it('is not planned on the day where a market does not want it, nor of what is paid', () => {
    expect(reminderOf(on(0), { ...rules, onTheDay: false }, false)).toBeNull()
    expect(reminderOf(on(0, [paid]), rules, false)).toBeNull()
  })
})

describe('beside automatic repayment a reminder', () => {
  it('is not sent up to a due date whose automatic charge was announced, and is sent after it', () => {
    const turn = {
      isMovedAhead: false,
      isPromised: false,
      isWanted: true,
      isChargeTold: true,
      hasPhone: true,
      isHelpAsked: false,
      standing: null,
      limit: null,
    }
    const whyAt = (days: number) =>
      whyReminderIsStopped({ dueDate: due, days }, { ...turn, plannedOn: addDays(due, days), state: on(days) })
    expect([-3, 0, 1, 7].map(whyAt)).toEqual(['isCharged', 'isCharged', null, null])
  })
})

describe('in a hardship plan a reminder', () => {
  const plan = (changes: Partial<HardshipPlan> = {}): LoanEvent => ({
    kind: 'hardshipPlan',
    id: 'plan',
    valueDate: addDays(due, -5),
    lastDay: addDays(due, 10),
    dueDates: [],
    ...changes,
  })

  it('is neither planned nor sent in its days, and both after them', () => {
    for (const days of [-3, 0, 7]) expect(reminderOf(on(days, [plan()]), rules, false)).toBeNull()
    const turn = {
      plannedOn: due,
      isMovedAhead: false,
      isPromised: false,
      isWanted: true,
      isChargeTold: false,
      hasPhone: true,
      isHelpAsked: false,
      standing: null,
      limit: null,
    }
    const of = { dueDate: due, days: 0 }
    expect(whyReminderIsStopped(of, { ...turn, state: on(0, [plan()]) })).toBe('isPaused')
    const over = plan({ lastDay: addDays(due, -1) })
    expect(whyReminderIsStopped(of, { ...turn, state: on(0, [over]) })).toBeNull()
    expect(reminderOf(on(0, [over]), rules, false)).toEqual({ dueDate: due, days: 0 })
    expect(reminderOf(on(10, [plan()]), { ...rules, daysLate: [10, 11] }, false)).toBeNull()
    expect(reminderOf(on(11, [plan()]), { ...rules, daysLate: [10, 11] }, false)).toEqual({ dueDate: due, days: 11 })
  })

  it('is neither planned nor sent of a date that a plan moves which begins by then', () => {
    expect(reminderOf(on(-3), rules, false)).not.toBeNull()
    expect(reminderOf(on(-3), rules, true)).toBeNull()
    const turn = {
      plannedOn: due,
      state: on(0),
      isPromised: false,
      isWanted: true,
      isChargeTold: false,
      hasPhone: true,
      isHelpAsked: false,
      standing: null,
      limit: null,
    }
    expect(whyReminderIsStopped({ dueDate: due, days: 0 }, { ...turn, isMovedAhead: true })).toBe('isMoved')
  })

  it('is sent again once the plan is broken', () => {
    const broken = plan({ dueDates: [{ n: 1, dueDate: addDays(due, 2) }] })
    expect(reminderOf(on(2, [broken]), rules, false)).toBeNull()
    expect(reminderOf(on(3, [broken]), rules, false)).toEqual({ dueDate: addDays(due, 2), days: 1 })
  })
})

describe('at its turn a reminder', () => {
  const reminder = { dueDate: due, days: 0 }
  const turn = {
    plannedOn: due,
    state: on(0),
    isMovedAhead: false,
    isPromised: false,
    isWanted: true,
    isChargeTold: false,
    hasPhone: true,
    isHelpAsked: false,
    standing: null,
    limit: null,
  }
  const why = (changes: Partial<ReminderTurn>) => whyReminderIsStopped(reminder, { ...turn, ...changes })

  it('is sent where nothing has changed', () => {
    expect(why({})).toBeNull()
  })

  it('is not sent while a promise to pay stands', () => {
    expect(why({ isPromised: true })).toBe('isPromised')
  })

  it('is not sent while a request for help is open, nor to a borrower who has died, is represented or opted out', () => {
    expect(why({ isHelpAsked: true })).toBe('helpIsAsked')
    for (const standing of ['deceased', 'represented', 'askedNotTo'] as const)
      expect(why({ standing, isWanted: false })).toBe(standing)
  })

  it('is stopped by a payment, a rollover, another day, a wish, a deleted account, and the limits of the day and the week', () => {
    expect(why({ state: on(0, [paid]) })).toBe('isPaid')
    const all: LoanEvent = { ...paid, amountMinor: 560_000 }
    expect(why({ state: on(0, [all]) })).toBe('isPaid')
    const quote = rolloverQuote(bookOn(loan, [], due))
    if (isRefusal(quote)) throw new Error(quote.refused)
    const { feeMinor } = quote
    const rolled: LoanEvent = {
      kind: 'rollover',
      id: 'r1',
      valueDate: due,
      amountMinor: feeMinor,
      quotedFeeMinor: feeMinor,
    }
    expect(why({ state: on(0, [rolled]) })).toBe('isMoved')
    expect(why({ plannedOn: addDays(due, -1) })).toBe('dayIsOver')
    expect(why({ isWanted: false })).toBe('isUnwanted')
    expect(why({ hasPhone: false })).toBe('accountIsGone')
    expect(why({ limit: 'tooMany' })).toBe('tooMany')
    expect(why({ limit: 'tooManyByChannel' })).toBe('tooManyByChannel')
  })
})
