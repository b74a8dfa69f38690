// The market 'indonesia': a daily ceiling on the cost of a consumer loan, the same for lateness, and all costs below 100 %.

import { carefulChoice } from './careful-choice.ts'
import type { Market } from './market.ts'
import { dotThousandsWhole } from './money-formats.ts'

/**
 * Reported of the OJK for consumer loans below a year: 0.1 % a day all costs from 2026, late charges the same, never
 * more than 100 % of the principal. The steps have been moved before: the lender's counsel has to confirm every figure.
 */
export const indonesia: Market = {
  ...carefulChoice,
  id: 'indonesia',
  zone: 'Asia/Jakarta',
  currency: 'IDR',
  unitMinor: 100,
  closingToleranceMinor: 10_000,
  currencySymbol: 'Rp',
  moneyFormat: dotThousandsWhole,
  aprBasis: 'eu',
  caps: { lateDailyBps: 10, totalCostBps: 10_000 },
  offerCaps: { dailyCostBps: 10 },
  coolingOffDays: 1,
  agreementTicked: false,
  phone: { countryCode: '62', pattern: /^0?8[0-9]{8,11}$/, maxDigits: 13, example: '081234567890' },
  languages: ['id', 'en'],
  quietHours: { from: '20:00', to: '08:00' },
  reminders: { daysBefore: [3], onTheDay: true, daysLate: [1, 7, 30] },
  contactCaps: { reminders: { dayAtMost: 2, weekAtMost: 3 } },
  statutes: ['27', '2022'],
  regulator: { name: 'Otoritas Jasa Keuangan (OJK)', url: 'https://kontak157.ojk.go.id' },
}
