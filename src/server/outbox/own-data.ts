// Messages to a borrower: copied once they have left, gone with the account.

import { columnNames, type OwnData } from '../own-data.ts'
import { eraseMessages } from './sms.ts'

export const outboxData: OwnData<unknown> = {
  room: 'outbox',
  tables: [
    {
      table: 'sms_message',
      part: 'messages',
      // The same digits may be another person's in another country: the international number is one person's. What has not left
      // yet may hold a code, which is for the holder of the phone, not of the session; what has left holds none, but for the demo's.
      where: `send_to = $2 and phone = (select phone from borrower where id = $1) and state = 'sent'`,
      orderBy: 'created_at, id',
      columns: columnNames(
        'id phone purpose body state created_at sent_at send_to spoken delivery delivery_reason market',
      ),
      without: { code: 'secrets', handed_to: 'secrets' },
    },
  ],
  erase: (tx, _deps, { market, phone }) => eraseMessages(tx, market, phone),
}
