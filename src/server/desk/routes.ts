// The calls of this room.

import { changes, type DeskRoutes, reads } from '../officer/call/door.ts'
import { readAsSeen } from './as-seen.ts'
import { addNote, readBorrower, unmask } from './borrower.ts'
import { countBulkAgain, decideBulk, listBulk, proposeBulk, readBulk, stopBulk } from './bulk.ts'
import { forgetView, listCollections, saveView, takeNextLate } from './collections.ts'
import { listContacts } from './contact-now.ts'
import { exportEvidence } from './evidence/evidence.ts'
import { find } from './find.ts'
import { handOverAll, handOverWork, listColleagues } from './hand-over.ts'
import { readLoan, whatIf } from './loan.ts'
import { readLoanPaper } from './loan-paper.ts'
import { recordContact } from './record-contact.ts'
import { closeWork, handBackWork, listTeam, listWork, readWork, takeWork } from './work.ts'

export const deskRoomRoutes = {
  listWork: reads(listWork),
  takeWork: changes(takeWork),
  handBackWork: changes(handBackWork),
  readWork: reads(readWork),
  handOverWork: changes(handOverWork),
  handOverAll: changes(handOverAll),
  listColleagues: reads(listColleagues),
  listTeam: reads(listTeam),
  closeWork: changes(closeWork),
  find: reads(find),
  readBorrower: reads(readBorrower),
  listContacts: reads(listContacts),
  unmask: changes(unmask),
  addNote: changes(addNote),
  recordContact: changes(recordContact),
  listCollections: reads(listCollections),
  takeNextLate: changes(takeNextLate),
  saveView: changes(saveView),
  forgetView: changes(forgetView),
  exportEvidence: reads(exportEvidence),
  proposeBulk: changes(proposeBulk),
  listBulk: reads(listBulk),
  readBulk: reads(readBulk),
  countBulkAgain: changes(countBulkAgain),
  decideBulk: changes(decideBulk),
  stopBulk: changes(stopBulk),
  readLoan: reads(readLoan),
  readLoanPaper: reads(readLoanPaper),
  readAsSeen: reads(readAsSeen),
  whatIf: reads(whatIf),
} satisfies Partial<DeskRoutes>
