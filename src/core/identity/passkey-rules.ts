// How long a passkey's challenge holds, how fresh a login has to be to make a passkey, and how many a borrower has at most.

/** An answer after this time is refused. */
export const passkeyChallengeSeconds = 300
/** A passkey is made only so soon after a login: an unlocked phone in other hands makes none. */
export const enrolWithinSeconds = 15 * 60
/** Passkeys of one borrower at most: phones, a tablet, a laptop. */
export const passkeysAtMost = 10
/** Passkeys that one borrower makes in a day: each sends a message, and one that was removed makes room for the next. */
export const passkeysMadeADay = 10

/**
 * Whether an authenticator's counter fits the one before. One that does not count says 0 each time; one that counts never says
 * the same or less again: two that do are a passkey and its copy.
 */
export function counterFits(before: number, now: number): boolean {
  return now > before || (now === 0 && before === 0)
}
