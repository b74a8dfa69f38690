// Business refusals as values: a closed list of sentences. Bugs throw; refusals are returned.

/** Every refusal of the product. Each has a wire code in `contracts/envelope.ts` and a text in every language. */
export const refusalNames = [
  'somethingIsMissing',
  'valueIsNotAccepted',
  'sessionIsMissing',
  'launchIsRefused',
  'notFound',
  'productIsUnknown',
  'principalIsOutOfRange',
  'planIsNotOffered',
  'productBreaksMarketCaps',
  'offerHasExpired',
  'offerHasChanged',
  'agreementIsNotAccepted',
  'agreementHasChanged',
  'anotherLoanIsOpen',
  'documentLinkHasExpired',
  'payoutAccountIsMissing',
  'payoutAccountIsFrozen',
  'accountChangeNeedsCode',
  'accountNumberHasWrongLength',
  'walletNumberHasWrongLength',
  'orderIsNotPayable',
  'orderIsNotWithdrawable',
  'rolloverIsNotOffered',
  'dateMoveIsNotOffered',
  'dateWasMoved',
  'dateMoveIsTooLate',
  'creditBalanceIsEmpty',
  'loanIsWrittenOff',
  'loanHasChanged',
  'nothingIsOwed',
  'earlyRepaymentIsNotYetOpen',
  'coolingOffHasEnded',
  'orderIsAlreadyDecided',
  'payoutIsNotUnderWay',
  'approvalHasNotLapsed',
  'amountHasChanged',
  'loanHasReceivedMore',
  'paymentIsPending',
  'paymentReferenceIsNotValid',
  'paymentIsAlreadyShown',
  'channelIsUnknown',
  'channelDoesNotTakeThisAmount',
  'channelIsUnavailable',
  'requestKeyWasUsedForSomethingElse',
  'tooManyRequests',
  'codeIsWrong',
  'codeHasExpired',
  'codeIsUsedUp',
  'codeWasJustSent',
  'tooManyCodes',
  'longCodeIsUnderWay',
  'passkeyIsNotAccepted',
  'loginIsTooLongAgo',
  'tooManyPasskeys',
  'voiceIsNotOffered',
  'phoneIsNotValid',
  'captchaIsWrong',
  'captchaIsWrongAtRegistration',
  'phoneIsAlreadyRegistered',
  'phoneIsNotYours',
  'phoneIsYoursAlready',
  'phoneHasAnotherAccount',
  'emailIsNotOffered',
  'emailLinkHasExpired',
  'paymentCodeIsWrong',
  'paymentCardIsMissing',
  'cardWasDeclined',
  'moneyIsStillOwed',
  'applicationIsStillOpen',
  'creditIsStillYours',
  'orderDoesNotAcceptCollectionComplaints',
  'complaintIsEmpty',
  'complaintIsTooLong',
  'tooManyComplaints',
  'tooManyCaseMessages',
  'tooManyImages',
  'tooManyUploads',
  'fileIsNoImage',
  'fileIsTooLarge',
  'alreadyRated',
  'ratingIsNotAsked',
  'linkIsNotAllowed',
  'newsLinkHasExpired',
  'birthDateIsImpossible',
  'applicantIsTooYoung',
  'applyingIsNoUse',
  'applicationIsIncomplete',
  'applicationIsDecided',
  'consentIsNeeded',
  'consentHasChanged',
  'tooManyApplications',
  'contactsAreNeverCollected',
  'consentIsMissing',
  'consentHoldsWithTheLoan',
] as const
export type RefusalName = (typeof refusalNames)[number]

/** A use case returns it instead of a result. `values` fill the text; `fields` name the invalid input. */
export interface Refusal {
  readonly refused: RefusalName
  readonly values?: Readonly<Record<string, string | number>>
  readonly fields?: readonly string[]
}

/** Makes a refusal. */
export function refuse(refused: RefusalName, values?: Refusal['values']): Refusal {
  return values === undefined ? { refused } : { refused, values }
}

/** True for a refusal, false for a result. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}
