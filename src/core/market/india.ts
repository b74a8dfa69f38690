// The market 'india': key facts with an APR, a look-up period of a day at least, penal charges that never capitalise.

import { carefulChoice } from './careful-choice.ts'
import type { Market } from './market.ts'
import { indianGroups } from './money-formats.ts'

/**
 * Reported of the Reserve Bank: key facts statement with APR, cooling-off of at least one day, penal charges reasonable
 * and never added to what bears interest. No figure for "reasonable" was found: 3 % a month and 500.00 once are a
 * careful lender's choice, and so is the ceiling of 100 % of principal. The lender's counsel has to confirm every figure.
 */
export const india: Market = {
  ...carefulChoice,
  id: 'india',
  zone: 'Asia/Kolkata',
  currency: 'INR',
  currencySymbol: '₹',
  moneyFormat: indianGroups,
  aprBasis: 'indiaIrr12',
  caps: { lateMonthlyBps: 300, lateOnceMinor: 50_000, totalCostBps: 10_000 },
  offerCaps: {},
  coolingOffDays: 1,
  agreementTicked: false,
  phone: { countryCode: '91', pattern: /^[6-9][0-9]{9}$/, maxDigits: 10, example: '9876543210' },
  languages: ['en', 'hi'],
  quietHours: { from: '19:00', to: '08:00' },
  reminders: { daysBefore: [7], onTheDay: true, daysLate: [1, 7, 30] },
  contactCaps: { reminders: { dayAtMost: 2, weekAtMost: 2 } },
  statutes: ['2023'],
  regulator: { name: 'Reserve Bank of India, Ombudsman', url: 'https://cms.rbi.org.in' },
}
