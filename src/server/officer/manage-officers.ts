// An admin invites officers, changes their role, and ends them. The last admin stays.

import { deny } from '../../core/officer/desk-refusal.ts'
import { plainText } from '../../core/plain-text.ts'
import { type DeskChanger, type DeskReader, deskMoment } from './desk-call.ts'
import { launchAddress } from './launch-address.ts'
import { createLaunch } from './launch-store.ts'
import { endOfficerSessions } from './officer-session-store.ts'
import { insertOfficer, listOfficerRows, lockOfficer, storeEnd, storeRole } from './officer-store.ts'

export const listOfficers: DeskReader<'listOfficers'> = async (_input, { db, deps }) => {
  const rows = await listOfficerRows(db)
  return rows.map(({ createdAt, endedAt, ...officer }) => ({
    ...officer,
    createdAt: deskMoment(deps, createdAt),
    endedAt: endedAt === null ? null : deskMoment(deps, endedAt),
  }))
}

export const inviteOfficer: DeskChanger<'inviteOfficer'> = async ({ name: typed, role }, call) => {
  const { db, deps, deskOrigin, act } = call
  const name = plainText(typed)
  if (name === '') return deny('badInput', { fields: ['name'] })
  const officer = { id: deps.ids.next('off'), name, role }
  await insertOfficer(db, officer, deps.clock.now())
  const ticket = await createLaunch(db, deps, officer.id)
  await act({ act: 'inviteOfficer', subject: officer.id, after: { role } })
  return { ...officer, launch: launchAddress(deskOrigin, ticket) }
}

export const changeRole: DeskChanger<'changeRole'> = async ({ officerId, role, reason }, { db, act }) => {
  const found = await lockOfficer(db, officerId)
  if (found === null || found.row.endedAt !== null) return deny('notFound')
  if (found.isLastAdmin && role !== 'admin') return deny('officerIsLast')
  await storeRole(db, officerId, role)
  await act({ act: 'changeRole', subject: officerId, reason, before: { role: found.row.role }, after: { role } })
  return { id: officerId, name: found.row.name, role }
}

export const endOfficer: DeskChanger<'endOfficer'> = async ({ officerId, reason }, { db, deps, act }) => {
  const found = await lockOfficer(db, officerId)
  if (found === null || found.row.endedAt !== null) return deny('notFound')
  if (found.isLastAdmin) return deny('officerIsLast')
  await storeEnd(db, officerId, deps.clock.now())
  await endOfficerSessions(db, deps, officerId)
  await act({ act: 'endOfficer', subject: officerId, reason })
  return { id: officerId, name: found.row.name, role: found.row.role }
}
