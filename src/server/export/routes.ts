// The calls of this room.

import { type DeskRoutes, reads } from '../officer/door.ts'
import { exportJournal, exportTrialBalance } from './journal.ts'
import { exportPortfolio } from './portfolio-file.ts'
import { exportArrears, exportComplaints } from './registers.ts'

export const exportRoutes = {
  exportJournal: reads(exportJournal),
  exportTrialBalance: reads(exportTrialBalance),
  exportArrears: reads(exportArrears),
  exportComplaints: reads(exportComplaints),
  exportPortfolio: reads(exportPortfolio),
} satisfies Partial<DeskRoutes>
