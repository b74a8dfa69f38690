// Acts of the lender: what each changes, by golden tables, and when it is refused.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LoanEvent } from '../loan/loan-event.ts'
import { replayLoan } from '../loan/replay.ts'
import { cases, someEvents, someLoan } from '../loan/test-arbitraries.ts'
import { fourPayments, loanOf, onDay, paid, referenceCaps } from '../loan/test-loans.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { type ActEffect, effectOf, type LoanAct } from './act-effect.ts'
import { applyTransfers, ledgerBalances } from './loan-postings.ts'

const pauseDaysAtMost = 365

const loan = loanOf({ ...fourPayments, caps: referenceCaps })
/** Two of four payments made; the third, of 1,400.00, fell due on day 90 and bears 11.20 a day. */
const twoPaid = [paid('first', 29, 140_000), paid('second', 60, 140_000)]

const waiver = (amountMinor: number, part: 'penalty' | 'interest' = 'penalty'): LoanAct => ({
  kind: 'waiver',
  id: 'act',
  valueDate: onDay(102),
  part,
  amountMinor,
})
const plan = (changes: Partial<Extract<LoanAct, { kind: 'hardshipPlan' }>> = {}): LoanAct => ({
  kind: 'hardshipPlan',
  id: 'act',
  valueDate: onDay(102),
  lastDay: onDay(130),
  dueDates: [
    { n: 3, dueDate: onDay(130) },
    { n: 4, dueDate: onDay(160) },
  ],
  ...changes,
})
const holiday = (from: number, to: number): LoanAct => ({
  kind: 'chargeHoliday',
  id: 'act',
  valueDate: onDay(from),
  lastDay: onDay(to),
})
const writeOff: LoanAct = { kind: 'writeOff', id: 'act', valueDate: onDay(102) }

function changed(act: LoanAct, events: readonly LoanEvent[] = twoPaid, day = 102): ActEffect {
  const effect = effectOf({ loan, events }, act, onDay(day))
  if (isRefusal(effect)) throw new Error(`refused: ${effect.refused} ${effect.fields?.join()}`)
  return effect
}

function refused(act: LoanAct, events: readonly LoanEvent[] = twoPaid, day = 102): string {
  const effect: ActEffect | Refusal = effectOf({ loan, events }, act, onDay(day))
  return isRefusal(effect) ? [effect.refused, ...(effect.fields ?? [])].join(' ') : 'granted'
}

const entriesOf = ({ entries }: ActEffect): string[] =>
  entries.map(({ debit, credit, amountMinor }) => `${debit} < ${credit} ${amountMinor}`)

