// Named limits and delays of lending.

/** An offer holds this long after it was made. */
export const offerLifeHours = 24
/** An application rests this long before it is decided, so that its borrower sees it in review. At most a day, by the terms. */
export const decisionDelaySeconds = 60
/** A decision is promised within this time of the application. */
export const answerWithinHours = 24
/** Payout attempts on one account before it counts as failed: an outage of the provider is no fault of the account. */
export const payoutPollSeconds = 60
/** A link to a paper opens once, within this time. */
export const documentLinkSeconds = 300
/** Products in the list of recommendations at most. */
export const recommendedAtMost = 6
/** Products on the home page and in the list at most. */
export const listedAtMost = 20
/** The day job stops when the last closed day lies further back: rather a late job than a day that has not come. */
export const dayLeapAtMost = 3
/** The clocks of this machine and of the database may differ by so much. */
export const clockSkewSecondsAtMost = 60
/** Loans closed in one transaction of the day job. */
export const closeBatchSize = 200
/** Different events counted in a day at most: what would be more is not counted. */
export const countedEventsAtMost = 10_000
