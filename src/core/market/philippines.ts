// The market 'philippines': caps on what a short loan may cost, as reported of the Securities and Exchange Commission.

import { carefulChoice } from './careful-choice.ts'
import type { Market } from './market.ts'
import { commaThousands } from './money-formats.ts'

/**
 * Reported: 6 % nominal and, for loans from 2026-04-01, 12 % effective a month; late charges 5 % a month of what is
 * overdue; all costs at most 100 % of the principal (SEC MC 14 s.2025, for loans up to 10,000 and four months; this
 * pack holds every loan to it). Cooling-off three days. Read in the press, not in the circular: the lender's counsel
 * has to confirm every figure.
 */
export const philippines: Market = {
  ...carefulChoice,
  id: 'philippines',
  zone: 'Asia/Manila',
  currency: 'PHP',
  currencySymbol: '₱',
  moneyFormat: commaThousands,
  aprBasis: 'phMonthlyEir',
  caps: { lateMonthlyBps: 500, totalCostBps: 10_000 },
  offerCaps: { nominalMonthlyBps: 600, effectiveMonthlyBps: 1_200 },
  coolingOffDays: 3,
  agreementTicked: false,
  phone: { countryCode: '63', pattern: /^0?9[0-9]{9}$/, maxDigits: 11, example: '09171234567' },
  languages: ['en', 'fil'],
  quietHours: { from: '22:00', to: '06:00' },
  reminders: { daysBefore: [3], onTheDay: true, daysLate: [1, 7, 30] },
  contactCaps: { reminders: { dayAtMost: 2, weekAtMost: 3 } },
  statutes: ['3765', '10173', '2012'],
  regulator: { name: 'Securities and Exchange Commission (SEC)', url: 'https://www.sec.gov.ph' },
}
