// The calls of this room.

import { type DeskRoutes, reads } from '../officer/call/door.ts'
import { exportArrears } from './arrears-file.ts'
import { exportComplaints } from './complaint-register.ts'
import { exportJournal, exportTrialBalance } from './journal.ts'
import { listExportFiles } from './list-files.ts'
import { exportPortfolio } from './portfolio-file.ts'

export const exportRoutes = {
  listExportFiles: reads(listExportFiles),
  exportJournal: reads(exportJournal),
  exportTrialBalance: reads(exportTrialBalance),
  exportArrears: reads(exportArrears),
  exportComplaints: reads(exportComplaints),
  exportPortfolio: reads(exportPortfolio),
} satisfies Partial<DeskRoutes>
