// The late tariff and early repayment of the sample lender's products. No screen, paper or rule reads them: those ask the product.

import type { EarlyRepaymentTerms, LateTariff } from './terms.ts'

/** Once 1,000.00 (new client) or 800.00 (repeat), then 5, 4 and 2 % a day of what is unpaid. */
export const sampleLateTariff: LateTariff = {
  onceNewMinor: 100_000,
  onceRepeatMinor: 80_000,
  tiers: [
    { fromDay: 1, dailyBps: 500 },
    { fromDay: 31, dailyBps: 400 },
    { fromDay: 91, dailyBps: 200 },
  ],
  graceDays: 0,
}

/** Only after half the term, and at least 7 days after payout. */
export const sampleEarlyRepayment: EarlyRepaymentTerms = { afterTermBps: 5_000, afterDays: 7, method: 'toTheDay' }
