// The lender's reference of a borrower goes into the copy and with the account; keys are no borrower's.

import { columnNames, type OwnData, ofBorrower } from '../own-data.ts'
import { eraseReference } from './reference-store.ts'

export const partnerData: OwnData<unknown> = {
  room: 'partner',
  tables: [
    {
      table: 'partner_borrower',
      part: 'lenderReferences',
      where: ofBorrower,
      orderBy: 'linked_at',
      columns: columnNames('reference borrower_id linked_at'),
    },
  ],
  leftOut: { partner_key: 'nobody' },
  erase: (tx, _deps, { borrowerId }) => eraseReference(tx, borrowerId),
}
