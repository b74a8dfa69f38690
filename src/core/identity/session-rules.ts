// How long a session is valid: for the server that ends it and the page that warns before.

/** The maximum lifetime of a session, used or not. */
export const sessionLifeSeconds = 12 * 3_600
/** A browser's session expires after this idle time. */
export const webIdleSeconds = 15 * 60
