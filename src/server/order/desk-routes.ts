// The call of the desk about loan accounts.

import { changes, type DeskRoutes, reads } from '../officer/door.ts'
import { declineHardship } from './decline-hardship.ts'
import { decideHeldPayout, readHeldPayout, unmaskHeldPayout } from './held-payout.ts'

export const orderDeskRoutes = {
  declineHardship: changes(declineHardship),
  readHeldPayout: reads(readHeldPayout),
  unmaskHeldPayout: changes(unmaskHeldPayout),
  decideHeldPayout: changes(decideHeldPayout),
} satisfies Partial<DeskRoutes>
