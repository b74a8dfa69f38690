// Loans that the tests tell their stories about, and short words for what happens to them.

import { addDays, type CalendarDate, date } from '../calendar-date.ts'
import type { CostCaps } from '../market/market.ts'
import type { Loan, LoanEvent } from './loan-event.ts'
import { sampleEarlyRepayment, sampleLateTariff } from './sample-terms.ts'
import { buildSchedule } from './schedule.ts'
import type { LoanTerms } from './terms.ts'

/** 5,000.00 for 120 days in four payments of 1,400.00; 250.00 comes off the payout. No cap, the published late tariff. */
export const fourPayments: LoanTerms = {
  market: 'standard',
  currency: 'PHP',
  principalMinor: 500_000,
  termDays: 120,
  instalmentCount: 4,
  interest: { kind: 'flat', dailyRateMicros: 1_000 },
  fees: [{ code: 'service', amountMinor: 25_000, taken: 'deducted' }],
  late: sampleLateTariff,
  rollover: { feeBps: 840, days: 30, limit: 2 },
  earlyRepayment: sampleEarlyRepayment,
  coolingOffDays: 3,
  allocation: ['penalty', 'fee', 'interest', 'principal'],
  caps: {},
  client: 'new',
}

/** 0.8 % a day all-in, one late fee, total cost at most the principal. */
export const referenceCaps: CostCaps = {
  lateDailyBps: 80,
  allInDailyBps: 80,
  lateOnceMinor: 100_000,
  totalCostBps: 10_000,
}

/** One payment without interest or fee, so that what is unpaid is exactly `principalMinor`. */
export function onePayment(principalMinor: number, changes: Partial<LoanTerms> = {}): LoanTerms {
  return {
    ...fourPayments,
    principalMinor,
    termDays: 91,
    instalmentCount: 1,
    interest: { kind: 'flat', dailyRateMicros: 0 },
    fees: [],
    ...changes,
  }
}

/** The day on which every test loan was paid out. Four payments fall due on 2026-09-09, 10-09, 11-08 and 12-08. */
export const payoutDay = date('2026-08-10')

export function loanOf(terms: LoanTerms, disbursedOn: CalendarDate = payoutDay): Loan {
  return { terms, disbursedOn, schedule: buildSchedule(terms, disbursedOn) }
}

/** `days` after payout. */
export function onDay(days: number): CalendarDate {
  return addDays(payoutDay, days)
}

/** A payment `days` after payout. */
export function paid(id: string, days: number, amountMinor: number): LoanEvent {
  return { kind: 'payment', id, valueDate: onDay(days), amountMinor }
}
