// The lender's reference of a borrower goes into the copy and with the account; keys are no borrower's.

import { copied, type OwnData } from '../own-data.ts'
import { eraseReference } from './reference-store.ts'

export const partnerData: OwnData<unknown> = {
  room: 'partner',
  tables: [copied('partner_borrower', 'lenderReferences', 'linked_at', 'reference borrower_id linked_at')],
  leftOut: { partner_key: 'nobody' },
  erase: (tx, _deps, { borrowerId }) => eraseReference(tx, borrowerId),
}
