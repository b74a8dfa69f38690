// Named limits of offers.

/** An offer expires after this time. */
export const offerLifeHours = 24
/** Offers that one borrower has made in a day: each amount, term and first payment that is looked at is a row that stays, as proof. */
export const newOffersADay = 300
