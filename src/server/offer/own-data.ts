// Offers: copied, and kept as proof of what was shown. What was placed before a borrower goes with the account.

import { columnNames, type OwnData, ofBorrower } from '../own-data.ts'
import { erasePlacedOffers } from './placed-offer-store.ts'

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
    {
      table: 'placed_offer',
      part: 'placedOffers',
      where: ofBorrower,
      orderBy: 'placed_at, product_id',
      columns: columnNames('borrower_id product_id offer_id valid_until placed_by placed_at'),
    },
  ],
  erase: (tx, _deps, { borrowerId }) => erasePlacedOffers(tx, borrowerId),
  kept: {
    offer: 'agreements',
  },
}
