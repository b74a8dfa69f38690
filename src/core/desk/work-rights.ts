// Who can do each kind of work: who may take an item, and whom it may be handed to.

import { mayDo, type Right, type Role } from '../officer/rights.ts'
import { type WorkKind, workKinds } from './work-clock.ts'

/**
 * One of these rights is needed (DESK-39). Officers who look after payments look into complaints about them, too, and hand them on to be
 * answered. Money that did not arrive needs a call to the borrower, or to the provider: whoever may do neither would only keep it.
 */
const rightsOfKind = {
  case: ['answer', 'proposePayment'],
  paymentClaim: ['answer', 'proposePayment'],
  suspense: ['proposePayment'],
  paymentReturn: ['proposePayment'],
  payoutName: ['decideApplication'],
  payoutFailed: ['answer', 'proposePayment'],
  refundFailed: ['answer', 'proposePayment'],
  sentBack: ['answer', 'proposePayment'],
  settlement: ['proposePayment'],
  jobGivenUp: ['answer', 'proposePayment'],
  contactMessage: ['answer'],
  dataRequest: ['answer'],
  hardship: ['proposeRelief'],
  brokenPromise: ['answer'],
  brokenPlan: ['answer'],
  missedPlanStart: ['answer'],
  lateLoan: ['answer'],
  contactAgainstRule: ['decideProposal'],
  proposal: ['decideProposal'],
  referredApplication: ['decideApplication'],
  secondLook: ['decideApplication'],
} as const satisfies Record<WorkKind, readonly Right[]>

/** True where officers of a role can do work of a kind. */
export function mayTake(role: Role, kind: WorkKind): boolean {
  return mayDo(role, 'work') && rightsOfKind[kind].some((right) => mayDo(role, right))
}

/** Who ends for good a question about money that a provider took back (PAYMENT-71): who may propose what becomes of such money. */
export function maySettleReturn(role: Role): boolean {
  return mayTake(role, 'jobGivenUp') && mayDo(role, 'proposePayment')
}

/** The kinds of work that officers of a role can do. */
export function kindsFor(role: Role): WorkKind[] {
  return workKinds.filter((kind) => mayTake(role, kind))
}
