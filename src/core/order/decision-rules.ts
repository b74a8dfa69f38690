// Whether an application is granted: a table of rules over plain facts, each with the reason it gives.

import {
  type BureauFinding,
  type CheckJudgement,
  type CheckLimits,
  type IdentityFinding,
  judgeFigure,
  judgeIdentity,
  judgeScore,
  usualCheckLimits,
} from '../application/outside-check.ts'
import { type CalendarDate, daysBetween } from '../calendar-date.ts'
import { instalmentMinor } from '../loan/schedule.ts'
import { fullAgeYears, type Instalment } from '../loan/terms.ts'
import type { DeclineReason } from './decline-reasons.ts'

export interface ApplicationFacts {
  readonly principalMinor: number
  /** The product's range today; null when it is no longer on offer. */
  readonly range: { readonly minMinor: number; readonly maxMinor: number } | null
  /** Full years; null where the birth date is not known. */
  readonly ageYears: number | null
  readonly isBlocked: boolean
  readonly otherOpenLoans: number
  /** Of the other open loans, today. */
  readonly worstDaysPastDue: number
  /** Of all payments of the last {@link latenessCountsDays} that came late. */
  readonly worstDaysLateBefore: number
  /** What the borrower lives on and pays elsewhere, minor units a month; null where it was not asked. */
  readonly monthly: { readonly incomeMinor: number; readonly otherPaymentsMinor: number } | null
  /** The most that the loan asks for within 30 days, minor units. */
  readonly heaviestMonthMinor: number
  /** What an identity service found; missing where none was asked. */
  readonly identity?: IdentityFinding
  /** What a credit bureau told; missing where none was asked. */
  readonly bureau?: BureauFinding
}

/** Late payments older than this do not count. */
export const latenessCountsDays = 365

/** The lender's limits (APPLICATION-22). */
export interface DecisionLimits {
  /** Names exactly these limits: each decision keeps it. */
  readonly version: string
  readonly otherOpenLoansAtMost: number
  readonly daysPastDueAtMost: number
  readonly daysLateBeforeAtMost: number
  /** All payments of a month as a share of the income, basis points. */
  readonly paymentsOfIncomeBpsAtMost: number
  /** A share of the income above the limit by no more than this is referred to a person instead of declined; 0: never. */
  readonly referredAboveBps: number
  /** The lender's limits for the answers of outside checks; {@link usualCheckLimits} unless set. */
  readonly checks?: CheckLimits
}

/** How one rule came out. Without `by` it passed or failed by itself. */
export interface DecidedRule {
  readonly rule: string
  readonly passed: boolean
  /**
   * `margin`: failed by so little that a person decides. `unclear`: what others say is not clear, so that a person decides. `person`:
   * failed, and a person has approved the application all the same.
   */
  readonly by?: 'margin' | 'unclear' | 'person'
}

/** How a rule came out, in one word: `near` and `unclear` were left to a person, `person` was approved by one. */
export const ruleOutcomes = ['passed', 'failed', 'near', 'unclear', 'person'] as const
type RuleOutcome = (typeof ruleOutcomes)[number]

/** The outcome of a decided rule. */
export function outcomeOf({ passed, by }: DecidedRule): RuleOutcome {
  if (passed) return 'passed'
  if (by === undefined) return 'failed'
  return by === 'margin' ? 'near' : by
}

/** The result of every rule, for an officer to see. The first rule that failed gives the reason. */
export interface Verdict {
  readonly rules: readonly DecidedRule[]
  /** Null when granted, and when a person has to decide. */
  readonly declineReason: string | null
  /** Why a person has to decide; empty when none has to. */
  readonly referReasons: readonly string[]
}

interface Rule {
  readonly rule: string
  readonly reason: DeclineReason
  readonly holds: (facts: ApplicationFacts, limits: DecisionLimits) => boolean
  /** True where a rule that failed is left to a person. Missing: never. */
  readonly isNear?: (facts: ApplicationFacts, limits: DecisionLimits) => boolean
  /** True where no person may approve against the rule: the law, a block, what the product does not offer. */
  readonly isFirm?: true
}

/** A rule on what others say. It is left out where no service was asked: what was not looked at has not passed. */
interface CheckRule {
  readonly rule: string
  readonly reason: DeclineReason
  /** Null where no service was asked. */
  readonly judge: (facts: ApplicationFacts, limits: CheckLimits) => CheckJudgement | null
}

const rules: readonly Rule[] = [
  {
    rule: 'oldEnough',
    reason: 'tooYoung',
    isFirm: true,
    holds: ({ ageYears }) => ageYears === null || ageYears >= fullAgeYears,
  },
  { rule: 'notBlocked', reason: 'blocked', isFirm: true, holds: ({ isBlocked }) => !isBlocked },
  {
    rule: 'amountOffered',
    reason: 'amountNotOffered',
    isFirm: true,
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
    holds: (facts, { paymentsOfIncomeBpsAtMost }) => takesAtMost(facts, paymentsOfIncomeBpsAtMost),
    isNear: (facts, { paymentsOfIncomeBpsAtMost, referredAboveBps }) =>
      takesAtMost(facts, paymentsOfIncomeBpsAtMost + referredAboveBps),
  },
]

