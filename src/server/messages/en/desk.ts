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
    cannotBeDone: 'This cannot be done.',
    invitationIsOver: 'This invitation was used, is too old, or a newer one replaced it.',
    bodyIsTooLarge: 'This is too large to send.',
    bodyIsUnreadable: 'This cannot be read.',
    keyWasUsed: 'This key was used for something else.',
    tooManyCalls: 'Too many calls. Please wait a moment.',
    failed: 'Something went wrong on our side. Please try again.',
    outOfReach: 'We cannot reach our records right now. Please try again in a moment.',
  },
  /** Why something cannot be done, by the code that stands beside the sentence. */
  whys: {
    anotherLoanIsOpen: 'The borrower has another open loan of this product.',
    applicationIsDecided: 'Somebody has decided it already.',
    applicationIsOver: 'The borrower withdrew it or sent a new application, or it has expired.',
    declineIsOwn: 'You declined it before, so somebody else looks at it again.',
    ruleIsFirm: 'A rule that nobody may pass stands against it: age, a block, or an amount that is not on offer.',
    caseIsAcknowledged: 'The borrower already knows that it was read.',
    caseIsAnswered: 'The case is answered; open it again first.',
    caseIsEscalated: 'The case is escalated already.',
    caseNamesOfficer: 'The complaint names this officer, so it goes to somebody else.',
    caseIsOpen: 'The case is open.',
    changesNothing: 'It would change nothing.',
    creditBalanceIsEmpty: 'The borrower has no credit.',
    creditIsLower: 'The credit is lower than that.',
    currencyDiffers: 'The loan is in another currency.',
    hardshipIsOver: 'The request is answered or taken back.',
    loanHasChanged: 'The loan has changed meanwhile.',
    loanIsWrittenOff: 'The loan is written off.',
    nameIsDecided: 'The name is decided already.',
    nameIsUndecided: 'The case asks for a new name; accept or refuse it, which answers the case.',
    noRegulator: 'The lender’s data names no regulator.',
    partIsNotOwed: 'Nothing of that part is owed.',
    pauseIsForLater: 'A pause begins today or earlier. Propose a later one on its first day.',
    promiseHasEnded: 'The promise was replaced or taken back.',
    notFound: 'It is not there any more.',
    notPaidOut: 'The loan is not paid out.',
    nothingIsOwed: 'Nothing is owed.',
    orderWasNotPaidOut: 'The loan was not paid out.',
    paymentIsInSuspense: 'The payment is in suspense.',
    paymentIsNotInSuspense: 'The payment is not in suspense any more.',
    paymentIsUnknown: 'There is no such payment.',
    paymentWasTakenBack: 'The payment has already been taken back.',
    valueIsNotAccepted: 'A value is not accepted.',
  },
  /** Beside `bodyIsTooLarge`, on a page of its own. */
  largeBody:
    'At most 20 MB can be sent at once, and 256 MB for a settlement report. Nothing was saved. For a larger report, ask the provider for fewer days, then go back and choose that file.',
} satisfies {
  readonly refusals: Record<DeskRefusalName, string>
  readonly whys: Record<string, string>
  readonly largeBody: string
}
