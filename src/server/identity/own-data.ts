// Used launch tickets and passkeys: of a passkey the copy has what the list shows, and a deleted account leaves none.

import { columnNames, type OwnData, ofBorrower } from '../own-data.ts'
import { erasePasskeys } from './passkey-store.ts'

export const identityData: OwnData<unknown> = {
  room: 'identity',
  tables: [
    {
      table: 'passkey',
      part: 'passkeys',
      where: ofBorrower,
      orderBy: 'created_at, id',
      columns: columnNames('id borrower_id label created_at last_used_at'),
      without: { public_key: 'secrets', counter: 'secrets' },
    },
  ],
  leftOut: {
    spent_ticket: 'secrets',
    passkey_challenge: 'secrets',
  },
  async erase(tx, _deps, { borrowerId }) {
    await erasePasskeys(tx, borrowerId)
  },
}
