// Until when a borrower has read: copied, and deleted with the account. The messages themselves are built from other rooms' facts.

import { columnNames, type OwnData, ofBorrower } from '../own-data.ts'
import { forgetSeen } from './inbox-store.ts'

export const inboxData: OwnData<unknown> = {
  room: 'inbox',
  tables: [
    {
      table: 'inbox_seen',
      part: 'messagesSeen',
      where: ofBorrower,
      orderBy: 'seen_until',
      columns: columnNames('borrower_id seen_until'),
    },
  ],
  erase: (tx, _deps, { borrowerId }) => forgetSeen(tx, borrowerId),
}