describe('the effect of an act', () => {
  it('of none is what stands: 1,400.00 and twelve days of 11.20 are owed, and the whole costs have their cap', () => {
    expect(changed(holiday(102, 102)).before).toEqual({
      status: 'overdue',
      owedToday: {
        totalMinor: 153_440,
        penaltyMinor: 13_440,
        feeMinor: 0,
        interestMinor: 15_000,
        principalMinor: 125_000,
      },
      owedMinor: 293_440,
      creditMinor: 0,
      daysPastDue: 12,
      plan: [
        { n: 1, dueDate: onDay(30), unpaidMinor: 0, standing: 'paid' },
        { n: 2, dueDate: onDay(60), unpaidMinor: 0, standing: 'paid' },
        { n: 3, dueDate: onDay(90), unpaidMinor: 153_440, standing: 'late' },
        { n: 4, dueDate: onDay(120), unpaidMinor: 140_000, standing: 'next' },
      ],
      addedMinor: 13_440,
      costCapMinor: 500_000,
      pausedUntil: null,
      writtenOffOn: null,
      recoveredMinor: 0,
    })
  })

  // [act, owed today after it, owed in all, days past due, entries]
  it.each<[string, LoanAct, number, number, number, string[]]>([
    ['a waiver of 34.40', waiver(3_440), 150_000, 290_000, 12, ['waiverExpense < penaltyReceivable 3440']],
    [
      'a waiver of interest that is not due yet',
      waiver(20_000, 'interest'),
      138_440,
      273_440,
      12,
      ['waiverExpense < interestReceivable 15000', 'waiverExpense < interestIncome 5000'],
    ],
    ['a holiday of today', holiday(102, 102), 152_320, 292_320, 12, ['penaltyIncome < penaltyReceivable 1120']],
    ['a holiday since day 93', holiday(93, 102), 142_240, 282_240, 12, ['penaltyIncome < penaltyReceivable 11200']],
    ['a plan from today', plan(), 0, 292_320, 0, ['penaltyIncome < penaltyReceivable 1120']],
    ['a plan of time alone', plan({ dueDates: [] }), 152_320, 292_320, 12, ['penaltyIncome < penaltyReceivable 1120']],
    [
      'a write-off',
      writeOff,
      153_440,
      293_440,
      12,
      ['writeOff < loanPrincipal 250000', 'writeOff < interestReceivable 15000', 'writeOff < penaltyReceivable 13440'],
    ],
    [
      'a reversal of a payment',
      { kind: 'reversal', id: 'act', valueDate: onDay(102), paymentId: 'second' },
      340_480,
      480_480,
      42,
      [
        'penaltyReceivable < penaltyIncome 47040',
        'loanPrincipal < cashClearing 125000',
        'interestReceivable < cashClearing 15000',
      ],
    ],
  ])('%s', (_, act, todayMinor, owedMinor, daysPastDue, entries) => {
    const effect = changed(act)
    expect(effect.after).toMatchObject({ owedToday: { totalMinor: todayMinor }, owedMinor, daysPastDue })
    expect(entriesOf(effect)).toEqual(entries)
  })

  it('of a plan is its dates, and a pause until its last day', () => {
    const { after } = changed(plan())
    expect(after.status).toBe('active')
    expect(after.pausedUntil).toBe(onDay(130))
    expect(after.plan.slice(2)).toEqual([
      { n: 3, dueDate: onDay(130), unpaidMinor: 152_320, standing: 'next' },
      { n: 4, dueDate: onDay(160), unpaidMinor: 140_000, standing: 'later' },
    ])
  })

  it('shows what a rollover has added beside the late charges', () => {
    const free = loanOf(fourPayments)
    const feeMinor = 42_000
    const rolled: LoanEvent = {
      kind: 'rollover',
      id: 'r',
      valueDate: onDay(30),
      amountMinor: feeMinor,
      quotedFeeMinor: feeMinor,
    }
    const state = replayLoan(free, [rolled], onDay(102))
    const effect = effectOf({ loan: free, events: [rolled] }, holiday(102, 102), onDay(102))
    expect([state.rolloverFeesMinor, state.lateChargedMinor > 0]).toEqual([feeMinor, true])
    expect(effect).toMatchObject({ before: { addedMinor: state.lateChargedMinor + feeMinor } })
  })

  it('shows what a moved due date has added beside the late charges', () => {
    const movable = loanOf({ ...fourPayments, dueDateMoves: { maxDays: 15, times: 2 } })
    const move = (n: number, valueDay: number, toDay: number): LoanEvent => ({
      kind: 'dateMove',
      id: `move-${n}`,
      valueDate: onDay(valueDay),
      n,
      dueDate: onDay(toDay),
      quotedInterestMinor: 1_000_000,
    })
    const moves = [move(1, 20, 40), paid('first', 40, 141_250), move(2, 45, 65)]
    const effect = effectOf({ loan: movable, events: moves }, holiday(50, 102), onDay(50))
    // Ten days, then five, of 0.1 % of 1,250.00.
    expect(effect).toMatchObject({ before: { addedMinor: 1_250 + 625 } })
  })

  // [act that begins on day 110, owed in all before it on that day and after it, days past due then, due days after it]
  it.each<[string, LoanAct, number, number, number]>([
    ['a holiday', holiday(110, 120), 302_400, 301_280, 20],
    ['a plan', plan({ valueDate: onDay(110) }), 302_400, 301_280, 0],
  ])('of %s that begins later is that of its first day, and posts nothing today', (_, act, before, after, days) => {
    const effect = changed(act)
    expect([effect.before.owedMinor, effect.after.owedMinor]).toEqual([before, after])
    expect(effect.after).toMatchObject({
      daysPastDue: days,
      pausedUntil: act.kind === 'chargeHoliday' ? onDay(120) : onDay(130),
    })
    expect(effect.entries).toEqual([])
    // The day before, the day itself: the same act, no longer ahead, posts what it changes.
    expect(entriesOf(changed(act, twoPaid, 110))).toEqual(['penaltyIncome < penaltyReceivable 1120'])
    expect(changed(act, twoPaid, 109).after).toEqual(effect.after)
  })

  it('of taking back a pause that has not begun changes nothing yet', () => {
    const back: LoanAct = { kind: 'reversal', id: 'back', valueDate: onDay(102), paymentId: 'act' }
    const effect = changed(back, [...twoPaid, holiday(110, 120)])
    expect([effect.after, effect.entries]).toEqual([effect.before, []])
  })

  it('can be of the day of the payout', () => {
    expect(refused(holiday(0, 102))).toBe('granted')
  })

  it('of a refund is less credit', () => {
    const events = [...twoPaid, paid('rest', 61, 290_000)]
    const refund: LoanAct = { kind: 'creditRefund', id: 'act', valueDate: onDay(70), amountMinor: 4_000 }
    const effect = changed(refund, events, 70)
    expect([effect.before.creditMinor, effect.after.creditMinor]).toEqual([10_000, 6_000])
    expect(entriesOf(effect)).toEqual(['creditBalance < refundClearing 4000'])
  })

  it('of a write-off that was a mistake is the loan as if it had never been, with its charges since', () => {
    const undo: LoanAct = { kind: 'reversal', id: 'undo', valueDate: onDay(105), paymentId: 'act' }
    const effect = changed(undo, [...twoPaid, writeOff, paid('some', 104, 20_000)], 105)
    expect(effect.before).toMatchObject({ writtenOffOn: onDay(102), recoveredMinor: 20_000, addedMinor: 13_440 })
    // Two days of 11.20; then 200.00 pays 156.80 of charges and 43.20 of the instalment; a day then costs 10.85.
    expect(effect.after).toMatchObject({
      writtenOffOn: null,
      recoveredMinor: 0,
      addedMinor: 13_440 + 2 * 1_120 + 1_085,
    })
    expect(entriesOf(effect)).toContain('recoveryIncome < writeOff 20000')
  })
})

