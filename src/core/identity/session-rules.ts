// How long a login holds: the server ends it, and a page that is open knows when.

/** No session lives longer, whatever is done with it. */
export const sessionLifeSeconds = 12 * 3_600
/** A browser's session ends after so long without a request. */
export const webIdleSeconds = 15 * 60
