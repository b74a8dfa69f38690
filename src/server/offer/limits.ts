// Named limits of offers.

/** An offer expires after this time. */
export const offerLifeHours = 24
