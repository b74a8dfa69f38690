// The market 'reference': a cautious pack for lenders whose own market is not here yet.

import { languages } from '../language.ts'
import { carefulChoice } from './careful-choice.ts'
import type { Market } from './market.ts'
import { dotThousands } from './money-formats.ts'

/**
 * After the British rules for high-cost short-term credit: 0.8 % a day for everything, one late fee (1,000.00, about
 * what their 15 pounds are in pesos), all costs at most 100 % of principal. Configuration: counsel has to confirm it.
 */
export const reference: Market = {
  ...carefulChoice,
  id: 'reference',
  zone: 'Asia/Manila',
  currency: 'PHP',
  currencySymbol: null,
  moneyFormat: dotThousands,
  aprBasis: 'eu',
  caps: { lateDailyBps: 80, allInDailyBps: 80, lateOnceMinor: 100_000, totalCostBps: 10_000 },
  offerCaps: { dailyCostBps: 80 },
  coolingOffDays: 3,
  agreementTicked: false,
  phone: { countryCode: '63', pattern: /^0?9[0-9]{9}$/, maxDigits: 11, example: '09171234567' },
  languages,
  quietHours: { from: '21:00', to: '08:00' },
  reminders: { daysBefore: [7], onTheDay: true, daysLate: [1, 7, 30] },
  contactCaps: { reminders: { dayAtMost: 2, weekAtMost: 2 } },
  statutes: [],
  regulator: { name: null, url: null },
}
