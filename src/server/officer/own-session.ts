// The officer's own session: who is logged in, and its end.

import { roleRights } from '../../core/officer/rights.ts'
import type { DeskChanger, DeskReader } from './desk-call.ts'
import { endOfficerSession } from './officer-session-store.ts'

export const getMe: DeskReader<'getMe'> = async (_input, { officer }) => ({
  ...officer,
  rights: [...roleRights[officer.role]],
})

export const logOut: DeskChanger<'logOut'> = async (_input, { db, deps, token, officer, act }) => {
  await endOfficerSession(db, deps, token)
  await act({ act: 'logOut', subject: officer.id })
  return { ended: true }
}
