// Small sums that pass with one pair of eyes: up to how much a role waives or refunds alone.

import type { Role } from '../officer/rights.ts'
import type { ProposalKind } from './kinds.ts'

/** Minor units for each role; a role that is not named has none. */
export type RoleLimits = Readonly<Partial<Record<Role, number>>>

/** What an officer did alone on one loan counts together within these days: many small sums are no small sum. */
export const aloneDays = 30

export interface SmallSum {
  readonly kind: ProposalKind
  readonly role: Role
  readonly amountMinor: number | null
  /** What was waived and refunded on this loan without a second person within {@link aloneDays}. */
  readonly aloneMinor: number
}

/** DESK-16: true where a waiver or a refund needs no second officer. */
export function passesAlone({ kind, role, amountMinor, aloneMinor }: SmallSum, limits: RoleLimits): boolean {
  if ((kind !== 'waiver' && kind !== 'refund') || amountMinor === null) return false
  return amountMinor + aloneMinor <= (limits[role] ?? 0)
}
