// The calls of the desk about cases.

import { changes, type DeskRoutes, reads } from '../officer/call/door.ts'
import { decideNameChange } from './desk/decide-name-change.ts'
import { listCases, readCase, readCasePicture } from './desk/desk-case.ts'
import { acknowledgeCase, escalateCase, reopenCase, sendCaseMessage, takeDownCase } from './desk/desk-case-acts.ts'

export const complaintDeskRoutes = {
  listCases: reads(listCases),
  readCase: reads(readCase),
  readCasePicture: reads(readCasePicture),
  takeDownCase: changes(takeDownCase),
  sendCaseMessage: changes(sendCaseMessage),
  acknowledgeCase: changes(acknowledgeCase),
  escalateCase: changes(escalateCase),
  reopenCase: changes(reopenCase),
  decideNameChange: changes(decideNameChange),
} satisfies Partial<DeskRoutes>
