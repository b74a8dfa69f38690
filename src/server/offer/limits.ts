// Named limits of offers.

/** An offer holds this long after it was made. */
export const offerLifeHours = 24
