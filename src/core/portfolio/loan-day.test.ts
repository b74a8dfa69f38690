// The days that the portfolio keeps of a loan, against a replay of every day from the start: for every loan and every history.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, date, toEpochDay } from '../calendar-date.ts'
import type { LoanEvent } from '../loan/loan-event.ts'
import { replayLoan } from '../loan/replay.ts'
import { cases, someEvents, someLoan } from '../loan/test-arbitraries.ts'
import { fourPayments, loanOf, onDay, paid } from '../loan/test-loans.ts'
import { loanDays, noPosition, positionOf } from './loan-day.ts'
import { buckets, endOfMonthBefore, isBucket, monthEnds, monthsBetween, shareBps, startOfMonth } from './standing.ts'
import { daysLate, standingOf } from './test-standing-of.ts'

/** Each day of so many is looked at. `PORTFOLIO_LOANS=5000` looks at each day of the year of so many loans. */
const days = 365
const runs = process.env.PORTFOLIO_LOANS === undefined ? cases(25) : { numRuns: Number(process.env.PORTFOLIO_LOANS) }

/** Each event becomes known on its day or some time after it, never before the payout. */
const posted = someEvents.chain((events) =>
  fc
    .array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })), {
      minLength: events.length,
      maxLength: events.length,
    })
    .map((delays) =>
      events.map((event, index) => {
        const known = addDays(event.valueDate, delays[index] ?? 0)
        return { event, postingDate: onDay(Math.max(0, toEpochDay(known) - toEpochDay(onDay(0)))) }
      }),
    ),
)

describe('the days of a loan', () => {
  it('come to what a replay of each day comes to, of what was known on it, and stand only where something changed', () => {
    fc.assert(
      fc.property(someLoan(), posted, (loan, events) => {
        const kept = loanDays(loan, events, onDay(days))
        for (let day = 0; day <= days; day += 1) {
          const on = onDay(day)
          const known: LoanEvent[] = events.filter(({ postingDate }) => postingDate <= on).map(({ event }) => event)
          const state = replayLoan(loan, known, on)
          const { day: from, ...position } = kept.findLast((row) => row.day <= on) ?? { day: null, ...noPosition }
          expect(position).toEqual(positionOf(state))
          expect(daysLate(position, on)).toBe(state.daysPastDue)
          const unpaidMinor =
            position.principalMinor + position.interestMinor + position.feeMinor + position.penaltyMinor
          expect(unpaidMinor).toBe(state.owedMinor - state.excessRefundMinor)
          expect(position.principalMinor).toBe(state.outstandingPrincipalMinor)
          if (from === on && day > 0) {
            const before = kept.findLast((row) => row.day < on)
            expect({ ...before, day: null }).not.toEqual({ ...position, day: null })
          }
        }
      }),
      runs,
    )
  }, 7_200_000)

  it('write nothing while a loan that is not late waits for its next payment', () => {
    const loan = loanOf(fourPayments)
    const due = loan.schedule[0]?.dueDate ?? onDay(0)
    expect(loanDays(loan, [], due)).toHaveLength(1)
    const payment = { event: paid('p1', 10, 140_000), postingDate: onDay(10) }
    expect(loanDays(loan, [payment], due).map(({ day }) => day)).toEqual([onDay(0), onDay(10)])
  })
})

describe('a standing', () => {
  const on = date('2026-06-30')
  const late = (day: number) => standingOf({ ...noPosition, nextDue: addDays(on, -day) }, on)

  it('is the bucket by days past due, at both ends of each', () => {
    expect([-5, 0, 1, 30, 31, 60, 61, 90, 91, 800].map(late)).toEqual([
      'current',
      'current',
      'late1',
      'late1',
      'late31',
      'late31',
      'late61',
      'late61',
      'late91',
      'late91',
    ])
  })

  it('is another word for what is no bucket: nothing there yet, paid, given up', () => {
    const of = [null, noPosition, { ...noPosition, nextDue: on, isWrittenOff: true }].map((one) => standingOf(one, on))
    expect(of).toEqual(['none', 'paid', 'writtenOff'])
    expect(of.filter(isBucket)).toEqual([])
    expect(buckets.map(({ bucket }) => bucket).filter(isBucket)).toHaveLength(buckets.length)
  })
})

describe('months', () => {
  it('end on their last day, over the new year and in February', () => {
    expect(endOfMonthBefore(date('2026-03-31'))).toBe('2026-02-28')
    expect(startOfMonth(date('2026-03-31'))).toBe('2026-03-01')
    expect(monthEnds(date('2026-02-10'), 3)).toEqual(['2025-12-31', '2026-01-31', '2026-02-10'])
    expect(monthsBetween('2025-11', '2026-02')).toBe(3)
  })

  it('have shares in hundredths of a per cent, none of nothing', () => {
    expect([shareBps(1, 3), shareBps(2, 3), shareBps(0, 5), shareBps(5, 0)]).toEqual([3_333, 6_667, 0, 0])
  })
})
