// What a payment is for: the amounts asked, how long they hold, and the events they become.

import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar-date.ts'
import { fourPayments, loanOf, onDay, paid } from '../loan/test-loans.ts'
import { amountFor } from './amount-for.ts'
import { payPurposes } from './pay-purpose.ts'
import { eventOf, lastDayOfAmount } from './purpose.ts'

const account = { loan: loanOf(fourPayments), events: [] }
const context = { paymentIsPending: false, wantedMinor: 0 }
const firstDue = onDay(30)

describe('the amount asked', () => {
  it('is the next instalment while nothing is due', () => {
    expect(amountFor('repayment', account, onDay(10), context)).toBe(140_000)
  })

  it('is all that is due with its charges once something is late', () => {
    // Once 1,000.00 and 5 % of 1,400.00 for one day.
    expect(amountFor('repayment', account, addDays(firstDue, 1), context)).toBe(140_000 + 100_000 + 7_000)
  })

  it('is the fee of a rollover, where one is offered', () => {
    expect(amountFor('rollover', account, firstDue, context)).toBe(42_000)
    expect(amountFor('rollover', account, onDay(10), context)).toEqual({ refused: 'rolloverIsNotOffered' })
  })

  it('is what closes the loan, where it can be closed', () => {
    expect(amountFor('settlement', account, onDay(60), context)).toBe(
      // Two payments are late by 30 and 0 days; the interest of the days to come is not asked.
      500_000 + 30_000 + amountOfCharges(60),
    )
    expect(amountFor('settlement', account, onDay(10), context)).toMatchObject({
      refused: 'earlyRepaymentIsNotYetOpen',
    })
    expect(amountFor('coolingOff', account, onDay(1), context)).toBeLessThan(500_000)
    expect(amountFor('coolingOff', account, onDay(4), context)).toMatchObject({ refused: 'coolingOffHasEnded' })
  })

  it('makes no quote for closing the loan while a payment is on its way', () => {
    const pending = { ...context, paymentIsPending: true }
    expect(amountFor('settlement', account, onDay(60), pending)).toEqual({ refused: 'paymentIsPending' })
    expect(amountFor('repayment', account, onDay(60), pending)).toBeTypeOf('number')
  })

  it('is what the borrower chose, up to all that is owed', () => {
    expect(amountFor('partial', account, onDay(10), { ...context, wantedMinor: 1 })).toBe(1)
    expect(amountFor('partial', account, onDay(10), { ...context, wantedMinor: 560_000 })).toBe(560_000)
    expect(amountFor('partial', account, onDay(10), { ...context, wantedMinor: 560_001 })).toEqual({
      refused: 'amountHasChanged',
    })
    expect(amountFor('partial', account, onDay(10), context)).toEqual({ refused: 'amountHasChanged' })
  })

  it('takes whole units of the loan, or all that is owed', () => {
    const whole = { loan: loanOf({ ...fourPayments, unitMinor: 100 }), events: [] }
    const chosen = (wantedMinor: number) => amountFor('partial', whole, onDay(10), { ...context, wantedMinor })
    expect([chosen(50_000), chosen(560_000)]).toEqual([50_000, 560_000])
    expect(chosen(50_050)).toEqual({ refused: 'valueIsNotAccepted' })
    // A channel reported a payment with a fraction: all that is left has one, too.
    const withFraction = { ...whole, events: [paid('part', 5, 20_050)] }
    const rest = (wantedMinor: number) => amountFor('partial', withFraction, onDay(10), { ...context, wantedMinor })
    expect([rest(539_950), rest(539_850)]).toEqual([539_950, { refused: 'valueIsNotAccepted' }])
  })

  it.each(payPurposes)('is refused once nothing is owed: %s', (purpose) => {
    const settled = { ...account, events: [paid('all', 5, 560_000)] }
    expect(amountFor(purpose, settled, onDay(10), context)).toEqual({ refused: 'orderIsNotPayable' })
  })
})

function amountOfCharges(days: number): number {
  const lateDays = days - 30
  return 100_000 + lateDays * 7_000
}

describe('how long an amount holds', () => {
  it('is until the due date, for a payment that is not late yet', () => {
    expect(lastDayOfAmount('repayment', account, onDay(28), onDay(35))).toBe(firstDue)
  })

  it('is the day itself, once every day adds a charge', () => {
    const day = addDays(firstDue, 3)
    expect(lastDayOfAmount('repayment', account, day, addDays(day, 2))).toBe(day)
  })

  it('is the whole time where nothing is owed', () => {
    const settled = { ...account, events: [paid('all', 5, 560_000)] }
    expect(lastDayOfAmount('repayment', settled, onDay(6), onDay(9))).toBe(onDay(9))
  })

  it('goes no further than asked', () => {
    expect(lastDayOfAmount('repayment', account, onDay(3), onDay(5))).toBe(onDay(5))
  })

  it.each(['rollover', 'settlement', 'coolingOff'] as const)('is the day itself for the quote of a %s', (purpose) => {
    // Days on which a plain repayment would stay the same.
    expect(lastDayOfAmount(purpose, account, onDay(3), onDay(5))).toBe(onDay(3))
  })

  it('is the whole time for an amount that the borrower chose', () => {
    expect(lastDayOfAmount('partial', account, firstDue, addDays(firstDue, 2))).toBe(addDays(firstDue, 2))
  })
})

describe('the event of money that came', () => {
  const received = { valueDate: onDay(30), amountMinor: 42_000 }

  it.each([
    ['repayment', 'payment'],
    ['partial', 'payment'],
    ['rollover', 'rollover'],
    ['settlement', 'settlement'],
    ['coolingOff', 'coolingOffExit'],
  ] as const)('of a %s is a %s', (purpose, kind) => {
    expect(eventOf(purpose, received, 42_000)).toMatchObject({ kind, ...received })
  })

  it('never lets a rollover take more than was shown, however much came', () => {
    expect(eventOf('rollover', { ...received, amountMinor: 60_000 }, 42_000)).toEqual({
      kind: 'rollover',
      valueDate: onDay(30),
      amountMinor: 60_000,
      quotedFeeMinor: 42_000,
    })
  })

  it('is an ordinary payment where it is short of the fee of a rollover', () => {
    expect(eventOf('rollover', { ...received, amountMinor: 41_999 }, 42_000)).toEqual({
      kind: 'payment',
      valueDate: onDay(30),
      amountMinor: 41_999,
    })
  })
})
