// Opening and rating a complaint case: the checks before it is accepted.

import { characterCount, plainText } from '../plain-text.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { ComplaintSubType, ComplaintType } from './complaint-types.ts'

/** COMPLAINT-4 and COMPLAINT-5. */
export const textMaxCharacters = 200
export const imagesMax = 9
/** Pictures of a payment slip at most. */
export const claimImagesMax = 3
export const complaintsADay = 5
export const uploadsADay = 30
/** An uploaded picture without a complaint is deleted after this time. A draft on the phone expires after a day. */
export const unusedPictureDays = 7
export const starsMax = 5

export interface ComplaintToOpen {
  /** Null for an unknown value. */
  readonly type: ComplaintType | null
  /** Undefined when missing, null for an unknown value. */
  readonly subType: ComplaintSubType | null | undefined
  readonly text: string
  readonly imageCount: number
  /** Whether the chosen order accepts complaints about collection; null when no order was chosen. */
  readonly orderAllowsCollection: boolean | null
  /** Cases that the borrower has already opened today. */
  readonly openedToday: number
}

export interface OpenedComplaint {
  readonly type: ComplaintType
  readonly subType: ComplaintSubType | null
  readonly text: string
}

type TextRefused = 'complaintIsEmpty' | 'complaintIsTooLong' | 'tooManyImages' | 'tooManyComplaints'
type ComplaintRefused =
  | TextRefused
  | 'valueIsNotAccepted'
  | 'orderDoesNotAcceptCollectionComplaints'
  | 'somethingIsMissing'

/** Decides whether a case is opened. Returns the first refusal that applies. */
export function decideComplaint(
  complaint: ComplaintToOpen & { readonly type: Exclude<ComplaintType, 'collection'>; readonly subType: undefined },
): OpenedComplaint | Refusal<TextRefused>
export function decideComplaint(complaint: ComplaintToOpen): OpenedComplaint | Refusal<ComplaintRefused>
export function decideComplaint(complaint: ComplaintToOpen): OpenedComplaint | Refusal<ComplaintRefused> {
  const { type, subType, imageCount, orderAllowsCollection, openedToday } = complaint
  if (type === null) return { ...refuse('valueIsNotAccepted'), fields: ['type'] }
  if (type === 'collection' && orderAllowsCollection !== true) return refuse('orderDoesNotAcceptCollectionComplaints')
  const wrongSubType = type === 'collection' ? wrongWithSubType(subType) : unaskedSubType(subType)
  if (wrongSubType !== null) return wrongSubType
  const text = plainText(complaint.text)
  if (text === '') return refuse('complaintIsEmpty')
  const typed = characterCount(text)
  if (typed > textMaxCharacters) return refuse('complaintIsTooLong', { max: textMaxCharacters, typed })
  if (imageCount > imagesMax) return refuse('tooManyImages', { max: imagesMax })
  if (openedToday >= complaintsADay) return refuse('tooManyComplaints', { max: complaintsADay })
  return { type, subType: subType ?? null, text }
}

function wrongWithSubType(
  subType: ComplaintToOpen['subType'],
): Refusal<'somethingIsMissing' | 'valueIsNotAccepted'> | null {
  if (subType === undefined) return { ...refuse('somethingIsMissing'), fields: ['subType'] }
  return subType === null ? { ...refuse('valueIsNotAccepted'), fields: ['subType'] } : null
}

/** Only complaints about collection have sub-types; a sub-type of any other type is invalid. */
function unaskedSubType(subType: ComplaintToOpen['subType']): Refusal<'valueIsNotAccepted'> | null {
  return subType === undefined ? null : { ...refuse('valueIsNotAccepted'), fields: ['subType'] }
}

export interface RatedCase {
  readonly ratingAsked: boolean
  readonly isAnswered: boolean
  readonly stars: number | null
}

/** Null when the rating may be stored: one to five stars, once, and only where it was requested. */
export function whyRatingIsRefused(
  rated: RatedCase,
  stars: number,
): Refusal<'alreadyRated' | 'ratingIsNotAsked' | 'valueIsNotAccepted'> | null {
  if (!Number.isInteger(stars) || stars < 1 || stars > starsMax) {
    return { ...refuse('valueIsNotAccepted'), fields: ['stars'] }
  }
  if (rated.stars !== null) return refuse('alreadyRated')
  return rated.ratingAsked && rated.isAnswered ? null : refuse('ratingIsNotAsked')
}
