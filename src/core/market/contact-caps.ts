// How often one borrower is contacted by one channel: the careful choice with which every market begins.

import type { ContactChannel } from '../outbox/contact.ts'
import type { ContactCap } from '../outbox/message-rules.ts'

/** A visit weighs more than a call, a call more than a letter. Configuration to be confirmed by the lender's counsel. */
export const carefulChannelCaps = {
  call: { dayAtMost: 2, weekAtMost: 3 },
  text: { dayAtMost: 2, weekAtMost: 3 },
  visit: { dayAtMost: 1, weekAtMost: 1 },
  letter: { dayAtMost: 1, weekAtMost: 2 },
  inApp: { dayAtMost: 2, weekAtMost: 3 },
  email: { dayAtMost: 1, weekAtMost: 3 },
} as const satisfies Readonly<Record<ContactChannel, ContactCap>>
