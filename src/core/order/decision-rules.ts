// Whether an application is granted: a table of rules over plain facts, each with the reason it gives.

import type { CalendarDate } from '../calendar-date.ts'
import { publishedTerms } from '../loan/published-terms.ts'

/** What the rules look at. */
export interface ApplicationFacts {
  readonly principalMinor: number
  /** The product's range today; null when it is no longer on offer. */
  readonly range: { readonly minMinor: number; readonly maxMinor: number } | null
  /** Full years; null where the birth date is not known. */
  readonly ageYears: number | null
  readonly isBlocked: boolean
  /** Other applications and loans of this borrower that are open. */
  readonly otherOpenLoans: number
  /** Of the other open loans, today. */
  readonly worstDaysPastDue: number
  /** Of all payments that came late on earlier loans. */
  readonly worstDaysLateBefore: number
}

/** How far a lender goes. */
export interface DecisionLimits {
  readonly otherOpenLoansAtMost: number
  readonly daysPastDueAtMost: number
  readonly daysLateBeforeAtMost: number
}

interface DecidedRule {
  readonly rule: string
  readonly passed: boolean
}

/** All rules are looked at, so that an officer sees every one; the first that fails gives the reason. */
export interface Verdict {
  readonly rules: readonly DecidedRule[]
  /** Null when granted. */
  readonly declineReason: string | null
}

interface Rule {
  readonly rule: string
  readonly reason: string
  readonly holds: (facts: ApplicationFacts, limits: DecisionLimits) => boolean
}

const rules: readonly Rule[] = [
  {
    rule: 'oldEnough',
    reason: 'tooYoung',
    holds: ({ ageYears }) => ageYears === null || ageYears >= publishedTerms.minAgeYears,
  },
  { rule: 'notBlocked', reason: 'blocked', holds: ({ isBlocked }) => !isBlocked },
  {
    rule: 'amountOffered',
    reason: 'amountNotOffered',
    holds: ({ range, principalMinor }) =>
      range !== null && principalMinor >= range.minMinor && principalMinor <= range.maxMinor,
  },
  {
    rule: 'noLatePayment',
    reason: 'paysLate',
    holds: ({ worstDaysPastDue }, { daysPastDueAtMost }) => worstDaysPastDue <= daysPastDueAtMost,
  },
  {
    rule: 'neverVeryLate',
    reason: 'paysLate',
    holds: ({ worstDaysLateBefore }, { daysLateBeforeAtMost }) => worstDaysLateBefore <= daysLateBeforeAtMost,
  },
  {
    rule: 'fewLoans',
    reason: 'tooManyLoans',
    holds: ({ otherOpenLoans }, { otherOpenLoansAtMost }) => otherOpenLoans <= otherOpenLoansAtMost,
  },
]

/** Looks at every rule. */
export function decideByRules(facts: ApplicationFacts, limits: DecisionLimits): Verdict {
  const decided = rules.map(({ rule, reason, holds }) => ({ rule, reason, passed: holds(facts, limits) }))
  const failed = decided.find(({ passed }) => !passed)
  return {
    rules: decided.map(({ rule, passed }) => ({ rule, passed })),
    declineReason: failed === undefined ? null : failed.reason,
  }
}

/** Full years on `today`. Born on February 29, one is a year older on March 1 of a common year. */
export function ageInYears(birthDate: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
