// The port behind which an application is decided: our own rules, or a lender’s scoring service.

import type { ApplicationFacts, Verdict } from '../../core/order/decision-rules.ts'

/** May take its time and may throw: the job asks again. The same `orderId` must get the same verdict. */
export interface Decider {
  decide(orderId: string, facts: ApplicationFacts): Promise<Verdict>
}
