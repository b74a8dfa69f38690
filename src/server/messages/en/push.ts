// What a lock screen may show of a message, in English: one neutral line for each kind.

import type { PushedKind } from '../../../core/outbox/message-rules.ts'

export const push = {
  loan: 'There is news about your account.',
  cases: 'There is an answer for you.',
  receipts: 'A receipt is ready for you.',
  reminders: 'There is a reminder for you.',
} satisfies Record<PushedKind, string>