describe('an act is refused', () => {
  const settled = [...twoPaid, paid('rest', 61, 280_000)]
  const given: LoanEvent[] = [...twoPaid, { ...writeOff, id: 'off' }]
  const backTo = (paymentId: string): LoanAct => ({ kind: 'reversal', id: 'act', valueDate: onDay(102), paymentId })
  const refund = (amountMinor: number): LoanAct => ({
    kind: 'creditRefund',
    id: 'act',
    valueDate: onDay(102),
    amountMinor,
  })

  it.each<[string, LoanAct, readonly LoanEvent[], string]>([
    ['tomorrow', { ...waiver(1), valueDate: onDay(103) }, twoPaid, 'valueIsNotAccepted valueDate'],
    ['before the payout', { ...waiver(1), valueDate: onDay(-1) }, twoPaid, 'valueIsNotAccepted valueDate'],
    ['for more than the part has', waiver(13_441), twoPaid, 'valueIsNotAccepted amountMinor'],
    ['for nothing', waiver(0), twoPaid, 'valueIsNotAccepted amountMinor'],
    ['for half a unit', waiver(0.5), twoPaid, 'valueIsNotAccepted amountMinor'],
    ['where the part is paid', waiver(1), settled, 'nothingIsOwed'],
    ['for credit that is not there', refund(1), twoPaid, 'creditBalanceIsEmpty'],
    ['for more credit than there is', refund(2), [...settled, paid('more', 62, 1)], 'valueIsNotAccepted amountMinor'],
    [
      'for credit, on a day that is past',
      { ...refund(1), valueDate: onDay(101) },
      [...settled, paid('more', 62, 1)],
      'valueIsNotAccepted valueDate',
    ],
    ['for an unknown event', backTo('third'), twoPaid, 'notFound'],
    ['for an event that was taken back', backTo('first'), [...twoPaid, { ...backTo('first'), id: 'r' }], 'notFound'],
    ['for a reversal', backTo('r'), [...twoPaid, { ...backTo('first'), id: 'r' }], 'notFound'],
    ['a write-off of nothing', writeOff, settled, 'nothingIsOwed'],
    ['a second write-off', writeOff, given, 'loanIsWrittenOff'],
    ['a plan of a loan that was given up', plan(), given, 'loanIsWrittenOff'],
    ['a holiday of a loan that was given up', holiday(102, 103), given, 'loanIsWrittenOff'],
    ['a plan of nothing', plan(), settled, 'nothingIsOwed'],
    ['a pause that is over', holiday(93, 101), twoPaid, 'valueIsNotAccepted lastDay'],
    ['a pause without end', holiday(102, 102 + pauseDaysAtMost + 1), twoPaid, 'valueIsNotAccepted lastDay'],
    ['a pause that ends before it begins', holiday(110, 109), twoPaid, 'valueIsNotAccepted lastDay'],
    [
      'a pause that begins and ends in more than a year',
      holiday(110, 102 + pauseDaysAtMost + 1),
      twoPaid,
      'valueIsNotAccepted lastDay',
    ],
    ['a write-off of tomorrow', { ...writeOff, valueDate: onDay(103) }, twoPaid, 'valueIsNotAccepted valueDate'],
    [
      'a plan that begins later, with a date before it',
      plan({ valueDate: onDay(131), lastDay: onDay(140) }),
      twoPaid,
      'valueIsNotAccepted dueDates',
    ],
    [
      'a plan with a date before that of a plan which begins before it',
      plan({ valueDate: onDay(115), dueDates: [{ n: 4, dueDate: onDay(159) }] }),
      [...twoPaid, { ...plan({ valueDate: onDay(110) }), id: 'earlier' }],
      'valueIsNotAccepted dueDates',
    ],
    ['a plan that is over', plan({ valueDate: onDay(92), lastDay: onDay(101) }), twoPaid, 'valueIsNotAccepted lastDay'],
    ...(
      [
        ['of a paid instalment', [{ n: 2, dueDate: onDay(130) }]],
        ['of one that does not exist', [{ n: 5, dueDate: onDay(130) }]],
        ['earlier than now', [{ n: 4, dueDate: onDay(119) }]],
        ['in the past', [{ n: 3, dueDate: onDay(101) }]],
        ['later than a year', [{ n: 3, dueDate: onDay(102 + pauseDaysAtMost + 1) }]],
        [
          'one before the other',
          [
            { n: 3, dueDate: onDay(150) },
            { n: 4, dueDate: onDay(149) },
          ],
        ],
        [
          'named twice',
          [
            { n: 3, dueDate: onDay(150) },
            { n: 3, dueDate: onDay(151) },
          ],
        ],
      ] as const
    ).map(
      ([what, dueDates]) =>
        [`a plan with a date ${what}`, plan({ dueDates }), twoPaid, 'valueIsNotAccepted dueDates'] as [
          string,
          LoanAct,
          readonly LoanEvent[],
          string,
        ],
    ),
  ])('%s', (_, act, events, why) => {
    expect(refused(act, events)).toBe(why)
  })

  it('waives and gives back whole units of the loan, or all that there is', () => {
    const whole = loanOf({ ...fourPayments, unitMinor: 100 })
    const events = [paid('much', 100, 2_000_050)]
    const given = (act: LoanAct) => effectOf({ loan: whole, events }, act, onDay(102))
    const refund = (amountMinor: number): LoanAct => ({
      kind: 'creditRefund',
      id: 'f',
      valueDate: onDay(102),
      amountMinor,
    })
    const creditMinor = replayLoan(whole, events, onDay(102)).creditBalanceMinor
    expect(creditMinor % 100).toBe(50)
    expect(given(refund(creditMinor - 1))).toEqual({ refused: 'valueIsNotAccepted', fields: ['amountMinor'] })
    expect([refund(creditMinor), refund(100)].map((act) => 'after' in given(act))).toEqual([true, true])
  })

  it.each<[string, LoanAct]>([
    ['the whole part', waiver(13_440)],
    ['a pause of today', holiday(102, 102)],
    ['a pause of a year', holiday(102, 102 + pauseDaysAtMost)],
    ['a pause from tomorrow', holiday(103, 103)],
    ['a pause that ends in a year', holiday(110, 102 + pauseDaysAtMost)],
    ['a date on the first day of a plan that begins later', plan({ valueDate: onDay(130), lastDay: onDay(140) })],
    ['a date that stays', plan({ dueDates: [{ n: 4, dueDate: onDay(120) }] })],
    ['a date of today', plan({ dueDates: [{ n: 3, dueDate: onDay(102) }] })],
    ['the last date of a year', plan({ dueDates: [{ n: 3, dueDate: onDay(102 + pauseDaysAtMost) }] })],
    [
      'both on one day',
      plan({
        dueDates: [
          { n: 3, dueDate: onDay(150) },
          { n: 4, dueDate: onDay(150) },
        ],
      }),
    ],
  ])('not for %s', (_, act) => {
    expect(refused(act)).toBe('granted')
  })

  it('not for a payment beside one that was taken back', () => {
    const back: LoanEvent = { kind: 'reversal', id: 'r', valueDate: onDay(102), paymentId: 'first' }
    expect(refused(backTo('second'), [...twoPaid, back])).toBe('granted')
  })
})

