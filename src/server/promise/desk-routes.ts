// The calls of the desk about promises to pay.

import { changes, type DeskRoutes } from '../officer/call/door.ts'
import { recordPromise, withdrawPromise } from './record-promise.ts'

export const promiseDeskRoutes = {
  recordPromise: changes(recordPromise),
  withdrawPromise: changes(withdrawPromise),
} satisfies Partial<DeskRoutes>
