// How long a session is valid, for the server that ends it and the page that warns before; and why a page could not be opened by one.

/** The maximum lifetime of a session, used or not. */
export const sessionLifeSeconds = 12 * 3_600
/** A browser's session expires after this idle time. */
export const webIdleSeconds = 15 * 60

/** A closed list, since it travels in an address. */
const launchFailures = ['expired', 'used', 'foreign', 'missing'] as const
export type LaunchFailure = (typeof launchFailures)[number]
