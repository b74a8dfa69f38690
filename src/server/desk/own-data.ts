// What the desk keeps: what was called done, and notes about borrowers, which go with the account.

import type { Deps } from '../deps.ts'
import { copied, type OwnData } from '../own-data.ts'
import { eraseNotes } from './done-store.ts'

export const deskData: OwnData<Deps> = {
  room: 'desk',
  tables: [
    copied('desk_note', 'notesOfTheLender', 'noted_at, id', 'id borrower_id body noted_at', {
      without: { officer_id: 'secrets' },
    }),
  ],
  leftOut: { desk_done: 'nobody', desk_view: 'nobody', desk_bulk: 'books', desk_bulk_loan: 'books' },
  kept: { desk_bulk: 'books', desk_bulk_loan: 'books' },
  erase: (tx, _deps, { borrowerId }) => eraseNotes(tx, borrowerId),
}
