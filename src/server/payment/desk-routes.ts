// The calls of the desk about payments.

import { type DeskRoutes, reads } from '../officer/door.ts'
import { readSuspense } from './suspense/find-candidates.ts'

export const paymentDeskRoutes = {
  readSuspense: reads(readSuspense),
} satisfies Partial<DeskRoutes>
