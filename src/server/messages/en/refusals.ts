// Why a call was refused, in English: one sentence for the reason and, where there is one, the next thing to do.

import type { RefusalName } from '../../../core/refusal.ts'
import { writtenWait } from '../../../core/waiting-time.ts'
import { writtenDate } from '../../../core/written-date.ts'

const written = writtenDate('en')
const wait = writtenWait('en')

/** What fills a refusal's words. A value that is not given is left out of the sentence. */
export type RefusalValues = Readonly<Record<string, string | number>>
export type RefusalWords = Readonly<Record<RefusalName, (values: RefusalValues) => string>>

export const refusals: RefusalWords = {
  somethingIsMissing: ({ name }) =>
    name === undefined
      ? 'Something is missing. Please fill in everything that is asked for.'
      : `${name}: please fill this in.`,
  valueIsNotAccepted: ({ name }) =>
    name === undefined
      ? 'Something here is not accepted. Check what you entered.'
      : `${name}: this is not accepted. Please check it.`,
  sessionIsMissing: () => 'You are not logged in any more. Log in again.',
  launchIsRefused: () => 'This page could not be opened for you. Please go back to the app and open it again.',
  notFound: () => 'We could not find that.',

  productIsUnknown: () => 'We do not offer this product.',
  principalIsOutOfRange: ({ min, max }) =>
    min === undefined || max === undefined
      ? 'This product does not lend that amount.'
      : `This product lends from ${min} to ${max}.`,
  planIsNotOffered: () => 'This loan does not come with that term or that first payment day. Choose again.',
  productBreaksMarketCaps: () => 'We do not offer this product at the moment.',
  offerHasExpired: () => 'This offer has expired. Please look at the new one.',
  offerHasChanged: () => 'The offer has changed. Please review it before you agree.',
  agreementIsNotAccepted: () => 'Please read the documents and tick the box first.',
  agreementHasChanged: () => 'The agreement has changed. Please read it again before you agree.',
  anotherLoanIsOpen: () =>
    'You already have an open application or loan for this product. You will find it under My loans.',
  documentLinkHasExpired: () =>
    'This link was already opened, or is older than five minutes. Open the document again from your loan.',
  payoutAccountIsMissing: () => 'Add your bank account first.',
  payoutAccountIsFrozen: () =>
    'We are deciding on or paying out a loan with this account. You can change it once that is done.',
  accountChangeNeedsCode: ({ sendDetail }) =>
    `To change your account, please type the code from the message that we sent to ${sendDetail}. Until then nothing changes.`,
  accountNumberHasWrongLength: ({ digits, typed }) => `This bank's numbers have ${digits} digits. You typed ${typed}`,
  walletNumberHasWrongLength: ({ digits, typed }) => `This wallet's numbers have ${digits} digits. You typed ${typed}`,

  orderIsNotPayable: () => 'Nothing can be paid on this loan at the moment.',
  orderIsNotWithdrawable: () => 'This loan cannot be withdrawn at the moment.',
  nothingIsOwed: () => 'Nothing is owed on this loan.',
  earlyRepaymentIsNotYetOpen: ({ from }) =>
    from === undefined
      ? 'This loan cannot be repaid early yet.'
      : `This loan can be repaid early from ${written(from)}. Until then you can pay each payment as it falls due.`,
  coolingOffHasEnded: ({ lastDay }) =>
    lastDay === undefined
      ? 'The days in which you could cancel the loan have ended.'
      : `You could cancel the loan until ${written(lastDay)}. You can still repay early under your agreement.`,
  orderIsAlreadyDecided: () => 'This application has already been decided.',
  payoutIsNotUnderWay: () => 'No payout is under way for this loan.',
  approvalHasNotLapsed: () => 'This approval is still valid.',
  rolloverIsNotOffered: () => 'A rollover is not offered for this loan at the moment.',
  dateMoveIsNotOffered: () => 'The due date of this loan cannot be moved at the moment.',
  dateWasMoved: () => 'You have already moved a due date of this loan as often as its terms allow.',
  dateMoveIsTooLate: () => "This payment is already due, so its date can't be moved.",
  creditBalanceIsEmpty: () => 'You have no credit on this loan.',
  loanIsWrittenOff: () => 'This loan is written off.',
  hardshipIsAsked: () => 'You have already asked for help with this loan, or a plan is waiting for your answer.',
  hardshipIsAnswered: () => 'We have answered this request already. Please look at the answer.',
  planOfferIsOver: () => 'This plan is no longer on offer. You can ask again.',
  planNoLongerFits: () => 'The loan has changed so much that this plan no longer fits. You can ask again.',
  loanHasChanged: () => 'The loan has changed since. Please look at the new figures.',
  amountHasChanged: () => 'The amount has changed. Please review it before you pay.',
  loanHasReceivedMore: () => 'We received a payment since you opened this page. Please look again before you pay more.',
  paymentIsPending: () => 'do not submit the payment request again',
  paymentReferenceIsNotValid: () =>
    'This is not a payment reference. Look on your slip or in your wallet: letters and digits, at least 4.',
  paymentIsAlreadyShown: ({ amount, day }) =>
    `This payment is on your loan already: ${amount}, paid on ${written(day ?? '')}.`,
  channelIsUnknown: () => 'This payment method is not available. Choose another one.',
  channelDoesNotTakeThisAmount: ({ min, max }) =>
    min === undefined || max === undefined
      ? 'This payment method does not accept this amount. Choose another one.'
      : `This payment method accepts ${min} to ${max}. Choose another one.`,
  channelIsUnavailable: () =>
    'This payment method is not answering at the moment. Nothing was charged. Try again in a few minutes or choose another one.',
  paymentCodeIsWrong: () => 'wrong verification code',
  cardWasDeclined: () => 'Your bank declined the payment. Nothing was charged. Try another card.',

  requestKeyWasUsedForSomethingElse: () => 'This request was already sent with other contents. Start again.',
  tooManyRequests: ({ seconds }) =>
    seconds === undefined ? 'Too many tries. Wait a little.' : `Too many tries. Try again in ${wait(seconds)}.`,

  codeIsWrong: () => 'That code is not right. Check it, or ask for a new one.',
  codeHasExpired: () => 'That code has expired. Ask for a new one.',
  codeIsUsedUp: ({ seconds }) =>
    seconds === undefined
      ? 'Too many wrong tries. Ask for a new code.'
      : `Too many wrong tries. Try again in ${wait(seconds)}.`,
  codeWasJustSent: () => 'do not resend the code',
  tooManyCodes: ({ seconds }) =>
    seconds === undefined
      ? 'No more codes can be sent for now. Try again later.'
      : `No more codes can be sent for now. Try again in ${wait(seconds)}.`,
  passkeyIsNotAccepted: () => 'That did not work. Try again, or log in by a code.',
  loginIsTooLongAgo: () => 'For your safety, log in again first, then add this phone.',
  tooManyPasskeys: ({ most }) => `You have already added ${most} phones. Remove one first.`,
  longCodeIsUnderWay: ({ digits, seconds }) =>
    `We have sent a longer code of ${digits} digits to this phone. Type that one. The next can be sent in ${wait(seconds ?? 0)}.`,
  voiceIsNotOffered: () => 'We cannot call you here. Ask for the code as a text message.',
  phoneIsNotValid: () => 'Please enter a valid phone number.',
  phoneIsNotYours: () => 'This is not the phone number of your account.',
  phoneIsYoursAlready: () => 'You have this number already.',
  phoneHasAnotherAccount: () => 'This number has another account with us. Talk to us if both are yours.',
  emailIsNotOffered: () => 'E-mail addresses cannot be confirmed here.',
  emailLinkHasExpired: () => 'This link is not valid any more. Please ask for a new one under My account.',
  captchaIsWrong: () => 'wrong image captcha',
  captchaIsWrongAtRegistration: () => 'wrong image captcha',
  phoneIsAlreadyRegistered: () => 'already registered, please download the app and log in',
  moneyIsStillOwed: ({ amount }) =>
    amount === undefined
      ? 'Not yet: this account still has an open loan. Once the loan is paid, you can delete the account here right away.'
      : `Not yet: this account still has an open loan. You still owe ${amount}. Once the loan is paid, you can delete the account here right away.`,
  applicationIsStillOpen: () =>
    'Not yet: we are still deciding or paying out a loan for this account. Try again when that is done.',
  creditIsStillYours: ({ amount }) =>
    `Not yet: you paid more than you owed, and ${amount} is still yours. Ask to have it sent back first.`,

  orderDoesNotAcceptCollectionComplaints: () => 'The selected order does not support sending collection types',
  complaintIsEmpty: () => 'Please fill in your comments and suggestions',
  complaintIsTooLong: ({ max, typed }) => `Use ${max} characters at most. You typed ${typed}.`,
  tooManyComplaints: ({ max }) => `You can send ${max} complaints a day. Try again tomorrow.`,
  tooManyCaseMessages: ({ max }) => `You can send ${max} messages a day. Try again tomorrow.`,
  tooManyImages: ({ max }) => `Choose ${max} pictures at most.`,
  tooManyUploads: ({ max }) => `You can send ${max} pictures a day. Try again tomorrow.`,
  fileIsNoImage: () => 'This file cannot be read as a picture. Choose a JPEG, PNG or WebP picture.',
  fileIsTooLarge: ({ megabytes }) => `This picture is too large. Choose one below ${megabytes} MB.`,
  alreadyRated: () => 'You have already rated this answer.',
  ratingIsNotAsked: () => 'There is nothing to rate here yet.',

  linkIsNotAllowed: () => 'This link cannot be opened from here.',
  newsLinkHasExpired: () => 'This link is not valid any more. Subscribe again.',
  birthDateIsImpossible: ({ name }) =>
    `${name === undefined ? '' : `${name}: `}this date does not exist. Check day, month and year.`,
  applicantIsTooYoung: ({ from }) =>
    `We lend only to people over 18. You can apply from ${written(from ?? '')}. Nothing was saved.`,
  applyingIsNoUse: ({ text, remedy }) => `${text} ${remedy}`,
  applicationIsIncomplete: ({ step }) =>
    step === undefined
      ? 'Your application is not complete yet. Please fill in what is left.'
      : `Your application is not complete yet. Still missing: ${step}`,
  applicationIsDecided: () => 'This application has already been decided.',
  consentIsNeeded: ({ name }) =>
    name === undefined
      ? 'Without this consent we cannot decide on an application.'
      : `${name}: without this consent we cannot decide on an application.`,
  consentHasChanged: () => 'This text has changed. Please read it again before you agree.',
  tooManyApplications: ({ max }) => `You can send ${max} applications a day. Try again tomorrow.`,
  contactsAreNeverCollected: () => 'We never collect your contacts.',
  consentIsMissing: () => 'We collect this only with your consent, given at that moment.',
  consentHoldsWithTheLoan: () =>
    'This belongs to a loan and applies as long as the loan does. Once everything is paid, you can delete your account.',
}
