// Messages from the marketing site: a confirmed subscription is copied, and what is certainly the borrower's is deleted with the account.

import { copied, type OwnData } from '../own-data.ts'
import { eraseSiteMessages } from './site-message-store.ts'

export const serviceData: OwnData<unknown> = {
  room: 'service',
  tables: [
    copied(
      'site_message',
      'newsSubscription',
      'created_at, id',
      'id kind email name phone body created_at language link_sent_at confirmed_at borrower_id',
      {
        // The sender of a contact form is not certain, and neither is the owner of an address that was only typed: a borrower's is
        // what that borrower confirmed by the link in the e-mail.
        where: `kind = 'subscribe' and borrower_id = $1`,
        // Of contact forms alone.
        without: { done_at: 'nobody', done_by: 'nobody', done_reason: 'nobody' },
      },
    ),
  ],
  erase: (tx, _deps, account) => eraseSiteMessages(tx, account),
}
