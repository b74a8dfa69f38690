// Used launch tickets, passkeys, changes of phone and e-mail: of a passkey the copy has what the list shows, and a deleted account leaves none.

import type { Deps } from '../deps.ts'
import { copied, type OwnData } from '../own-data.ts'
import { eraseContactChanges, waitingChange } from './contact-change-store.ts'
import { erasePasskeys } from './passkey-store.ts'

export const identityData: OwnData<Deps> = {
  room: 'identity',
  tables: [
    copied('passkey', 'passkeys', 'created_at, id', 'id borrower_id label created_at last_used_at', {
      without: { public_key: 'secrets', counter: 'secrets' },
    }),
    copied(
      'contact_change',
      'contactChanges',
      'created_at, id',
      'borrower_id kind proved_at created_at expires_at done_at',
      { without: { id: 'secrets', secret: 'opened' } },
    ),
  ],
  leftOut: {
    spent_ticket: 'secrets',
    passkey_challenge: 'secrets',
  },
  opened: {
    part: 'waitingContacts',
    async rows(db, deps, borrowerId) {
      const waiting = await Promise.all(
        (['phone', 'email'] as const).map((kind) => waitingChange(db, deps, { borrowerId, kind })),
      )
      return waiting.flatMap((one) => (one === null ? [] : [{ kind: one.kind, value: one.value }]))
    },
  },
  async erase(tx, _deps, { borrowerId }) {
    await erasePasskeys(tx, borrowerId)
    await eraseContactChanges(tx, borrowerId)
  },
}
