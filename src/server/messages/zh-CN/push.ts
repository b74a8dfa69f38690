// What a lock screen may show of a message, in Chinese: one neutral line for each kind.

import type { push as english } from '../en/push.ts'

export const push: typeof english = {
  loan: '您的账户有新消息。',
  cases: '您有一条新答复。',
  receipts: '您有一张新收据。',
  reminders: '您有一条提醒。',
}
