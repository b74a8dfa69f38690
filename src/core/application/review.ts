// A person's look at an application or order: why one looks, by when, and what may be decided.

import { dateIn } from '../calendar-date.ts'
import { answerBy } from '../complaint/case-clock.ts'
import type { Market, MarketId } from '../market/market.ts'
import type { DeclineReason } from '../order/decline-reasons.ts'

/** `referred`: the rules leave the decision to a person. `secondLook`: the borrower asked, after a decline, once. */
export const reviewKinds = ['referred', 'secondLook'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Working days until the answer, by market. Configuration, to be confirmed by the lender's counsel. */
const weekdaysToAnswer = {
  standard: { referred: 1, secondLook: 3 },
  philippines: { referred: 1, secondLook: 3 },
  india: { referred: 1, secondLook: 3 },
  indonesia: { referred: 1, secondLook: 3 },
  reference: { referred: 1, secondLook: 3 },
} as const satisfies Record<MarketId, Record<ReviewKind, number>>

/** The last second of the promised weekday in the market's zone. */
export function reviewDueBy(kind: ReviewKind, askedAt: Date, { id, zone }: Pick<Market, 'id' | 'zone'>): Date {
  const due = answerBy(dateIn(zone, askedAt), zone, weekdaysToAnswer[id][kind])
  if (due === null) throw new Error('a review has a promised day')
  return due
}

/** The reasons with words of their own that a person may give for a decline, in the order of the form. */
export const personReasons = [
  'decidedByPerson',
  'notAffordable',
  'paysLate',
  'wasVeryLate',
  'tooManyLoans',
  'identityNotConfirmed',
] as const satisfies readonly DeclineReason[]
export type PersonReason = (typeof personReasons)[number]

/** What is reviewed, as it is at this moment. */
export interface ReviewedSubject {
  readonly kind: ReviewKind
  readonly isDecided: boolean
  /** The officer who is about to decide is the one who declined it before. */
  readonly declinedByOfficer: boolean
  /** The application or order still stands where the review found it: it was not withdrawn, and did not expire. */
  readonly stillStands: boolean
  /** An application or loan for the same product that came since. */
  readonly anotherIsOpen: boolean
  /** A rule that failed and that no officer may override; null where there is none. */
  readonly firmReason: DeclineReason | null
  /** The identity is in question, and a field that the market demands is not confirmed by an officer. */
  readonly identityIsOpen: boolean
}

export type ReviewRefusal =
  | 'applicationIsDecided'
  | 'applicationIsOver'
  | 'declineIsOwn'
  | 'anotherLoanIsOpen'
  | 'ruleIsFirm'
  | 'identityIsNotConfirmed'

/** Why a person's decision does not count, the first reason of several; null where it counts. */
export function whyNotDecided(subject: ReviewedSubject, approve: boolean): ReviewRefusal | null {
  if (subject.isDecided) return 'applicationIsDecided'
  if (!subject.stillStands) return 'applicationIsOver'
  if (subject.declinedByOfficer) return 'declineIsOwn'
  if (approve && subject.anotherIsOpen) return 'anotherLoanIsOpen'
  if (approve && subject.firmReason !== null) return 'ruleIsFirm'
  return approve && subject.identityIsOpen ? 'identityIsNotConfirmed' : null
}

/** What the borrower is told. `checking`: somebody outside is asked first. `canAsk`: after a decline, while no person was asked. */
export const reviewStates = ['checking', 'canAsk', 'waiting', 'approved', 'declined'] as const
