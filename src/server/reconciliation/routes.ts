// The calls of this room.

import { changes, type DeskRoutes, reads } from '../officer/door.ts'
import { clearDifference, importReport, listReports, readReport } from './reports.ts'

export const reconciliationRoutes = {
  importReport: changes(importReport),
  listReports: reads(listReports),
  readReport: reads(readReport),
  clearDifference: changes(clearDifference),
} satisfies Partial<DeskRoutes>
