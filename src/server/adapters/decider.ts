// The port behind which an application is decided: our own rules, or a lender's scoring service.

import {
  type ApplicationFacts,
  type DecisionLimits,
  decideByRules,
  type Verdict,
} from '../../core/order/decision-rules.ts'

/** May take its time and may throw: the job asks again. The same `orderId` must get the same verdict. */
export interface Decider {
  decide(orderId: string, facts: ApplicationFacts): Promise<Verdict>
}

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
