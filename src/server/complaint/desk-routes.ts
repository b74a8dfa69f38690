// The calls of the desk about cases.

import { changes, type DeskRoutes, reads } from '../officer/door.ts'
import { readCase, sendCaseMessage } from './desk-case.ts'

export const complaintDeskRoutes = {
  readCase: reads(readCase),
  sendCaseMessage: changes(sendCaseMessage),
} satisfies Partial<DeskRoutes>
