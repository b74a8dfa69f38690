// Until when a borrower has read: copied, and deleted with the account. The messages themselves are built from other rooms' facts.

import { copied, type OwnData } from '../own-data.ts'
import { forgetSeen } from './list-messages.ts'

export const inboxData: OwnData<unknown> = {
  room: 'inbox',
  tables: [copied('inbox_seen', 'messagesSeen', 'seen_until', 'borrower_id seen_until')],
  erase: (tx, _deps, { borrowerId }) => forgetSeen(tx, borrowerId),
}
