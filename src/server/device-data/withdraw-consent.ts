// Takes a consent back, and erases what it brought.

import type { Handler } from '../http/call.ts'
import { withdrawConsents } from './consent-store.ts'

export const withdrawDeviceConsent: Handler<'withdrawDeviceConsent'> = async ({ kind }, { caller, db, deps }) => {
  const { borrowerId } = caller
  const erased = await db.transaction((tx) => withdrawConsents(tx, { borrowerId, kind, at: deps.clock.now() }))
  return { erased }
}
