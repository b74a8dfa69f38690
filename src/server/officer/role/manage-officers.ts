// An admin invites officers, invites again those who lost their passkeys, changes roles, and ends officers. The last admin cannot be ended.

import { cannot, deny } from '../../../core/officer/desk-refusal.ts'
import { grantWaitSeconds } from '../../../core/officer/grant-rules.ts'
import { plainText } from '../../../core/plain-text.ts'
import { freeItemsBeyond } from '../act/take-store.ts'
import { type DeskChange, type DeskChanger, type DeskReader, deskMoment } from '../call/desk-call.ts'
import { grantOf, listGrants, stopGrants } from '../invitation/grant-store.ts'
import { createInvitation, withdrawInvitations } from '../invitation/invitation-store.ts'
import { joinAddress } from '../invitation/join-address.ts'
import { deleteOfficerPasskeys } from '../login/officer-passkey-store.ts'
import { endOfficerSessions } from '../login/officer-session-store.ts'
import { isByProvider } from '../login/provider-identity-store.ts'
import {
  insertOfficer,
  listOfficersAtADoor,
  lockOfficer,
  type OfficerKey,
  storeEnd,
  storeRole,
} from '../person/officer-store.ts'
import { giveRole, shownGrant } from './give-role.ts'

const invitedReason = 'invited'
const grantWaits = cannot('grantWaits')

/** `here~off-…` or `ended~off-…`; null for anything else. */
function keyIn(after: string): OfficerKey | null {
  const [, group, id] = /^(here|ended)~(\S+)$/.exec(after) ?? []
  return id === undefined ? null : { id, ended: group === 'ended' }
}

export const listOfficers: DeskReader<'listOfficers'> = async ({ after, limit }, { db, deps }) => {
  const key = after === undefined ? null : keyIn(after)
  if (after !== undefined && key === null) return deny('badInput', { fields: ['after'] })
  // Sessions and invitations run by the machine's clock; what is shown is by the clock of the business, which a demo moves.
  const movedMs = deps.clock.now().getTime() - deps.clock.machineNow().getTime()
  const shifted = (moment: Date | null): string | null =>
    deskMoment(deps, moment === null ? null : new Date(moment.getTime() + movedMs))
  const found = await listOfficersAtADoor(db, { now: deps.clock.machineNow(), after: key, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const officers = rows.map(({ createdAt, endedAt, lastSeenAt, invitedUntil, ...officer }) => ({
    ...officer,
    createdAt: deskMoment(deps, createdAt),
    endedAt: deskMoment(deps, endedAt),
    lastSeenAt: shifted(lastSeenAt),
    invitedUntil: shifted(invitedUntil),
  }))
  const isMore = found.length > limit && last !== undefined
  const grants = (await listGrants(db)).map((grant) => shownGrant(deps, grant))
  return { officers, grants, next: isMore ? `${last.endedAt === null ? 'here' : 'ended'}~${last.id}` : null }
}

/** The link, and the code that is told apart from it. */
async function invitationOf(
  { db, deps, deskOrigin, officer }: DeskChange,
  officerId: string,
  holdsFrom: Date | null,
): Promise<{ invitation: string; code: string }> {
  const waitSeconds = holdsFrom === null ? 0 : grantWaitSeconds
  const { ticket, code } = await createInvitation(db, deps, { officerId, by: officer.id, waitSeconds })
  return { invitation: joinAddress(deskOrigin, ticket), code }
}

/** Refused as `providerSaysRole` where officers come from an identity provider. */
export const inviteOfficer: DeskChanger<'inviteOfficer'> = async ({ name: typed, role }, call) => {
  const { db, deps, act } = call
  const name = plainText(typed)
  if (name === '') return deny('badInput', { fields: ['name'] })
  if (deps.config.desk?.provider != null) return deny('providerSaysRole')
  const officer = { id: deps.ids.next('off'), name, role }
  await insertOfficer(db, officer, deps.clock.now())
  const holdsFrom = await giveRole(call, {
    officerId: officer.id,
    kind: 'invited',
    role,
    before: null,
    reason: invitedReason,
  })
  const made = await invitationOf(call, officer.id, holdsFrom)
  await act({ act: 'inviteOfficer', subject: officer.id, after: { role } })
  return { ...officer, ...made, holdsFrom: deskMoment(deps, holdsFrom) }
}

/** For an officer who lost the passkeys or whose invitation expired: revokes both and makes a new invitation. */
export const inviteAgain: DeskChanger<'inviteAgain'> = async ({ officerId, reason }, call) => {
  const { db, deps, officer, act } = call
  if (deps.config.desk?.provider != null) return deny('providerSaysRole')
  const found = await lockOfficer(db, officerId)
  if (found === null || found.row.endedAt !== null) return deny('notFound')
  if (officerId === officer.id) return deny('officerIsYou')
  // Of two admins who invite each other again at the same moment one stays who can log in.
  if (found.isLastAdmin) return deny('officerIsLast')
  if ((await grantOf(db, officerId)) !== null) return grantWaits
  const { name, role } = found.row
  await deleteOfficerPasskeys(db, officerId)
  await endOfficerSessions(db, deps, officerId)
  const holdsFrom = await giveRole(call, { officerId, kind: 'invitedAgain', role, before: null, reason })
  const made = await invitationOf(call, officerId, holdsFrom)
  await act({ act: 'inviteAgain', subject: officerId, reason })
  return { id: officerId, name, role, ...made, holdsFrom: deskMoment(deps, holdsFrom) }
}

export const changeRole: DeskChanger<'changeRole'> = async ({ officerId, role, reason }, call) => {
  const { db, deps, officer, act } = call
  const found = await lockOfficer(db, officerId)
  if (found === null || found.row.endedAt !== null) return deny('notFound')
  if (found.isLastAdmin && role !== 'admin') return deny('officerIsLast')
  if (officerId === officer.id) return deny('officerIsYou')
  if (await isByProvider(db, officerId)) return deny('providerSaysRole')
  if ((await grantOf(db, officerId)) !== null) return grantWaits
  const { name, role: before } = found.row
  const holdsFrom = role === before ? null : await giveRole(call, { officerId, kind: 'role', role, before, reason })
  if (holdsFrom === null) {
    await storeRole(db, officerId, role)
    await freeItemsBeyond(db, { id: officerId, role })
  }
  await act({
    act: holdsFrom === null ? 'changeRole' : 'giveRole',
    subject: officerId,
    reason,
    before: { role: before },
    after: { role },
  })
  return { id: officerId, name, role: holdsFrom === null ? role : before, holdsFrom: deskMoment(deps, holdsFrom) }
}

export const endOfficer: DeskChanger<'endOfficer'> = async ({ officerId, reason }, { db, deps, officer, act }) => {
  const found = await lockOfficer(db, officerId)
  if (found === null || found.row.endedAt !== null) return deny('notFound')
  if (found.isLastAdmin) return deny('officerIsLast')
  await storeEnd(db, officerId, deps.clock.now())
  await stopGrants(db, officerId, officer.id, deps.clock.now())
  await endOfficerSessions(db, deps, officerId)
  await withdrawInvitations(db, officerId)
  await deleteOfficerPasskeys(db, officerId)
  await act({ act: 'endOfficer', subject: officerId, reason })
  return { id: officerId, name: found.row.name, role: found.row.role }
}
