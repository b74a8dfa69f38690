// A pause or a plan that was agreed for a later day: golden tables of what happens before it begins, and what is said of it until then.

import { describe, expect, it } from 'vitest'
import { daysBetween } from '../calendar-date.ts'
import type { ChargeHoliday, HardshipPlan, LoanEvent } from './loan-event.ts'
import { isMovedAhead, pauseAhead, pausedTomorrow } from './pause-ahead.ts'
import { replayLoan } from './replay.ts'
import { fourPayments, loanOf, onDay, paid, payoutDay } from './test-loans.ts'

/** The first of four payments fell due on day 30. A late loan bears 1,000.00 once and 70.00 a day. */
const loan = loanOf({ ...fourPayments, dueDateMoves: { maxDays: 15, times: 2 } })
/** Agreed on day 31: days 35 to 44 bear no late charge. */
const holiday: ChargeHoliday = { kind: 'chargeHoliday', id: 'pause', valueDate: onDay(35), lastDay: onDay(44) }
/** Agreed on day 31: from day 35 to 60; the first payment by day 60, the second by day 75. */
const plan: HardshipPlan = {
  kind: 'hardshipPlan',
  id: 'plan',
  valueDate: onDay(35),
  lastDay: onDay(60),
  dueDates: [
    { n: 1, dueDate: onDay(60) },
    { n: 2, dueDate: onDay(75) },
  ],
}
const rollover: LoanEvent = {
  kind: 'rollover',
  id: 'r',
  valueDate: onDay(32),
  amountMinor: 42_000,
  quotedFeeMinor: 42_000,
}
const move: LoanEvent = {
  kind: 'dateMove',
  id: 'm',
  valueDate: onDay(25),
  n: 1,
  dueDate: onDay(38),
  quotedInterestMinor: 1_000_000,
}
const writeOff: LoanEvent = { kind: 'writeOff', id: 'w', valueDate: onDay(33) }
const takenBack = (day: number, paymentId: string): LoanEvent => ({
  kind: 'reversal',
  id: 'back',
  valueDate: onDay(day),
  paymentId,
})
const on = (day: number, events: readonly LoanEvent[]) => replayLoan(loan, events, onDay(day))

describe('late charges of a pause that begins later, by the day', () => {
  // [what came before, events beside it, charged in all through day 34, 35, 44, 45, 61]
  it.each<[string, LoanEvent[], number[]]>([
    [
      'nothing: they run until it, stop, and go on by the first rate',
      [],
      [128_000, 128_000, 128_000, 135_000, 254_000],
    ],
    ['a part of the payment', [paid('p', 33, 60_000)], [128_000, 128_000, 128_000, 135_000, 254_000]],
    ['most of the payment', [paid('p', 33, 254_000)], [121_350, 121_350, 121_350, 121_700, 134_300]],
    ['a rollover: nothing is late any more when it begins', [rollover], [114_000, 114_000, 114_000, 114_000, 114_000]],
    ['a moved date within it: the payment is late on its days, and bears nothing', [move], [0, 0, 0, 107_050, 226_850]],
    ['a withdrawal: as if it had never been', [takenBack(33, 'pause')], [128_000, 135_000, 198_000, 205_000, 322_600]],
    ['a write-off: there is none to stop', [writeOff], [121_000, 121_000, 121_000, 121_000, 121_000]],
    ['the whole loan paid', [paid('p', 33, 900_000)], [121_000, 121_000, 121_000, 121_000, 121_000]],
  ])('after %s', (_, before, chargedMinor) => {
    const days = [34, 35, 44, 45, 61]
    expect(days.map((day) => on(day, [holiday, ...before]).lateChargedMinor)).toEqual(chargedMinor)
  })

  it('taken back on its sixth day come back for the days since its first', () => {
    const back = takenBack(40, 'pause')
    expect(on(39, [holiday, back]).lateChargedMinor).toBe(128_000)
    expect(on(40, [holiday, back])).toEqual(on(40, []))
  })
})

