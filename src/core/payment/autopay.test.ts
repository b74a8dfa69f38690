// Automatic repayment decided day by day: the notice, the charge, what it may take, and when it is given up.

import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate, date } from '../calendar-date.ts'
import type { LoanEvent } from '../loan/loan-event.ts'
import { replayLoan } from '../loan/replay.ts'
import { fourPayments, loanOf } from '../loan/test-loans.ts'
import {
  type AutopayFacts,
  type AutopayNotice,
  type AutopayOutcome,
  autopayRules,
  autopayStep,
  byHandUntil,
  firstChargeOn,
  nextTryOn,
} from './autopay.ts'

const due = date('2026-09-09')
const instalmentMinor = 140_000
const loan = loanOf(fourPayments)
const paid = (amountMinor: number, valueDate: CalendarDate): LoanEvent => ({
  id: `p${valueDate}`,
  kind: 'payment',
  valueDate,
  amountMinor,
})
const noticed = (leftOn: CalendarDate | null, amountMinor = instalmentMinor): AutopayNotice => ({
  dueDate: due,
  amountMinor,
  leftOn,
})
const inTime = noticed(addDays(due, -4))
/** The due date after it; all of it may be known beforehand. */
const next = date('2026-10-09')
const ofAnother: AutopayNotice = { ...inTime, dueDate: next }
const tried = (outcome: AutopayOutcome | null, begunOn = due) => ({ dueDate: due, begunOn, outcome })
const on = (day: CalendarDate, given: Partial<AutopayFacts> = {}, events: readonly LoanEvent[] = []) =>
  autopayStep({ state: replayLoan(loan, events, day), notices: [], tries: [], ...given })

describe('a notice', () => {
  it.each<[daysBefore: number, isDue: boolean]>([
    [5, false],
    [4, true],
    [3, true],
    [2, false],
    [0, false],
  ])('%i days before: %s', (daysBefore, isDue) => {
    const notices = isDue ? [{ dueDate: due, amountMinor: instalmentMinor }] : []
    expect(on(addDays(due, -daysBefore))).toEqual({ ends: false, notices, charge: null, missed: [] })
  })

  it('is written once, and again where the amount has grown', () => {
    const day = addDays(due, -2)
    expect(on(day, { notices: [inTime] }).notices).toEqual([])
    expect(on(day, { notices: [noticed(addDays(due, -4), 100_000)] }).notices).toEqual([
      { dueDate: due, amountMinor: instalmentMinor },
    ])
  })

  it('is not written again on the due date or later, and beside one of another date', () => {
    const little = noticed(addDays(due, -4), 100_000)
    expect(on(due, { notices: [little] }).notices).toEqual([])
    expect(on(addDays(due, -2), { notices: [little, inTime] }).notices).toEqual([])
    expect(on(addDays(due, -4), { notices: [ofAnother] }).notices).toMatchObject([{ dueDate: due }])
  })

  it('says what is left', () => {
    const day = addDays(due, -4)
    expect(on(day, {}, [paid(40_000, addDays(due, -6))]).notices).toEqual([{ dueDate: due, amountMinor: 100_000 }])
  })
})

