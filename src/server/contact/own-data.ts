// Contacts with a borrower: copied, and kept as the proof of how the lender treated them; the words go with the account.

import { copied, type OwnData } from '../own-data.ts'
import { eraseContactWords } from './contact-store.ts'

export const contactData: OwnData<unknown> = {
  room: 'contact',
  tables: [
    copied(
      'contact',
      'contacts',
      'at, id',
      'id borrower_id order_id channel direction outcome at noted_at promise_id',
      { without: { officer_id: 'secrets', against: 'books', against_also: 'books', words_hash: 'secrets' } },
    ),
    copied('contact_words', 'wordsOfContacts', 'contact_id', 'contact_id with_whom note', {
      where: 'contact_id in (select id from contact where borrower_id = $1)',
      without: { salt: 'secrets' },
    }),
  ],
  kept: { contact: 'books' },
  erase: (tx, _deps, { borrowerId }) => eraseContactWords(tx, borrowerId),
}