describe('the dates of a plan that begins later', () => {
  const dates = (day: number, events: readonly LoanEvent[]) =>
    on(day, [plan, ...events]).instalments.map(({ dueDate }) => daysBetween(payoutDay, dueDate))

  // [what came before, events, due days on day 34, on day 35, charged in all on day 61, standing then]
  it.each<[string, LoanEvent[], number[], number[], number, string | undefined]>([
    ['nothing', [], [30, 60, 90, 120], [60, 75, 90, 120], 135_000, 'broken'],
    ['the payment itself', [paid('p', 33, 261_000)], [30, 60, 90, 120], [30, 75, 90, 120], 121_000, 'running'],
    ['a rollover: no date comes earlier', [rollover], [62, 90, 120, 150], [62, 90, 120, 150], 114_000, 'running'],
    [
      'a moved date: the plan moves it on, and its interest stays',
      [move],
      [38, 60, 90, 120],
      [60, 75, 90, 120],
      107_050,
      'broken',
    ],
    ['a withdrawal', [takenBack(33, 'plan')], [30, 60, 90, 120], [30, 60, 90, 120], 322_600, undefined],
    [
      'a write-off: a date that was agreed is kept',
      [writeOff],
      [30, 60, 90, 120],
      [60, 75, 90, 120],
      121_000,
      'broken',
    ],
  ])('after %s', (_, events, before, after, chargedMinor, standing) => {
    expect([dates(34, events), dates(35, events)]).toEqual([before, after])
    expect(on(34, [plan, ...events]).hardship).toBeNull()
    const late = on(61, [plan, ...events])
    expect([late.lateChargedMinor, late.hardship?.standing]).toEqual([chargedMinor, standing])
  })

  it('are not known from what is owed before its first day', () => {
    expect(on(34, [plan])).toEqual(on(34, []))
  })
})

describe('what is said before it begins', () => {
  it('is the pause that begins next, until its first day', () => {
    const later: ChargeHoliday = { ...holiday, id: 'later', valueDate: onDay(50), lastDay: onDay(55) }
    const first = { id: 'plan', kind: 'hardshipPlan', from: onDay(35), until: onDay(60) }
    expect(pauseAhead([later, plan], onDay(34))).toEqual(first)
    expect(pauseAhead([plan, later], onDay(34))).toEqual(first)
    expect(pauseAhead([plan, later], onDay(35))).toEqual({
      id: 'later',
      kind: 'chargeHoliday',
      from: onDay(50),
      until: onDay(55),
    })
    expect(pauseAhead([paid('p', 40, 1)], onDay(35))).toBeNull()
  })

  it('is nothing once it was taken back', () => {
    const events = [holiday, takenBack(33, 'pause')]
    expect(pauseAhead(events, onDay(32))).toMatchObject({ id: 'pause' })
    expect(pauseAhead(events, onDay(33))).toBeNull()
    expect(pauseAhead([holiday, takenBack(33, 'another')], onDay(33))).toMatchObject({ id: 'pause' })
  })

  it.each<[string, number, LoanEvent[], string | null]>([
    ['two days before it', 33, [holiday], null],
    ['the day before it', 34, [holiday], onDay(44)],
    ['on its first day', 35, [holiday], onDay(44)],
    ['on its last day', 44, [holiday], onDay(44)],
    ['after it', 45, [holiday], null],
    ['the day before one that was taken back', 34, [holiday, takenBack(33, 'pause')], null],
  ])('of tomorrow, %s', (_, day, events, until) => {
    expect(pausedTomorrow(on(day, events), events)).toBe(until)
  })

  const early = (dueDates: HardshipPlan['dueDates'], from = 20): HardshipPlan => ({
    ...plan,
    valueDate: onDay(from),
    dueDates,
  })
  it.each<[string, number, LoanEvent[], boolean]>([
    ['moves the next payment', 10, [early([{ n: 1, dueDate: onDay(60) }])], true],
    ['moves it on the day on which it would fall due', 10, [early([{ n: 1, dueDate: onDay(60) }], 30)], true],
    ['begins after it is due', 10, [early([{ n: 1, dueDate: onDay(60) }], 31)], false],
    ['moves another one', 10, [early([{ n: 2, dueDate: onDay(75) }])], false],
    ['only stops charges', 10, [{ ...holiday, valueDate: onDay(20) }], false],
    ['has begun', 20, [early([{ n: 1, dueDate: onDay(60) }])], false],
    ['was taken back', 10, [early([{ n: 1, dueDate: onDay(60) }]), takenBack(9, 'plan')], false],
    ['comes when the payment is late', 31, [plan], false],
    ['is of a loan that is paid', 10, [early([{ n: 1, dueDate: onDay(60) }]), paid('p', 9, 900_000)], false],
  ])('of a plan that %s', (_, day, events, isMoved) => {
    expect(isMovedAhead(loan, events, on(day, events))).toBe(isMoved)
  })
})
