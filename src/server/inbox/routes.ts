// The calls of the inbox, and their use cases.

import { type Routes, signedIn } from '../http/call.ts'
import { listMessages, markMessagesSeen } from './list-messages.ts'

export const inboxRoutes = {
  listMessages: signedIn(listMessages),
  markMessagesSeen: signedIn(markMessagesSeen),
} satisfies Partial<Routes>
