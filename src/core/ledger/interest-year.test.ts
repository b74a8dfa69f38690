// The yearly figures of a loan: what the ledger earned and the borrower paid, year by year, with nothing lost between years.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, date } from '../calendar-date.ts'
import type { LoanEvent } from '../loan/loan-event.ts'
import { replayLoan } from '../loan/replay.ts'
import { cases, someEvents, someLoan } from '../loan/test-arbitraries.ts'
import { fourPayments, loanOf } from '../loan/test-loans.ts'
import { type InterestYear, interestYear, interestYearNumber, yearsOf } from './interest-year.ts'
import { earningBalances } from './loan-postings.ts'

/** Falls due on 2026-11-09, 12-09, 2027-01-08 and 02-07. */
const loan = loanOf(fourPayments, date('2026-10-10'))
const payment = (id: string, valueDate: string, amountMinor: number): LoanEvent => ({
  kind: 'payment',
  id,
  valueDate: date(valueDate),
  amountMinor,
})
const inTime = [
  payment('one', '2026-11-09', 140_000),
  payment('two', '2026-12-09', 140_000),
  payment('three', '2027-01-08', 140_000),
  payment('four', '2027-02-07', 140_000),
]

describe('a year of a loan', () => {
  it('counts what fell due and was paid in it, and fees that came off the payout', () => {
    expect(interestYear(loan, inTime, 2026, date('2027-03-01'))).toEqual({
      year: 2026,
      from: '2026-10-10',
      to: '2026-12-31',
      isOver: true,
      chargedMinor: { interest: 30_000, fee: 25_000, penalty: 0 },
      waivedMinor: 0,
      paidMinor: { interest: 30_000, fee: 25_000, penalty: 0, principal: 250_000 },
      principalLeftMinor: 250_000,
    })
    expect(interestYear(loan, inTime, 2027, date('2027-03-01'))).toMatchObject({
      from: '2027-01-01',
      to: '2027-03-01',
      isOver: false,
      chargedMinor: { interest: 30_000, fee: 0, penalty: 0 },
      paidMinor: { interest: 30_000, fee: 0, penalty: 0, principal: 250_000 },
      principalLeftMinor: 0,
    })
  })

  it('ends with today while it is not over', () => {
    const year = interestYear(loan, inTime, 2026, date('2026-11-09'))
    expect([year?.to, year?.isOver, year?.paidMinor.interest]).toEqual(['2026-11-09', false, 15_000])
  })

  it('ends with its last day, and the next begins on the day after', () => {
    const late = [...inTime.slice(0, 1), payment('two', '2027-01-01', 280_000)]
    const [newer, older] = [2027, 2026].map((year) => interestYear(loan, late, year, date('2027-01-01')))
    // Late from 12-10: 1,000.00 once and 70.00 a day, 22 days of it in the old year.
    expect(older?.chargedMinor.penalty).toBe(100_000 + 22 * 7_000)
    expect(older?.paidMinor.penalty).toBe(0)
    expect(newer?.chargedMinor.penalty).toBe(7_000)
    expect(newer?.paidMinor.penalty).toBe(100_000 + 23 * 7_000)
  })

  it('counts of a deducted fee only what a cooling-off exit did not give back', () => {
    const exit: LoanEvent = { kind: 'coolingOffExit', id: 'x', valueDate: date('2026-10-12'), amountMinor: 476_417 }
    const year = interestYear(loan, [exit], 2026, date('2026-12-31'))
    expect(year?.chargedMinor).toEqual({ interest: 1_000, fee: 417, penalty: 0 })
    expect(year?.paidMinor).toEqual({ interest: 1_000, fee: 417, penalty: 0, principal: 475_417 })
  })

  it('charges of a loan that the lender gave up what was agreed, and counts what is paid of it', () => {
    const given: LoanEvent[] = [
      { kind: 'writeOff', id: 'o', valueDate: addDays(loan.disbursedOn, 1) },
      { kind: 'payment', id: 'p', valueDate: date('2027-02-01'), amountMinor: 100_000 },
    ]
    const years = [2027, 2026].map((year) => interestYear(loan, given, year, date('2027-03-01')))
    const plain = interestYear(loan, [], 2026, date('2026-12-31'))
    expect(years[1]?.chargedMinor).toEqual({ ...plain?.chargedMinor, penalty: 0 })
    expect(plain?.chargedMinor.interest).toBeGreaterThan(0)
    expect(Object.values(years[0]?.paidMinor ?? {}).reduce((sum, paid) => sum + paid, 0)).toBe(100_000)
  })

  it('counts what was forgiven in it, and not what was forgiven in the year before', () => {
    const forgiven = (id: string, valueDate: string, amountMinor: number): LoanEvent => ({
      kind: 'waiver',
      id,
      valueDate: date(valueDate),
      part: 'interest',
      amountMinor,
    })
    const events = [forgiven('old', '2026-12-20', 700), forgiven('new', '2027-01-10', 300)]
    const waived = [2026, 2027].map((year) => interestYear(loan, events, year, date('2027-03-01'))?.waivedMinor)
    expect(waived).toEqual([700, 300])
  })

  it('has the number of its loan and year', () => {
    expect(interestYearNumber('L26A', 2026)).toBe('YI-L26A-2026')
  })

  it('is not there before the payout, nor before it has begun', () => {
    expect(yearsOf(loan, date('2027-03-01'))).toEqual([2027, 2026])
    for (const year of [2025, 2028]) expect(interestYear(loan, inTime, year, date('2027-03-01'))).toBeNull()
    expect(yearsOf(loan, date('2026-10-09'))).toEqual([2026])
    expect(yearsOf(loan, date('2025-10-09'))).toEqual([])
  })

  it('has a share of everything that the ledger holds: no payment and no charge falls between two years', () => {
    fc.assert(
      fc.property(someLoan(), someEvents, (one, events) => {
        const today = addDays(one.disbursedOn, 700)
        const years = yearsOf(one, today).map((year) => interestYear(one, events, year, today))
        const sum = (amount: (year: InterestYear) => number) =>
          years.reduce((total, year) => total + (year === null ? 0 : amount(year)), 0)
        const state = replayLoan(one, events, today)
        const balances = earningBalances(state)
        expect({
          interest: sum(({ chargedMinor }) => chargedMinor.interest),
          fee: sum(({ chargedMinor }) => chargedMinor.fee),
          penalty: sum(({ chargedMinor }) => chargedMinor.penalty),
          waived: sum(({ waivedMinor }) => waivedMinor),
          paidFee: sum(({ paidMinor }) => paidMinor.fee),
          paidInterest: sum(({ paidMinor }) => paidMinor.interest),
          paidPrincipal: sum(({ paidMinor }) => paidMinor.principal),
        }).toEqual({
          interest: 0 - balances.interestIncome,
          fee: 0 - balances.feeIncome,
          penalty: 0 - balances.penaltyIncome,
          waived: balances.waiverExpense,
          paidFee: state.paidMinor.fee + state.deductedFeesMinor - state.feeRebateMinor,
          paidInterest: state.paidMinor.interest,
          paidPrincipal: state.paidMinor.principal,
        })
      }),
      cases(60),
    )
  })
})
