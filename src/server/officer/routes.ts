// The calls of this room.

import { changes, changesOfficers, type DeskRoutes, reads } from './call/desk-call.ts'
import { getMe, logOut } from './login/log-in.ts'
import { addOwnPasskey, askOwnPasskey, listOwnPasskeys, removeOwnPasskey } from './login/own-passkeys.ts'
import { readAudit } from './read-audit.ts'
import { decideGrant, seeNotice } from './role/give-role.ts'
import { changeRole, endOfficer, inviteAgain, inviteOfficer, listOfficers } from './role/manage-officers.ts'

export const officerRoutes = {
  getMe: reads(getMe),
  logOut: changes(logOut),
  listOfficers: reads(listOfficers),
  inviteOfficer: changes(inviteOfficer),
  inviteAgain: changesOfficers(inviteAgain),
  changeRole: changesOfficers(changeRole),
  endOfficer: changesOfficers(endOfficer),
  decideGrant: changesOfficers(decideGrant),
  seeNotice: changes(seeNotice),
  listOwnPasskeys: reads(listOwnPasskeys),
  askOwnPasskey: changes(askOwnPasskey),
  addOwnPasskey: changesOfficers(addOwnPasskey),
  removeOwnPasskey: changesOfficers(removeOwnPasskey),
  readAudit: reads(readAudit),
} satisfies Partial<DeskRoutes>
