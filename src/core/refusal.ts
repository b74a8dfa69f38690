// Business refusals as values: a closed list of sentences. Bugs throw; refusals are returned.

/** Every refusal of the product, with when it is given, for engineers. Each has a wire code in `contracts/envelope.ts` and a text in every language. */
export const refusals = {
  somethingIsMissing: 'A field that the call needs is empty; `data.fields` names it',
  valueIsNotAccepted: 'A field has a value that cannot count; `data.fields` names it',
  sessionIsMissing: 'No session came, or it has ended',
  launchIsRefused: 'The launch ticket is unknown, used, expired or made for another user or device',
  notFound: 'What an id names does not exist, or belongs to somebody else',
  productIsUnknown: 'No product with this id is on offer in the market',
  principalIsOutOfRange: 'The amount is outside what the product lends; `min` and `max` say what it lends',
  planIsNotOffered: 'The product has no such term or first payment day',
  productBreaksMarketCaps: 'The price would exceed a cap of the market',
  offerHasExpired: 'The offer is older than its validity',
  offerHasChanged: 'Amount, term, price or dates differ from what the offer says now',
  agreementIsNotAccepted: 'The borrower did not agree to the papers',
  agreementHasChanged: 'The papers have changed since the borrower saw them',
  anotherLoanIsOpen: 'An application or a loan of the same product is open',
  documentLinkHasExpired: 'The link was opened before, or is older than five minutes',
  payoutAccountIsMissing: 'The borrower has no account that money could go to',
  payoutAccountIsFrozen: 'A decision or a payout with this account is under way',
  accountChangeNeedsCode: 'A change of the account needs the code that has just been sent',
  accountNumberHasWrongLength: 'The account number has not as many digits as the bank demands',
  walletNumberHasWrongLength: 'The wallet number has not as many digits as the wallet demands',
  orderIsNotPayable: 'Nothing can be paid on the order in its present status',
  orderIsNotWithdrawable: 'The order does not wait for the borrower to withdraw the money',
  rolloverIsNotOffered: 'The loan cannot be rolled over: its status, its product or its limit',
  dateMoveIsNotOffered: 'The due date cannot be moved: the status of the loan, or its terms',
  dateWasMoved: 'A due date was moved as often as the terms allow',
  dateMoveIsTooLate: 'The instalment is already due',
  hardshipIsAsked: 'A request for help is open, or a plan waits for an answer',
  hardshipIsAnswered: 'The request was answered',
  planOfferIsOver: 'The plan is no longer on offer',
  planNoLongerFits: 'The loan has changed too much for the plan that was offered',
  creditBalanceIsEmpty: 'The borrower has no credit on the loan',
  loanIsWrittenOff: 'The loan is written off',
  loanHasChanged: 'The loan has changed since its figures were shown',
  nothingIsOwed: 'Nothing is owed on the loan',
  earlyRepaymentIsNotYetOpen: 'The loan cannot be repaid early before the day in `from`',
  coolingOffHasEnded: 'The days in which the loan could be cancelled are over',
  orderIsAlreadyDecided: 'The application was decided',
  payoutIsNotUnderWay: 'No payout of the order is under way',
  approvalHasNotLapsed: 'The approval still holds',
  amountHasChanged: 'The amount differs from what is to be paid now',
  loanHasReceivedMore: 'A payment arrived after the page was opened',
  paymentIsPending: 'The payment was sent before and its outcome is still open, or it is done',
  paymentReferenceIsNotValid: 'The text is no reference of a payment',
  paymentIsAlreadyShown: 'The payment with this reference is on the loan already',
  channelIsUnknown: 'No payment channel has this number, or it is not on offer',
  channelDoesNotTakeThisAmount: 'The amount is outside what the channel takes; `min` and `max` say what it takes',
  channelIsUnavailable: 'The provider of the channel does not answer',
  requestKeyWasUsedForSomethingElse: 'The `Idempotency-Key` came before with another body',
  tooManyRequests: 'A limit of the caller is reached; `seconds` says when to try again',
  codeIsWrong: 'The code is not the one that was sent',
  codeHasExpired: 'The code is too old, or none was sent',
  codeIsUsedUp: 'Too many wrong codes were tried',
  codeWasJustSent: 'A code was sent a moment ago; `seconds` says when the next may be',
  tooManyCodes: 'No more codes are sent to this phone for now',
  longCodeIsUnderWay: 'A longer code was sent to this phone and still holds',
  passkeyIsNotAccepted: 'The passkey is unknown, or did not sign this challenge',
  loginIsTooLongAgo: 'The login is too old for this act',
  tooManyPasskeys: 'The borrower has as many passkeys as there can be',
  voiceIsNotOffered: 'Codes are not spoken in this market or language',
  phoneIsNotValid: 'The number is not one of the market',
  captchaIsWrong: 'The characters do not match the picture',
  captchaIsWrongAtRegistration: 'The characters do not match the picture, on registering',
  phoneIsAlreadyRegistered: 'The phone has an account',
  phoneIsNotYours: 'The phone is not the one of the account',
  phoneIsYoursAlready: 'The new phone is the one of the account already',
  phoneHasAnotherAccount: 'The new phone belongs to another account',
  emailIsNotOffered: 'The lender sends no e-mail',
  emailLinkHasExpired: 'The link of the e-mail is too old, used, or replaced by a newer one',
  paymentCodeIsWrong: 'The code of the card payment is wrong',
  cardWasDeclined: 'The bank declined the card; nothing was charged',
  moneyIsStillOwed: 'A loan of the account is still open',
  applicationIsStillOpen: 'A decision or a payout for the account is still open',
  creditIsStillYours: 'The account still has a credit balance',
  orderDoesNotAcceptCollectionComplaints: 'The order takes no complaint about collection',
  complaintIsEmpty: 'The text is empty',
  complaintIsTooLong: 'The text is longer than `max`',
  tooManyComplaints: 'The borrower opened as many cases today as there can be',
  tooManyCaseMessages: 'The borrower wrote as many messages today as there can be',
  tooManyImages: 'There are more pictures than `max`',
  tooManyUploads: 'The borrower sent as many pictures today as there can be',
  fileIsNoImage: 'The file cannot be read as a picture',
  fileIsTooLarge: 'The file is larger than `megabytes`',
  alreadyRated: 'The answer was rated before',
  ratingIsNotAsked: 'There is nothing to rate yet',
  linkIsNotAllowed: 'The link leads to an address that may not be opened',
  newsLinkHasExpired: 'The link of the newsletter is too old or unknown',
  birthDateIsImpossible: 'The day of birth does not exist',
  applicantIsTooYoung: 'The applicant is under age until the day in `from`',
  applyingIsNoUse: 'A rule stands against an application now; `text` and `remedy` say which and what helps',
  applicationIsIncomplete: 'A step of the application is missing; `step` names it',
  applicationIsDecided: 'The application was decided, or is over',
  consentIsNeeded: 'A consent that an application needs was not given',
  consentHasChanged: 'The words of the consent have changed since they were shown',
  tooManyApplications: 'The borrower applied as often as there can be for now',
  contactsAreNeverCollected: 'Always: contacts are not taken',
  consentIsMissing: 'The borrower has not agreed to this use of the device',
  consentHoldsWithTheLoan: 'The consent belongs to a loan that is open',
} as const
export type RefusalName = keyof typeof refusals

/** A use case returns it instead of a result. `values` fill the text; `fields` name the invalid input. */
export interface Refusal<Name extends RefusalName = RefusalName, Field extends string = string> {
  readonly refused: Name
  readonly values?: Readonly<Record<string, string | number>>
  readonly fields?: readonly Field[]
}

/** Makes a refusal. */
export function refuse<Name extends RefusalName>(refused: Name, values?: Refusal['values']): Refusal<Name, never> {
  return values === undefined ? { refused } : { refused, values }
}

/** True for a refusal, false for a result. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

declare const isDone: unique symbol

/** The answer of a call that has nothing to say. Its type is not `{}`, for which the compiler would take every refusal. */
export interface Done {
  readonly [isDone]: true
}
export const done = {} as Done
