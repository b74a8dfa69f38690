// The call of the desk about loan accounts.

import { changes, type DeskRoutes } from '../officer/door.ts'
import { declineHardship } from './decline-hardship.ts'

export const orderDeskRoutes = {
  declineHardship: changes(declineHardship),
} satisfies Partial<DeskRoutes>
