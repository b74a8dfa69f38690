// The calls of this room.

import { changes, type DeskRoutes, reads } from './desk-call.ts'
import { changeRole, endOfficer, inviteOfficer, listOfficers } from './manage-officers.ts'
import { getMe, logOut } from './own-session.ts'
import { readAudit } from './read-audit.ts'

export const officerRoutes = {
  getMe: reads(getMe),
  logOut: changes(logOut),
  listOfficers: reads(listOfficers),
  inviteOfficer: changes(inviteOfficer),
  changeRole: changes(changeRole),
  endOfficer: changes(endOfficer),
  readAudit: reads(readAudit),
} satisfies Partial<DeskRoutes>
