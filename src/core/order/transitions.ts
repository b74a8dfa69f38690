// The allowed transitions of an order's status (ORDER-1).

import type { OrderStatus } from './status.ts'

/**
 * Single steps. A loan that was not evaluated for days passes through several: check observed changes with
 * {@link isReachable}.
 */
export const leadsTo = {
  inReview: ['approved', 'declined'],
  declined: [],
  approved: ['active', 'declined'],
  active: ['due', 'settled'],
  due: ['active', 'overdue', 'settled'],
  overdue: ['active', 'due', 'settled'],
  settled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

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
