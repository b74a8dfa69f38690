// An admin invites officers, invites again those who lost their passkeys, changes roles, and ends officers. The last admin cannot be ended.

import { deny } from '../../core/officer/desk-refusal.ts'
import { plainText } from '../../core/plain-text.ts'
import { type DeskChanger, type DeskReader, deskMoment } from './desk-call.ts'
import { createInvitation, withdrawInvitations } from './invitation-store.ts'
import { joinAddress } from './join-address.ts'
import { deleteOfficerPasskeys } from './officer-passkey-store.ts'
import { endOfficerSessions } from './officer-session-store.ts'
import {
  insertOfficer,
  listOfficersAtADoor,
  lockOfficer,
  type OfficerKey,
  storeEnd,
  storeRole,
} from './officer-store.ts'
import { isByProvider } from './provider-identity-store.ts'
import { freeItemsBeyond } from './take-store.ts'

/** `here~off-…` or `ended~off-…`; null for anything else. */
function keyIn(after: string): OfficerKey | null {
  const [, group, id] = /^(here|ended)~(\S+)$/.exec(after) ?? []
  return id === undefined ? null : { id, ended: group === 'ended' }
}

export const listOfficers: DeskReader<'listOfficers'> = async ({ after, limit }, { db, deps }) => {
  const key = after === undefined ? null : keyIn(after)
  if (after !== undefined && key === null) return deny('badInput', { fields: ['after'] })
  const at = (moment: Date | null): string | null => (moment === null ? null : deskMoment(deps, moment))
  // Sessions and invitations run by the machine's clock; what is shown is by the clock of the business, which a demo moves.
  const movedMs = deps.clock.now().getTime() - deps.clock.machineNow().getTime()
  const shifted = (moment: Date | null): string | null =>
    at(moment === null ? null : new Date(moment.getTime() + movedMs))
  const found = await listOfficersAtADoor(db, { now: deps.clock.machineNow(), after: key, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const officers = rows.map(({ createdAt, endedAt, lastSeenAt, invitedUntil, ...officer }) => ({
    ...officer,
    createdAt: deskMoment(deps, createdAt),
    endedAt: at(endedAt),
    lastSeenAt: shifted(lastSeenAt),
    invitedUntil: shifted(invitedUntil),
  }))
  const isMore = found.length > limit && last !== undefined
  return { officers, next: isMore ? `${last.endedAt === null ? 'here' : 'ended'}~${last.id}` : null }
}

/** Refused as `providerSaysRole` where officers come from an identity provider. */
export const inviteOfficer: DeskChanger<'inviteOfficer'> = async ({ name: typed, role }, call) => {
  const { db, deps, deskOrigin, act } = call
  const name = plainText(typed)
  if (name === '') return deny('badInput', { fields: ['name'] })
  if (deps.config.desk?.provider != null) return deny('providerSaysRole')
  const officer = { id: deps.ids.next('off'), name, role }
  await insertOfficer(db, officer, deps.clock.now())
  const ticket = await createInvitation(db, deps, officer.id)
  await act({ act: 'inviteOfficer', subject: officer.id, after: { role } })
  return { ...officer, invitation: joinAddress(deskOrigin, ticket) }
}

/** For an officer who lost the passkeys or whose invitation expired: revokes both and makes a new invitation. */
export const inviteAgain: DeskChanger<'inviteAgain'> = async ({ officerId, reason }, call) => {
  const { db, deps, deskOrigin, officer, act } = call
  if (deps.config.desk?.provider != null) return deny('providerSaysRole')
  const found = await lockOfficer(db, officerId)
  if (found === null || found.row.endedAt !== null) return deny('notFound')
  if (officerId === officer.id) return deny('officerIsYou')
  await deleteOfficerPasskeys(db, officerId)
  await endOfficerSessions(db, deps, officerId)
  const ticket = await createInvitation(db, deps, officerId)
  await act({ act: 'inviteAgain', subject: officerId, reason })
  return { id: officerId, name: found.row.name, role: found.row.role, invitation: joinAddress(deskOrigin, ticket) }
}

export const changeRole: DeskChanger<'changeRole'> = async ({ officerId, role, reason }, { db, officer, act }) => {
  const found = await lockOfficer(db, officerId)
  if (found === null || found.row.endedAt !== null) return deny('notFound')
  if (found.isLastAdmin && role !== 'admin') return deny('officerIsLast')
  if (officerId === officer.id) return deny('officerIsYou')
  if (await isByProvider(db, officerId)) return deny('providerSaysRole')
  await storeRole(db, officerId, role)
  await freeItemsBeyond(db, { id: officerId, role })
  await act({ act: 'changeRole', subject: officerId, reason, before: { role: found.row.role }, after: { role } })
  return { id: officerId, name: found.row.name, role }
}

export const endOfficer: DeskChanger<'endOfficer'> = async ({ officerId, reason }, { db, deps, act }) => {
  const found = await lockOfficer(db, officerId)
  if (found === null || found.row.endedAt !== null) return deny('notFound')
  if (found.isLastAdmin) return deny('officerIsLast')
  await storeEnd(db, officerId, deps.clock.now())
  await endOfficerSessions(db, deps, officerId)
  await withdrawInvitations(db, officerId)
  await deleteOfficerPasskeys(db, officerId)
  await act({ act: 'endOfficer', subject: officerId, reason })
  return { id: officerId, name: found.row.name, role: found.row.role }
}