describe('a charge', () => {
  it('is for what is due on the day', () => {
    expect(on(due, { notices: [inTime] }).charge).toMatchObject({ dueDate: due, amountMinor: instalmentMinor })
    expect(on(addDays(due, -1), { notices: [inTime] }).charge).toBeNull()
  })

  it.each<[name: string, paidMinor: number, chargedMinor: number | null]>([
    ['takes what a payment by hand has left', 40_000, 100_000],
    ['takes nothing of what is paid', instalmentMinor, null],
  ])('%s', (_, paidMinor, chargedMinor) => {
    const { charge, missed } = on(due, { notices: [inTime] }, [paid(paidMinor, addDays(due, -1))])
    expect(charge?.amountMinor ?? null).toBe(chargedMinor)
    expect(missed).toEqual([])
  })

  it.each<[name: string, notices: readonly AutopayNotice[]]>([
    ['has not left', [noticed(null)]],
    ['left a day too late', [noticed(addDays(due, -2))]],
  ])('is missed where the notice %s, and not before its day', (_, notices) => {
    expect(on(due, { notices })).toMatchObject({ charge: null, missed: [{ dueDate: due }] })
    expect(on(addDays(due, -1), { notices })).toMatchObject({ charge: null, missed: [] })
  })

  it('is made after a notice that left on the last day for it', () => {
    expect(on(due, { notices: [noticed(addDays(due, -3))] }).charge).not.toBeNull()
  })

  it('knows nothing of notices and charges of another due date', () => {
    expect(on(due, { notices: [ofAnother] })).toEqual({ ends: false, notices: [], charge: null, missed: [] })
    const tries = [{ ...tried('paid'), dueDate: next }]
    expect(on(due, { notices: [inTime], tries }).charge).not.toBeNull()
  })

  it('is not made for a due date that the borrower was not told of, and none is missed', () => {
    expect(on(due)).toEqual({ ends: false, notices: [], charge: null, missed: [] })
  })

  it('takes no more than a notice in time has said', () => {
    const notices = [noticed(addDays(due, -4), 100_000), noticed(addDays(due, -1), 140_000)]
    expect(on(due, { notices }).charge?.amountMinor).toBe(100_000)
    const grown = noticed(addDays(due, -3), 120_000)
    expect(on(due, { notices: [...notices, grown] }).charge?.amountMinor).toBe(120_000)
  })

  it('waits while one is under way', () => {
    expect(on(due, { notices: [inTime], tries: [tried(null)] })).toMatchObject({ charge: null, missed: [] })
  })

  it.each<AutopayOutcome>(['paid', 'unclear', 'missed'])('is the last one after %s', (outcome) => {
    for (const days of [0, 2, 5, 6]) {
      expect(on(addDays(due, days), { notices: [inTime], tries: [tried(outcome)] })).toMatchObject({
        charge: null,
        missed: [],
      })
    }
  })

  it('is tried again on the named days, with the late charges of the day, at most three times', () => {
    const charges = (declinedAfter: readonly number[]) =>
      [0, 1, 2, 3, 4, 5, 6].filter((days) => {
        const tries = declinedAfter.map((after) => tried('declined', addDays(due, after)))
        return on(addDays(due, days), { notices: [inTime], tries }).charge !== null
      })
    expect(charges([])).toEqual([0, 1, 2, 3, 4, 5])
    expect([charges([0]), charges([0, 2]), charges([0, 2, 5])]).toEqual([[2, 3, 4, 5], [5], []])
    // Begun late: the day of the second charge is the day of the first one, and is not used twice.
    expect([charges([1]), charges([2]), charges([5])]).toEqual([[2, 3, 4, 5], [5], []])
    const late = on(addDays(due, 2), { notices: [inTime], tries: [tried('declined')] })
    // 1,000.00 once and two days at 5 %.
    expect(late.charge?.amountMinor).toBe(instalmentMinor + 100_000 + 2 * 7_000)
    const days = [due, addDays(due, 2), addDays(due, 5)]
    expect([0, 1, 2, 3].map((declines) => nextTryOn(due, days.slice(0, declines)))).toEqual([...days, null])
  })

  it('is made again where the bank was not asked, so often in a day', () => {
    const tries = (count: number, day = due) => Array(count).fill(tried('notMade', day))
    const { notMadeADay } = autopayRules
    expect(on(due, { notices: [inTime], tries: tries(notMadeADay - 1) }).charge).not.toBeNull()
    expect(on(due, { notices: [inTime], tries: tries(notMadeADay) }).charge).toBeNull()
    expect(on(addDays(due, 1), { notices: [inTime], tries: tries(notMadeADay) }).charge).not.toBeNull()
    const declined = [...tries(notMadeADay - 1, addDays(due, 2)), tried('declined', due)]
    expect(on(addDays(due, 2), { notices: [inTime], tries: declined }).charge).not.toBeNull()
  })

  it('is missed once the days for it are over', () => {
    expect(on(addDays(due, 6), { notices: [inTime], tries: [tried('notMade')] })).toMatchObject({
      charge: null,
      missed: [{ dueDate: due }],
    })
  })
})

describe('an agreement', () => {
  it('ends with the last payment', () => {
    const day = date('2026-08-20')
    expect(on(day, {}, [paid(560_000, day)])).toMatchObject({ ends: true, charge: null })
  })

  it('charges nothing first that is paid', () => {
    const day = date('2026-09-01')
    expect(firstChargeOn(replayLoan(loan, [paid(instalmentMinor, day)], day))).toEqual({
      dueDate: next,
      amountMinor: instalmentMinor,
    })
  })

  it.each<[day: string, first: string | null]>([
    ['2026-09-06', '2026-09-09'],
    ['2026-09-07', '2026-10-09'],
    ['2026-12-05', '2026-12-08'],
    ['2026-12-06', null],
  ])('of %s charges on %s first', (day, first) => {
    expect(firstChargeOn(replayLoan(loan, [], date(day)))?.dueDate ?? null).toBe(first)
  })

  it.each<[day: string, noticed: string[], until: string | null]>([
    ['2026-09-06', [], null],
    ['2026-09-07', [], '2026-09-09'],
    ['2026-09-12', [], '2026-09-09'],
    ['2026-09-12', ['2026-09-09'], null],
    ['2026-10-08', [], '2026-10-09'],
    ['2026-12-07', [], '2026-12-08'],
  ])('of %s with notices of %j leaves what is due up to %s to the borrower', (day, noticed, until) => {
    const state = replayLoan(loan, [], date(day))
    expect(byHandUntil(state, firstChargeOn(state), new Set(noticed.map(date)))).toBe(until)
  })

  it('leaves nothing to the borrower that is paid', () => {
    const state = replayLoan(loan, [paid(instalmentMinor, due)], due)
    expect(byHandUntil(state, firstChargeOn(state), new Set())).toBeNull()
  })
})
