// Whether an application is granted: a table of rules over plain facts, each with the reason it gives.

import type { CalendarDate } from '../calendar-date.ts'
import { publishedTerms } from '../loan/published-terms.ts'

/** The input of the rules. */
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
  /** Of all payments of the last {@link latenessCountsDays} that came late. */
  readonly worstDaysLateBefore: number
  /** What the borrower lives on and pays elsewhere, minor units a month; null where it was not asked. */
  readonly monthly: { readonly incomeMinor: number; readonly otherPaymentsMinor: number } | null
  /** The most that the loan asks for within 30 days, minor units. */
  readonly heaviestMonthMinor: number
}

/** Late payments older than this do not count. */
export const latenessCountsDays = 365

/** The lender's limits. */
export interface DecisionLimits {
  readonly otherOpenLoansAtMost: number
  readonly daysPastDueAtMost: number
  readonly daysLateBeforeAtMost: number
  /** All payments of a month as a share of the income, basis points. */
  readonly paymentsOfIncomeBpsAtMost: number
}

/** The reasons of a decline. `approvalHasLapsed` means that the approval expired because the borrower did not take the money. */
export const declineReasons = [
  'tooYoung',
  'blocked',
  'paysLate',
  'wasVeryLate',
  'tooManyLoans',
  'amountNotOffered',
  'notAffordable',
  'approvalHasLapsed',
] as const
export type DeclineReason = (typeof declineReasons)[number]

interface DecidedRule {
  readonly rule: string
  readonly passed: boolean
}

/** The result of every rule, for an officer to see. The first rule that failed gives the reason. */
export interface Verdict {
  readonly rules: readonly DecidedRule[]
  /** Null when granted. */
  readonly declineReason: string | null
}

interface Rule {
  readonly rule: string
  readonly reason: DeclineReason
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
    reason: 'wasVeryLate',
    holds: ({ worstDaysLateBefore }, { daysLateBeforeAtMost }) => worstDaysLateBefore <= daysLateBeforeAtMost,
  },
  {
    rule: 'fewLoans',
    reason: 'tooManyLoans',
    holds: ({ otherOpenLoans }, { otherOpenLoansAtMost }) => otherOpenLoans <= otherOpenLoansAtMost,
  },
  {
    rule: 'affordable',
    reason: 'notAffordable',
    holds: ({ monthly, heaviestMonthMinor }, { paymentsOfIncomeBpsAtMost }) =>
      monthly === null ||
      (monthly.otherPaymentsMinor + heaviestMonthMinor) * 10_000 <= monthly.incomeMinor * paymentsOfIncomeBpsAtMost,
  },
]

/** The reasons of the rules that failed, in the order of the rules, each once. Rules of an external scoring service are ignored. */
export function reasonsOf(verdict: Verdict): DeclineReason[] {
  const failed = verdict.rules.filter(({ passed }) => !passed).map(({ rule }) => rule)
  const reasons = rules.filter(({ rule }) => failed.includes(rule)).map(({ reason }) => reason)
  return [...new Set(reasons)]
}

/** Evaluates every rule. */
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
