// The calls by which a phone could tell of its owner.

import { refuse } from '../../core/refusal.ts'
import { open, type Routes, signedIn } from '../http/call.ts'
import { askDeviceConsent } from './ask-consent.ts'
import { saveDeviceInfo, saveLocation } from './save-device-data.ts'
import { withdrawDeviceConsent } from './withdraw-consent.ts'

export const deviceDataRoutes = {
  refuseContacts: open(async () => refuse('contactsAreNeverCollected')),
  askDeviceConsent: signedIn(askDeviceConsent),
  saveLocation: signedIn(saveLocation),
  saveDeviceInfo: signedIn(saveDeviceInfo),
  withdrawDeviceConsent: signedIn(withdrawDeviceConsent),
} satisfies Partial<Routes>
