// Words of the desk, in English: what it refuses.

import type { DeskRefusalName } from '../../../core/officer/desk-refusal.ts'

export const deskWords = {
  refusals: {
    badInput: 'Please check these fields:',
    reportIsWrong: 'Nothing of the report was imported:',
    sessionIsMissing: 'Your session has ended. Please log in again.',
    rightIsMissing: 'Your role does not allow this.',
    formIsForeign: 'This form came from another place.',
    passkeyIsNotAccepted: 'This passkey was not accepted.',
    loginIsTooLongAgo: 'You logged in too long ago for this. Log out, log in again, and try once more.',
    proposalIsOwn: 'You proposed this yourself: somebody else has to decide.',
    caseNamesYou: 'This complaint names you: somebody else reads and answers it.',
    notFound: 'There is nothing here under this name.',
    methodIsWrong: 'This address does not accept that kind of call.',
    itemIsTaken: 'Somebody else has taken this.',
    itemIsNotYours: 'This is not yours to hand back.',
    officerIsLast: 'This is the last admin: invite another one first.',
    passkeyIsLast: 'This is your only passkey: add another one first.',
    tooManyPasskeys: 'You have the most passkeys allowed: remove one first.',
    providerSaysRole: 'The identity provider says who this is, and the role: change it there.',
    proposalIsDecided: 'This has already been decided.',
    proposalHasExpired: 'This proposal has expired. Please propose it again.',
    loanHasMoved: 'The loan has moved since: look at the new effect, then decide.',
    cannotBeDone: 'This cannot be done:',
    invitationIsOver: 'This invitation was used, is too old, or a newer one replaced it.',
    bodyIsTooLarge: 'This is too large to send.',
    bodyIsUnreadable: 'This cannot be read.',
    keyWasUsed: 'This key was used for something else.',
    tooManyCalls: 'Too many calls. Please wait a moment.',
    failed: 'Something went wrong on our side. Please try again.',
    outOfReach: 'We cannot reach our records right now. Please try again in a moment.',
  },
  /** Beside `bodyIsTooLarge`, on a page of its own. */
  largeBody:
    'At most 20 MB can be sent at once, and 256 MB for a settlement report. Nothing was saved. For a larger report, ask the provider for fewer days, then go back and choose that file.',
} satisfies { readonly refusals: Record<DeskRefusalName, string>; readonly largeBody: string }
