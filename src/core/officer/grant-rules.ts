// Which roles one person alone cannot give, and for how long such a role waits.

import { mayDo, type Role } from './rights.ts'

/** An unconfirmed role holds after this time, unless it is stopped. */
export const grantWaitSeconds = 24 * 3_600

/** How a role is given. */
export const grantKinds = ['invited', 'invitedAgain', 'role'] as const
export type GrantKind = (typeof grantKinds)[number]

/** What officers are told: of roles, that an invitation was used, or that somebody who has a link did not have its code. */
export const noticeKinds = [...grantKinds, 'joined', 'codeGuessed'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/**
 * DESK-45: true for a role that signs what others propose, that approves loans and payouts, or that gives such roles: an admin with two
 * credit officers of one's own would pay money out alone.
 */
export function needsSecond(role: Role): boolean {
  return mayDo(role, 'decideProposal') || mayDo(role, 'decideApplication') || mayDo(role, 'manageOfficers')
}
