// The calls of a borrower's own account: profile, wishes, sessions, consents, what a phone tells, papers, a copy of the data.

import { refuse } from '../../core/refusal.ts'
import { open, type Routes, signedIn } from '../http/call.ts'
import { listConsents, withdrawConsent } from './consents.ts'
import { askDeviceConsent, withdrawDeviceConsent } from './device-data/ask-consent.ts'
import { saveDeviceInfo, saveLocation } from './device-data/save-device-data.ts'
import { exportData } from './export-data.ts'
import { forgetPushPhone, getProfile, savePreferences, savePushPhone } from './get-profile.ts'
import { getUserMenu } from './get-user-menu.ts'
import { listDocuments } from './list-documents.ts'
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
  refuseContacts: open(async () => refuse('contactsAreNeverCollected')),
  askDeviceConsent: signedIn(askDeviceConsent),
  saveLocation: signedIn(saveLocation),
  saveDeviceInfo: signedIn(saveDeviceInfo),
  withdrawDeviceConsent: signedIn(withdrawDeviceConsent),
} satisfies Partial<Routes>
