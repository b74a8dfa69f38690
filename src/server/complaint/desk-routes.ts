// The calls of the desk about cases.

import { changes, type DeskRoutes, reads } from '../officer/door.ts'
import { decideNameChange } from './decide-name-change.ts'
import { readCase, readCasePicture } from './desk-case.ts'
import { acknowledgeCase, escalateCase, reopenCase, sendCaseMessage } from './desk-case-acts.ts'
import { listCases } from './desk-cases.ts'
import { takeDownCase } from './take-down-case.ts'

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
