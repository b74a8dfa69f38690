// Eligibility before an application is filled in, and the day of the next try after a refusal.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import { type RefusalReason, refusalReasons } from '../order/decline-reasons.ts'
import { retryAfterDays } from '../order/order.ts'
import { comesOfAgeOn } from './details.ts'

/** A reason and the first day of a new application; null where the borrower has to change something first. */
export interface ReasonWithRetry {
  readonly reason: RefusalReason
  readonly retryOn: CalendarDate | null
}

/** The facts that the day of the next try depends on. */
export interface RetryFacts {
  readonly today: CalendarDate
  readonly birthDate: CalendarDate | null
  readonly blockedUntil: CalendarDate | null
  /** Of the newest decline that still holds. */
  readonly declinedUntil: CalendarDate | null
  /** When the newest payment that came very late is a year old. */
  readonly latenessForgottenOn: CalendarDate | null
}

/** When to try again, by reason. `today` means: at once, with something changed. */
const retryDays = {
  tooYoung: ({ birthDate }) => (birthDate === null ? null : comesOfAgeOn(birthDate)),
  blocked: ({ blockedUntil }) => (blockedUntil === null ? null : addDays(blockedUntil, 1)),
  loanIsOpen: () => null,
  paysLate: () => null,
  wasVeryLate: ({ latenessForgottenOn }) => latenessForgottenOn,
  tooManyLoans: () => null,
  tooSoon: ({ declinedUntil }) => declinedUntil,
  amountNotOffered: ({ today }) => today,
  notAffordable: ({ today }) => today,
  identityNotConfirmed: ({ today }) => today,
  scoreTooLow: ({ today }) => addDays(today, retryAfterDays),
  loansElsewhere: ({ today }) => addDays(today, retryAfterDays),
  lateElsewhere: ({ today }) => addDays(today, retryAfterDays),
  approvalHasLapsed: ({ today }) => today,
  decidedByPerson: ({ today }) => addDays(today, retryAfterDays),
} as const satisfies Record<RefusalReason, (facts: RetryFacts) => CalendarDate | null>

/** The reasons in the order in which they matter, each with its day. */
export function withRetry(reasons: readonly RefusalReason[], facts: RetryFacts): ReasonWithRetry[] {
  return refusalReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => ({ reason, retryOn: retryDays[reason](facts) }))
}

/**
 * The first day of a new application after a decline for these reasons: the latest of their days. Null where no reason has a
 * day after `today`.
 */
export function declinedUntil(reasons: readonly ReasonWithRetry[], today: CalendarDate): CalendarDate | null {
  const days = reasons.map(({ retryOn }) => retryOn).filter((day) => day !== null && day > today)
  return days.reduce<CalendarDate | null>(
    (latest, day) => (latest === null || (day ?? '') > latest ? day : latest),
    null,
  )
}

/** Reasons that are known before the form; the others need the details or the amount. */
export const reasonsBeforehand: readonly RefusalReason[] = [
  'tooYoung',
  'blocked',
  'loanIsOpen',
  'paysLate',
  'wasVeryLate',
  'tooManyLoans',
  'tooSoon',
]

/** True where no loan can be had now, of whatever product and amount; an open loan excludes its own product alone. */
export function isBarred(reasons: readonly { readonly reason: string }[]): boolean {
  return reasonsBeforehand.some((bars) => bars !== 'loanIsOpen' && reasons.some(({ reason }) => reason === bars))
}

/** Reasons of a decision with which the borrower may apply again at once: a day after today bars from every loan until it comes. */
const barringNobody: readonly RefusalReason[] = [
  'amountNotOffered',
  'notAffordable',
  'identityNotConfirmed',
  'approvalHasLapsed',
]

/** True where a decline for these reasons leaves the other loans open. */
export function leavesOthersOpen(reasons: readonly { readonly reason: string }[]): boolean {
  return reasons.every(({ reason }) => barringNobody.some((free) => free === reason))
}
