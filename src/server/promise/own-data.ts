// Promises to pay: copied, and kept with the loan, the officer's notes apart.

import { copied, type OwnData } from '../own-data.ts'
import { forgetNotes } from './promise-store.ts'

export const promiseData: OwnData<unknown> = {
  room: 'promise',
  tables: [
    copied(
      'promise_to_pay',
      'promisesToPay',
      'number',
      'id order_id borrower_id amount_minor promised_on until note made_at ended_at ended_as',
      { without: { officer_id: 'books', after_number: 'nobody', number: 'nobody' } },
    ),
  ],
  erase: (tx, _deps, { borrowerId }) => forgetNotes(tx, borrowerId),
}
