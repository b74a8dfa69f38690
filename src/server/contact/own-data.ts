// Contacts with a borrower: copied, and kept as the proof of how the lender treated them; the words go with the account.

import { columnNames, type OwnData, ofBorrower } from '../own-data.ts'
import { eraseContactWords } from './contact-store.ts'

export const contactData: OwnData<unknown> = {
  room: 'contact',
  tables: [
    {
      table: 'contact',
      part: 'contacts',
      where: ofBorrower,
      orderBy: 'at, id',
      columns: columnNames('id borrower_id order_id channel direction outcome at noted_at promise_id'),
      without: { officer_id: 'secrets', against: 'books', against_also: 'books', words_hash: 'secrets' },
    },
    {
      table: 'contact_words',
      part: 'wordsOfContacts',
      where: 'contact_id in (select id from contact where borrower_id = $1)',
      orderBy: 'contact_id',
      columns: columnNames('contact_id with_whom note'),
      without: { salt: 'secrets' },
    },
  ],
  kept: { contact: 'books' },
  erase: (tx, _deps, { borrowerId }) => eraseContactWords(tx, borrowerId),
}
