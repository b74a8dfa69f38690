// The allowed transitions of an order's status (ORDER-1) and of its payout: a table each.

import type { OrderStatus, PayoutState } from './status.ts'

/**
 * Single steps. A loan that was not evaluated for days passes through several: check observed changes with
 * {@link isReachable}.
 */
const leadsTo = {
  inReview: ['approved', 'declined'],
  declined: ['approved'],
  approved: ['active', 'declined'],
  active: ['due', 'settled'],
  due: ['active', 'overdue', 'settled'],
  overdue: ['active', 'due', 'settled'],
  settled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** The statuses that a settled loan may take once the payment that settled it counts no longer. Days alone never open it again. */
export const opensAgainAs: readonly OrderStatus[] = ['active', 'due', 'overdue']

const payoutLeadsTo = {
  none: ['queued'],
  queued: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed'],
  failed: ['queued'],
  paid: [],
} as const satisfies Record<PayoutState, readonly PayoutState[]>

/** True where one step leads from `from` to `to`. */
export function isStep(from: OrderStatus, to: OrderStatus): boolean {
  const next: readonly OrderStatus[] = leadsTo[from]
  return next.includes(to)
}

/** True where some steps, or none, lead from `from` to `to`. */
export function isReachable(from: OrderStatus, to: OrderStatus): boolean {
  const seen = new Set<OrderStatus>([from])
  for (const status of seen) for (const next of leadsTo[status]) seen.add(next)
  return seen.has(to)
}

/** True where a payout goes from `from` to `to`. */
export function isPayoutStep(from: PayoutState, to: PayoutState): boolean {
  const next: readonly PayoutState[] = payoutLeadsTo[from]
  return next.includes(to)
}
