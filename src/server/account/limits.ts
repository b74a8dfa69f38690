// Named limits and delays of an application until its payout.

/** An application rests this long before it is decided, so that its borrower sees it in review. At most a day, by the terms. */
export const decisionDelaySeconds = 60
/** A decision is promised within this time of the application. */
export const answerWithinHours = 24
