// How long an officer's session and an invitation last.

/** A session ends after this idle time. */
export const officerIdleSeconds = 15 * 60
/** A session ends after this time, used or not. */
export const officerLifeSeconds = 10 * 3_600
/** An invitation, and a one-time link of the demo, that nobody used expires after this time. */
export const launchLifeSeconds = 24 * 3_600
