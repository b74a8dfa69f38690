// Named limits of the day close and the payout.

/** Payout attempts on one account before it counts as failed: an outage of the provider is no fault of the account. */
export const payoutPollSeconds = 60
/** The day job stops when the last closed day lies further back: a late job is better than closing a day that has not come. */
export const dayLeapAtMost = 3
/** The clocks of this machine and of the database may differ by so much. */
export const clockSkewSecondsAtMost = 60
/** Fewer loans than this are not worth a part of their own: a part costs a job. */
export const smallestClosePart = 2_000
/** Loans closed in one transaction of the day job. */
export const closeBatchSize = 200
/** A step of a day's close that failed is tried again so much later, and then as every job is. */
export const stepRetrySeconds = 60
