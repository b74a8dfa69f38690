// Named limits of the catalogue.

/** Products in the list of recommendations at most. */
export const recommendedAtMost = 6
/** Products on the home page and in the list at most. */
export const listedAtMost = 20
/** Different events counted in a day at most: what would be more is not counted. */
export const countedEventsAtMost = 10_000