describe('for every loan and every history', () => {
  const someAct = (loanEvents: readonly LoanEvent[]): LoanAct[] =>
    loanEvents
      .filter(
        (event): event is LoanAct =>
          !['payment', 'rollover', 'settlement', 'coolingOffExit', 'dateMove', 'creditUse'].includes(event.kind),
      )
      .map((event) => ({ ...event, id: `act-${event.id}` }))

  it('the effect of an act is the replay with it, and its entries lead there', () => {
    let granted = 0
    let later = 0
    const many = cases(300)
    fc.assert(
      fc.property(someLoan(), someEvents, someEvents, fc.integer({ min: 0, max: 500 }), (any, events, acts, day) => {
        const asOf = onDay(day)
        for (const act of someAct(acts)) {
          const effect = effectOf({ loan: any, events }, act, asOf)
          if (isRefusal(effect)) continue
          granted += 1
          const before = ledgerBalances(replayLoan(any, events, asOf))
          const after = replayLoan(any, [...events, act], asOf)
          expect(applyTransfers(before, effect.entries)).toEqual(ledgerBalances(after))
          const { valueDate } = act
          const [, firstDay = asOf] = [valueDate, asOf].sort()
          expect(effect.after.owedMinor).toBe(replayLoan(any, [...events, act], firstDay).owedMinor)
          if (act.valueDate > asOf) later += 1
          // No act but a reversal makes the borrower owe more.
          if (act.kind !== 'reversal') expect(effect.after.owedMinor).toBeLessThanOrEqual(effect.before.owedMinor)
        }
      }),
      many,
    )
    // Cases in which every act is refused have tried nothing.
    expect(granted).toBeGreaterThan(many.numRuns / 15)
    expect(later).toBeGreaterThan(0)
  })
})
