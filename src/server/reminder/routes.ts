// The calls of reminders. The wish itself is one of the borrower's preferences.

import { done, refuse } from '../../core/refusal.ts'
import { open, type Routes } from '../http/call.ts'
import { stopByLink } from './reminder-store.ts'

export const reminderRoutes = {
  stopReminders: open(async ({ token }, { db, deps }) =>
    (await stopByLink(db, token, deps.clock.now())) ? done : refuse('notFound'),
  ),
} satisfies Partial<Routes>
