// The calls of the desk about customer service.

import { type DeskRoutes, reads } from '../officer/call/door.ts'
import { readVisitorMessage } from './leave-message.ts'

export const serviceDeskRoutes = {
  readVisitorMessage: reads(readVisitorMessage),
} satisfies Partial<DeskRoutes>
