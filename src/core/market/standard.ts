// The market 'standard': the published loan terms to the letter, with no legal cap. Not for lending to real people.

import { languages } from '../language.ts'
import { carefulChoice } from './careful-choice.ts'
import type { Market } from './market.ts'
import { dotThousands } from './money-formats.ts'

/**
 * Uncapped on purpose: late charges reach 100 % of a payment within weeks. The documentation warns against it, and a
 * production server asks for an explicit choice of market. Every figure is configuration.
 */
export const standard: Market = {
  ...carefulChoice,
  id: 'standard',
  zone: 'Asia/Manila',
  currency: 'PHP',
  currencySymbol: null,
  moneyFormat: dotThousands,
  aprBasis: 'eu',
  caps: {},
  offerCaps: {},
  coolingOffDays: 0,
  agreementTicked: true,
  phone: { countryCode: '86', pattern: /^1[3-9][0-9]{9}$/, maxDigits: 11, example: '13900000000' },
  languages,
  quietHours: { from: '22:00', to: '06:00' },
  reminders: { daysBefore: [3], onTheDay: true, daysLate: [1, 7, 30] },
  contactCaps: { reminders: { dayAtMost: 2, weekAtMost: 3 } },
  statutes: [],
  regulator: { name: null, url: null },
}
