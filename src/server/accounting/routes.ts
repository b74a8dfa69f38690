// The calls of this room.

import { changes, type DeskRoutes, reads } from '../officer/call/door.ts'
import { decideBookClose, proposeBookClose, reopenBooks, withdrawBookClose } from './close-books.ts'
import {
  exportBookAllowance,
  exportBookBalance,
  exportBookDays,
  exportBookErpnext,
  exportBookJournal,
  exportBookTax,
} from './month-files.ts'
import { exportBookOpening } from './opening-file.ts'
import { readBooks } from './read-books.ts'

export const booksRoutes = {
  readBooks: reads(readBooks),
  proposeBookClose: changes(proposeBookClose),
  decideBookClose: changes(decideBookClose),
  withdrawBookClose: changes(withdrawBookClose),
  reopenBooks: changes(reopenBooks),
  exportBookBalance: reads(exportBookBalance),
  exportBookJournal: reads(exportBookJournal),
  exportBookDays: reads(exportBookDays),
  exportBookErpnext: reads(exportBookErpnext),
  exportBookOpening: reads(exportBookOpening),
  exportBookAllowance: reads(exportBookAllowance),
  exportBookTax: reads(exportBookTax),
} satisfies Partial<DeskRoutes>
