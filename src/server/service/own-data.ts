// Messages from the marketing site: the subscription is copied, and what is surely theirs goes with the account.

import { columnNames, type OwnData } from '../own-data.ts'
import { eraseSiteMessages } from './site-message-store.ts'

export const serviceData: OwnData<unknown> = {
  room: 'service',
  tables: [
    {
      table: 'site_message',
      part: 'newsSubscription',
      // What came through the contact form is nobody's for certain: whoever wrote it may have typed any number.
      where: `kind = 'subscribe' and lower(email) = (select lower(email) from borrower where id = $1)`,
      orderBy: 'created_at, id',
      columns: columnNames('id kind email name phone body created_at'),
    },
  ],
  erase: (tx, _deps, account) => eraseSiteMessages(tx, account),
}
