// Which roles one person alone cannot give, and for how long such a role waits.

import { proposalRights } from '../proposal/kinds.ts'
import type { RoleLimits } from '../proposal/limits.ts'
import { mayDo, type Right, type Role } from './rights.ts'

/** An unconfirmed role holds after this time, unless it is stopped. */
export const grantWaitSeconds = 24 * 3_600

export const grantKinds = ['invited', 'invitedAgain', 'role'] as const
export type GrantKind = (typeof grantKinds)[number]

/** What officers are told: of roles, that an invitation was used, or that somebody who has a link did not have its code. */
export const noticeKinds = [...grantKinds, 'joined', 'codeGuessed'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What moves money with a second signature, approves it, or gives who does: no person makes another one alone who may. */
const powers = [
  'decideProposal',
  'decideApplication',
  'manageOfficers',
  'confirmRole',
] as const satisfies readonly Right[]

/** What a role may pass alone up to its limit (`passesAlone`): a waiver, and a refund. Each counts by itself. */
const alone = [proposalRights.waiver, proposalRights.refund] as const

/** Up to how much a role does that alone: nothing where it may not propose it. */
const aloneMinor = (role: Role | null, right: Right, limits: RoleLimits): number =>
  role !== null && mayDo(role, right) ? (limits[role] ?? 0) : 0

/**
 * DESK-45: true where a role gives a power that the one before did not have, or a higher sum to waive or to refund alone: an admin with two credit officers
 * of one's own would pay money out alone. `before` is null for whoever comes in by a link. A step down needs nobody.
 */
export function needsSecond(role: Role, before: Role | null, limits: RoleLimits): boolean {
  const isNew = (power: Right) => mayDo(role, power) && !(before !== null && mayDo(before, power))
  const isMore = (right: Right) => aloneMinor(role, right, limits) > aloneMinor(before, right, limits)
  return powers.some(isNew) || alone.some(isMore)
}
