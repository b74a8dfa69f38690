// The calls of a borrower's own account: profile, wishes, sessions, consents, papers, a copy of the data.

import { type Routes, signedIn } from '../http/call.ts'
import { listConsents, withdrawConsent } from './consents.ts'
import { exportData } from './export-data.ts'
import { getProfile } from './get-profile.ts'
import { getUserMenu } from './get-user-menu.ts'
import { listDocuments } from './list-documents.ts'
import { forgetPushPhone, savePushPhone } from './phone-messages.ts'
import { savePreferences } from './save-preferences.ts'
import { endSessions, listSessions } from './sessions.ts'

export const profileRoutes = {
  getProfile: signedIn(getProfile),
  savePreferences: signedIn(savePreferences),
  savePushPhone: signedIn(savePushPhone),
  forgetPushPhone: signedIn(forgetPushPhone),
  listSessions: signedIn(listSessions),
  endSessions: signedIn(endSessions),
  listConsents: signedIn(listConsents),
  withdrawConsent: signedIn(withdrawConsent),
  listDocuments: signedIn(listDocuments),
  exportData: signedIn(exportData),
  getUserMenu: signedIn(getUserMenu),
} satisfies Partial<Routes>
