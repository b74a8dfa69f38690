// Tells the home of the cells of a move that was killed half way.

import type { Cell } from './cell.ts'
import { jobsOfKilledMoves } from './moved-jobs.ts'

/** Logs an alarm while a killed move keeps jobs of a borrower from the workers of a cell: they are done once the operator runs it again. */
export async function tellKilledMoves(home: Cell, cell: Cell): Promise<void> {
  const jobs = await jobsOfKilledMoves(cell.deps.db)
  if (jobs === 0) return
  home.deps.log.error(
    { kind: 'cellAlert', cell: cell.name, reason: 'move', count: jobs },
    'a move of a borrower was killed and not run again: the jobs of the borrower rest',
  )
}