const checkRules: readonly CheckRule[] = [
  {
    rule: 'identityConfirmed',
    reason: 'identityNotConfirmed',
    judge: ({ identity }, limits) => (identity === undefined ? null : judgeIdentity(identity, limits)),
  },
  {
    rule: 'scoreEnough',
    reason: 'scoreTooLow',
    judge: ({ bureau }, limits) => (bureau === undefined ? null : judgeScore(bureau, limits)),
  },
  {
    rule: 'fewLoansElsewhere',
    reason: 'loansElsewhere',
    judge: ({ bureau }, { openLoansAtMost }) =>
      bureau === undefined ? null : judgeFigure(bureau, 'openLoans', openLoansAtMost),
  },
  {
    rule: 'notLateElsewhere',
    reason: 'lateElsewhere',
    judge: ({ bureau }, { arrearsDaysAtMost }) =>
      bureau === undefined ? null : judgeFigure(bureau, 'worstArrearsDays', arrearsDaysAtMost),
  },
]

/** Every rule by name with its reason, in the order in which the reasons matter. */
const namedRules: readonly Pick<Rule, 'rule' | 'reason' | 'isFirm'>[] = [...rules, ...checkRules]

/** The reasons of the rules on what a credit bureau told: a borrower who is declined for one reads which bureau it was. */
export const bureauReasons = [
  'scoreTooLow',
  'loansElsewhere',
  'lateElsewhere',
] as const satisfies readonly DeclineReason[]

/** True where all payments of a month take no more than this share of the income, or the income was not asked. */
function takesAtMost({ monthly, heaviestMonthMinor }: ApplicationFacts, shareBps: number): boolean {
  return (
    monthly === null || (monthly.otherPaymentsMinor + heaviestMonthMinor) * 10_000 <= monthly.incomeMinor * shareBps
  )
}

/** The reasons of the rules that failed, in the order of the rules, each once. Rules of an external scoring service are ignored. */
export function reasonsOf(verdict: Verdict): DeclineReason[] {
  const failed = verdict.rules.filter(({ passed }) => !passed).map(({ rule }) => rule)
  const reasons = namedRules.filter(({ rule }) => failed.includes(rule)).map(({ reason }) => reason)
  return [...new Set(reasons)]
}

/** Evaluates every rule. Refers to a person where every rule that failed did so by a margin that the lender leaves to people. */
export function decideByRules(facts: ApplicationFacts, limits: DecisionLimits): Verdict {
  const decided = rules.map(({ rule, holds, isNear }): DecidedRule => {
    if (holds(facts, limits)) return { rule, passed: true }
    return isNear?.(facts, limits) === true ? { rule, passed: false, by: 'margin' } : { rule, passed: false }
  })
  const checked = checkRules.flatMap(({ rule, judge }): DecidedRule[] => {
    const judgement = judge(facts, limits.checks ?? usualCheckLimits)
    return judgement === null ? [] : [decidedCheck(rule, judgement)]
  })
  return verdictOf([...decided, ...checked])
}

function decidedCheck(rule: string, judgement: CheckJudgement): DecidedRule {
  switch (judgement) {
    case 'holds':
      return { rule, passed: true }
    case 'fails':
      return { rule, passed: false }
    case 'near':
      return { rule, passed: false, by: 'margin' }
    case 'unclear':
      return { rule, passed: false, by: 'unclear' }
  }
}

function verdictOf(decided: readonly DecidedRule[]): Verdict {
  const against = decided.filter(({ passed, by }) => !passed && by !== 'person')
  const reasonOf = ({ rule }: DecidedRule) => namedRules.find((one) => one.rule === rule)?.reason ?? rule
  const clear = against.find(({ by }) => by === undefined)
  return {
    rules: decided,
    declineReason: clear === undefined ? null : reasonOf(clear),
    referReasons: clear === undefined ? against.map(reasonOf) : [],
  }
}

/**
 * The verdict where a person has approved the same application against the rules `accepted`: these count as decided by that person.
 * A firm rule never does. What the rules of an external scoring service say of themselves stays as it is.
 */
export function afterApproval(verdict: Verdict, accepted: readonly string[]): Verdict {
  const isAccepted = ({ rule, passed }: DecidedRule): boolean =>
    !passed && accepted.includes(rule) && namedRules.some((one) => one.rule === rule && one.isFirm !== true)
  if (!verdict.rules.some(isAccepted)) return verdict
  return verdictOf(verdict.rules.map((one) => (isAccepted(one) ? { ...one, by: 'person' } : one)))
}

/** The verdict of a lender for whom no person decides: what would be referred is declined, for the first of its reasons. */
export function withoutPeople(verdict: Verdict): Verdict {
  const [first] = verdict.referReasons
  return first === undefined ? verdict : { ...verdict, declineReason: first, referReasons: [] }
}

/** True for a rule against which no person may approve. */
export function isFirmRule(name: string): boolean {
  return rules.some(({ rule, isFirm }) => rule === name && isFirm === true)
}

/** The reason where there is no product to decide about any more. */
export const reasonOfMissingProduct: DeclineReason = 'amountNotOffered'

/** The reason of a rule that failed and against which no person may approve; null where there is none. */
export function firmReason({ rules: decided }: Verdict): DeclineReason | null {
  const failed = decided.filter(({ passed }) => !passed).map(({ rule }) => rule)
  return rules.find(({ rule, isFirm }) => isFirm === true && failed.includes(rule))?.reason ?? null
}

/** Full years on `today`. Born on February 29, one is a year older on March 1 of a common year. */
export function ageInYears(birthDate: CalendarDate, today: CalendarDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

const monthDays = 30

/** The most that falls due within any 30 days, minor units. */
export function heaviestMonthMinor(schedule: readonly Instalment[]): number {
  const months = schedule.map(({ dueDate: from }) =>
    schedule
      .filter(({ dueDate }) => dueDate >= from && daysBetween(from, dueDate) < monthDays)
      .reduce((sum, instalment) => sum + instalmentMinor(instalment), 0),
  )
  return Math.max(0, ...months)
}
