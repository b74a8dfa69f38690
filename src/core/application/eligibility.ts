// Whether an application is any use, told before anything is typed, and what follows from a refusal: when to try again.

import { addDays, type CalendarDate } from '../calendar-date.ts'
import type { DeclineReason } from '../order/decision-rules.ts'
import { comesOfAgeOn } from './details.ts'

/** Beside the reasons of a decision: a loan of the product is open, or a decline is too fresh. */
export const refusalReasons = [
  'tooYoung',
  'blocked',
  'loanIsOpen',
  'paysLate',
  'wasVeryLate',
  'tooManyLoans',
  'tooSoon',
  'amountNotOffered',
  'notAffordable',
  'approvalHasLapsed',
] as const satisfies readonly (DeclineReason | 'loanIsOpen' | 'tooSoon')[]
export type RefusalReason = (typeof refusalReasons)[number]

/** Why not, and the first day on which a new application is taken; null where no day but a deed ends it. */
export interface ReasonWithRetry {
  readonly reason: RefusalReason
  readonly retryOn: CalendarDate | null
}

/** What the day of the next try depends on. */
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
  approvalHasLapsed: ({ today }) => today,
} as const satisfies Record<RefusalReason, (facts: RetryFacts) => CalendarDate | null>

/** The reasons in the order in which they matter, each with its day. */
export function withRetry(reasons: readonly RefusalReason[], facts: RetryFacts): ReasonWithRetry[] {
  return refusalReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => ({ reason, retryOn: retryDays[reason](facts) }))
}

/**
 * The day before which no new application is taken after a decline for these reasons: the latest of their days, and no day
 * where something can be changed at once or where a deed and no day ends it.
 */
export function declinedUntil(reasons: readonly ReasonWithRetry[], today: CalendarDate): CalendarDate | null {
  const days = reasons.map(({ retryOn }) => retryOn).filter((day) => day !== null && day > today)
  return days.reduce<CalendarDate | null>(
    (latest, day) => (latest === null || (day ?? '') > latest ? day : latest),
    null,
  )
}

/** Reasons that are known before anything is typed: the others need the details or the amount. */
export const reasonsBeforehand: readonly RefusalReason[] = [
  'tooYoung',
  'blocked',
  'loanIsOpen',
  'paysLate',
  'wasVeryLate',
  'tooManyLoans',
  'tooSoon',
]
