// The figures of the published loan terms. The engine, the products and the page 'Loan terms and conditions' all read them here.

import type { EarlyRepaymentTerms, LateTariff } from './terms.ts'

/** Penalty for late payment: once 1,000.00 (new client) or 800.00 (repeat), then 5, 4 and 2 % a day of what is unpaid. */
export const publishedLateTariff: LateTariff = {
  onceNewMinor: 100_000,
  onceRepeatMinor: 80_000,
  tiers: [
    { fromDay: 1, dailyBps: 500 },
    { fromDay: 31, dailyBps: 400 },
    { fromDay: 91, dailyBps: 200 },
  ],
  graceDays: 0,
}

/** Early repayment: only after half the term, and at least 7 days after payout. */
export const publishedEarlyRepayment: EarlyRepaymentTerms = { afterTermBps: 5_000, afterDays: 7, method: 'toTheDay' }

/** Every other figure of the published terms. Days are calendar days unless the name says otherwise. */
export const publishedTerms = {
  minTermDays: 91,
  maxTermDays: 365,
  decisionDays: 1,
  fundingMinDays: 1,
  fundingMaxDays: 3,
  /** The borrower is over 18; this age is the first that may borrow. */
  minAgeYears: 18,
  detailsChangeNoticeDays: 3,
  assignmentNoticeBusinessDays: 7,
  judgmentPaymentDays: 10,
  late: publishedLateTariff,
  earlyRepayment: publishedEarlyRepayment,
} as const
