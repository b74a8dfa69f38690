// How long an officer's session and an invitation last.

export const officerIdleSeconds = 15 * 60
/** A session ends after this time, used or not. */
export const officerLifeSeconds = 10 * 3_600
/** An invitation, and a one-time link of the demo, expires unused after this time. */
export const launchLifeSeconds = 24 * 3_600
/** Digits of the code with which an invitation opens. The inviter tells it to the person, apart from the link. */
export const invitationCodeDigits = 6
/** An invitation is over after so many wrong codes. */
export const invitationTries = 5
