// Reminders: when each was sent is copied and kept with the loan; the link that stops them is deleted with the account.

import { copied, type OwnData } from '../own-data.ts'
import { eraseReminderLink } from './reminder-store.ts'

export const reminderData: OwnData<unknown> = {
  room: 'reminder',
  tables: [
    copied(
      'reminder',
      'reminders',
      'planned_on, order_id, days',
      'order_id due_date days borrower_id planned_on state stopped_because done_at',
    ),
  ],
  leftOut: {
    reminder_link: 'secrets',
  },
  kept: {
    reminder: 'orders',
  },
  erase: (tx, _deps, { borrowerId }) => eraseReminderLink(tx, borrowerId),
}
