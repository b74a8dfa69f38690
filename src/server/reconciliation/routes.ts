// The calls of this room.

import { changes, type DeskRoutes, preparedChange, reads } from '../officer/call/door.ts'
import {
  clearDifference,
  importReport,
  listReportLines,
  listReports,
  readDifference,
  readReport,
  stageFile,
} from './reports.ts'

export const reconciliationRoutes = {
  importReport: preparedChange(stageFile, importReport),
  listReports: reads(listReports),
  readReport: reads(readReport),
  listReportLines: reads(listReportLines),
  readDifference: reads(readDifference),
  clearDifference: changes(clearDifference),
} satisfies Partial<DeskRoutes>
