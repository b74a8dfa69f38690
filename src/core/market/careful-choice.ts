// The careful choice with which every market begins: age, contacts, and how soon a borrower is answered.

import { fullAgeYears } from '../loan/terms.ts'
import type { ContactChannel } from '../outbox/contact.ts'
import type { ContactCap } from '../outbox/message-rules.ts'
import type { Market } from './market.ts'

/** A visit weighs more than a call, a call more than a letter. Configuration to be confirmed by the lender's counsel. */
const channelCaps = {
  call: { dayAtMost: 2, weekAtMost: 3 },
  text: { dayAtMost: 2, weekAtMost: 3 },
  visit: { dayAtMost: 1, weekAtMost: 1 },
  letter: { dayAtMost: 1, weekAtMost: 2 },
  inApp: { dayAtMost: 2, weekAtMost: 3 },
  email: { dayAtMost: 1, weekAtMost: 3 },
} as const satisfies Readonly<Record<ContactChannel, ContactCap>>

/** Configuration to be confirmed by the lender's counsel. */
export const carefulChoice = {
  minAgeYears: fullAgeYears,
  channelCaps,
  complaints: { acknowledgeDays: 2, answerWeekdays: 3, finalDays: 30 },
  hardship: { answerWeekdays: 3, offerDays: 7 },
  dataRequests: { answerDays: 30 },
} as const satisfies Partial<Market>
