// The officer's own session: who is logged in, and its end.

import { roleRights } from '../../../core/officer/rights.ts'
import { type DeskChanger, type DeskReader, deskMoment } from '../call/desk-call.ts'
import { unseenNotices } from '../invitation/grant-store.ts'
import { endOfficerSession } from './officer-session-store.ts'

const toldAtOnce = 3

export const getMe: DeskReader<'getMe'> = async (_input, { db, deps, officer }) => {
  const notices = await unseenNotices(db, officer.id, toldAtOnce)
  const told = notices.map(({ at, holdsFrom, ...notice }) => ({
    ...notice,
    at: deskMoment(deps, at),
    holdsFrom: holdsFrom === null ? null : deskMoment(deps, holdsFrom),
  }))
  return { ...officer, rights: [...roleRights[officer.role]], told }
}

export const logOut: DeskChanger<'logOut'> = async (_input, { db, deps, token, officer, act }) => {
  await endOfficerSession(db, deps, token)
  await act({ act: 'logOut', subject: officer.id })
  return { ended: true }
}
