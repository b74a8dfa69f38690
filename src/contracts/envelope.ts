// The envelope around every answer, its codes, and the table from refusals to codes.

import { z } from 'zod'
import type { RefusalName } from '../core/refusal.ts'

export const codes = {
  badInput: '400',
  unauthenticated: '401',
  notFound: '404',
  /** The address exists, but not with this method: `Allow` and `data.allowed` list the allowed ones. */
  wrongMethod: '405',
  tooLarge: '413',
  conflict: '422',
  tooMany: '429',
  failed: '500',
  unavailable: '503',
  /** The database is unreachable. A retry with the same key is safe for every outcome. */
  outOfReach: '50300',
} as const

/** The success flag that some back ends send beside the code or instead of it (WIRE-4): a boolean, a number or a text. */
const successFlag = z.union([z.boolean(), z.int().transform((flag) => flag === 1), z.stringbool()])

const wireEnvelope = z.looseObject({
  code: z.union([z.string(), z.int()]).transform(String).optional(),
  success: successFlag.optional(),
  message: z.string().optional().default(''),
  data: z.unknown(),
})

/**
 * A raw answer. `success: false` means failure, with every code. Without a code, `success` alone decides. Without either,
 * it is not an envelope.
 */
export const envelope = wireEnvelope.transform(({ code, success, message, data }, context) => {
  if (code === undefined && success === undefined) {
    context.addIssue({ code: 'custom', message: 'neither code nor success' })
    return z.NEVER
  }
  return { code: code ?? (success ? '0' : codes.failed), hasFailed: success === false, message, data }
})

/** A client takes `"0"`, `"00"` and `0` for success. */
export function isSuccess(code: string): boolean {
  return code === '0' || code === '00'
}

/** What stands beside the code: `success` on the calls under `/api/`, whose older clients read it (WIRE-4), nothing on others. */
export function saysSuccess(path: string, code: string): { readonly success?: boolean } {
  return path.startsWith('/api/') ? { success: isSuccess(code) } : {}
}

/**
 * The wire code of each refusal. Older clients know 101, 11, -1, 800005 and 800006 (WIRE-9); the rest is ours: five digits,
 * grouped by feature. Refusals are HTTP 200 except those with an entry in {@link refusalStatuses}.
 */
export const refusalCodes = {
  somethingIsMissing: '40001',
  valueIsNotAccepted: '40002',
  sessionIsMissing: codes.unauthenticated,
  launchIsRefused: '40101',
  notFound: '40401',
  productIsUnknown: '41001',
  principalIsOutOfRange: '41008',
  productBreaksMarketCaps: '41009',
  planIsNotOffered: '41010',
  offerHasExpired: '41002',
  offerHasChanged: '41003',
  agreementIsNotAccepted: '41004',
  agreementHasChanged: '41005',
  anotherLoanIsOpen: '41006',
  documentLinkHasExpired: '41007',
  payoutAccountIsMissing: '42001',
  payoutAccountIsFrozen: '42002',
  /** The number is pinned by the clients that know card payments: `needValid`, then the same call with the code. */
  accountChangeNeedsCode: '40120',
  accountNumberHasWrongLength: '42003',
  walletNumberHasWrongLength: '42004',
  orderIsNotPayable: '43001',
  orderIsNotWithdrawable: '43002',
  nothingIsOwed: '43015',
  earlyRepaymentIsNotYetOpen: '43010',
  coolingOffHasEnded: '43011',
  orderIsAlreadyDecided: '43012',
  payoutIsNotUnderWay: '43013',
  approvalHasNotLapsed: '43014',
  rolloverIsNotOffered: '43003',
  dateMoveIsNotOffered: '43022',
  dateWasMoved: '43023',
  dateMoveIsTooLate: '43024',
  hardshipIsAsked: '43025',
  hardshipIsAnswered: '43026',
  planOfferIsOver: '43027',
  planNoLongerFits: '43028',
  creditBalanceIsEmpty: '43016',
  loanIsWrittenOff: '43020',
  loanHasChanged: '43021',
  paymentReferenceIsNotValid: '43017',
  paymentIsAlreadyShown: '43018',
  amountHasChanged: '43004',
  loanHasReceivedMore: '43019',
  paymentIsPending: '800005',
  channelIsUnknown: '43005',
  channelDoesNotTakeThisAmount: '43006',
  channelIsUnavailable: '43007',
  requestKeyWasUsedForSomethingElse: codes.conflict,
  tooManyRequests: codes.tooMany,
  codeIsWrong: '44001',
  codeHasExpired: '44002',
  codeIsUsedUp: '44003',
  codeWasJustSent: '44004',
  tooManyCodes: '44008',
  longCodeIsUnderWay: '44012',
  passkeyIsNotAccepted: '44013',
  loginIsTooLongAgo: '44014',
  tooManyPasskeys: '44015',
  phoneIsNotValid: '44005',
  voiceIsNotOffered: '44011',
  captchaIsWrong: '101',
  captchaIsWrongAtRegistration: '-1',
  phoneIsAlreadyRegistered: '11',
  phoneIsNotYours: '44006',
  phoneIsYoursAlready: '44016',
  phoneHasAnotherAccount: '44017',
  emailIsNotOffered: '44018',
  emailLinkHasExpired: '44019',
  paymentCodeIsWrong: '800006',
  cardWasDeclined: '43009',
  moneyIsStillOwed: '44007',
  applicationIsStillOpen: '44009',
  creditIsStillYours: '44010',
  orderDoesNotAcceptCollectionComplaints: '46001',
  complaintIsEmpty: '46002',
  complaintIsTooLong: '46003',
  tooManyComplaints: '46010',
  tooManyCaseMessages: '46013',
  tooManyImages: '46004',
  tooManyUploads: '46011',
  fileIsNoImage: '46005',
  fileIsTooLarge: '46006',
  alreadyRated: '46007',
  ratingIsNotAsked: '46008',
  linkIsNotAllowed: '46009',
  newsLinkHasExpired: '46012',
  birthDateIsImpossible: '47001',
  applicantIsTooYoung: '47002',
  applyingIsNoUse: '47003',
  applicationIsIncomplete: '47004',
  applicationIsDecided: '47005',
  consentIsNeeded: '47006',
  consentHasChanged: '47008',
  tooManyApplications: '47007',
  contactsAreNeverCollected: '45001',
  consentIsMissing: '45002',
  consentHoldsWithTheLoan: '45101',
} as const satisfies Record<RefusalName, string>

/** The refusals of a code that a borrower typed, whatever it was for: another has to be typed, or a new one sent. */
export const wrongCodes: readonly string[] = [
  refusalCodes.codeIsWrong,
  refusalCodes.codeHasExpired,
  refusalCodes.codeIsUsedUp,
]

/** Legacy names of what a refusal tells, where they differ from ours. */
export const refusalValueNames: Partial<Record<RefusalName, Readonly<Record<string, string>>>> = {
  accountChangeNeedsCode: { codeNeeded: 'needValid' },
}

/** Refusals that are not HTTP 200. */
export const refusalStatuses: Partial<Record<RefusalName, number>> = {
  sessionIsMissing: 401,
  requestKeyWasUsedForSomethingElse: 422,
  tooManyRequests: 429,
}
