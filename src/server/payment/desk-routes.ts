// The calls of the desk about payments.

import { type DeskRoutes, reads } from '../officer/call/door.ts'
import { readSuspense } from './placing/find-candidates.ts'

export const paymentDeskRoutes = {
  readSuspense: reads(readSuspense),
} satisfies Partial<DeskRoutes>
