// What a lock screen may show of a message, in Filipino: one neutral line for each kind.

import type { push as english } from '../en/push.ts'

export const push: typeof english = {
  loan: 'May balita tungkol sa account ninyo.',
  cases: 'May sagot para sa inyo.',
  receipts: 'May resibo para sa inyo.',
  reminders: 'May paalala para sa inyo.',
}
