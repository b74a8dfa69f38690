// The call of the desk about loan accounts.

import { changes, type DeskRoutes, reads } from '../officer/call/door.ts'
import { declineHardship } from './hardship/hardship.ts'
import { decideHeldPayout, readHeldPayout, unmaskHeldPayout } from './payout/held-payout.ts'

export const orderDeskRoutes = {
  declineHardship: changes(declineHardship),
  readHeldPayout: reads(readHeldPayout),
  unmaskHeldPayout: changes(unmaskHeldPayout),
  decideHeldPayout: changes(decideHeldPayout),
} satisfies Partial<DeskRoutes>
