// Offers: copied, and kept as proof of what was shown.

import { columnNames, type OwnData, ofBorrower } from '../own-data.ts'

export const offerData: OwnData<unknown> = {
  room: 'offer',
  tables: [
    {
      table: 'offer',
      part: 'offers',
      where: ofBorrower,
      orderBy: 'created_at, id',
      columns: columnNames('id borrower_id product_id terms offered agreements made_on created_at expires_at'),
    },
  ],
  kept: {
    offer: 'agreements',
  },
}
