// Messages to a borrower: copied once they have left, gone with the account. Contacts that officers noted: copied, and kept as the proof of
// how the lender treated the borrower, without their words.

import { copied, type OwnData } from '../own-data.ts'
import { eraseContactWords } from './contact/contact-store.ts'
import { forgetPushPhone } from './push/push-store.ts'
import { eraseMessages } from './sms/sms.ts'
import { eraseWishes } from './wish/wish-store.ts'

export const outboxData: OwnData<unknown> = {
  room: 'outbox',
  tables: [
    copied(
      'sms_message',
      'messages',
      'created_at, id',
      `id phone purpose body state created_at sent_at send_to spoken delivery delivery_reason market about stopped_because push_state
        push_at`,
      {
        // The same digits may be another person's in another country: the international number is one person's. What has not left
        // yet may hold a code, which is for the holder of the phone, not of the session; what has left holds none, but for the demo's.
        where: `((send_to = $2 and phone = (select phone from borrower where id = $1))
          or (send_to, phone) in (select f.send_to, f.phone from former_phone f where f.borrower_id = $1
            and created_at between f.had_from and f.left_at))
        and state = 'sent'`,
        without: { code: 'secrets', handed_to: 'secrets' },
      },
    ),
    copied('message_wish', 'messageWishes', 'kind, channel', 'borrower_id kind channel wanted changed_at'),
    copied('push_address', 'phoneOfMessages', 'saved_at', 'borrower_id device_id saved_at', {
      // Who has it could be shown what is said to this borrower.
      without: { address: 'secrets' },
    }),
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
  async erase(tx, _deps, { borrowerId, market, phone }) {
    await eraseContactWords(tx, borrowerId)
    await eraseMessages(tx, { borrowerId, market, phone })
    await eraseWishes(tx, borrowerId)
    await forgetPushPhone(tx, borrowerId)
  },
}
