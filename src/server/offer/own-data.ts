// Offers: copied, and kept as proof of what was shown. What was placed before a borrower goes with the account.

import { copied, type OwnData } from '../own-data.ts'
import { erasePlacedOffers } from './offer-store.ts'

export const offerData: OwnData<unknown> = {
  room: 'offer',
  tables: [
    copied(
      'offer',
      'offers',
      'created_at, id',
      'id borrower_id product_id terms offered agreements made_on created_at expires_at',
    ),
    copied(
      'placed_offer',
      'placedOffers',
      'placed_at, product_id',
      'borrower_id product_id offer_id valid_until placed_by placed_at',
    ),
  ],
  erase: (tx, _deps, { borrowerId }) => erasePlacedOffers(tx, borrowerId),
  kept: {
    offer: 'agreements',
  },
}
