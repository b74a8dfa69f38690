// The answer to a yes to words that have changed since they were shown.

/** The step is reloaded with it, and asks again. */
export const wordsChangedStatus = 409
