// The port behind which an application is decided: our own rules, or a lender's scoring service.

import { type DecisionLimits, decideByRules } from '../../../core/order/decision-rules.ts'
import type { Decider } from '../../ports/decider.ts'

/** Decides by the rules of the core. */
export function rulesDecider(limits: DecisionLimits): Decider {
  return { decide: async (_orderId, facts) => decideByRules(facts, limits) }
}

/** How far a lender goes who has not said it in a `limits.json`. */
export const usualDecisionLimits: DecisionLimits = {
  version: 'usual',
  otherOpenLoansAtMost: 2,
  daysPastDueAtMost: 0,
  daysLateBeforeAtMost: 60,
  paymentsOfIncomeBpsAtMost: 4_000,
  referredAboveBps: 500,
}
