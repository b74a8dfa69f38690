// A contact with a borrower that an officer notes: by which channel, who began it, and what came of it.

export const contactChannels = ['call', 'text', 'visit', 'letter', 'inApp', 'email'] as const
export type ContactChannel = (typeof contactChannels)[number]

/** `in`: the borrower, or somebody for them, came to us. `out`: an officer did. */
export const contactDirections = ['in', 'out'] as const
export type ContactDirection = (typeof contactDirections)[number]

/**
 * What came of it, a closed list. `asksNotTo`: no more contacts by this channel. `represented`: somebody else speaks for the borrower;
 * `toRepresentative`: it was with that person. `ownContact`: the borrower, or who was thought dead, deals with us in person again.
 */
export const contactOutcomes = [
  'reached',
  'noAnswer',
  'leftMessage',
  'otherPerson',
  'wrongNumber',
  'promised',
  'cannotPay',
  'disputes',
  'refusesToTalk',
  'toRepresentative',
  'asksNotTo',
  'represented',
  'deceased',
  'ownContact',
] as const
export type ContactOutcome = (typeof contactOutcomes)[number]

/** Why there may be no contact by any channel, or by one of them, as borrowers or others told us. */
export const standingStops = ['deceased', 'represented', 'askedNotTo'] as const
export type StandingStop = (typeof standingStops)[number]

/** Which limit one more contact would pass: the one of all, or the one of its channel. */
export type LimitStop = 'tooMany' | 'tooManyByChannel'
